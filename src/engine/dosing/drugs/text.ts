import type { Locale, Pattern } from '../../kit/words/pattern.ts';
import type { Text } from './record.ts';

/** A text found in a record, with the place that names it. */
export interface Placed { readonly text: Text; readonly path: string }

function isText(at: object): at is Text {
  return 'en' in at && 'ar' in at && typeof at.en === 'string';
}

/** Every text below a value, each with its dotted path. */
export function textsIn(at: unknown, path: string): Placed[] {
  if (typeof at !== 'object' || at === null) return [];
  if (isText(at)) return [{ text: at, path }, ...('led' in at ? textsIn(at.led, `${path}.led`) : [])];
  return Object.entries(at).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

const token = String.raw`[≥≤±+−~]?[A-Za-z0-9](?:[A-Za-z0-9./%²+\-–−×’'&]*[A-Za-z0-9%²+])?`;
// What stands in brackets is a run of its own: joined to the figure before them, “النوع 2 (MEN 2)” would read “(MEN 2) 2”.
const latinRun = new RegExp(`${token}(?: (?:°C|${token}))*`, 'g');

/** Isolates figures and Latin words in Arabic text, so that “1000 mg” never reads “mg 1000”; a run never breaks across lines. Holes stay as they are: their values isolate themselves; and so do stresses. */
export function isolateLatin(text: string): string {
  return text.split(/(\{\w+\}|<\/?b>)/).map((piece) => (/^[{<]/.test(piece) ? piece : piece.replace(latinRun, (run) => `\u2066${run.replaceAll(' ', '\u00a0')}\u2069`))).join('');
}

/** A text as it is said in one language. */
export function textIn(text: Text, locale: Locale): string {
  return locale === 'ar' ? isolateLatin(text.ar) : text.en;
}

/** A text as a pattern: to a man and to a woman where it speaks to the patient. */
export function patternOf(text: Text, locale: Locale): Pattern {
  return locale === 'ar' && text.arToHer !== undefined
    ? { male: isolateLatin(text.ar), female: isolateLatin(text.arToHer) }
    : textIn(text, locale);
}
