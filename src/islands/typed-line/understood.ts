import { hiddenInNotes } from '../../api/contract.ts';
import type { Chart, Known } from '../../engine/chart/chart.ts';
import { finerThan } from '../../engine/chart/coarser.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { isTooOld } from '../../engine/chart/freshness.ts';
import { leftOf, type Offer, type Piece, type Reading } from '../../engine/intake/index.ts';
import { visibleCharacters } from '../shared/visible-characters.ts';

/** Why a fact is not taken together with the others: each can be right, and each wants a look. */
type Caution = 'old' | 'older' | 'finer';

/** A fact that a text states, as the visit would hold it. */
export interface Understood {
  readonly fact: FactId;
  readonly known: Known;
  /** The piece of the text it rests on, and its place. */
  readonly piece: string;
  readonly at: Piece;
  readonly assumed: NonNullable<Offer['assumed']>;
  readonly caution?: Caution;
  /** The visit holds the same. */
  readonly taken: boolean;
}

const textOf = (text: string, { from, to }: Piece): string => text.slice(from, to).trim();

/** The words that a fact rests on; what denies it from afar is among them: “denies … heart failure”. */
export function quoted(text: string, { by, ...piece }: Piece & Pick<Offer, 'by'>): string {
  if (!by) return textOf(text, piece);
  const parts = by.from < piece.from ? [by, piece] : [piece, by];
  return parts.map((part) => textOf(text, part)).join(' … ');
}

/** A day of the text, or that of the reading: what is said of somebody is said of today. */
const knownOf = ({ value, on = '' }: Pick<Offer, 'value' | 'on'>, today: string): Known => ({
  value,
  on: on || today,
  from: 'entered',
});

function cautionOf(fact: FactId, known: Known, chart: Chart, today: string): Caution | undefined {
  if ((chart[fact]?.on ?? '') > (known.on ?? '')) return 'older';
  if (isTooOld(fact, known, today)) return 'old';
  // “Smokes: no” beside “smoked until 2010”: the coarser answer says less than the visit knows.
  return finerThan(fact).some((finer) => chart[finer] !== undefined) && !chart[fact] ? 'finer' : undefined;
}

/** What a text states, beside what the visit knows. */
export function understoodOf(
  text: string,
  { offers, younger }: Reading,
  chart: Chart,
  today: string,
): readonly Understood[] {
  return [...offers, ...younger].map((offer): Understood => {
    const { fact, assumed = [] } = offer;
    const known = knownOf(offer, today);
    const caution = cautionOf(fact, known, chart, today);
    return {
      fact,
      known,
      piece: quoted(text, offer),
      at: { from: offer.from, to: offer.to },
      assumed,
      taken: chart[fact]?.value === known.value && (chart[fact]?.on ?? '') >= (known.on ?? ''),
      ...(caution && { caution }),
    };
  });
}

/** One answer to a question of the text. */
export interface Answer {
  readonly fact: FactId;
  readonly known: Known;
  readonly unit?: string;
}

/** What a text leaves open; without answers it is entered in the field. */
export interface Asked {
  readonly key: string;
  readonly facts: readonly FactId[];
  readonly piece: string;
  /** “state”: a glucose of which the line says not whether it is fasting. */
  readonly why: Reading['questions'][number]['why'] | 'state';
  readonly answers: readonly Answer[];
}

/** The questions of a text, each with its answers: of several facts (“insulin”: basal, mealtime?) each is an answer. */
export function askedOf(text: string, { questions, named }: Reading, today: string): readonly Asked[] {
  return [...questions, ...named].map(({ facts, choices, instead = [], why, from, to }) => ({
    key: `${from} ${facts.join(' ')}`,
    facts,
    piece: textOf(text, { from, to }),
    why: instead.length > 0 ? 'state' : why,
    answers: [
      ...facts.flatMap((fact) =>
        choices.map(({ value, unit }) => ({
          fact,
          known: knownOf({ value }, today),
          ...(unit !== undefined && { unit }),
        })),
      ),
      ...instead.map(({ fact, value }) => ({ fact, known: knownOf({ value }, today) })),
    ],
  }));
}

/** An answer's value, behind the unit it was read in where the value does not say it. `names`: of units, in the page's language. */
export function valueInUnit(value: string, { unit }: Answer, names: Readonly<Record<string, string>>): string {
  const said = unit && (names[unit] ?? unit);
  return !said || value.includes(said) ? value : `${said}: ${value}`;
}

/** The facts that an answer to a question can set. */
export const answerable = ({ facts, answers }: Asked): readonly FactId[] => [
  ...new Set([...facts, ...answers.map(({ fact }) => fact)]),
];

/** What of a text nothing stands for; a medicine that is no fact is understood by its name. */
export const notUnderstood = (
  text: string,
  { offers, younger, questions, named, medicines }: Reading,
): readonly Piece[] => leftOf(text, [...offers, ...younger, ...questions, ...named, ...medicines]);

/** The medicines of a text as they are written, in one line each. */
export const writtenMedicines = (text: string, medicines: readonly Piece[]): readonly string[] => [
  ...new Set(
    medicines
      .map((piece) => visibleCharacters(textOf(text, piece).replace(/\s+/g, ' '), hiddenInNotes))
      .filter(Boolean),
  ),
];

/** Those of the medicines that stand without a fact of the text, or with one that is agreed to. */
export function agreedMedicines(
  medicines: readonly Piece[],
  said: readonly Piece[],
  agreed: readonly Piece[],
): readonly Piece[] {
  const touches = (medicine: Piece, some: readonly Piece[]): boolean =>
    some.some(({ from, to }) => from < medicine.to && to > medicine.from);
  return medicines.filter((one) => !touches(one, said) || touches(one, agreed));
}

/** What was taken out of a text, with what stood there before: undone by one press. */
export type Taken = Readonly<Record<string, { readonly known: Known; readonly before: Known | undefined }>>;

/** The visit's facts with some taken. */
export const withTaken = (chart: Chart, some: readonly Pick<Understood, 'fact' | 'known'>[]): Chart => ({
  ...chart,
  ...Object.fromEntries(some.map(({ fact, known }) => [fact, known])),
});

/** Notes what some replace in the chart; of a fact taken twice what stood there first. */
export function noting(taken: Taken, chart: Chart, some: readonly Pick<Understood, 'fact' | 'known'>[]): Taken {
  const noted = some.map(({ fact, known }) => {
    const earlier = taken[fact];
    const isOurs = earlier !== undefined && isSame(chart[fact], earlier.known);
    return [fact, { known, before: isOurs ? earlier.before : chart[fact] }] as const;
  });
  return { ...taken, ...Object.fromEntries(noted) };
}

const isSame = (one: Known | undefined, other: Known): boolean =>
  one !== undefined && one.value === other.value && one.on === other.on && one.from === other.from;

/** The facts that still stand as they were taken: what was changed since is the person's own. */
export const standing = (taken: Taken, chart: Chart): readonly string[] =>
  Object.keys(taken).filter((fact) => {
    const { known } = taken[fact] ?? {};
    return known !== undefined && isSame(chart[fact], known);
  });

/** The visit's facts as they were before anything was taken. */
export function undone(taken: Taken, chart: Chart): Chart {
  const ours = new Set(standing(taken, chart));
  const others = Object.entries(chart).filter(([fact]) => !ours.has(fact));
  const before = [...ours].flatMap((fact) => {
    const known = taken[fact]?.before;
    return known ? [[fact, known] as const] : [];
  });
  return Object.fromEntries([...others, ...before]);
}
