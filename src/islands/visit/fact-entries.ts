import type { Chart, Known } from '../../engine/chart/chart.ts';
import { finerThan } from '../../engine/chart/coarser.ts';
import { judgedFields } from '../../engine/chart/conflicts.ts';
import { type DoneFact, type FactId, type FactValue, facts, isFactId } from '../../engine/chart/facts.ts';
import { asAnswer, chartOfFields, factOf } from '../../engine/chart/form.ts';
import { moreAsked } from '../../engine/chart/more-asked.ts';
import { fieldWords } from '../../engine/clinical/wording.ts';
import { choice, type Field, moreSection, number } from '../../engine/kit/fields/fields.ts';
import { moreAnswers } from '../form/more-words.ts';
import type { Loaded } from '../shared/loaded.ts';
import type { DeskWords } from './visit-words.ts';

/** A fact as it is asked here: a field of its own, always optional, and its words. */
export interface FactEntry {
  readonly fact: FactId;
  readonly field: Field;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What the answers of a choice are called. */
  readonly answers: Readonly<Record<string, string>>;
}

/** What says most of a patient, in the order it is read; whatever else is known follows. */
export const readFirst: readonly FactId[] = [
  'sex',
  'age',
  'diabetesType',
  'diabetesDuration',
  'a1c',
  'targetA1c',
  'egfr',
  'weight',
  'height',
  'metformin',
  'heartFailure',
  'ascvd',
  'uacr',
  'systolic',
  'ldl',
  'b12',
];

/** What judgement reads: asked of every patient, before any calculator is there. */
function baseEntries({ clinical, more }: DeskWords): FactEntry[] {
  const words: Readonly<Record<string, { label: string; hint?: string } | undefined>> = more.fields;
  const names: Readonly<Record<string, string>> = clinical.concepts;
  return Object.entries(judgedFields).flatMap(([fact, field]) =>
    isFactId(fact)
      ? [
          {
            fact,
            field,
            // There the figure is asked beside a band; here it is the only one.
            ...(fact === 'egfr'
              ? { label: names[fact] ?? fact }
              : { label: words[fact]?.label ?? names[fact] ?? fact, hint: words[fact]?.hint }),
            answers: field.kind === 'choice' ? moreAnswers(fact, more) : {},
          },
        ]
      : [],
  );
}

/** Every fact that can be asked, as it is asked: what judgement reads, then what the calculators ask, where they are there. */
export function entriesOf(
  desk: DeskWords,
  engine: { readonly asked: ReturnType<typeof entriesOfTools>; readonly fasting?: readonly FactEntry[] } | null,
  coarse: readonly FactEntry[] = [],
): ReadonlyMap<FactId, FactEntry> {
  const { asked = [], fasting = [] } = engine ?? {};
  const all = [...baseEntries(desk), ...asked.flatMap(({ entries }) => entries), ...fasting, ...coarse];
  return new Map(all.map((entry) => [entry.fact, entry]));
}

/** Answers that another fact gives, finer or in plainer words: that one is asked instead. */
const asksFiner: ReadonlySet<string> = new Set<FactId>([
  'egfrBand',
  'smokes',
  'cardiovascularDisease',
  'metforminTolerated',
  'metforminGI',
  'acceptsInjectables',
  'mealsBand',
  'snacksBand',
  'sugaryDrinksBand',
  'walkingBand',
  'dessertsFrequency',
  'jobActivityLevel',
]);

/** The facts to ask for where a calculator misses one. */
export function askedFor(fact: FactId, chart: Chart): readonly FactId[] {
  if (fact === 'bmi') return (['weight', 'height'] as const).filter((one) => chart[one] === undefined);
  if (!asksFiner.has(fact)) return [fact];
  return finerThan(fact).filter((finer) => chart[finer] === undefined);
}

