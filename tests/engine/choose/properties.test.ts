import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compare } from '../../../src/engine/choose/compare.ts';
import { promisedFloor } from '../../../src/engine/choose/figures.ts';
import { forecastOf } from '../../../src/engine/choose/glucose.ts';
import { mostMedicines, optionsOf } from '../../../src/engine/choose/options.ts';
import { hundredFor, outcomes } from '../../../src/engine/choose/trials.ts';
import { closedOf, isOpenFor } from '../../../src/engine/judgement/eligibility.ts';
import { lessens } from '../../../src/engine/plan/actions.ts';
import { type ComparedMedicine, isCompared } from '../../../src/engine/plan/choice.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { chartOf, patient } from '../../../tools/rules/patients.ts';
import { anyChart, known } from '../helpers/charts.ts';
import { people } from './people.ts';
import { reached, tries } from '../../fixtures/tries.ts';

const today = '2026-11-26';
const seed = 60;
let planner: Planner;
beforeAll(async () => {
  planner = await loadPlanner();
});
const classes: readonly ComparedMedicine[] = [
  'metformin',
  'sglt2Inhibitor',
  'glp1RA',
  'dpp4Inhibitor',
  'sulfonylurea',
  'tzd',
  'basalInsulin',
];
/** Named patients with some facts of others: what is open stays likely. */
const anybody = () =>
  fc
    .tuple(
      fc.constantFrom(...Object.values(people)),
      fc.constantFrom(...Object.values(people)),
      fc.integer({ min: 0, max: 3 }),
    )
    .map(([one, other, every]) =>
      known({
        ...one,
        ...Object.fromEntries(Object.entries(other).filter((_, at) => every > 0 && at % (every * 3) === 0)),
      }),
    );
const charts = () => fc.oneof({ arbitrary: anybody(), weight: 3 }, { arbitrary: anyChart(), weight: 1 });
const withoutChoice = (chart: ReturnType<typeof known>) =>
  Object.fromEntries(Object.entries(chart).filter(([fact]) => fact !== 'treatmentChoice'));

test('two to four columns, nothing that is closed, stopped, held, taken or an example of one', () => {
  let open = 0;
  fc.assert(
    fc.property(charts(), (any) => {
      const { plan, judgement } = planner(withoutChoice(any), today);
      const options = optionsOf(plan, judgement);
      if (options.status === 'closed') return;
      open += 1;
      const { columns } = compare(options.medicines, judgement.patient);
      expect(columns.length).toBeGreaterThanOrEqual(2);
      expect(columns.length).toBeLessThanOrEqual(mostMedicines + 1);
      expect(columns.at(-1)).toBe('none');
      expect(new Set(columns).size).toBe(columns.length);
      const closed = closedOf(judgement.exclusions);
      for (const medicine of options.medicines) {
        expect(isOpenFor({ closed }, medicine, 'protection')).toBe(true);
        expect(plan.actions.some(({ object, verb }) => object === medicine && lessens(verb))).toBe(false);
        expect(judgement.patient.known[medicine] === true).toBe(false);
      }
      expect(options.medicines.includes('dpp4Inhibitor') && judgement.patient.known.glp1RA === true).toBe(false);
    }),
    { numRuns: tries(400), seed },
  );
  expect(open).toBeGreaterThan(reached(100));
});

test('one hundred for every column: the same years, never above 100, with a medicine that gains never more than without', () => {
  fc.assert(
    fc.property(charts(), (any) => {
      const { judgement } = planner(withoutChoice(any), today);
      for (const outcome of outcomes) {
        const hundred = hundredFor(judgement.patient, classes, outcome);
        if (!hundred) continue;
        expect(hundred.years).toBeGreaterThanOrEqual(1);
        for (const { admits, years } of hundred.trials) {
          expect(admits(judgement.patient)).toBe(true);
          expect(hundred.years).toBeLessThanOrEqual(Math.max(1, years.value));
        }
        for (const share of [hundred.without, ...hundred.with.values()]) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(100);
        }
        for (const share of hundred.with.values()) expect(share).toBeLessThanOrEqual(hundred.without);
      }
      for (const row of compare(classes.slice(0, 3), judgement.patient).rows)
        for (const { people: drawn } of row.cells) if (drawn !== undefined) expect(drawn).toBeLessThanOrEqual(100);
    }),
    { numRuns: tries(300), seed },
  );
});

test('a tie is said once, and only where all columns say the same', () => {
  fc.assert(
    fc.property(anybody(), fc.uniqueArray(fc.constantFrom(...classes), { minLength: 1, maxLength: 3 }), (any, some) => {
      const { judgement } = planner(any, today);
      for (const { cells, tied } of compare(some, judgement.patient).rows)
        expect(new Set(cells.map((cell) => JSON.stringify(cell))).size === 1).toBe(tied);
    }),
    { numRuns: tries(150), seed },
  );
});

const kidneyOf = (egfr: number) => ({ kidneyBelow: (limit: number) => egfr < limit });
const someClasses = fc.uniqueArray(fc.constantFrom(...classes), { minLength: 1, maxLength: 4 });
const a1cs = fc.integer({ min: 60, max: 130 }).map((tenths) => tenths / 10);

