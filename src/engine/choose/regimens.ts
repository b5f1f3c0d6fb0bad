import type { Chart } from '../chart/chart.ts';
import { concepts } from '../clinical/concepts.ts';
import { closedOf, isOpenFor } from '../judgement/eligibility.ts';
import type { Judgement } from '../judgement/judge.ts';
import { refusesInjections } from '../judgement/glucose.ts';
import { isTaken } from '../judgement/medicine-day.ts';
import { bare, count, type Message, quantity, word } from '../kit/words/message.ts';
import { glucoseLowering, isMedicine, lessens, type Medicine, type Plan } from '../plan/actions.ts';
import { type ComparedMedicine, isCompared } from '../plan/choice.ts';
import { classFigures, lowsInSixYears, severeWithInsulin } from './figures.ts';
import { type Expected, expectedOf } from './glucose.ts';
import { type Options, optionsOf } from './options.ts';
import { peopleOf } from './trials.ts';

/** So many classes that lower glucose stand in a regimen, those that stay among them. */
export const mostClasses = 4;

/** A whole treatment of glucose: what stays, what ends, what begins, and what it is expected to do. */
export interface Regimen {
  readonly stays: readonly Medicine[];
  readonly ends: readonly Medicine[];
  readonly begins: readonly ComparedMedicine[];
  /** %; absent where HbA1c is not known, or insulin ends, whose part in it nobody can tell. */
  readonly a1c?: Expected;
  /** Kilograms, what begins and what ends together; below 0 less. */
  readonly weight: readonly [least: number, most: number];
  readonly lows: readonly Message[];
}

/** The regimens of one patient: which classes may be begun at all, and what a regimen does; undefined where the plan would stop a part of it. */
export interface Regimens {
  readonly classes: readonly ComparedMedicine[];
  readonly regimenOf: (begins: readonly ComparedMedicine[]) => Regimen | undefined;
}

type PlanFor = (chart: Chart, on: string) => { readonly plan: Plan; readonly judgement: Judgement };
const lowering = glucoseLowering.filter(isMedicine);
const ended = ({ actions }: Plan, medicine: Medicine): boolean =>
  actions.some(({ object, verb }) => object === medicine && lessens(verb) && verb !== 'reduce');
const isInsulin = (medicine: Medicine): boolean => medicine === 'basalInsulin' || medicine === 'mealtimeInsulin';
const needsInjection = (medicine: Medicine): boolean => medicine === 'glp1RA' || isInsulin(medicine);
const line = (key: string, values?: Message['values']): Message => ({
  key: `choice.regimen.${key}`,
  ...(values && { values }),
});
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function weightOf(begins: readonly ComparedMedicine[], ends: readonly ComparedMedicine[]): readonly [number, number] {
  const low = (medicine: ComparedMedicine): number => classFigures[medicine].weight.low.value;
  const high = (medicine: ComparedMedicine): number => classFigures[medicine].weight.high.value;
  return [sum(begins.map(low)) - sum(ends.map(high)), sum(begins.map(high)) - sum(ends.map(low))];
}

/** Lows of a regimen: counted where one class alone brings them, in words where two do or where others are begun beside it. */
function lowsOf(all: readonly Medicine[], begins: readonly ComparedMedicine[]): readonly Message[] {
  const [sulfonylurea, insulin] = [all.includes('sulfonylurea'), all.some(isInsulin)];
  const repaglinide = all.includes('repaglinide');
  const pair = (one: number, other: number) => ({
    n: count(one, undefined, 0, 1),
    without: count(other, undefined, 0, 1),
  });
  const own =
    (sulfonylurea || repaglinide) && insulin
      ? [line('lows.both')]
      : insulin
        ? [line('lows.insulin', pair(severeWithInsulin.with.value, severeWithInsulin.without.value))]
        : sulfonylurea
          ? [
              line(
                'lows.sulfonylurea',
                pair(peopleOf(lowsInSixYears.with.value), peopleOf(lowsInSixYears.without.value)),
              ),
            ]
          : [line(repaglinide ? 'lows.repaglinide' : 'lows.rare')];
  const beside = begins.some((medicine) => classFigures[medicine].lows === 'rare');
  return [...own, ...((sulfonylurea || repaglinide || insulin) && beside ? [line('lows.beside')] : [])];
}

/** A patient who takes these, too: what the rules then stop cannot stand in the regimen. A dose that is not raised today. */
function taking(chart: Chart, begins: readonly ComparedMedicine[], on: string): Chart {
  const { treatmentChoice: _, ...others } = chart;
  const begun = begins.map((medicine) => [
    medicine,
    { value: medicine === 'metformin' ? 500 : true, from: 'entered', on } as const,
  ]);
  // Nothing more is begun in it: a medicine that only makes room for another does not end.
  return { ...others, ...Object.fromEntries(begun), treatmentChoice: { value: 'no-change', from: 'entered', on } };
}

