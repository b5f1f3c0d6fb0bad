import { toShown, type Unit, unitOf } from '../fields/concept.ts';
import { roundTo } from '../maths.ts';
import { figureOf, formatDate, formatNumber, pluralOf } from './format.ts';
import type { Message, Value, Values } from './message.ts';
import type { Locale, Pattern, Wording } from './pattern.ts';

type Tone = 'b' | 'good' | 'low';
/** A run of text. `dir` isolates figures and foreign words so that “1000 mg” never becomes “mg 1000”. */
export interface Part {
  readonly text: string;
  readonly tone?: Tone;
  readonly dir?: 'ltr' | 'rtl';
}

/** Where a value stands in its pattern: by itself, or after a sign that belongs to its figure. */
interface Place {
  readonly alone?: boolean;
  readonly sign?: string;
}

function withUnit(figure: string, value: number, unit: Unit | undefined, w: Wording, place: Place): string {
  if (w.locale === 'ar') return withArabicUnit(figure, unit, w, place);
  const name = unit ? (w.unitPlurals?.[unit]?.[pluralOf(value, 'en')] ?? w.unitWords[unit]) : '';
  return name ? `${figure}\u00a0${name}` : figure;
}

/** Arabic counts by the figure as it is shown; one or two of a thing are words without a figure. A sign is held before its figure: before an Arabic word it would cross to the other side. */
function withArabicUnit(figure: string, unit: Unit | undefined, w: Wording, place: Place): string {
  if (!unit || unit === '%') return unit ? `${figure}%` : figure;
  const category = pluralOf(Number(figure.replace('−', '-').replace(/[,+±]/g, '')), 'ar');
  const words = w.unitPlurals?.[unit];
  const spelled =
    figure === '1' ? words?.one : figure === '2' ? (place.alone && words?.twoAlone) || words?.two : undefined;
  if (spelled) return spelled;
  const name = (category === 'one' || category === 'two' ? undefined : words?.[category]) ?? w.unitWords[unit];
  if (!name) return figure;
  return `${arabic.test(name) && /^[−+±]/.test(figure) ? `\u2066${figure}\u2069` : figure}\u00a0${name}`;
}

function valueParts(value: Value, w: Wording, place: Place = {}): Part[] {
  switch (value.type) {
    case 'quantity': {
      const unsigned = figureOf(value.value, value.concept, w, value.difference);
      const figure = `${place.sign ?? (value.signed && value.value > 0 ? '+' : '')}${unsigned}`;
      const unit = unitOf(value.concept, w.units);
      // A fall from 8.2 % to 6.9 % is 1.3 points: “1.3 %” would read as a share of the value.
      return [
        isolate(
          value.bare
            ? figure
            : withUnit(
                figure,
                toShown(value.concept, value.value, unit),
                value.difference && unit === '%' ? 'points' : unit,
                w,
                place,
              ),
        ),
      ];
    }
    case 'number':
      return [
        isolate(
          withUnit(
            `${place.sign ?? ''}${formatNumber(value.value, value.digits, value.maxDigits, value.unit)}`,
            roundTo(value.value, value.maxDigits ?? value.digits ?? 0),
            value.unit,
            w,
            place,
          ),
        ),
      ];
    case 'word':
      return piecesOf({ key: value.key, ...(value.values && { values: value.values }) }, w);
    case 'list':
      return value.items.flatMap((item, at) => {
        const said = valueParts(item, w);
        const own = value.inside && w.locale === 'en' ? small(said) : said;
        return at ? [{ text: w.locale === 'ar' ? '، ' : ', ' }, ...own] : own;
      });
    case 'inWeeks': {
      // By the calendar: across the end of summer time a day has 25 hours.
      const day = new Date(w.at);
      day.setDate(day.getDate() + value.weeks * 7);
      return [{ text: formatDate(day, w.locale) }];
    }
    case 'date':
      return [{ text: formatDate(new Date(value.iso), w.locale) }];
  }
}

const arabic = /\p{Script=Arabic}/u;
function isolate(text: string): Part {
  return { text, dir: arabic.test(text) ? 'rtl' : 'ltr' };
}

function choosePattern(
  pattern: Pattern,
  values: Values | undefined,
  { locale, reader }: Pick<Wording, 'locale' | 'reader'>,
): string {
  if (typeof pattern === 'string') return pattern;
  if ('male' in pattern) return pattern[reader ?? 'male'];
  const by = values?.[pattern.by];
  if (by?.type !== 'number') return pattern.other;
  return pattern[pluralOf(by.value, locale)] ?? pattern.other;
}

