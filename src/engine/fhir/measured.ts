import { factOf } from '../chart/form.ts';
import { type FactId, facts, isFactId } from '../chart/facts.ts';
import type { Concept } from '../kit/fields/concept.ts';
import { type Field, type Fields, hardRange, isRecord } from '../kit/fields/fields.ts';
import { clean } from '../kit/maths.ts';
import { answeredIn } from './answers.ts';
import { type Meaning, meaningOf } from './codes.ts';
import { recordsAt, textAt } from './plain.ts';
import { quantityNamed } from './quantity-words.ts';
import { systems } from './systems.ts';
import { inStoredUnit, isShortUnit } from './units.ts';

/** Why something in a file was not taken. */
export type NotTaken =
  | 'resource'
  | 'code'
  | 'unit'
  | 'status'
  | 'range'
  | 'comparator'
  | 'no-value'
  | 'date'
  /** Measured in an emergency or a stay in hospital. */
  | 'setting'
  /** Its other half is of another day. */
  | 'pair'
  /** Somebody else's, or the family's. */
  | 'person';
export type Value = number | boolean | string;
/** What an observation, or one of its components, is about: a fact, a part of a sensor's ranges, or one very field of this calculator. */
export type About = Meaning | { readonly kind: 'field'; readonly path: string };

type Body = Readonly<Record<string, unknown>>;

/** The calculator a file is read for. */
export interface Reader {
  readonly tool: string;
  readonly fields: Fields;
}

/** A field or fact of our own coding; its more particular one counts. */
function ownMeaning(codings: readonly Body[], { tool, fields }: Reader): About | undefined {
  const code = (system: string): string | undefined => {
    const found = codings.find((coding) => coding.system === system)?.code;
    return typeof found === 'string' ? found : undefined;
  };
  const [owner, path = ''] = code(systems.field)?.split('/') ?? [];
  if (owner === tool && Object.hasOwn(fields, path)) return { kind: 'field', path };
  const fact = code(systems.fact);
  return fact !== undefined && isFactId(fact) ? { kind: 'fact', fact } : undefined;
}

/** What an observation is about, and how surely it says so. */
export interface Said {
  readonly about: About;
  /** It is of this quantity and cannot be taken as it: by race, by test strip. */
  readonly unread?: true;
  /** Only its words say so, or a code nobody here knows stands beside the one that does. */
  readonly doubt?: 'text' | 'code';
  /** Among values of one moment: the lowest counts. */
  readonly rank?: number;
}

/**
 * What a code says something is about. Where the product coded it itself, that counts. Of several codes the particular one says what it
 * is; two meanings at once are none; a LOINC code nobody here knows beside a known one is a doubt, and so are words alone.
 */
export function aboutOf(concept: Body, reader: Reader): Said | undefined {
  const codings = recordsAt(concept, 'coding');
  if (codings.some(({ system }) => system === systems.field || system === systems.fact)) {
    const about = ownMeaning(codings, reader);
    return about && { about };
  }
  const entries = codings.flatMap(({ system, code }) =>
    typeof code === 'string' && typeof system === 'string' ? (meaningOf(system, code) ?? []) : [],
  );
  const known = entries.flatMap((entry) => (entry === 'unknown' ? [] : entry));
  if (known.some(({ sort }) => sort === 'elsewhere')) return undefined;
  const particular = known.filter(({ sort }) => sort !== 'broader');
  const [first, ...more] = particular;
  if (!first?.meaning) {
    // Where a code is known, its words say no more than it does.
    const fact = codings.length === entries.length && entries.length > 0 ? undefined : quantityNamed(wordsOf(concept));
    return fact && known.length === 0 ? { about: { kind: 'fact', fact }, doubt: 'text' } : undefined;
  }
  const about = first.meaning;
  if (more.some(({ meaning }) => JSON.stringify(meaning) !== JSON.stringify(about))) return undefined;
  if (particular.some(({ sort }) => sort === 'unread')) return { about, unread: true };
  return {
    about,
    ...(entries.includes('unknown') && { doubt: 'code' as const }),
    ...(first.rank !== undefined && {
      rank: Math.min(...particular.map(({ rank = Number.POSITIVE_INFINITY }) => rank)),
    }),
  };
}

/** All words a code bears, its own and its codes'. */
const wordsOf = (concept: Body): readonly string[] => [
  textAt(concept, 'text') ?? '',
  ...recordsAt(concept, 'coding').map((coding) => textAt(coding, 'display') ?? ''),
];

/** Whether a panel's code says that its parts are of something else. */
export const isElsewhere = (concept: Body): boolean =>
  recordsAt(concept, 'coding').some(({ system, code }) => {
    const entry = typeof code === 'string' && typeof system === 'string' ? meaningOf(system, code) : undefined;
    return entry !== undefined && entry !== 'unknown' && entry.sort === 'elsewhere';
  });

/** The words of a code, for a list of what was not taken: never anything about a person. */
export function labelOf(concept: Body, otherwise: string): string {
  const coding = recordsAt(concept, 'coding').find(({ code }) => typeof code === 'string');
  const code = coding && textAt(coding, 'code');
  const words = textAt(concept, 'text') ?? (coding && textAt(coding, 'display'));
  const label = words === undefined ? (code ?? otherwise) : code === undefined ? words : `${words} (${code})`;
  return label.slice(0, 200);
}

