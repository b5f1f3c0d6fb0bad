import { type RefObject, useRef } from 'react';
import { isToolId } from '../../engine/registry.ts';
import type { Calculator } from '../form/use-calculator.ts';
import { copyReport, startPrint } from '../paper/output.ts';
import { fill } from '../shared/fill.ts';
import { useLater } from '../shared/use-later.ts';
import { useOnline } from '../shared/use-online.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import { $historyOpen } from '../stores/workbench.ts';
import styles from './AnswerSide.module.css';
import { MathsLink } from './MathsLink.tsx';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import type { SavedRecord } from '../stores/saving.ts';
import { drawing } from './answering.ts';
import type { ReportChoice } from './ReportTools.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import type { ResultProps } from './result-props.ts';
import { SaveBar } from './SaveBar.tsx';
import { SourcesLink } from './SourcesLink.tsx';
import { isRefused, type Snapshot } from './snapshot.ts';

const EarlierRules = loadOnDemand(() => import('../history/EarlierRules.tsx'), 'EarlierRules');

interface Props {
  readonly calculator: Calculator;
  readonly registered: boolean;
  /** The record that was opened last, where other rules made it. */
  readonly earlier: SavedRecord | null;
  readonly onNameMissing: () => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly choice: ReportChoice;
  readonly onChoice: (choice: ReportChoice) => void;
}

/** Everything beside the form: saving, and the answer once there is one. */
export function AnswerSide(props: Props) {
  const { calculator, registered, earlier, onNameMissing } = props;
  const { words } = useWorkbench();
  const online = useOnline();
  const pressSave = useRef<(() => void) | null>(null);
  const { snapshot } = calculator;
  // Taking the rehearsal down costs nearly half of what drawing the answer does: nobody waits for it.
  const isPainted = useLater(snapshot !== null, false);
  // An answer of another moment is no longer the record's; without one the form says what is missing.
  const isOpen = snapshot ? snapshot.at.toJSON() === earlier?.createdAt : calculator.issues.length > 0;
  const opened = isOpen ? earlier : null;
  return (
    <div className={styles.answer} id="result">
      {!online && (
        <p className={`notice ${styles.offline}`} role="status">
          {words.status.offline}
        </p>
      )}
      <Saving calculator={calculator} registered={registered} onNameMissing={onNameMissing} pressRef={pressSave} />
      <OnDemand again={opened}>{opened && <EarlierRules record={opened} snapshot={snapshot} />}</OnDemand>
      {snapshot ? (
        <Answer {...props} snapshot={snapshot} onSave={registered ? () => pressSave.current?.() : undefined} />
      ) : (
        <NoAnswer />
      )}
      {calculator.answering && !isPainted && (
        <Rehearsal
          answering={calculator.answering}
          draw={(rehearsed) => <Answer {...props} snapshot={rehearsed} onSave={undefined} atOnce />}
        />
      )}
    </div>
  );
}

function Saving({
  calculator: { snapshot, notes, patientName },
  registered,
  onNameMissing,
  pressRef,
}: Pick<Props, 'calculator' | 'registered' | 'onNameMissing'> & { readonly pressRef: RefObject<(() => void) | null> }) {
  const { tool, words, locale } = useWorkbench();
  if (!isToolId(tool.id)) return null;
  return (
    <div className={`${styles.save} no-print`}>
      <SaveBar
        tool={tool.id}
        locale={locale}
        patientName={patientName}
        onNameMissing={onNameMissing}
        clinicalNotes={notes}
        answer={
          snapshot && {
            inputs: snapshot.inputs,
            results: snapshot.outcome.results,
            examples: snapshot.marked ? snapshot.examples : undefined,
            patient: snapshot.patient,
          }
        }
        refused={snapshot !== null && isRefused(snapshot)}
        pressRef={pressRef}
      />
      {registered && (
        <button
          type="button"
          className={`link ${styles.history}`}
          aria-haspopup="dialog"
          onClick={() => $historyOpen.set(true)}
        >
          {words.nav.history}
        </button>
      )}
    </div>
  );
}

function Answer({
  calculator,
  formRef,
  choice,
  onChoice,
  snapshot,
  onSave,
  atOnce,
}: Props & { readonly snapshot: Snapshot } & Pick<ResultProps, 'onSave' | 'atOnce'>) {
  const loaded = useWorkbench();
  const { stale, patientName, notes } = calculator;
  const { examples } = snapshot;
  const job = { snapshot, examples, document: choice.document, language: choice.language, patientName, notes };
  const { ResultPanel } = drawing;
  // Whoever answers has brought it along.
  if (!ResultPanel) return null;
  return (
    <ResultPanel
      snapshot={snapshot}
      stale={stale}
      examples={examples}
      patientName={patientName}
      notes={notes}
      choice={choice}
      onChoice={onChoice}
      onNotes={calculator.setNotes}
      onPrint={() => startPrint(loaded, job)}
      onCopy={() => copyReport(loaded, job)}
      onRecalculate={calculator.calculate}
      onTake={calculator.take}
      onSave={onSave}
      atOnce={atOnce}
      onBackToForm={() => formRef.current?.scrollIntoView({ block: 'start' })}
    />
  );
}

function NoAnswer() {
  const { toolWords, copy } = useWorkbench();
  const { nothingToPrint } = toolWords;
  return (
    <div className="middle">
      <p>{fill(toolWords.empty, { calculate: copy.calculate })}</p>
      <MathsLink className="link" />
      <SourcesLink />
      {nothingToPrint && (
        <button
          type="button"
          className="link"
          onClick={() => toast({ title: nothingToPrint.title, description: nothingToPrint.text, tone: 'destructive' })}
        >
          {toolWords.print}
        </button>
      )}
    </div>
  );
}
