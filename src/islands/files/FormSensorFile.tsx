import { useStore } from '@nanostores/react';
import { readPath } from '../../engine/kit/fields/fields.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { formName, readForm } from '../form/form-values.ts';
import { labelOf } from '../form/issue-words.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import { $units } from '../stores/units.ts';
import { type Before, type SensorFact, sensorFacts, type SensorValues } from './sensor-facts.ts';
import { SensorFileDialog } from './SensorFileDialog.tsx';
import { useSensorWords } from './sensor-context.ts';
import { withNumbers } from './with-numbers.ts';

const isFact = (id: string): id is SensorFact => sensorFacts.some((fact) => fact === id);

/** The dialog joined to a calculator's form: what its fields hold now, and how a file's figures get into them. */
export function FormSensorFile({ onClose }: { readonly onClose: () => void }) {
  const scope = useWorkbench();
  const { tool, locale, clinical } = scope;
  const words = useSensorWords(locale);
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);
  const units = useStore($units, { ssr: 'initial' });

  const fields = Object.entries(tool.fields).flatMap(([path, field]) =>
    field.kind === 'number' ? [{ path, concept: field.concept }] : [],
  );
  const filled = fields.flatMap(({ path, concept }) =>
    isFact(concept.id) ? [{ path, fact: concept.id, concept }] : [],
  );
  const before: Partial<Record<SensorFact, Before>> = Object.fromEntries(
    filled.map(({ path, fact, concept }) => [
      fact,
      {
        label: labelOf(path, scope),
        text: String(content.values[formName(path)] ?? ''),
        unit: concept.unit === 'none' ? '' : clinical.units[concept.unit],
      },
    ]),
  );
  // An example's HbA1c is nobody's.
  const { examples } = content;
  const a1cPath = fields.find(({ path, concept }) => concept.id === 'a1c' && !examples.includes(path))?.path;
  const read = readForm(tool, content);
  const a1c = a1cPath !== undefined && read.ok ? readPath(read.inputs, a1cPath) : undefined;

  function take(values: SensorValues): void {
    const numbers = Object.fromEntries(
      filled.flatMap(({ path, fact }) => (values[fact] === undefined ? [] : [[path, values[fact]]])),
    );
    store.send({ type: 'contentTaken', content: withNumbers(tool.fields, store.get().content, numbers, units) });
    toast({
      title: fill(words.fill.done, { n: Object.keys(numbers).length }),
      description: words.fill.doneText,
    });
    onClose();
  }
  return (
    <SensorFileDialog
      locale={locale}
      before={before}
      a1c={typeof a1c === 'number' ? a1c : undefined}
      onTake={take}
      onClose={onClose}
    />
  );
}
