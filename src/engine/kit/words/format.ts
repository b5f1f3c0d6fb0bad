import { type Concept, toShown, type Unit, unitOf } from '../fields/concept.ts';
import { clean } from '../maths.ts';
import type { Locale, Wording } from './pattern.ts';

/** Latin digits in both languages, as Gulf laboratories report. */
const tags = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const;
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const dates = new Map<string, Intl.DateTimeFormat>();
const plurals = new Map<Locale, Intl.PluralRules>();

/** Made when first asked for, then kept: a browser takes milliseconds over each, which every page would wait for. */
function kept<Key, Made>(all: Map<Key, Made>, key: Key, make: () => Made): Made {
  const made = all.get(key) ?? make();
  all.set(key, made);
  return made;
}

/** The plural form of a number in a language. */
export const pluralOf = (n: number, locale: Locale): Intl.LDMLPluralRule =>
  kept(plurals, locale, () => new Intl.PluralRules(locale)).select(n);

/** Doses are written without a thousands comma, as on the pack: “1000 mg”. */
const ungrouped: ReadonlySet<Unit> = new Set(['mg', 'mg/day']);

/**
 * A number with Latin digits, comma and point in both languages, from `digits` to `maxDigits` decimals, halves away from zero.
 * Written out here: a phone takes 60 ms to make its first formatter of numbers, for which every page waited.
 */
export function formatNumber(value: number, digits = 0, maxDigits = digits, unit?: Unit): string {
  const most = Math.max(digits, maxDigits);
  const exact = clean(value);
  // Nobody's figure: a record may hold any.
  if (Math.abs(exact) >= 1e21) return exact < 0 ? '−∞' : '∞';
  // The decimal figure is shifted and not multiplied: 1.005 is 1.01, as on paper.
  const rounded = Math.round(Number(`${Math.abs(exact).toFixed(9)}e${most}`)) / 10 ** most;
  const [whole = '', decimals = ''] = rounded.toFixed(most).split('.');
  let end = decimals.length;
  while (end > digits && decimals[end - 1] === '0') end -= 1;
  let shown = whole;
  if (!unit || !ungrouped.has(unit))
    for (let at = whole.length - 3; at > 0; at -= 3) shown = `${shown.slice(0, at)},${shown.slice(at)}`;
  if (end > 0) shown += `.${decimals.slice(0, end)}`;
  return exact < 0 && rounded > 0 ? `−${shown}` : shown;
}

export function formatDate(date: Date, locale: Locale, withTime = false): string {
  // Intl joins the two with “في”, which every sentence around a date in Arabic has said already.
  if (withTime && locale === 'ar') {
    const clock = kept(dates, 'clock', () => new Intl.DateTimeFormat(tags.ar, time));
    return `${formatDate(date, 'ar')}، الساعة ${clock.format(date)}`;
  }
  const make = () => {
    const day = { day: 'numeric', month: withTime ? 'short' : 'long', year: 'numeric' } as const;
    return new Intl.DateTimeFormat(tags[locale], withTime ? { ...day, ...time } : day);
  };
  return kept(dates, `${locale}${withTime}`, make).format(date);
}

/** A day in few words: without its year where that is the one of `today`. */
export function formatDay(date: Date, locale: Locale, today: Date): string {
  const isThisYear = date.getFullYear() === today.getFullYear();
  const parts = isThisYear ? ({ day: 'numeric' } as const) : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(tags[locale], { month: 'short', ...parts }).format(date);
}

/** The figure of a quantity, without its unit, in the unit the reader chose. */
export function figureOf(
  value: number,
  concept: Concept,
  w: Pick<Wording, 'locale' | 'units'>,
  isDifference = false,
): string {
  const unit = unitOf(concept, w.units);
  const shown = isDifference
    ? toShown(concept, value, unit) - toShown(concept, 0, unit)
    : toShown(concept, value, unit);
  const digits = unit === concept.unit ? concept.digits : (concept.other?.digits ?? 0);
  return formatNumber(shown, digits, unit === concept.unit ? (concept.maxDigits ?? digits) : digits, unit);
}