/**
 * Whole regimens of a patient, for the clinician. There is no second list of what goes with what: each is planned as if it were taken, and
 * where the rules would stop, hold or close a part of it that is to begin there is no such regimen. Undefined where nothing can be chosen.
 */
export function regimensOf(planFor: PlanFor, chart: Chart, on: string): Regimens | undefined {
  const { treatmentChoice: _, ...own } = chart;
  const base = planFor(own, on);
  const options: Options = optionsOf(base.plan, base.judgement);
  if (options.status === 'closed') return undefined;
  const { patient } = base.judgement;
  const known: Readonly<Record<string, unknown>> = patient.known;
  const taken = lowering.filter((medicine) => isTaken(known[medicine]));
  const closed = closedOf(base.judgement.exclusions);
  const offered = new Set<Medicine>(options.medicines);

  const made = new Map<string, Regimen | undefined>();
  function make(begins: readonly ComparedMedicine[]): Regimen | undefined {
    const { plan, judgement } = planFor(taking(own, begins, on), on);
    const then = closedOf(judgement.exclusions);
    if (begins.some((medicine) => ended(plan, medicine) || !isOpenFor({ closed: then }, medicine, 'protection')))
      return undefined;
    const ends = taken.filter((medicine) => ended(plan, medicine));
    const stays = taken.filter((medicine) => !ends.includes(medicine));
    const all = [...stays, ...begins];
    if (all.length > mostClasses) return undefined;
    const gone = ends.filter((medicine): medicine is Medicine & ComparedMedicine => isCompared(medicine));
    const { a1c } = patient.known;
    return {
      stays,
      ends,
      begins,
      ...(a1c !== undefined &&
        !ends.some(isInsulin) && { a1c: expectedOf(a1c, { begun: begins, ends: gone }, patient) }),
      weight: weightOf(begins, gone),
      lows: lowsOf(all, begins),
    };
  }
  const ordered = lowering.filter(isCompared) as ComparedMedicine[];
  function regimenOf(some: readonly ComparedMedicine[]): Regimen | undefined {
    const begins = ordered.filter((medicine) => some.includes(medicine));
    const key = begins.join(' ');
    if (!made.has(key)) made.set(key, make(begins));
    return made.get(key);
  }
  const classes = ordered.filter(
    (medicine) =>
      !taken.includes(medicine) &&
      !(needsInjection(medicine) && refusesInjections(patient)) &&
      (offered.has(medicine) || isOpenFor({ closed }, medicine, 'glucose')) &&
      regimenOf([medicine]) !== undefined,
  );
  return {
    classes,
    regimenOf: (some) => (some.every((medicine) => classes.includes(medicine)) ? regimenOf(some) : undefined),
  };
}

/** Named one after the other. */
const listed = (medicines: readonly Medicine[]) =>
  ({ type: 'list', items: medicines.map((medicine) => word(`medicine.${medicine}`)) }) as const;

function a1cMessage({ a1c, ends, begins }: Regimen): Message {
  if (!a1c) return line(ends.some(isInsulin) ? 'a1c.insulinEnds' : 'a1c.unknown');
  const { expected, least, most, open } = a1c;
  const values = { expected: quantity(concepts.a1c, expected) };
  if (begins.length === 0 && ends.length === 0) return line('a1c.stays', values);
  const edges = { ...values, least: bare(concepts.a1c, least), most: bare(concepts.a1c, most) };
  return line(open ? 'a1c.expectedOpen' : 'a1c.expected', edges);
}

function weightMessage({ weight: [least, most] }: Regimen): Message {
  if (least === 0 && most === 0) return line('weight.same');
  const kilograms = (value: number) => count(Math.abs(value), 'kg', 0, 1);
  const bareCount = (value: number) => count(Math.abs(value), undefined, 0, 1);
  if (most < 0) return line('weight.less', { least: bareCount(most), most: kilograms(least) });
  if (least > 0) return line('weight.more', { least: bareCount(least), most: kilograms(most) });
  if (most === 0) return line('weight.upToLess', { most: kilograms(least) });
  if (least === 0) return line('weight.upToMore', { most: kilograms(most) });
  return line('weight.either', { less: kilograms(least), more: kilograms(most) });
}

/** What the clinician reads of a regimen, each under its heading. */
export function regimenMessages(regimen: Regimen): {
  readonly stays: Message;
  readonly ends: Message | undefined;
  readonly a1c: Message;
  readonly weight: Message;
  readonly lows: readonly Message[];
} {
  const { stays, ends } = regimen;
  return {
    stays: stays.length > 0 ? line('stays', { list: listed(stays) }) : line('staysNone'),
    ends: ends.length > 0 ? line('ends', { list: listed(ends) }) : undefined,
    a1c: a1cMessage(regimen),
    weight: weightMessage(regimen),
    lows: regimen.lows,
  };
}
