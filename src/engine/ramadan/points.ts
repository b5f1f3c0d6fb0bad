import { type Cited, cited, type Mark } from '../kit/worksheet/cited.ts';

const points = (value: number, what: string, mark: Mark = 'S'): Cited =>
  cited(value, 'none', 'idfDar2021', `risk score: ${what}`, mark);

/**
 * The risk score for fasting: every item with its answers and their points. The guideline’s table was seen in two reproductions of it
 * (a manufacturer’s page for clinicians, a hospital’s form), which agree; HbA1c and self-testing not done in a summary only; what is marked R
 * (self-testing too little, frailty, help at home, earlier fasts) from memory.
 */
export const items = {
  type: { other: points(0, 'type 2'), one: points(1, 'type 1') },
  duration: { short: points(0, 'below 10 years'), long: points(1, '10 years and more') },
  lows: {
    none: points(0, 'no hypoglycaemia'),
    rare: points(1, 'hypoglycaemia less than once a week'),
    weekly: points(3.5, 'several lows a week'),
    severe: points(5.5, 'recent severe hypoglycaemia'),
    unaware: points(6.5, 'hypoglycaemia unawareness'),
  },
  a1c: {
    low: points(0, 'HbA1c below 7.5 %'),
    raised: points(1, 'HbA1c 7.5 to 9 %'),
    high: points(2, 'HbA1c above 9 %'),
  },
  treatment: {
    other: points(0, 'no sulfonylurea and no insulin'),
    modernSulfonylurea: points(0.5, 'gliclazide, glimepiride or repaglinide'),
    glibenclamide: points(1, 'glibenclamide'),
    basal: points(1.5, 'basal insulin'),
    mixedOnce: points(2, 'mixed insulin once a day'),
    basalBolus: points(2.5, 'basal-bolus insulin or pump'),
    mixedOften: points(3, 'mixed insulin several times a day'),
  },
  testing: {
    asAdvised: points(0, 'self-testing as indicated'),
    tooLittle: points(1, 'self-testing too little', 'R'),
    none: points(2, 'self-testing indicated and not done'),
  },
  crisis: {
    none: points(0, 'no ketoacidosis or hyperosmolar state'),
    year: points(1, 'ketoacidosis or hyperosmolar state within 12 months'),
    halfYear: points(2, 'ketoacidosis or hyperosmolar state within 6 months'),
    quarter: points(3, 'ketoacidosis or hyperosmolar state within 3 months'),
  },
  vessels: {
    none: points(0, 'no macrovascular disease'),
    stable: points(2, 'stable macrovascular disease'),
    unstable: points(6.5, 'unstable macrovascular disease'),
  },
  kidney: {
    good: points(0, 'eGFR 60 and more'),
    mild: points(2, 'eGFR 45 to 60'),
    moderate: points(4, 'eGFR 30 to 45'),
    severe: points(6.5, 'eGFR below 30'),
  },
  pregnancy: {
    none: points(0, 'not pregnant'),
    within: points(3.5, 'pregnant, within targets'),
    outside: points(6.5, 'pregnant, not within targets'),
  },
  frailty: {
    none: points(0, 'not frail, and not alone above 70', 'R'),
    alone: points(3.5, 'above 70 without help at home', 'R'),
    frail: points(6.5, 'frailty or impaired cognition', 'R'),
  },
  labour: {
    none: points(0, 'no physical labour'),
    moderate: points(2, 'moderate physical labour'),
    hard: points(4, 'hard physical labour'),
  },
  experience: { good: points(0, 'no bad experience'), bad: points(1, 'earlier Ramadan: bad experience', 'R') },
  hours: { short: points(0, 'fast below 16 hours'), long: points(1, 'fast of 16 hours and more') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Cited>>>>;

export type ItemId = keyof typeof items;
export const itemIds = Object.keys(items) as ItemId[];
export type AnswerOf<I extends ItemId> = keyof (typeof items)[I] & string;

/** Where answers change. */
export const longDuration = cited(10, 'years', 'idfDar2021', 'risk score: duration', 'S');
export const raisedA1c = cited(7.5, '%', 'idfDar2021', 'risk score: HbA1c', 'S');
export const highA1c = cited(9, '%', 'idfDar2021', 'risk score: HbA1c', 'S');
export const olderThan = cited(70, 'years', 'idfDar2021', 'risk score: above 70 without help at home', 'S');
/** From this age frailty is asked; younger people of whom nothing is told count as not frail. */
export const frailtyAsked = cited(65, 'years', 'design', 'frailty is asked from 65 years', 'design');

/** Class by points: low up to 3, moderate to 6, above that high. */
export const lowUpTo = cited(3, 'none', 'idfDar2021', 'risk score: 0 to 3 low', 'V');
export const moderateUpTo = cited(6, 'none', 'idfDar2021', 'risk score: 3.5 to 6 moderate, above 6 high', 'V');
const riskClasses = ['low', 'moderate', 'high'] as const;
export type RiskClass = (typeof riskClasses)[number];

const seen = (value: number, what: string): Cited =>
  cited(value, 'none', 'ramadanValidation2023', `abstract: of 100, ${what}`, 'V');
/** What came of it, of 100 people of each class who meant to fast (647 of the 659 assessed answered after Ramadan 2021): lows, glucose above 250 mg/dL, whole month fasted. */
export const foretold = {
  low: { lows: seen(6, 'lows, low'), highs: seen(3, 'highs, low'), fasted: seen(94, 'all days, low') },
  moderate: {
    lows: seen(22, 'lows, moderate'),
    highs: seen(13, 'highs, moderate'),
    fasted: seen(81, 'all days, moderate'),
  },
  high: { lows: seen(35, 'lows, high'), highs: seen(24, 'highs, high'), fasted: seen(77, 'all days, high') },
} as const satisfies Readonly<Record<RiskClass, Readonly<Record<string, Cited>>>>;
