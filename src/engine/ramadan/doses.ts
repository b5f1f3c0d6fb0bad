import type { FactId, FactValue } from '../chart/facts.ts';
import { isComplex } from '../judgement/glucose.ts';
import type { Judgement } from '../judgement/judge.ts';
import { medicineDay, type MedicineOfDay } from '../judgement/medicine-day.ts';
import type { Patient } from '../judgement/patient.ts';
import { floorTo } from '../kit/maths.ts';
import { below, type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Plan } from '../plan/actions.ts';

/** What stands at one of the two meals: a short list, so that clinician and card say the same. */
export const cells = [
  'none',
  'usual',
  'once',
  'perhapsLess',
  'half',
  'morning',
  'noonEvening',
  'lessBasal',
  'halfEvening',
  'lessMeal',
  'lessMixed',
  'withMeal',
  'weekly',
  'weeklyInsulin',
  'starting',
  'beforeMeal',
  'emptyStomach',
  'asBefore',
] as const;
type Cell = (typeof cells)[number];

/** One way of taking a medicine, and what becomes of it; `when` names the way where it is not known which. */
export interface Variant {
  readonly when?: 'once' | 'twice' | 'thrice';
  readonly iftar: Cell;
  readonly suhoor: Cell;
  /** Whole units of basal insulin at iftar, least and most, where the dose is known. */
  readonly units?: readonly [least: number, most: number];
}

/** What else the clinician reads of a row; each has its words and its sources. */
export const notes = [
  'replace',
  'sulfonylureaDiffers',
  'sglt2Differs',
  'sglt2Paused',
  'sglt2Perhaps',
  'sglt2Water',
  'glp1Step',
  'glp1Tablet',
  'noLunch',
  'mixedDiffers',
  'basalDiffers',
  'specialist',
  'weeklyInsulin',
  'titrate',
  'otherSulfonylurea',
] as const;
type Note = (typeof notes)[number];

export const fastingMedicines = [
  'metformin',
  'sulfonylurea',
  'repaglinide',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'tzd',
  'basalInsulin',
  'weeklyInsulin',
  'mealtimeInsulin',
  'mixedInsulin',
  'pump',
] as const;
export type FastingMedicine = (typeof fastingMedicines)[number];

/** A medicine that lowers glucose as it is after the plan, and in the fast. A stopped or waiting one has no way to be taken. */
export interface Row {
  readonly medicine: FastingMedicine;
  /** Which of its class it is, where the chart names one that has words of its own. */
  readonly agent?: FastingAgent;
  /** `waits`: the plan would begin it, and its start falls too near the fast. `beginsNear`: it does so and cannot wait. */
  readonly becomes: MedicineOfDay['becomes'] | 'waits' | 'beginsNear';
  readonly ways: readonly Variant[];
  readonly notes: readonly Note[];
  /** Asked, because the row would be shorter. */
  readonly missing: readonly FactId[];
}

/** Less of a basal insulin once a day, %; of a meal at suhoor; of mixed insulin at suhoor. */
const basalLeast = cited(15, '%', 'idfDar2021', 'basal insulin once a day: 15 to 30 % less', 'S');
const basalMost = cited(30, '%', 'idfDar2021', 'basal insulin once a day: 15 to 30 % less', 'S');
export const suhoorMeal = [
  cited(25, '%', 'idfDar2021', 'mealtime insulin at suhoor: 25 to 50 % less', 'S'),
  cited(50, '%', 'idfDar2021', 'mealtime insulin at suhoor: 25 to 50 % less', 'S'),
] as const;
export const suhoorMixed = [
  cited(25, '%', 'idfDar2021', 'mixed insulin at suhoor: 25 to 50 % less', 'R'),
  cited(50, '%', 'idfDar2021', 'mixed insulin at suhoor: 20 to 50 % less', 'S'),
] as const;
export const basalShares = [basalLeast, basalMost] as const;
/** The tablet of semaglutide: so much water at most, and so long before food, other drinks and other tablets. */
export const tabletWater = cited(120, 'mL', 'ramadanOralSemaglutide2025', 'abstract: empty stomach, water', 'V');
export const tabletWait = cited(
  30,
  'minutes',
  'ramadanOralSemaglutide2025',
  'abstract: at least so long before food, drinks, tablets',
  'V',
);
/** With a diuretic beside it, water is lost twice. */
const kidneyForSglt2 = cited(45, 'mL/min/1.73 m²', 'idfDar2021', 'SGLT2 inhibitor, eGFR below 45 with a diuretic', 'R');
const lowPressure = cited(100, 'mmHg', 'design', 'low pressure: no SGLT2 inhibitor while fasting', 'R');

type Known = Patient['known'];

/** A medicine told by its own name in place of its class. */
type FastingAgent = Exclude<FactValue<'sulfonylureaAgent' | 'glp1Agent'>, 'other'>;
function agentOf(medicine: FastingMedicine, { sulfonylureaAgent, glp1Agent }: Known): FastingAgent | undefined {
  const named = medicine === 'sulfonylurea' ? sulfonylureaAgent : medicine === 'glp1RA' ? glp1Agent : undefined;
  return named === 'other' ? undefined : named;
}

