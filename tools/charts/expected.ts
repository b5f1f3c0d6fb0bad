import type { TakenChart } from '../../src/engine/fhir/chart.ts';
import type { Compared } from './compare.ts';
import type { Entry } from './figures.ts';

/** What a quality measure's publisher says of a test patient: the part of a MeasureReport that is read here. */
export interface Report extends Entry {
  readonly measure?: string;
  readonly group?: readonly {
    readonly population?: readonly {
      readonly code?: { readonly coding?: readonly { readonly code?: string }[] };
      readonly count?: number;
    }[];
  }[];
}

/** Measures whose initial population holds only people with the diagnosis. */
const diagnosed: readonly (readonly [fact: string, measures: RegExp])[] = [
  ['diabetesType', /CMS(?:122|131|951)FHIR|DiabetesGlycemic|DiabetesEyeExam|KidneyHealth/],
  ['retinopathy', /CMS142FHIR|DRCommunication/],
  ['heartFailure', /CMS(?:135|144|90)FHIR|HFACEI|HFBetaBlocker|AssessmentsforHeartFailure/],
  ['ascvd', /CMS145FHIR|CADBetaBlocker/],
];
const ofPressure = /CMS165FHIR|ControllingHighBloodPressure/;
const ofGlycemia = /CMS122FHIR|DiabetesGlycemic/;

/** What a publisher's expected results say of a chart (the diagnosis, a pressure under 140/90, HbA1c over 9 %), beside the product. */
export function compareExpected(taken: TakenChart, { measure = '', group }: Report): Compared[] {
  const counts = (name: string): boolean =>
    group?.[0]?.population?.some(({ code, count }) => code?.coding?.[0]?.code === name && (count ?? 0) > 0) === true;
  const figureOf = (fact: string): unknown =>
    taken.ok ? taken.facts.find((each) => each.fact === fact)?.known.value : undefined;
  const isAsked = (fact: string): boolean =>
    taken.ok && taken.questions.some(({ facts }) => (facts as readonly string[]).includes(fact));
  const judged = (fact: string, agrees: boolean, expected: string): Compared => ({
    fact: `expected ${fact}`,
    how: agrees ? 'same' : isAsked(fact) ? 'asked' : 'differs',
    says: `${expected}, the product: ${taken.ok ? String(figureOf(fact) ?? 'nothing') : taken.reason}`,
  });
  const all: Compared[] = [];
  for (const [fact, measures] of diagnosed) {
    const value = figureOf(fact);
    if (measures.test(measure) && counts('initial-population'))
      all.push(judged(fact, value !== undefined && value !== false && value !== 'none', 'there'));
  }
  // Who is excluded, or not of the denominator, has no expected numerator.
  if (!counts('denominator') || counts('denominator-exclusion')) return all;
  const [systolic, diastolic, a1c] = [figureOf('systolic'), figureOf('diastolic'), figureOf('a1c') ?? figureOf('gmi')];
  const isControlled = Number(systolic) < 140 && Number(diastolic) < 90;
  if (ofPressure.test(measure))
    all.push(
      judged(
        'systolic',
        isControlled === counts('numerator'),
        counts('numerator') ? 'under 140/90' : 'not under 140/90',
      ),
    );
  // Without a figure the numerator is met; whether one is missing is no matter of reading it.
  if (ofGlycemia.test(measure) && a1c !== undefined)
    all.push(judged('a1c', Number(a1c) > 9 === counts('numerator'), counts('numerator') ? 'over 9' : 'at most 9'));
  return all;
}