/** Words as they are written, where a dose never breaks across lines between its figure and its unit, and a share keeps its sign in Arabic. */
export function bindUnits(text: string, locale: Locale): string {
  const bound = text.replace(/(\d) (?=(?:mg|mcg|g|kg|mL|L|kcal|units?|IU|mmol|mm|cm)\b|%)/g, '$1\u00a0');
  if (locale === 'en') return bound;
  // A share keeps its sign behind it, close to the figure, wherever a sentence writes it; Arabic unit words follow their figure.
  return bound
    .replace(/(?<![\u2066\d.,])(\d[\d.,]*)\s?%/g, '\u2066$1%\u2069')
    .replace(/(\d\u2069?) (?=(?:ملغم|غ|كغ|مل|لتر|وحدة|وحدات|نقطة|نقاط)(?!\p{L}))/gu, '$1\u00a0');
}

/** The sign at the end of a literal that belongs to the figure behind it; a plus right after a figure adds. */
const signOf = (literal: string, first: boolean): string | undefined =>
  /± ?$|(?<=[\s(\u2066])\+$/.exec(literal)?.[0].trim() ?? (first && literal === '+' ? '+' : undefined);

function piecesOf(message: Message, w: Wording): Part[] {
  const pattern = w.patterns[message.key];
  if (pattern === undefined) throw new Error(`no words for ${message.key} in ${w.locale}`);
  const parts: Part[] = [];
  let tone: Tone | undefined;
  let sign: string | undefined;
  const text = choosePattern(pattern, message.values, w);
  const alone = /^\{\w+\}$/.test(text);
  for (const piece of text.split(/(\{\w+\}|<\/?(?:b|good|low)>)/)) {
    if (piece === '') continue;
    if (/^<\/?(b|good|low)>$/.test(piece)) {
      tone = piece.startsWith('</') ? undefined : (piece.slice(1, -1) as Tone);
      continue;
    }
    const hole = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (hole === undefined) {
      sign = w.locale === 'ar' ? signOf(piece, parts.length === 0) : undefined;
      const literal = bindUnits(sign ? piece.slice(0, piece.lastIndexOf(sign)) : piece, w.locale);
      if (literal) parts.push({ text: literal, ...(tone && { tone }) });
      continue;
    }
    const value = message.values?.[hole];
    if (!value) throw new Error(`no value for {${hole}} in ${message.key}`);
    parts.push(
      ...valueParts(value, w, { alone, ...(sign && { sign }) }).map((part) => (tone ? { ...part, tone } : part)),
    );
    sign = undefined;
  }
  return parts;
}

const beginning = (parts: Part[], letters: RegExp, change: (letter: string) => string): Part[] => {
  const [first, ...rest] = parts;
  return first ? [{ ...first, text: first.text.replace(letters, change) }, ...rest] : [];
};
/** What stands as a step by itself, inside a sentence: “check eGFR”; an abbreviation stays as it is. */
const small = (parts: Part[]): Part[] => beginning(parts, /^[A-Z](?=[a-z]*(?:\W|$))/, (letter) => letter.toLowerCase());

/** Generic names are small inside a sentence and capital where they begin one, as their article is; “eGFR” stays as it is. */
const capital = (parts: Part[]): Part[] =>
  beginning(parts, /^[a-z](?=[a-z]+(?:\W|$)|\s)/, (letter) => letter.toUpperCase());

const beginsWithValue = /^(?:<\w+>)?\{\w+\}(?!$)/;

/** Puts a message into words. A missing key or value throws: a test walks every message, so a reader never meets one. */
export function say(message: Message, w: Wording): Part[] {
  const pieces = piecesOf(message, w);
  const pattern = w.patterns[message.key];
  return w.locale === 'en' && typeof pattern === 'string' && beginsWithValue.test(pattern) ? capital(pieces) : pieces;
}

/** A value by itself: the same words as in a sentence. */
export function sayValue(value: Value, w: Wording): Part[] {
  return valueParts(value, w, { alone: true });
}

/** Figures carry invisible isolates in Arabic so that they copy and paste in order. */
const plain = (parts: readonly Part[], w: Wording): string =>
  parts.map((part) => (part.dir === 'ltr' && w.locale === 'ar' ? `\u2066${part.text}\u2069` : part.text)).join('');

/** A message as plain text. */
export function sayPlain(message: Message, w: Wording): string {
  return plain(say(message, w), w);
}

/** A value by itself as plain text. */
export function plainValue(value: Value, w: Wording): string {
  return plain(sayValue(value, w), w);
}