const way = (iftar: Cell, suhoor: Cell, when?: Variant['when']): Variant => ({ iftar, suhoor, ...(when && { when }) });

function metforminWays({ metforminTimes }: Known): readonly Variant[] {
  const ways = {
    once: way('once', 'none'),
    twice: way('usual', 'usual'),
    thrice: way('noonEvening', 'morning'),
  } as const;
  if (metforminTimes) return [ways[metforminTimes]];
  return (['once', 'twice', 'thrice'] as const).map((when) => ({ ...ways[when], when }));
}

function sulfonylureaWays({ sulfonylureaTimes }: Known): readonly Variant[] {
  const ways = { once: way('perhapsLess', 'none'), twice: way('usual', 'half') } as const;
  if (sulfonylureaTimes) return [ways[sulfonylureaTimes]];
  return (['once', 'twice'] as const).map((when) => ({ ...ways[when], when }));
}

/** Basal units after the plan: the dose it writes, or the present one. */
function basalUnits(known: Known, plan: Plan): number | undefined {
  const action = plan.actions.find(({ object, to }) => object === 'basalInsulin' && to?.unit === 'U');
  return action?.to?.value ?? (known.basalInsulin === true ? known.basalUnits : undefined);
}

function basalWays(known: Known, plan: Plan): readonly Variant[] {
  const units = basalUnits(known, plan);
  const less = (share: Cited): number => floorTo((units ?? 0) * (1 - share.value / 100));
  const once: Variant = {
    ...way('lessBasal', 'none'),
    ...(units !== undefined && { units: [less(basalMost), less(basalLeast)] as const }),
  };
  const twice = way('morning', 'halfEvening');
  if (known.insulinRegimen === 'basal-twice') return [twice];
  if (known.insulinRegimen !== undefined) return [once];
  return [
    { ...once, when: 'once' },
    { ...twice, when: 'twice' },
  ];
}

/** Once a week stays on its day, once a day is at iftar, twice a day is before both meals; the tablet needs an empty stomach. */
function glp1Way({ glp1Agent: agent }: Known): Variant {
  if (agent === undefined || agent === 'other') return way('asBefore', 'none');
  if (agent === 'oral-semaglutide') return way('emptyStomach', 'none');
  if (agent === 'exenatide') return way('beforeMeal', 'beforeMeal');
  return way(agent === 'liraglutide' || agent === 'lixisenatide' ? 'once' : 'weekly', 'none');
}

const mixedWays: { readonly [R in string]?: readonly Variant[] } = {
  'mixed-once': [way('usual', 'none')],
  'mixed-twice': [way('morning', 'lessMixed')],
  'mixed-thrice': [way('morning', 'lessMixed')],
};

type Written = Omit<Row, 'medicine' | 'becomes'>;
const plain = (ways: readonly Variant[], notes: readonly Note[] = [], missing: readonly FactId[] = []): Written => ({
  ways,
  notes,
  missing,
});
const unless = (known: boolean, fact: FactId): readonly FactId[] => (known ? [] : [fact]);

/** Water is lost by fasting and by the tablet: paused where a third loss or a weak heart, kidney or old age makes that too much. */
function sglt2Written(patient: Patient): Written {
  const { known, kidneyBelow } = patient;
  const weakKidney = kidneyBelow(kidneyForSglt2.value) === true;
  const diuretic = known.loopOrThiazideDiuretic;
  const paused =
    isComplex(patient) ||
    (weakKidney && diuretic === true) ||
    (known.systolic !== undefined && below(known.systolic, lowPressure));
  if (paused) return plain([], ['sglt2Paused']);
  const perhaps = weakKidney && diuretic === undefined;
  return plain(
    [way('once', 'none')],
    [...(perhaps ? (['sglt2Perhaps'] as const) : []), 'sglt2Water', 'sglt2Differs'],
    unless(!perhaps, 'loopOrThiazideDiuretic'),
  );
}

