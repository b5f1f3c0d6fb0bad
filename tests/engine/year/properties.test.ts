import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chart, checkChart, type Known } from '../../../src/engine/chart/chart.ts';
import { daysAfter } from '../../../src/engine/chart/day.ts';
import { outdated } from '../../../src/engine/chart/outdated.ts';
import { loadPlanWording } from '../../../src/engine/answer/wording.ts';
import type { Locale } from '../../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { constants } from '../../../tools/lib/constants.ts';
import { loadPlanner } from '../../../src/engine/visit/index.ts';
import {
  isDue,
  itemName,
  loadYearWords,
  whenMessage,
  whyMessage,
  yearForPatient,
  yearOf,
} from '../../../src/engine/year/index.ts';
import * as figures from '../../../src/engine/year/constants.ts';
import { yearItems } from '../../../src/engine/year/items.ts';
import { sourceOf } from '../../../src/engine/clinical/sources.ts';
import { anyChart, hostileChart, hostileEntries } from '../helpers/charts.ts';
import { gradeOf, wordsIn } from '../../fixtures/reading.ts';
import { today } from './helpers.ts';
import { tries } from '../../fixtures/tries.ts';

const planner = await loadPlanner();
const yearFor = (chart: Chart, on = today) => yearOf({ chart, ...planner(chart, on), on });

/** Any chart whose entries bear a day of the last six years, or none. */
const datedChart = fc
  .tuple(anyChart({ origins: ['entered', 'record', 'file'] }), fc.infiniteStream(fc.integer({ min: -40, max: 2200 })))
  .map(
    ([chart, days]): Chart =>
      Object.fromEntries(
        Object.entries(chart).map(([fact, known]): [string, Known] => {
          const ago = days.next().value ?? 0;
          return [fact, ago < 0 ? known : { ...known, on: daysAfter(today, -ago) }];
        }),
      ),
  );

const actionsOf = (id: string): readonly string[] => yearItems.find((item) => item.id === id)?.actions ?? [];

describe('any year', () => {
  test('every item has one line, what is late first, and every figure is a day', () => {
    const statuses = ['overdue', 'due', 'unknown', 'soon', 'later', 'done', 'not-for'];
    fc.assert(
      fc.property(datedChart, (chart) => {
        const { lines, child } = yearFor(chart);
        if (child) return;
        expect(lines.map(({ id }) => id).toSorted()).toEqual(yearItems.map(({ id }) => id).toSorted());
        const ranks = lines.map(({ status }) => statuses.indexOf(status));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        for (const line of lines) {
          if (line.last !== undefined) expect(line.last <= today, line.id).toBe(true);
          if (line.status === 'overdue') expect(line.late, line.id).toBeGreaterThan(0);
          else expect(line.late).toBeUndefined();
          if (line.due !== undefined && !isDue(line)) expect(line.due > today || line.byPlan, line.id).toBe(true);
        }
      }),
    );
  });

  test('is never later than the plan of the same day', () => {
    fc.assert(
      fc.property(datedChart, (chart) => {
        const { plan, judgement } = planner(chart, today);
        const { lines } = yearOf({ chart, plan, judgement, on: today });
        for (const line of lines)
          for (const { id, within } of plan.actions)
            if (actionsOf(line.id).includes(id))
              expect(line.due !== undefined && line.due <= daysAfter(today, within), `${line.id} ${id}`).toBe(true);
      }),
    );
  });

  test('what is too old to steer the plan is late here too: one figure for both', () => {
    fc.assert(
      fc.property(datedChart, (given) => {
        const { chart } = checkChart(given, { on: today, examples: false });
        const old: readonly string[] = outdated(chart, today);
        for (const { status, last, figure, id, interval, byPlan } of yearFor(given).lines)
          if (figure && old.includes(figure) && chart[figure]?.on === last) {
            // What the year does not ask of this patient the plan may, where two answers cannot both be right.
            if (interval.kind === 'none' && byPlan) continue;
            expect(['overdue', 'not-for'], `${id} ${last}`).toContain(status);
          }
      }),
    );
  });

  /** A year's line as a press would leave it. */
  const pressed = (chart: Chart, { done }: (typeof yearItems)[number], on = today): Chart => ({
    ...chart,
    [done]: { value: true, on, from: 'entered' },
  });

  test.each(yearItems)('one press marks $id as done today, and it is due no more', (item) => {
    fc.assert(
      fc.property(datedChart, (chart) => {
        const line = yearFor(pressed(chart, item)).lines.find(({ id }) => id === item.id);
        if (!line) return;
        expect(line.mark).toBe(item.done);
        expect(!isDue(line) || line.byPlan).toBe(true);
        expect(line.last).toBe(today);
      }),
      { numRuns: tries(20) },
    );
  });

  test('a mark changes its own line and nothing else: no value, no step of the plan', () => {
    fc.assert(
      fc.property(datedChart, fc.constantFrom(...yearItems), fc.integer({ min: 0, max: 800 }), (given, item, ago) => {
        const { [item.done]: _, ...chart } = given;
        const marked = pressed(chart, item, daysAfter(today, -ago));
        const [before, after] = [planner(chart, today), planner(marked, today)];
        expect(after.plan).toEqual(before.plan);
        const { [item.done]: mark, ...known } = after.judgement.patient.known;
        expect(mark).toBe(true);
        expect(known).toEqual(before.judgement.patient.known);
        const others = (one: Chart) => yearFor(one).lines.filter(({ id }) => id !== item.id);
        expect(others(marked)).toEqual(others(chart));
      }),
    );
  });

  test('of a mark and a figure the later day counts, and of one day the figure', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((ago) => daysAfter(today, -ago));
    fc.assert(
      fc.property(datedChart, day, day, (given, mark, figure) => {
        const chart: Chart = {
          ...given,
          a1cMeasured: { value: true, on: mark, from: 'entered' },
          a1c: { value: 7.1, on: figure, from: 'entered' },
        };
        const line = yearFor(chart).lines.find(({ id }) => id === 'a1c');
        if (!line) return;
        expect(line.last).toBe([mark, figure].sort().at(-1));
        expect(line.marked).toBe(mark > figure || undefined);
      }),
    );
  });

  test('a later day makes nothing less late', () => {
    fc.assert(
      fc.property(datedChart, fc.integer({ min: 1, max: 400 }), (chart, days) => {
        const { plan, judgement } = planner(chart, today);
        const [now, then] = [today, daysAfter(today, days)].map((on) =>
          yearOf({ chart, plan: { ...plan, actions: [] }, judgement, on }),
        );
        for (const line of now?.lines ?? [])
          if (line.status === 'overdue')
            expect(then?.lines.find(({ id }) => id === line.id)?.late, line.id).toBe((line.late ?? 0) + days);
      }),
    );
  });

  test('nothing a chart should not hold throws', () => {
    fc.assert(
      fc.property(fc.subarray([...hostileEntries]), datedChart, (entries, chart) => {
        expect(() => yearFor({ ...chart, ...hostileChart(entries) })).not.toThrow();
      }),
    );
  });
});

