import type { Summary } from '../../engine/cgm/index.ts';
import { roundTo } from '../../engine/kit/maths.ts';
import type { Read } from './read-sensor.ts';

/** What a sensor's file fills, by the concept of the field, in the order it is shown. */
export const sensorFacts = ['tir', 'tbr70', 'tbr54', 'tar180', 'cv', 'gmi', 'cgmDays', 'cgmWear'] as const;
export type SensorFact = (typeof sensorFacts)[number];
export type SensorValues = Partial<Record<SensorFact, number>>;

/** Takes a file's figures over, with the day of its last reading (yyyy-mm-dd) and what was read. */
export type TakeSensor = (values: SensorValues, on: string, read: Read) => void;

/** A form's present answer for one fact, as its field writes it, and how it would write another. */
export interface Before {
  readonly label: string;
  readonly text: string;
  readonly unit: string;
  write(value: number): string;
}

/** The figures as a form takes them: one decimal; the wear rounded down, so that 69.99 % never counts as 70. */
export function valuesOf({ inRange, below70, below54, above180, cv, gmi, days, wearPercent }: Summary): SensorValues {
  return {
    tir: roundTo(inRange, 1),
    tbr70: roundTo(below70, 1),
    tbr54: roundTo(below54, 1),
    tar180: roundTo(above180, 1),
    ...(cv === null ? {} : { cv: roundTo(cv, 1) }),
    gmi: roundTo(gmi, 1),
    cgmDays: Math.round(days),
    cgmWear: Math.floor(wearPercent * 10) / 10,
  };
}
