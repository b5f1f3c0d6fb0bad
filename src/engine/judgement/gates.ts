import type { FactId } from '../chart/facts.ts';
import type { ActionId, Medicine, Wish } from '../plan/actions.ts';
import type { Exclusion } from '../plan/resolve.ts';
import { below, cited } from '../kit/worksheet/cited.ts';
import { knownOrDenied } from './evidence.ts';
import {
  advancedKidneyDisease,
  fellUnconfirmed,
  hasKidneyDisease,
  kidneysDisputed,
  seenOnce,
} from './kidney-disease.ts';
import type { Patient } from './patient.ts';
import { olderAndObese, saidToBeType2, shortOfInsulin } from './type-clues.ts';
import type { RuleId } from './rules.ts';
import { waitsForSecondTest } from './topics/diagnosis.ts';

/** For heart, kidneys and arteries; two of them lower glucose too. */
const protecting = ['sglt2Inhibitor', 'glp1RA', 'rasInhibitor', 'finerenone'] as const satisfies readonly Medicine[];
/** For glucose alone. While too little blood may reach the kidneys none begins; insulin may. */
const tablets = ['metformin', 'sulfonylurea', 'dpp4Inhibitor', 'tzd'] as const satisfies readonly Medicine[];
/** What lowers the pressure, or the fluid that keeps it up. */
const loweringPressure = ['sglt2Inhibitor', 'rasInhibitor', 'finerenone'] as const satisfies readonly Medicine[];
const teamChooses = [...loweringPressure, 'metformin', 'statin', 'ezetimibe'] as const satisfies readonly Medicine[];

/**
 * A state that keeps medicines from being begun or raised, whatever they are for, until its step is done. The state is a rule that applies,
 * with its evidence, sources and words, or a step that the plan waits for, whoever asks for it.
 */
export interface Gate {
  readonly state: RuleId | ActionId;
  readonly closes: readonly Medicine[];
  /** Closed for those of the state for whom this holds; for all where it is left out. */
  whom?(patient: Patient): boolean;
  /** What keeps it open for the others: a choice among what is open rests on it. */
  readonly spares?: readonly FactId[];
  /** The step that opens it; absent where it stays closed for good. */
  readonly opens?: ActionId;
}

const wasAdvanced = ({ old }: Patient): boolean => Number(old['egfr']?.value ?? 90) < advancedKidneyDisease.value;
const withoutOtherReason = (patient: Patient): boolean =>
  patient.known.ascvd !== true &&
  !hasKidneyDisease(patient) &&
  !(patient.known.ldl !== undefined && !below(patient.known.ldl, severeLdl));
const waitsWithoutReason = (patient: Patient): boolean => waitsForSecondTest(patient) && withoutOtherReason(patient);
/** From here a statin is begun whether or not there is diabetes, mg/dL. */
const severeLdl = cited(190, 'mg/dL', 'generalKnowledge', 'LDL of 190 or more (AHA and ACC)', 'R');