type Read = { readonly value: Value; readonly doubt?: 'unit' } | { readonly reason: NotTaken };

const texted = /^\s*(?:[<>≤≥]|more than|less than|ad\b|sa\b)/i;

/** A number that is written as a text, as some systems do: 8.2 or 8,2. */
const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.length <= 12 && /^\d{1,6}(?:\.\d{1,4}|,\d{1,2})?$/.test(value)
      ? Number(value.replace(',', '.'))
      : undefined;

/** A quantity written as one text: “8.2 %”. */
function quantityIn(text: string | undefined): Body | undefined {
  const found = text !== undefined && text.length <= 60 ? /^ ?=? ?([\d.,]{1,12}) ?([^\d\s].{0,40})$/.exec(text) : null;
  return found ? { value: found[1], unit: found[2] } : undefined;
}

/** The number of a value, in a concept's stored unit. */
function readNumber(body: Body, concept: Concept): Read {
  const text = textAt(body, 'valueString');
  if (text !== undefined && texted.test(text.slice(0, 40))) return { reason: 'comparator' };
  const quantity = isRecord(body.valueQuantity) ? body.valueQuantity : quantityIn(text);
  if (!quantity) return { reason: 'no-value' };
  // Converters of HL7 v2 write an “equal” that FHIR does not know.
  if (quantity.comparator !== undefined && quantity.comparator !== '=') return { reason: 'comparator' };
  if (typeof quantity.value === 'string' && texted.test(quantity.value.slice(0, 40))) return { reason: 'comparator' };
  const number = asNumber(quantity.value);
  if (number === undefined) return { reason: 'no-value' };
  const value = inStoredUnit(concept, number, quantity);
  if (value !== undefined) return { value };
  return isShortUnit(concept, quantity) ? { value: number, doubt: 'unit' } : { reason: 'unit' };
}

/** A choice, under the name its field or its fact gives it. */
function readChoice(body: Body, system: string): Read {
  const coding = recordsAt(body.valueCodeableConcept, 'coding').find((each) => each.system === system);
  const code = coding && textAt(coding, 'code');
  return code === undefined ? { reason: 'no-value' } : { value: code };
}

function readFlag({ valueBoolean }: Body): Read {
  return typeof valueBoolean === 'boolean' ? { value: valueBoolean } : { reason: 'no-value' };
}

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  clean(value) >= min && clean(value) <= max;

function checkedNumber(read: Read, fits: (value: number) => boolean): Read {
  return 'value' in read && typeof read.value === 'number' && !fits(read.value) ? { reason: 'range' } : read;
}

/** The concept of a field that holds a number, chosen or typed. */
export function conceptOf(field: Field): Concept | undefined {
  if (field.kind === 'number') return field.concept;
  const fact = factOf(field);
  const entry = fact && facts[fact];
  return field.kind === 'choice' && typeof field.choices[0] === 'number' && entry?.kind === 'number'
    ? entry.concept
    : undefined;
}

/** A value of our own for one of this calculator's fields: exactly as it was given. */
function readForField(body: Body, field: Field): Read {
  if (field.kind === 'flag') return readFlag(body);
  const concept = conceptOf(field);
  if (field.kind === 'number')
    return checkedNumber(
      readNumber(body, field.concept),
      (value) => within(value, hardRange(field)) && (!field.concept.whole || Number.isInteger(clean(value))),
    );
  const read = concept ? readNumber(body, concept) : readChoice(body, systems.answer);
  return 'value' in read && !(field.choices as readonly unknown[]).includes(read.value) ? { reason: 'range' } : read;
}

/** The narrowest range for a fact: its concept's, and that of the field which asks for it. */
export function fitsFact(fact: FactId, { fields }: Reader): (value: number) => boolean {
  const entry = facts[fact];
  if (entry.kind !== 'number') return () => false;
  const concept: Concept = entry.concept;
  const asking = Object.values(fields).find((field) => field.kind === 'number' && factOf(field) === fact);
  return (value) =>
    within(value, concept.hard) &&
    (asking?.kind !== 'number' || within(value, hardRange(asking))) &&
    (!concept.whole || Number.isInteger(clean(value)));
}

function readForFact(body: Body, fact: FactId, reader: Reader): Read {
  const entry = facts[fact];
  if (entry.kind === 'flag') return readFlag(body);
  if (entry.kind === 'number') return checkedNumber(readNumber(body, entry.concept), fitsFact(fact, reader));
  const value = answeredIn(body, fact);
  const read = value ? { value } : readChoice(body, systems.meaning);
  return 'value' in read && !(entry.choices as readonly unknown[]).includes(read.value) ? { reason: 'range' } : read;
}

/** The value of an observation or component, in the stored unit and within its range, or why there is none. */
export function valueIn(body: Body, about: About, reader: Reader): Read {
  if (about.kind === 'part')
    return checkedNumber(readNumber(body, facts.tir.concept), (share) => within(share, { min: 0, max: 100 }));
  if (about.kind === 'fact') return readForFact(body, about.fact, reader);
  const field = reader.fields[about.path];
  return field ? readForField(body, field) : { reason: 'code' };
}
