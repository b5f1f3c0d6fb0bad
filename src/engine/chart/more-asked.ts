import type { MoreFact, MoreGroup } from '../clinical/more.ts';
import { type Fields, moreSection } from '../kit/fields/fields.ts';
import { asksForKetones } from '../clinical/glycaemia.ts';
import { monthsOf } from '../clinical/settled.ts';
import { below } from '../kit/worksheet/cited.ts';
import { type Chart, factValue } from './chart.ts';
import type { FactId } from './facts.ts';

/** In the order they are asked, by group. */
const order: Readonly<Record<MoreGroup, readonly MoreFact[]>> = {
  person: ['sex', 'weight', 'height', 'frailty', 'pregnancy', 'childbearing', 'breastfeeding', 'alcohol'],
  kind: [
    'diabetesType',
    'diabetesDuration',
    'islets',
    'autoimmune',
    'steroids',
    'pancreatitis',
    'pancreatitisNow',
    'catabolicSymptoms',
    'vomiting',
  ],
  tests: [
    'targetA1c',
    'fpg',
    'creatinine',
    'egfr',
    'previousEgfr',
    'previousEgfrMonths',
    'uacr',
    'potassium',
    'ketones',
    'ldl',
    'totalCholesterol',
    'b12',
    'systolic',
    'diastolic',
    'ejectionFraction',
  ],
  conditions: [
    'heartFailure',
    'ascvd',
    'arterialEventMonths',
    'dialysis',
    'retinopathy',
    'neuropathy',
    'nafld',
    'cirrhosis',
    'gastroparesis',
    'severeHypoglycaemia',
    'oedema',
    'anaemiaRisk',
    'medullaryThyroidCancer',
    'ketoacidosis',
    'footUlcer',
    'footUlcerOpen',
    'operationPlanned',
    'contrastPlanned',
    'kidneyTransplant',
    'bariatricSurgery',
  ],
  medicines: [
    'metformin',
    'metforminDuration',
    'sulfonylurea',
    'sulfonylureaMonths',
    'dpp4Inhibitor',
    'dpp4InhibitorMonths',
    'sglt2Inhibitor',
    'sglt2InhibitorMonths',
    'glp1RA',
    'glp1RAMonths',
    'tzd',
    'tzdMonths',
    'basalInsulin',
    'basalUnits',
    'weeklyInsulinUnits',
    'mealtimeInsulin',
    'statin',
    'ezetimibe',
    'rasInhibitor',
    'finerenone',
    'mineralocorticoidAntagonist',
    'loopOrThiazideDiuretic',
    'strongCyp3a4Inhibitor',
    'sameClassTwice',
  ],
};

/** From here nobody is asked about a pregnancy: years. Judgement asks to the same age. */
const childbearingUntil = 50;
export function mayBecomePregnant(chart: Chart): boolean {
  const age = factValue(chart, 'age');
  return factValue(chart, 'sex') !== 'male' && (age === undefined || below(age, childbearingUntil));
}
const taken =
  (medicine: FactId) =>
  (chart: Chart): boolean =>
    factValue(chart, medicine) === true;

/** Whom a question concerns, where not everybody. */
const concerns: { readonly [F in MoreFact]?: (chart: Chart) => boolean } = {
  pregnancy: mayBecomePregnant,
  childbearing: mayBecomePregnant,
  breastfeeding: mayBecomePregnant,
  contrastPlanned: (chart) => (factValue(chart, 'metformin') ?? 0) > 0,
  ezetimibe: (chart) => (factValue(chart, 'statin') ?? 'none') !== 'none',
  dialysis: (chart) => {
    const egfr = factValue(chart, 'egfr');
    return egfr === undefined || below(egfr, 30);
  },
  pancreatitisNow: taken('pancreatitis'),
  footUlcerOpen: taken('footUlcer'),
  ejectionFraction: taken('heartFailure'),
  arterialEventMonths: taken('ascvd'),
  totalCholesterol: (chart) => factValue(chart, 'ldl') === undefined,
  ketones: (chart) =>
    factValue(chart, 'catabolicSymptoms') === true ||
    factValue(chart, 'sglt2Inhibitor') === true ||
    (['fpg', 'ppg', 'ogtt'] as const).some((fact) => asksForKetones(factValue(chart, fact))) ||
    !below(factValue(chart, 'a1c') ?? 0, 10),
  previousEgfrMonths: (chart) => factValue(chart, 'previousEgfr') !== undefined,
  previousEgfr: (chart) => below(factValue(chart, 'egfr') ?? 0, 60),
  weeklyInsulinUnits: taken('basalInsulin'),
  metforminDuration: (chart) => (factValue(chart, 'metformin') ?? 0) > 0,
  sulfonylureaMonths: taken('sulfonylurea'),
  dpp4InhibitorMonths: taken('dpp4Inhibitor'),
  sglt2InhibitorMonths: taken('sglt2Inhibitor'),
  glp1RAMonths: taken('glp1RA'),
  tzdMonths: taken('tzd'),
  basalUnits: taken('basalInsulin'),
};

const ofMedicines: ReadonlySet<string> = new Set(Object.values(monthsOf));
/** How long a medicine lasts that is taken no more, and is told by nobody. */
export const isOfNoMedicine = (chart: Chart, fact: string): boolean =>
  ofMedicines.has(fact) && concerns[fact as MoreFact]?.(chart) === false;

/**
 * What a calculator asks beyond its own form of this patient, by group: no pregnancy of a man, no months on a medicine that is not taken.
 * What `filled` names stands there whatever the chart says, so that nothing entered is out of sight.
 */
export function moreAsked(
  fields: Fields,
  chart: Chart,
  filled: ReadonlySet<string>,
): readonly (readonly [group: MoreGroup, paths: readonly string[]])[] {
  return (Object.entries(order) as [MoreGroup, readonly MoreFact[]][]).flatMap(([group, facts]) => {
    const paths = facts.filter(
      (fact) => fields[fact]?.section === moreSection && (filled.has(fact) || (concerns[fact]?.(chart) ?? true)),
    );
    return paths.length ? [[group, paths] as const] : [];
  });
}