/** The safety of every plan, read from top to bottom: the gravest state first. */
export const gates: readonly Gate[] = [
  // What cannot wait.
  {
    state: 'refer:emergency',
    opens: 'refer:emergency',
    closes: [...protecting, ...tablets, 'basalInsulin', 'mealtimeInsulin', 'statin', 'glucagon'],
  },
  { state: 'check:ketones', opens: 'check:ketones', closes: protecting },
  // Figures that cannot be together: asked before anything rests on them.
  { state: 'pressure.unclear', opens: 'check:blood-pressure', closes: protecting },
  {
    state: 'kidney.creatinine-denies-egfr',
    opens: 'ask:egfr',
    closes: [...protecting, 'metformin', 'sulfonylurea'],
  },
  { state: 'kidney.dialysis-doubted', opens: 'ask:dialysis', closes: [...protecting, ...tablets] },
  { state: 'kidney.disagreement', opens: 'check:egfr', closes: [...protecting, ...tablets], whom: kidneysDisputed },
  // Pressure: corrected first.
  { state: 'pressure.very-low', opens: 'check:blood-pressure', closes: [...protecting, ...tablets] },
  { state: 'pressure.low', opens: 'check:blood-pressure', closes: [...protecting, ...tablets] },
  { state: 'pressure.lower-than-trials', opens: 'check:blood-pressure', closes: loweringPressure },
  // Where less for the pressure is weighed nothing begins that is given for it.
  { state: 'pressure.low-on-treatment', opens: 'check:blood-pressure', closes: ['rasInhibitor', 'finerenone'] },
  // A low that may come back.
  { state: 'lows.sulfonylurea-stays', opens: 'check:glucose', closes: [...protecting, ...tablets] },
  { state: 'protection.potassium-severe', opens: 'check:potassium', closes: ['rasInhibitor', 'finerenone'] },
  { state: 'protection.potassium', opens: 'check:potassium', closes: ['rasInhibitor', 'finerenone'] },
  {
    state: 'protection.potassium-first',
    opens: 'check:potassium',
    closes: ['basalInsulin', 'mealtimeInsulin', 'sglt2Inhibitor', 'glp1RA'],
  },
  // Kidneys: a low figure that nothing confirms may be acute.
  { state: 'kidney.acute', opens: 'check:egfr', closes: protecting, whom: seenOnce },
  {
    state: 'kidney.fell',
    opens: 'check:egfr',
    closes: [...protecting, ...tablets],
  },
  // Within a year, and not confirmed: nothing that lowers the eGFR itself or raises potassium, and no tablet whose dose goes by it.
  {
    state: 'kidney.fell-within-year',
    opens: 'check:egfr',
    closes: [...loweringPressure, ...tablets],
    whom: fellUnconfirmed,
  },
  { state: 'kidney.falls-fast', opens: 'check:egfr', closes: ['rasInhibitor', 'finerenone'] },
  // Too old to steer, and bad: it still closes what it would close, until the repeat.
  { state: 'old.kidney', opens: 'check:egfr', closes: [...protecting, ...tablets, 'statin'], whom: wasAdvanced },
  { state: 'protection.transplant', opens: 'refer:nephrologist', closes: teamChooses },
  // A heart that pumps weakly: cardiology says whether the injection begins.
  { state: 'protection.glp1-reduced', opens: 'refer:cardiologist', closes: ['glp1RA'] },
  // What harms the liver is known first.
  { state: 'liver.enzymes-very-high', opens: 'refer:hepatologist', closes: ['metformin', 'tzd', 'statin'] },
  // Too little insulin of one's own, or nobody knows.
  {
    state: 'type.suspected',
    opens: 'check:islet-antibodies',
    closes: ['metformin', 'sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd'],
  },
  { state: 'type.lean', opens: 'check:islet-antibodies', closes: ['sulfonylurea', 'sglt2Inhibitor', 'glp1RA'] },
  { state: 'type.lean-well', opens: 'check:islet-antibodies', closes: ['sulfonylurea', 'sglt2Inhibitor'] },
  { state: 'type.lean-long', opens: 'check:c-peptide', closes: ['sglt2Inhibitor'] },
  {
    state: 'type.antibodies',
    opens: 'check:islet-antibodies',
    closes: ['sglt2Inhibitor'],
    whom: (patient) =>
      !olderAndObese(patient) &&
      !(saidToBeType2(patient) && (patient.known.heartFailure === true || hasKidneyDisease(patient))),
    spares: [
      'age',
      'bmi',
      'catabolicSymptoms',
      'heartFailure',
      'ckd',
      'egfr',
      'uacr',
      'diabetesType',
      'autoimmune',
      'pancreatitis',
    ],
  },
  // Young and lean, or thin: what takes weight waits as well, for kidneys and arteries too.
  { state: 'type.antibodies', opens: 'check:islet-antibodies', closes: ['glp1RA'], whom: shortOfInsulin },
  { state: 'type.unsure', opens: 'check:islet-antibodies', closes: ['glp1RA'], whom: shortOfInsulin },
  // New diabetes in somebody wasting: the pancreas is looked at before tablets alone.
  {
    state: 'type.pancreas-new',
    opens: 'refer:diabetes-specialist',
    closes: ['metformin', 'sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd'],
  },
  { state: 'type.unsure', opens: 'check:islet-antibodies', closes: ['sglt2Inhibitor'] },
  { state: 'type.type-1', closes: ['metformin', 'sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd'] },
  { state: 'type.islets-positive', closes: ['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd'] },
  { state: 'type.pancreatic', closes: ['dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA'] },
  { state: 'type.pancreatitis-lean', closes: ['dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA'] },
  { state: 'ketones.past', closes: ['sglt2Inhibitor'] },
  {
    state: 'ketones.past-crisis',
    opens: 'ask:ketoacidosis',
    closes: ['sglt2Inhibitor'],
    whom: ({ known }) => known.ketoacidosis === undefined,
  },
  // Begun after it, when eating and drinking.
  { state: 'sick-days.vomiting', opens: 'do:sick-days', closes: [...protecting, ...tablets] },
  // It stays as it is, neither less nor more.
  {
    state: 'sick-days.vomiting',
    opens: 'do:sick-days',
    closes: ['basalInsulin', 'mealtimeInsulin'],
    whom: ({ onInsulin }) => onInsulin,
  },
  { state: 'sick-days.operation', opens: 'do:operation', closes: ['sglt2Inhibitor', 'glp1RA'] },
  // A dose that works for a week would reach into the fast before it.
  {
    state: 'sick-days.operation',
    opens: 'do:operation',
    closes: ['basalInsulin'],
    whom: ({ known }) => known.weeklyInsulinUnits !== undefined,
  },
  // Begun when the eGFR after it is known.
  { state: 'sick-days.contrast-kidney', opens: 'check:egfr', closes: [...loweringPressure, 'metformin'] },
  // Lactate and lows: less is drunk first.
  { state: 'alcohol.heavy', opens: 'do:alcohol', closes: ['metformin', 'sulfonylurea'] },
  // Diabetes that nothing proves.
  { state: 'targets.confirm-diagnosis', opens: 'check:a1c', closes: [...tablets, 'glp1RA', 'basalInsulin'] },
  { state: 'targets.confirm-diagnosis', opens: 'check:a1c', closes: ['statin'], whom: withoutOtherReason },
  { state: 'targets.second-test', opens: 'check:a1c', closes: ['statin'], whom: waitsWithoutReason },
  { state: 'targets.second-test', opens: 'check:a1c', closes: tablets, whom: waitsForSecondTest },
];

