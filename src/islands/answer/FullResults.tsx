import { Disclaimer } from '../report/Disclaimer.tsx';
import { KeyFigures, Lead, Sections } from '../report/ReportBody.tsx';
import { Say } from '../report/Say.tsx';
import styles from './FullResults.module.css';
import { InputsTable } from './InputsTable.tsx';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { Modal } from '../shared/Modal.tsx';
import { Notes } from './Notes.tsx';
import { PageReading, ReadingFrame } from './ReadingFrame.tsx';
import { ReportTools } from './ReportTools.tsx';
import type { ResultProps } from './result-props.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

const SaveResult = loadOnDemand(() => import('../form-fhir/SaveResult.tsx'), 'SaveResult');

interface Props extends ResultProps {
  readonly onClose: () => void;
  readonly onOpenStep: (step: string) => void;
}

/** Everything on one screen: the summary, every section, notes and the disclaimer. */
export function FullResults({
  snapshot,
  examples,
  choice,
  onChoice,
  notes,
  onNotes,
  onSave,
  onPrint,
  patientName,
  onClose,
  onOpenStep,
}: Props) {
  const { words, toolWords, tool } = useWorkbench();
  const actions = (
    <>
      <OnDemand again={snapshot}>
        <SaveResult snapshot={snapshot} examples={examples} patientName={patientName} />
      </OnDemand>
      <button type="button" className="button" onClick={onPrint}>
        {toolWords.print}
      </button>
    </>
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={toolWords.complete}
      closeLabel={words.answer.close}
      variant="full"
      actions={actions}
    >
      <div className={styles.full}>
        <ReportTools choice={choice} onChange={onChoice} />
        <ReadingFrame tool={tool.id} language={choice.language} at={snapshot.at} onOpenStep={onOpenStep}>
          {(loaded) => (
            <>
              <Lead report={snapshot.report} />
              <KeyFigures report={snapshot.report} whole />
              <Sections sections={snapshot.report.sections} shape="open" />
              <details className={styles.summary}>
                <summary>
                  <h3>
                    {loaded.words.answer.patientSummary}
                    {patientName.trim() !== '' && (
                      <>
                        : <bdi>{patientName}</bdi>
                      </>
                    )}
                  </h3>
                </summary>
                <InputsTable loaded={loaded} inputs={snapshot.inputs} examples={examples} />
              </details>
            </>
          )}
        </ReadingFrame>
        {(!tool.view.notesNeedAccount || onSave) && (
          <Notes words={words.notes} id="notes-full" value={notes} onChange={onNotes} />
        )}
        <PageReading at={snapshot.at}>
          <Say as="h3" className={styles.sources} message={{ key: 'heading.sources' }} />
          <Disclaimer reviewed={snapshot.report.reviewed} />
        </PageReading>
      </div>
    </Modal>
  );
}