describe('words', () => {
  const wordings = async (locale: Locale) => {
    const [plan, year] = await Promise.all([
      loadPlanWording(locale, { at: new Date('2026-11-26T12:00') }),
      loadYearWords(locale),
    ]);
    return { ...plan, patterns: { ...plan.patterns, ...year } };
  };

  test.each(['en', 'ar'] as const)('every line can be said whole: %s', async (locale) => {
    const wording = await wordings(locale);
    fc.assert(
      fc.property(datedChart, (chart) => {
        const year = yearFor(chart);
        for (const line of year.lines)
          for (const message of [itemName(line), whenMessage(line), whyMessage(line)])
            expect(sayPlain(message, wording)).not.toMatch(/[{}]|undefined|NaN/);
        for (const { title, blocks } of yearForPatient(year, wording.patterns))
          for (const message of [title, ...blocks.flatMap((block) => (block.type === 'list' ? block.items : []))])
            expect(sayPlain(message, wording)).not.toMatch(/[{}]|undefined|NaN/);
      }),
    );
  });

  test('the sheet reads for the sixth year of school', async () => {
    const wording = await wordings('en');
    const texts = fc
      .sample(datedChart, { numRuns: tries(100), seed: 19 })
      .flatMap((chart) =>
        yearForPatient(yearFor(chart), wording.patterns).flatMap(({ blocks }) =>
          blocks.flatMap((block) =>
            block.type === 'list' ? block.items.map((message) => sayPlain(message, wording)) : [],
          ),
        ),
      );
    expect(texts.flatMap(wordsIn).length).toBeGreaterThan(300);
    expect(gradeOf(texts), texts.slice(0, 20).join('\n')).toBeLessThanOrEqual(6);
  });
});

describe('figures', () => {
  const found = constants({ ...figures }, '');
  test('each has a source there is, and a mark', () => {
    expect(found.length).toBeGreaterThan(40);
    for (const { name, constant } of found) expect(sourceOf(constant.source), name).toBeDefined();
  });
});
