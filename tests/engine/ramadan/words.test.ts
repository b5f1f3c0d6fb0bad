import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fastingFacts } from '../../../src/engine/chart/fasting-facts.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import type { Locale, Wording } from '../../../src/engine/kit/words/pattern.ts';
import { type FastingAdvice, fastingAdvice } from '../../../src/engine/ramadan/advice.ts';
import { writeCard } from '../../../src/engine/ramadan/card.ts';
import { cells, fastingMedicines, notes } from '../../../src/engine/ramadan/doses.ts';
import { loadAskWords, loadCardWords, loadRamadanWords } from '../../../src/engine/ramadan/words.ts';
import { fastLines } from '../../../src/engine/ramadan/lines.ts';
import {
  adviceOf,
  cellMessage,
  datesOf,
  limits,
  missingOf,
  notesOf,
  scoreMessage,
  timingMessages,
  titrationRows,
} from '../../../src/engine/ramadan/write.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { gradeOf, sentencesIn, wordsIn } from '../../fixtures/reading.ts';
import { people } from '../choose/people.ts';
import { anyChart, known } from '../helpers/charts.ts';
import { now, sentences } from '../helpers/words.ts';
import { tries } from '../../fixtures/tries.ts';

const locales = ['en', 'ar'] as const;
let planner: Planner;
const wording = new Map<string, Wording>();
beforeAll(async () => {
  planner = await loadPlanner();
  for (const locale of locales) {
    const [clinical, { patterns }, card] = await Promise.all([
      loadClinicalCopy(locale),
      loadRamadanWords(locale),
      loadCardWords(locale),
    ]);
    const shared = { locale, unitWords: clinical.units, unitPlurals: clinical.unitPlurals, units: {}, at: now };
    wording.set(locale, { ...shared, patterns });
    wording.set(`${locale} card`, { ...shared, patterns: card });
  }
});
const inWords = (key: string): Wording => {
  const found = wording.get(key);
  if (!found) throw new Error(`no wording ${key}`);
  return found;
};

const advices = (): readonly FastingAdvice[] =>
  fc
    .sample(
      fc.tuple(anyChart(), fc.constantFrom('2026-11-26', '2026-12-20', '2027-01-20', '2027-02-20', '2035-01-01')),
      {
        numRuns: tries(150),
        seed: 43,
      },
    )
    .map(([chart, on]) => {
      const { plan, judgement } = planner(chart, on);
      return fastingAdvice(plan, judgement, on);
    });

describe.each(locales)('the fast in %s', (locale: Locale) => {
  test('everything of any patient can be said', () => {
    const w = inWords(locale);
    for (const advice of advices()) {
      const said = sentences(
        [
          datesOf(advice),
          scoreMessage(advice),
          adviceOf(advice, true),
          advice.rows.flatMap(({ ways }) =>
            ways.flatMap((way) => [cellMessage(way, 'iftar'), cellMessage(way, 'suhoor')]),
          ),
          notesOf(advice.rows),
          timingMessages(advice),
          titrationRows().flat(),
          fastLines(advice),
          { key: 'ramadan.break', values: limits() },
          missingOf(advice),
        ],
        w,
      );
      expect(said.join(' ')).not.toMatch(/undefined|NaN|[{}]/);
    }
  });

  test('every medicine, cell and note has its words, on the card too', () => {
    const { patterns } = inWords(locale);
    const card = inWords(`${locale} card`).patterns;
    for (const medicine of fastingMedicines) {
      expect(patterns[`ramadan.medicine.${medicine}`]).toBeDefined();
      expect(card[`card.of.${medicine}`]).toBeDefined();
    }
    const { sulfonylureaAgent, glp1Agent } = fastingFacts;
    for (const agent of [...sulfonylureaAgent.choices, ...glp1Agent.choices].filter((one) => one !== 'other')) {
      expect(patterns[`ramadan.agent.${agent}`]).toBeDefined();
      expect(card[`card.agent.${agent}`]).toBeDefined();
    }
    for (const cell of cells) {
      expect(patterns[`ramadan.cell.${cell}`]).toBeDefined();
      expect(card[`card.cell.${cell}`]).toBeDefined();
    }
    for (const note of notes) expect(patterns[`ramadan.note.${note}`]).toBeDefined();
  });

  test('the card carries no dose, no score and no class', () => {
    const w = inWords(`${locale} card`);
    for (const advice of advices()) {
      const said = sentences(writeCard(advice), w).join('\n');
      expect(said).not.toMatch(/\b\d+ ?(?:units?|mg|points?)\b(?!\/)/);
      expect(said).not.toMatch(/IDF|HbA1c|eGFR|SGLT2|risk|خطر|نقاط|undefined|NaN|[{}]/);
    }
  });

  test('no sentence of the card is long', () => {
    const w = inWords(`${locale} card`);
    const long = advices()
      .flatMap((advice) => sentences(writeCard(advice), w))
      .flatMap(sentencesIn)
      .filter((sentence) => wordsIn(sentence).length > (locale === 'en' ? 20 : 18));
    expect([...new Set(long)]).toEqual([]);
  });
});

test('the card is English for the sixth year of school', () => {
  const w = inWords('en card');
  for (const advice of advices()) {
    const said = sentences(writeCard(advice), w);
    expect(gradeOf(said), said.join('\n')).toBeLessThanOrEqual(6);
  }
});

test('the same questions with the same answers in both languages', async () => {
  const [en, ar] = await Promise.all([loadAskWords('en'), loadAskWords('ar')]);
  const shape = (words: typeof en) =>
    Object.entries(words).map(([fact, { answers }]) => [fact, Object.keys(answers).toSorted()]);
  expect(shape(ar)).toEqual(shape(en));
});

test('a sentence to a woman and to a man differs, and to each as it should be', async () => {
  const pairs = Object.values(await loadCardWords('ar')).flatMap((pattern) =>
    typeof pattern === 'object' && 'male' in pattern ? [pattern] : [],
  );
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter(({ male, female }) => male === female)).toEqual([]);
  expect(pairs.filter(({ male }) => /كِ(?![\u0621-\u0652])/.test(male))).toEqual([]);
});

test('the record as text holds the whole fast: dates, points, each medicine at both meals, when to break it', () => {
  const on = '2026-11-26';
  const facts = {
    ...people.Zahra,
    a1c: 7.2,
    fpg: 110,
    basalUnits: 20,
    insulinRegimen: 'basal-once',
    fastsRamadan: true,
  } as const;
  const { plan, judgement } = planner(known(facts), on);
  const advice = fastingAdvice(plan, judgement, on);
  const said = sentences(fastLines(advice), inWords('en')).join('\n');
  expect(said).toMatch(/Ramadan 1448: 8 February 2027/);
  expect(said).toMatch(/points: /);
  expect(said).toMatch(/Basal insulin: at iftar \d+ to \d+ units .*; at suhoor –/);
  expect(said).toMatch(/Metformin, twice a day: at iftar usual dose; at suhoor usual dose/);
  expect(said).toMatch(/Break the fast at once below 70/);
  expect(said).toMatch(/Units of insulin where .* below 70.mg\/dL, or lows: /);
  for (const { medicine } of advice.rows)
    expect(said).toContain(inWords('en').patterns[`ramadan.medicine.${medicine}`]);
});