/** Until then the step is done where somebody waits for it, days. */
const opensWithin = 14;
/** A rule that applies, as its gate needs it. */
interface State {
  readonly rule: { readonly id: string; readonly sources: Wish['sources'] };
  readonly onExample: boolean;
}
/** The steps that open what is closed and asked for, where the state's own rule asks for nothing and no other for the same as soon. */
export function opening(closed: readonly Exclusion[], wishes: readonly Wish[], states: readonly State[]): Wish[] {
  const closing = new Set(closed.map(({ by }) => by));
  return gates.flatMap(({ state, opens, closes }): Wish[] => {
    const found = closing.has(state) && states.find(({ rule }) => rule.id === state);
    if (!found || !opens) return [];
    if (wishes.some((wish) => wish.because === state || (wish.id === opens && wish.within <= opensWithin))) return [];
    const waiting = wishes.filter(
      ({ id, optional }) => !optional && closes.some((medicine) => id === `start:${medicine}`),
    );
    if (!waiting.length) return [];
    const onExample = found.onExample || waiting.every((wish) => wish.onExample);
    const { id: because, sources } = found.rule;
    return [
      { id: opens, within: opensWithin, gravity: 'important', because, sources, ...(onExample && { onExample: true }) },
    ];
  });
}

/** What keeps a gate open for this patient though its state applies. */
export const sparing = (applies: ReadonlySet<string>, patient: Patient): readonly FactId[] =>
  gates.flatMap(({ state, spares, whom }) =>
    spares && applies.has(state) && whom && !whom(patient) ? knownOrDenied(patient, spares) : [],
  );
/** A step that is awaited until then closes what waits for it, days. */
const atOnce = 1;
/** What is closed for this patient, and by which rule: those that apply, and those that ask for a step that is awaited. */
export function closedBy(applies: ReadonlySet<string>, wishes: readonly Wish[], patient: Patient): Exclusion[] {
  const closed: Exclusion[] = [];
  const awaited = new Map<string, string>();
  for (const { id, within, because } of wishes) if (within <= atOnce && !awaited.has(id)) awaited.set(id, because);
  for (const { state, closes, whom } of gates) {
    const by = applies.has(state) ? state : awaited.get(state);
    if (by === undefined || (whom && !whom(patient))) continue;
    for (const medicine of closes) closed.push({ medicine, by });
  }
  return closed;
}
