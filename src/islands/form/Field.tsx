import { ChoiceInput } from './ChoiceInput.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { FlagInput } from './FlagInput.tsx';
import { NumberInput } from './NumberInput.tsx';

/** One field of a calculator, whatever its kind. */
export function Field(props: FieldProps) {
  const { field, path, notes } = props;
  if (field.kind === 'number') return <NumberInput {...props} field={field} />;
  if (field.kind === 'choice') return <ChoiceInput {...props} field={field} />;
  return <FlagInput path={path} notes={notes} asList={props.flagsAsList} />;
}
