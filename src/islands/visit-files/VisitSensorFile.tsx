import { useStore } from '@nanostores/react';
import { factValue, type Known } from '../../engine/chart/chart.ts';
import { facts } from '../../engine/chart/facts.ts';
import { unitOf } from '../../engine/kit/fields/concept.ts';
import { type Before, type SensorFact, sensorFacts, type SensorValues } from '../files/sensor-facts.ts';
import { SensorFileDialog } from '../files/SensorFileDialog.tsx';
import type { Read } from '../files/read-sensor.ts';
import { fieldText } from '../form/form-values.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { $units } from '../stores/units.ts';
import { useDesk } from '../visit/visit-context.ts';
import { useFilesWords } from './files-words.ts';

/** A sensor's file in the visit: what the chart holds of its figures now, and how they get into it, with the day of the last reading. */
export function VisitSensorFile({ onClose }: { readonly onClose: () => void }) {
  const { desk, chart, onTake } = useDesk();
  const { locale, clinical } = desk;
  const words = useFilesWords(locale);
  const units = useStore($units, { ssr: 'initial' });
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const beforeOf = (fact: SensorFact): Before => {
    const { concept } = facts[fact];
    const value = factValue(chart, fact);
    return {
      label: names[fact] ?? fact,
      text: value === undefined ? '' : fieldText(concept, value, units),
      unit: clinical.units[unitOf(concept, units)],
      write: (next) => fieldText(concept, next, units),
    };
  };
  function take(values: SensorValues, day: string, read: Read): void {
    const today = dayOf();
    const taken = sensorFacts.flatMap((fact): [string, Known][] => {
      const value = values[fact];
      const { unit } = facts[fact].concept;
      return value === undefined ? [] : [[fact, { value, unit, on: day > today ? today : day, from: 'file' }]];
    });
    onTake(Object.fromEntries(taken), read);
    toast({ title: fill(words.done, { n: taken.length }) });
    onClose();
  }
  const before = Object.fromEntries(sensorFacts.map((fact) => [fact, beforeOf(fact)]));
  return (
    <SensorFileDialog locale={locale} before={before} a1c={factValue(chart, 'a1c')} onTake={take} onClose={onClose} />
  );
}
