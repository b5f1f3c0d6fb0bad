import { createContext, use } from 'react';
import type { SensorFileWords } from '../../content/ui/en/sensor-file.ts';
import type { Unit } from '../../engine/cgm/index.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { formatNumber } from '../../engine/kit/words/format.ts';
import { wordsIn } from '../shared/words.ts';

interface Sensor {
  readonly locale: Locale;
  readonly words: SensorFileWords;
}
export const SensorContext = createContext<Sensor | null>(null);

/** A moment of the wearer's clock, which is written as if it were UTC, in a language's words. */
export const wornOn = (at: number, locale: Locale, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', { ...how, timeZone: 'UTC' }).format(
    new Date(at * 1000),
  );

/** How figures, days and times of a sensor's file are written in the page's language. */
export function useSensor() {
  const sensor = use(SensorContext);
  if (!sensor) throw new Error('A part of the sensor’s dialog stands outside it.');
  const { locale } = sensor;
  // Figures with a Latin unit or a dash keep their order inside Arabic; a unit in Arabic words follows its figure by itself.
  const figure = (text: string): string =>
    locale === 'ar' && !/\p{Script=Arabic}/u.test(text) ? `\u2066${text}\u2069` : text;
  const day = (at: number, how: Intl.DateTimeFormatOptions): string => wornOn(at, locale, how);
  return {
    ...sensor,
    figure,
    number: (value: number, digits = 0): string => formatNumber(value, digits),
    percent: (value: number, digits = 1): string =>
      figure(`${formatNumber(value, digits)}${locale === 'ar' ? '' : '\u00a0'}%`),
    glucose: (mgdl: number, unit: Unit, withUnit = false): string => {
      const text = unit === 'mg/dL' ? formatNumber(mgdl) : formatNumber(mgdl / 18.0156, 1);
      return withUnit ? figure(`${text}\u00a0${unit}`) : text;
    },
    limit: (value: number, unit: Unit): string => figure(`${value}\u00a0${unit}`),
    longDay: (at: number): string => day(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: (at: number): string => day(at, { weekday: 'short', day: 'numeric', month: 'short' }),
    time: (at: number): string => new Date(at * 1000).toISOString().slice(11, 16),
  };
}

/** The dialog's words. */
export const { use: useSensorWords } = wordsIn('sensorFile', {
  en: () => import('../../content/ui/en/sensor-file.ts'),
  ar: () => import('../../content/ui/ar/sensor-file.ts'),
});
