import { useId } from 'react';
import type { ReportDocument } from '../shared/loaded.ts';
import type { ReportLanguage } from './ReadingFrame.tsx';
import styles from './ReportTools.module.css';
import { useWorkbench } from '../shared/workbench-context.ts';

export interface ReportChoice {
  readonly language: ReportLanguage;
  readonly document: ReportDocument;
}

/** How the report is read: its language, apart from the page's, and for whom it is printed. */
export function ReportTools({ choice, onChange }: { choice: ReportChoice; onChange: (choice: ReportChoice) => void }) {
  const { words } = useWorkbench();
  const id = useId();
  const { answer } = words;
  return (
    <div className={`cluster ${styles.tools} no-print`}>
      <div className={styles.choice}>
        <label className="heard-on-phones" htmlFor={`${id}-language`}>
          {answer.reportLanguage}
        </label>
        <select
          id={`${id}-language`}
          value={choice.language}
          onChange={(event) => onChange({ ...choice, language: event.currentTarget.value as ReportLanguage })}
        >
          <option value="en" lang="en">
            {answer.english}
          </option>
          <option value="ar" lang="ar">
            {answer.arabic}
          </option>
          <option value="both">{answer.both}</option>
        </select>
      </div>
      <div className={styles.choice}>
        <label className="heard-on-phones" htmlFor={`${id}-document`}>
          {answer.document}
        </label>
        <select
          id={`${id}-document`}
          value={choice.document}
          onChange={(event) => onChange({ ...choice, document: event.currentTarget.value as ReportDocument })}
        >
          <option value="record">{answer.forRecord}</option>
          <option value="patient">{answer.forPatient}</option>
        </select>
      </div>
    </div>
  );
}