function written({ medicine, becomes }: Pick<Row, 'medicine' | 'becomes'>, patient: Patient, plan: Plan): Written {
  const { known } = patient;
  const regimen = known.insulinRegimen;
  switch (medicine) {
    case 'metformin':
      return plain(metforminWays(known), [], unless(known.metforminTimes !== undefined, 'metforminTimes'));
    case 'sulfonylurea':
      if (known.sulfonylureaAgent === 'glibenclamide') return plain([], ['replace']);
      return plain(
        sulfonylureaWays(known),
        [...(known.sulfonylureaAgent === 'other' ? (['otherSulfonylurea'] as const) : []), 'sulfonylureaDiffers'],
        [
          ...unless(known.sulfonylureaAgent !== undefined, 'sulfonylureaAgent'),
          ...unless(known.sulfonylureaTimes !== undefined, 'sulfonylureaTimes'),
        ],
      );
    case 'repaglinide':
      return plain([way('withMeal', 'withMeal')]);
    case 'sglt2Inhibitor':
      return sglt2Written(patient);
    case 'glp1RA':
      return plain(
        [glp1Way(known)],
        ['glp1Step', ...(known.glp1Agent === 'oral-semaglutide' ? (['glp1Tablet'] as const) : [])],
        unless(known.glp1Agent !== undefined || known.glp1RA !== true, 'glp1Agent'),
      );
    case 'dpp4Inhibitor':
    case 'tzd':
      return plain([way('once', 'none')]);
    case 'basalInsulin':
      // What begins is low already: only what it has been raised to before the fast is cut.
      if (becomes === 'begins') return plain([way('starting', 'none')], ['basalDiffers', 'titrate']);
      return plain(
        basalWays(known, plan),
        ['basalDiffers', 'titrate'],
        unless(regimen !== undefined, 'insulinRegimen'),
      );
    case 'weeklyInsulin':
      return plain([way('weeklyInsulin', 'none')], ['weeklyInsulin']);
    case 'mealtimeInsulin':
      // The first one goes with the largest meal, which is iftar.
      if (becomes === 'begins') return plain([way('once', 'none')], ['titrate']);
      return plain([way('usual', 'lessMeal')], ['noLunch', 'titrate']);
    case 'mixedInsulin':
      return plain(mixedWays[regimen ?? ''] ?? [], [
        ...(regimen === 'mixed-thrice' ? (['noLunch'] as const) : []),
        'mixedDiffers',
        'titrate',
      ]);
    case 'pump':
      return plain([], ['specialist']);
  }
}

type Becoming = readonly [medicine: string, becomes: MedicineOfDay['becomes']];

/** A basal insulin of once a week is a medicine of its own: nothing said of a day is true of it. */
function asWeekly(rows: readonly Becoming[], { basalInsulin, weeklyInsulinUnits }: Known): readonly Becoming[] {
  if (basalInsulin !== true || weeklyInsulinUnits === undefined) return rows;
  return rows.map(([medicine, becomes]) => [medicine === 'basalInsulin' ? 'weeklyInsulin' : medicine, becomes]);
}

/** The insulins as the regimen names them: mixed insulin and a pump are one medicine, whatever the two facts say. */
function asRegimen(rows: readonly Becoming[], regimen: Known['insulinRegimen']): readonly Becoming[] {
  const single = regimen === 'pump' ? 'pump' : regimen?.startsWith('mixed') ? 'mixedInsulin' : undefined;
  const insulin = (medicine: string): boolean => medicine === 'basalInsulin' || medicine === 'mealtimeInsulin';
  const [own, others] = [
    rows.filter(([medicine]) => insulin(medicine)),
    rows.filter(([medicine]) => !insulin(medicine)),
  ];
  if (!single || own.length === 0) return rows;
  const all = new Set(own.map(([, becomes]) => becomes));
  const [only] = all;
  // Half of a mixed insulin cannot end.
  if (all.has('stops')) return [...others, [single, 'stops'] as const];
  return [...others, [single, all.size === 1 && only ? only : 'changes'] as const];
}

/** What begins once another medicine is borne, and yet before the fast. */
const nextOf = ({ actions }: Plan, day: readonly Becoming[]): readonly Becoming[] =>
  actions.flatMap(({ verb, object, next, afterFast }): Becoming[] =>
    verb === 'start' && next && !afterFast && !day.some(([medicine]) => medicine === object)
      ? [[object, 'begins']]
      : [],
  );

/**
 * The medicines that lower glucose, as they are after the plan, at iftar and suhoor. None in an emergency, which leaves no fast to plan,
 * of a child, or in pregnancy, which a specialist plans. A medicine that the plan stops or holds has no dose. Never throws.
 */
export function dosesOf(plan: Plan, judgement: Pick<Judgement, 'patient'>): readonly Row[] {
  const { patient } = judgement;
  const { known } = patient;
  if (patient.isChild || (known.pregnancy === true && known.sex !== 'male')) return [];
  const prefix = 'plan.patient.medicine.';
  if (plan.actions[0]?.gravity === 'emergency') return [];
  const today = medicineDay(plan, judgement).map(
    ({ medicine, becomes }): Becoming => [medicine.key.slice(prefix.length), becomes],
  );
  const day = [...today, ...nextOf(plan, today)];
  const named: ReadonlySet<string> = new Set(fastingMedicines);
  return asRegimen(asWeekly(day, known), known.insulinRegimen).flatMap(([medicine, becomes]): Row[] => {
    if (!named.has(medicine)) return [];
    const own = medicine as FastingMedicine;
    const agent = agentOf(own, known);
    const row = { medicine: own, ...(agent && { agent }), becomes };
    if (becomes === 'stops') return [{ ...row, ways: [], notes: [], missing: [] }];
    return [{ ...row, ...written(row, patient, plan) }];
  });
}