function entryOf(fact: FactId, path: string, field: Field, { tool, copy, clinical, words }: Loaded): FactEntry {
  const { label, hint } = fieldWords(tool, path, copy, clinical);
  const about = facts[fact];
  if (about.kind === 'number')
    return {
      fact,
      label,
      hint,
      answers: {},
      field: number(moreSection, about.concept, { optional: true, fact }),
    };
  if (about.kind === 'flag')
    return {
      fact,
      label,
      hint,
      answers: { yes: words.form.yes, no: words.form.no },
      field: choice(moreSection, ['yes', 'no'], 'no', { optional: true, fact, means: { yes: true, no: false } }),
    };
  // Under the fact's own answers, with the words this calculator has for them.
  const named = about.choices.flatMap((value) => {
    const answer = asAnswer(field, value);
    return answer === undefined ? [] : [[value, copy.choices[path]?.[String(answer)] ?? value] as const];
  });
  const choices = named.map(([value]) => value);
  return {
    fact,
    label,
    hint,
    answers: Object.fromEntries(named),
    field: choice<string>(moreSection, choices, choices[0] ?? '', { optional: true, fact }),
  };
}

/** What each calculator asks beyond that, each fact once, where it is asked first. */
export function entriesOfTools(tools: readonly Loaded[]): { readonly loaded: Loaded; readonly entries: FactEntry[] }[] {
  const seen = new Set<string>(['bmi', ...Object.keys(judgedFields), ...asksFiner]);
  return tools.map((loaded) => ({
    loaded,
    entries: Object.entries(loaded.tool.fields).flatMap(([path, field]) => {
      const fact = factOf(field);
      if (!fact || seen.has(fact) || (field.kind === 'choice' && field.hidden)) return [];
      seen.add(fact);
      return [entryOf(fact, path, field, loaded)];
    }),
  }));
}

/** What is asked in a finer way and may yet be known as it is: shown and changed where it stands, offered nowhere. */
export function coarseEntries(tools: readonly Loaded[]): FactEntry[] {
  const seen = new Set<FactId>();
  return tools.flatMap((loaded) =>
    Object.entries(loaded.tool.fields).flatMap(([path, field]) => {
      const fact = factOf(field);
      if (!fact || seen.has(fact) || !(fact === 'bmi' || asksFiner.has(fact))) return [];
      seen.add(fact);
      return [entryOf(fact, path, field, loaded)];
    }),
  );
}

/** What judgement reads, by group, as it concerns this patient. */
export function groupsOf(entries: readonly FactEntry[], chart: Chart, { more }: DeskWords) {
  const byFact = new Map<string, FactEntry>(entries.map((entry) => [entry.fact, entry]));
  const first: Readonly<Record<string, readonly string[]>> = { person: ['age'], tests: ['a1c'] };
  return moreAsked(judgedFields, chart, new Set(Object.keys(chart))).map(([group, paths]) => ({
    id: group,
    title: more.groups[group],
    entries: [...(first[group] ?? []), ...paths].flatMap((fact) => byFact.get(fact) ?? []),
  }));
}

/** What stands in a fact's field. */
export function answerOf({ field }: FactEntry, known: Known | undefined): Known['value'] | undefined {
  return known && asAnswer(field, known.value);
}

/** The chart with an answer to one fact; undefined takes it out again. */
export function told(chart: Chart, { fact, field }: FactEntry, answer: Known['value'] | undefined, on: string): Chart {
  const { [fact]: before, ...others } = chart;
  if (answer === undefined) return others;
  const known = chartOfFields({ [fact]: field }, { [fact]: answer })[fact];
  if (!known || known.value === before?.value) return chart;
  return { ...others, [fact]: { ...known, on } };
}

/** The chart with something marked as done on a day, on one that is not known, or no longer. */
export function markedDone(chart: Chart, fact: DoneFact, on: string | 'unknown' | null): Chart {
  const { [fact]: _, ...others } = chart;
  if (on === null) return others;
  return { ...others, [fact]: { value: true, from: 'entered', ...(on !== 'unknown' && { on }) } };
}

/** What somebody chose, and what they said about it. */
export interface Made {
  readonly choice: FactValue<'treatmentChoice'>;
  readonly words: string;
}
/** The chart with what was chosen together; null takes it out again. */
export function chosen(chart: Chart, made: Made | null, on: string): Chart {
  const { treatmentChoice: _, ...others } = chart;
  if (!made) return others;
  const words = made.words.trim();
  return { ...others, treatmentChoice: { value: made.choice, from: 'entered', on, ...(words !== '' && { words }) } };
}

/** The chart in which some facts are as they were, told today. */
export function stillSo(chart: Chart, same: readonly FactId[], on: string): Chart {
  const again = same.flatMap((fact) => (chart[fact] ? [[fact, { ...chart[fact], from: 'entered' as const, on }]] : []));
  return { ...chart, ...Object.fromEntries(again) };
}
