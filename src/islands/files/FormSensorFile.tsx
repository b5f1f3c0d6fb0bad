import { toStored, unitOf } from '../../engine/kit/fields/concept.ts';
import { parseLocalNumber } from '../../engine/kit/fields/parse.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { OutsideForm } from '../form/OutsideForm.tsx';
import { fieldText, formName } from '../form/form-values.ts';
import { labelOf } from '../form/issue-words.ts';
import { withTaken } from '../patient/offers.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import { useUnits } from '../stores/use-units.ts';
import { type Before, type SensorFact, sensorFacts, type SensorValues } from './sensor-facts.ts';
import { SensorFileDialog } from './SensorFileDialog.tsx';
import { useSensorWords } from './sensor-context.ts';

const isFact = (id: string): id is SensorFact => sensorFacts.some((fact) => fact === id);

/** The dialog joined to a calculator's form: what its fields hold now, and how a file's figures get into them. */
export function FormSensorFile({ onClose }: { readonly onClose: () => void }) {
  const scope = useWorkbench();
  const { tool, locale, clinical } = scope;
  const words = useSensorWords(locale);
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);
  const units = useUnits();

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
        unit: clinical.units[unitOf(concept, units)],
        write: (value: number) => fieldText(concept, value, units),
      },
    ]),
  );
  // An example's HbA1c is nobody's.
  const { examples } = content;
  const [a1c] = fields.flatMap(({ path, concept }) => {
    if (concept.id !== 'a1c' || examples.includes(path)) return [];
    const typed = parseLocalNumber(String(content.values[formName(path)] ?? ''));
    return typed === undefined || Number.isNaN(typed) ? [] : [toStored(concept, typed, unitOf(concept, units))];
  });

  function take(values: SensorValues): void {
    const taking = filled.flatMap(({ path, fact }) => {
      const value = values[fact];
      return value === undefined ? [] : [{ path, value, tool: tool.id, record: false }];
    });
    const { content: next } = withTaken(tool.fields, store.get().content, taking, units);
    store.send({ type: 'contentTaken', content: next });
    toast({ title: fill(words.fill.done, { n: taking.length }), description: words.fill.doneText });
    onClose();
  }
  return (
    <OutsideForm>
      <SensorFileDialog locale={locale} before={before} a1c={a1c} onTake={take} onClose={onClose} />
    </OutsideForm>
  );
}
