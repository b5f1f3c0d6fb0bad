import { memo } from 'react';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FieldNotes, FieldProps } from './FieldNotes.tsx';
import { FlagInput } from './FlagInput.tsx';
import { NumberInput } from './NumberInput.tsx';

const areAlike = (one: FieldNotes, other: FieldNotes): boolean =>
  one.error === other.error &&
  one.warning === other.warning &&
  one.example === other.example &&
  one.carried === other.carried &&
  one.takes === other.takes;

/**
 * One field of a calculator, whatever its kind. It watches its own text; the form is gone through with every key, and draws it anew only
 * where something else is to be said of it.
 */
export const Field = memo(
  function Field(props: FieldProps) {
    const { field, path, notes } = props;
    if (field.kind === 'number') return <NumberInput {...props} field={field} />;
    if (field.kind === 'choice') return <ChoiceInput {...props} field={field} />;
    return <FlagInput path={path} notes={notes} asList={props.flagsAsList} />;
  },
  ({ notes: before, ...rest }, { notes: now, ...others }) =>
    areAlike(before, now) &&
    rest.path === others.path &&
    rest.field === others.field &&
    rest.onSwitchUnit === others.onSwitchUnit &&
    rest.flagsAsList === others.flagsAsList,
);
