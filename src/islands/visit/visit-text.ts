import { isToldFiner } from '../../engine/chart/coarser.ts';
import { isOfNoMedicine } from '../../engine/chart/more-asked.ts';
import { withNames } from '../../engine/judgement/words.ts';
import { settled, unsettled } from '../../engine/visit/differences.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { writeRecord } from '../../engine/judgement/record.ts';
import { reviewOf } from '../../engine/judgement/review.ts';
import { blockLines } from '../../engine/kit/report/plain-blocks.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { fill } from '../shared/fill.ts';
import { rulesSentence } from '../stores/offline-words.ts';
import { wordingFor } from '../shared/loaded.ts';
import type { FactEntry } from './fact-entries.ts';
import { medicinesIn, notedLabel, withoutMedicineLine } from '../typed-line/noted-medicines.ts';
import { factText, isLowWithoutDay } from './fact-text.ts';
import type { ShownVisit } from './held.ts';
import type { VisitEngine } from './visit-engine.ts';
import type { DeskWords } from './visit-words.ts';
import { headlinesOf } from './headlines.ts';

/** One visit as it is written down. */
export interface Written {
  readonly visit: ShownVisit;
  readonly engine: VisitEngine;
  readonly desk: DeskWords;
  /** A list, for it is read more than once: a paper is drawn again while its words arrive, and printed again. */
  readonly entries: readonly FactEntry[];
  readonly chart: Chart;
  readonly name: string;
  /** The clinician's own words. */
  readonly notes: string;
  /** One sentence of theirs for the patient. */
  readonly ownWords: string;
  readonly units: UnitChoice;
  readonly at: Date;
}

/** What is known, each fact with its name and its figure or answer, and the medicines as they are written, with their doses. */
export function valuesOf({ entries, chart, desk, units, notes }: Written): { label: string; value: string }[] {
  const medicines = medicinesIn(notes);
  return [
    ...entries.flatMap((entry) => {
      const known = chart[entry.fact];
      if (!known || isToldFiner(chart, entry.fact) || isOfNoMedicine(chart, entry.fact)) return [];
      const { label, value } = factText(entry, known, desk, units);
      const answer = value || desk.words.form.yes;
      return [{ label, value: isLowWithoutDay(entry.fact, known) ? `${answer} (${desk.visit.noDay})` : answer }];
    }),
    ...(medicines.length > 0 ? [{ label: notedLabel[desk.locale], value: medicines.join('; ') }] : []),
  ];
}

/** The visit as plain text, for the record: values, plan, what each calculator says, where they differ, and what was put into lines: the choice, the fast, the year. */
export function visitText(
  written: Written,
  { year, choice, fast }: Readonly<Record<'year' | 'choice' | 'fast', readonly string[]>>,
): string {
  const { visit, engine, desk, name, notes, units, at } = written;
  const patterns = withNames(engine.patterns, visit.judgement.patient.known);
  const wording = wordingFor({ ...desk, patterns }, units, at);
  const say = (message: Parameters<typeof sayPlain>[0]): string => sayPlain(message, wording);
  const record = writeRecord(visit.plan, visit.judgement);
  const ownNotes = withoutMedicineLine(notes);
  const nameOf = (id: string): string => engine.tools.get(id)?.copy.name ?? id;
  const answers = visit.tools.flatMap((answer) => {
    const { id, ready, held, unasked, assumed = [] } = answer;
    if (unasked) return [];
    const standing = assumed.length > 0 ? ` ${fill(desk.visit.standing, { n: assumed.length })}` : '';
    const loaded = engine.tools.get(id);
    const headlines = headlinesOf(answer);
    return ready && headlines.length > 0 && loaded
      ? headlines.map((headline) => `- ${nameOf(id)}: ${sayPlain(headline, wordingFor(loaded, units, at))}${standing}`)
      : [`- ${nameOf(id)}: ${held ? desk.visit.held : desk.visit.waits}`];
  });
  const about: Readonly<Record<string, string>> = desk.visit.about;
  const figures = settled(visit.differences).map(
    ({ about: id, followed }) => `- ${about[id] ?? id}: ${say(followed.says)} (${nameOf(followed.tool)})`,
  );
  const differing = unsettled(visit.differences).map(({ answers: given, why }) =>
    [
      `- ${given.map(({ tool, says }) => `${nameOf(tool)}: ${say(says)}`).join(' | ')}`,
      say(why),
      desk.visit.neither,
    ].join(' '),
  );
  const part = (title: string, lines: readonly string[]): string[] => (lines.length ? ['', title, ...lines] : []);
  return [
    desk.visit.title,
    ...(name.trim() ? [name.trim()] : []),
    `${formatDate(at, desk.locale, true)} · ${fill(desk.words.answer.rules, { version: engineVersion })}`,
    ...[rulesSentence(desk.locale)].filter((sentence) => sentence !== null),
    ...part(
      desk.visit.known,
      valuesOf(written).map(({ label, value }) => `- ${label}: ${value}`),
    ),
    ...part(desk.visit.today, [...blockLines(record.next, wording), say(record.review)]),
    ...part(
      desk.visit.cautions,
      record.cautions.flatMap((block) => blockLines(block, wording)),
    ),
    ...part(desk.visit.calculators, answers),
    ...part(desk.visit.settled, figures),
    ...part(desk.visit.differ, differing),
    ...part(desk.visit.choose, choice),
    ...part(desk.visit.ramadan, fast),
    ...part(desk.visit.year, year),
    ...part(desk.words.notes.label, ownNotes ? [ownNotes] : []),
    '',
    ...[{ key: 'disclaimer' }, ...reviewOf(undefined)].map(say),
  ].join('\n');
}
