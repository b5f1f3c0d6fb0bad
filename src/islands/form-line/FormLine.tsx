import { useState } from 'react';
import styles from '../form/Form.module.css';
import { importAgain, loadOnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { LineBox } from '../typed-line/LineBox.tsx';

const load = importAgain(() => import('./FormReading.tsx'));
const FormReading = loadOnDemand(load, 'FormReading');

/** The one line to type or paste a patient into, at the top of a calculator's form, also of one that was opened with a patient in hand: what it takes is entered here. */
export function FormLine() {
  const { locale, words, clinical } = useWorkbench();
  const [text, setText] = useState('');
  return (
    <div className={`no-print ${styles.above}`}>
      <LineBox
        id="form-typed"
        locale={locale}
        words={words.line}
        concepts={clinical.concepts}
        placeholder={words.line.label}
        text={text}
        onText={setText}
        load={load}
        reading={(props) => <FormReading {...props} />}
      />
    </div>
  );
}