test('together less than the sum, more than the strongest alone; never below the floor; the band never below half a point', () => {
  fc.assert(
    fc.property(a1cs, someClasses, fc.integer({ min: 15, max: 110 }), (a1c, some, egfr) => {
      const kidney = kidneyOf(egfr);
      const all = forecastOf(a1c, some, kidney);
      const alone = some.map((one) => forecastOf(a1c, [one], kidney).fall);
      expect(all.fall).toBeLessThanOrEqual(alone.reduce((sum, each) => sum + each, 0) + 1e-9);
      expect(all.fall).toBeGreaterThanOrEqual(Math.max(...alone) - 1e-9);
      expect(a1c - all.mostFall).toBeGreaterThanOrEqual(Math.min(a1c, promisedFloor.value) - 1e-9);
      expect(all.leastFall).toBeLessThanOrEqual(Math.max(0, all.fall - 0.5) + 1e-9);
      // Either the whole band, or one edge of it.
      expect(all.open || all.mostFall >= all.fall + 0.5 - 1e-9).toBe(true);
      // The order they are named in changes nothing.
      expect(forecastOf(a1c, [...some].reverse(), kidney).fall).toBeCloseTo(all.fall, 6);
    }),
    { numRuns: tries(500), seed },
  );
});

test('the trial of two tablets at once: 1.5 points together, 1.2 and 0.9 alone, from 8.9 %', () => {
  const { fall, leastFall, mostFall } = forecastOf(8.9, ['sglt2Inhibitor', 'dpp4Inhibitor'], kidneyOf(90));
  expect(fall).toBeCloseTo(1.5, 1);
  expect(mostFall - fall).toBeGreaterThanOrEqual(0.5);
  expect(fall - leastFall).toBeGreaterThanOrEqual(0.5);
});

test('a higher HbA1c never ends lower', () => {
  fc.assert(
    fc.property(a1cs, someClasses, (a1c, some) => {
      const end = (at: number): number => at - forecastOf(at, some, kidneyOf(90)).fall;
      expect(end(a1c + 0.1)).toBeGreaterThanOrEqual(end(a1c) - 1e-9);
    }),
    { numRuns: tries(400), seed },
  );
});

test('any choice: it opens nothing that is closed, and only what was offered leaves the plan for it', () => {
  fc.assert(
    fc.property(charts(), fc.constantFrom(...classes, 'no-change', 'not-today'), (any, treatmentChoice) => {
      const chart = withoutChoice(any);
      const before = planner(chart, today);
      const after = planner({ ...chart, treatmentChoice: { value: treatmentChoice, from: 'entered' } }, today);
      const closed = closedOf(before.judgement.exclusions);
      for (const { verb, object } of after.plan.actions)
        if (verb === 'start' && classes.includes(object as ComparedMedicine))
          expect(isOpenFor({ closed }, object as ComparedMedicine, 'protection')).toBe(true);
      const options = optionsOf(before.plan, before.judgement);
      const isOffered = options.status === 'open' && options.medicines.some((medicine) => medicine === treatmentChoice);
      if (isOffered) expect(after.plan.actions.map(({ id }) => id as string)).toContain(`start:${treatmentChoice}`);
      // What stops or pauses does so whatever is chosen, unless it only made room for a start.
      const ends = ({ plan }: typeof before): string[] =>
        plan.actions.filter(({ verb, gravity }) => lessens(verb) && gravity === 'urgent').map(({ id }) => id);
      expect(ends(after)).toEqual(ends(before));
    }),
    { numRuns: tries(400), seed },
  );
});

test('what was chosen stands before what waits for it, wherever it stood without the choice', () => {
  let waited = 0;
  fc.assert(
    fc.property(charts(), fc.constantFrom(...classes), (any, treatmentChoice) => {
      const chart = { ...withoutChoice(any), ...known({ treatmentChoice }) };
      const starts = planner(chart, today).plan.actions.filter(({ verb }) => verb === 'start');
      const at = starts.findIndex(
        ({ object, next, because }) => object === treatmentChoice && !next && because.includes('choice.made'),
      );
      if (at < 0) return;
      const compared = starts.map(({ object, next }) => Boolean(next) && isCompared(object));
      waited += Number(compared.includes(true));
      expect(compared.slice(0, at)).not.toContain(true);
    }),
    { numRuns: tries(900), seed },
  );
  expect(waited).toBeGreaterThan(reached(20));
});

test('each option begins when it is chosen, for 5695 and 6088, whom the SGLT2 inhibitor would have served as well, and random patients', () => {
  let offered = 0;
  const seeds = [5695, 6088, ...Array.from({ length: tries(250) }, (_, at) => 5000 + at)];
  for (const each of seeds) {
    const chart = withoutChoice(chartOf(patient(each)));
    const { plan, judgement } = planner(chart, today);
    const options = optionsOf(plan, judgement);
    for (const medicine of options.status === 'open' ? options.medicines : []) {
      offered += 1;
      const chosen = planner({ ...chart, ...known({ treatmentChoice: medicine }) }, today).plan.actions;
      const begun = chosen.find(({ id }) => id === `start:${medicine}`);
      expect(begun?.because, `patient ${each}, ${medicine}`).toContain('choice.made');
    }
  }
  expect(offered).toBeGreaterThan(reached(120));
});
