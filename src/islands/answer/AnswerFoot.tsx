import type { ReactNode } from 'react';
import { shownSteps } from '../../engine/kit/report/reading.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { MathsLink } from './MathsLink.tsx';
import { Notes } from './Notes.tsx';
import { PageReading } from './ReadingFrame.tsx';
import styles from './ResultPanel.module.css';
import type { ResultProps } from './result-props.ts';
import { isRefused } from './snapshot.ts';

const AnswerWrongAdvice = loadOnDemand(() => import('./AnswerWrongAdvice.tsx'), 'AnswerWrongAdvice');

/** Under everything: notes, where the figures come from, the disclaimer, and on a phone the way back to the form. */
export function AnswerFoot({
  snapshot,
  notes,
  onMethod,
  children,
  ...props
}: ResultProps & {
  readonly onMethod: (step?: string) => void;
  /** What stands under every answer. */
  readonly children: ReactNode;
}) {
  const { words, tool } = useWorkbench();
  return (
    <>
      {(!tool.view.notesNeedAccount || props.onSave) && (
        <Notes words={words.notes} id="notes" value={notes} onChange={props.onNotes} />
      )}
      <footer className={styles.foot}>
        <div className={`${styles.actions} no-print`}>
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => onMethod()}>
            {words.answer.method}
          </button>
          <MathsLink className="link" steps={shownSteps(snapshot.report, snapshot.outcome.worksheet)} />
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => onMethod('sources')}>
            {words.answer.sources}
          </button>
          <OnDemand again={snapshot}>
            <AnswerWrongAdvice snapshot={snapshot} className="link" />
          </OnDemand>
        </div>
        <PageReading at={snapshot.at}>{children}</PageReading>
      </footer>
      <div className={`${styles.phoneBar} no-print`}>
        <button type="button" className="button quiet wide" onClick={props.onBackToForm}>
          {words.answer.changeInputs}
        </button>
        {props.onSave && (
          <button type="button" className="button wide" aria-disabled={isRefused(snapshot)} onClick={props.onSave}>
            {words.answer.save}
          </button>
        )}
      </div>
    </>
  );
}
