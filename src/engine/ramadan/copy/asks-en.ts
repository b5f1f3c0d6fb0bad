import type { FactValue } from '../../chart/facts.ts';
import type { FastingFact } from '../asks.ts';

type AnswersOf<F extends FastingFact> = [FactValue<F>] extends [boolean]
  ? { readonly yes: string; readonly no: string }
  : Readonly<Record<Exclude<FactValue<F>, boolean | number>, string>>;
export type AskWords = {
  readonly [F in FastingFact]: { readonly label: string; readonly hint?: string; readonly answers: AnswersOf<F> };
};

const yesNo = { yes: 'Yes', no: 'No' } as const;

/** What is asked for the fast alone. */
export const asksEn: AskWords = {
  fastsRamadan: { label: 'Plans to fast Ramadan', answers: yesNo },
  hypoglycaemiaUnaware: { label: 'Lows without warning', hint: 'No shaking or sweating before them', answers: yesNo },
  hypoglycaemiaFrequency: {
    label: 'How often lows occur',
    answers: { none: 'None', 'below-weekly': 'Less than once a week', weekly: 'Once a week or more' },
  },
  selfTesting: {
    label: 'Tests own glucose',
    answers: { 'as-advised': 'As advised, or not needed', 'too-little': 'Too little', none: 'Advised, not done' },
  },
  glucoseCrisis: {
    label: 'Latest ketoacidosis or hyperosmolar state',
    answers: {
      none: 'None in 12 months',
      'within-12-months': '6 to 12 months ago',
      'within-6-months': '3 to 6 months ago',
      'within-3-months': 'In the last 3 months',
    },
  },
  vesselsUnstable: {
    label: 'Unstable heart or vascular disease',
    hint: 'Angina at rest, or a recent heart attack or stroke',
    answers: yesNo,
  },
  pregnancyWithinTargets: { label: 'Glucose within the targets of pregnancy', answers: yesNo },
  helpAtHome: { label: 'Somebody helps at home', answers: yesNo },
  fastingLabour: {
    label: 'Physical labour while fasting',
    answers: { none: 'None', moderate: 'Moderate', hard: 'Hard' },
  },
  earlierFast: {
    label: 'Earlier Ramadans',
    hint: 'Bad: lows, very high glucose or admission',
    answers: { good: 'Good', bad: 'Bad experience', first: 'Never fasted with diabetes' },
  },
  fastingHours: { label: 'Hours of fasting a day', answers: { 'below-16': 'Below 16', 'from-16': '16 and more' } },
  insulinRegimen: {
    label: 'Insulin regimen',
    answers: {
      'basal-once': 'Basal insulin alone, once a day',
      'basal-twice': 'Basal insulin alone, twice a day',
      'basal-bolus': 'Basal and mealtime insulin',
      'mixed-once': 'Mixed insulin once a day',
      'mixed-twice': 'Mixed insulin twice a day',
      'mixed-thrice': 'Mixed insulin three times a day',
      pump: 'Pump',
    },
  },
  sulfonylureaAgent: {
    label: 'Which sulfonylurea',
    answers: { gliclazide: 'Gliclazide', glimepiride: 'Glimepiride', glibenclamide: 'Glibenclamide', other: 'Another' },
  },
  sulfonylureaTimes: { label: 'Sulfonylurea: how often', answers: { once: 'Once', twice: 'Twice' } },
  glp1Agent: {
    label: 'Which GLP-1 receptor agonist',
    answers: {
      semaglutide: 'Semaglutide injection, weekly',
      dulaglutide: 'Dulaglutide, weekly',
      tirzepatide: 'Tirzepatide, weekly',
      'exenatide-weekly': 'Exenatide, weekly',
      liraglutide: 'Liraglutide, daily',
      lixisenatide: 'Lixisenatide, daily',
      exenatide: 'Exenatide, twice a day',
      'oral-semaglutide': 'Semaglutide tablet, daily',
      other: 'Another',
    },
  },
  metforminTimes: {
    label: 'Metformin: how often',
    answers: { once: 'Once, or prolonged release', twice: 'Twice', thrice: 'Three times' },
  },
  repaglinide: { label: 'Repaglinide', answers: yesNo },
};
