import { type Concept, toShown, type Unit, unitOf } from '../fields/concept.ts';
import { clean } from '../maths.ts';
import type { Locale, Wording } from './pattern.ts';

/** Latin digits in both languages, as Gulf laboratories report. */
const tags = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const;
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const numbers = new Map<string, Intl.NumberFormat>();
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

export function formatNumber(value: number, locale: Locale, digits = 0, maxDigits = digits, unit?: Unit): string {
  // Latin digits take the Latin decimal point and comma in Arabic too.
  const useGrouping = !(unit && ungrouped.has(unit));
  const key = `${locale}${digits}${maxDigits}${useGrouping}`;
  const make = () =>
    new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.max(digits, maxDigits),
      useGrouping,
      signDisplay: 'negative',
    });
  return kept(numbers, key, make).format(clean(value)).replace('-', '−');
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
  return formatNumber(shown, w.locale, digits, unit === concept.unit ? (concept.maxDigits ?? digits) : digits, unit);
}
