import { type RefObject, useId } from 'react';
import { hiddenInName, limits } from '../../api/contract.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { visibleCharacters } from '../shared/visible-characters.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useCalculatorStore, usePart } from './calculator-store.ts';
import styles from './Form.module.css';

export interface NameAsked {
  /** Saving was tried without a name. */
  readonly missing: boolean;
  readonly onNamed: () => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Whose answers these are: the first line of the form, for those who may save. */
export function PatientName({ missing, onNamed, inputRef }: NameAsked) {
  const { locale } = useWorkbench();
  const { records } = useAccountWords(locale);
  const store = useCalculatorStore();
  const patientName = usePart(store, (state) => state.patientName);
  const wrong = missing && patientName.trim() === '';
  const id = useId();
  return (
    <div className={`field ${styles.section}`}>
      <label className="label" htmlFor={id}>
        {records.patientName}
      </label>
      <input
        ref={inputRef}
        id={id}
        className="input"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.nameLength}
        value={patientName}
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onNamed();
          store.send({
            type: 'patientNamed',
            patientName: visibleCharacters(event.currentTarget.value, hiddenInName),
          });
        }}
      />
      <p className={wrong ? 'error' : 'visually-hidden'} id={`${id}-note`}>
        {wrong ? records.nameMissing : records.nameHint}
      </p>
    </div>
  );
}
