import { memo, useCallback, useRef, useState } from 'react';
import { AnswerFoot } from './AnswerFoot.tsx';
import { AnswerTools } from './AnswerTools.tsx';
import { OtherwiseFrame } from '../report/OtherwiseFrame.tsx';
import { ExampleInputs } from './ExampleInputs.tsx';
import { Disclaimer } from '../report/Disclaimer.tsx';
import { KeyFigures, Lead, Sections } from '../report/ReportBody.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { Modal } from '../shared/Modal.tsx';
import { PageReading, ReadingFrame, type ReportLanguage } from './ReadingFrame.tsx';
import { answerId, type ResultProps } from './result-props.ts';
import { isRefused } from './snapshot.ts';
import styles from './ResultPanel.module.css';
import { UnderPicture } from './UnderPicture.tsx';
import { useLater } from '../shared/use-later.ts';
import { useUnfoldedOnPaper } from '../shared/use-unfolded-on-paper.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

const Method = loadOnDemand(() => import('./Method.tsx'), 'Method');
const SideBySide = loadOnDemand(() => import('./SideBySide.tsx'), 'SideBySide');
const FullResults = loadOnDemand(() => import('./FullResults.tsx'), 'FullResults');

const CalculatorBedside = loadOnDemand(() => import('../bedside/CalculatorBedside.tsx'), 'CalculatorBedside');

interface Part extends Pick<ResultProps, 'snapshot'> {
  readonly language: ReportLanguage;
  readonly onOpenStep: (step: string) => void;
}

/** What stands under the answer is drawn anew only after the answer itself is painted: these are given the snapshot later. */
const Figures = memo(function Figures({ snapshot, language, onOpenStep }: Part) {
  const { tool } = useWorkbench();
  return (
    <ReadingFrame tool={tool.id} language={language} at={snapshot.at} onOpenStep={onOpenStep}>
      {() => <KeyFigures report={snapshot.report} />}
    </ReadingFrame>
  );
});
const More = memo(function More({ snapshot, language, onOpenStep }: Part) {
  const { tool } = useWorkbench();
  return (
    <ReadingFrame tool={tool.id} language={language} at={snapshot.at} onOpenStep={onOpenStep}>
      {() => <Sections sections={snapshot.report.sections} shape={tool.view.reportTabs ? 'tabs' : 'folded'} />}
    </ReadingFrame>
  );
});

/** The answer of a calculation: sentence and picture, what to do, cautions, figures, everything else folded. */
export function ResultPanel(props: ResultProps) {
  const { snapshot, stale, examples, choice } = props;
  const scope = useWorkbench();
  const { words, toolWords, locale, tool } = scope;
  const drawn = useLater(true, props.atOnce === true);
  const later = useLater(snapshot, snapshot);
  const panel = useRef<HTMLElement>(null);
  useUnfoldedOnPaper(panel);
  const [open, setOpen] = useState<'none' | 'full' | 'method' | 'bedside'>('none');
  const [step, setStep] = useState<string>();
  const openMethod = useCallback((at?: string) => {
    setStep(at);
    setOpen('method');
  }, []);
  const close = () => {
    setOpen('none');
    setStep(undefined);
  };

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={words.answer.region}
      data-drawing={drawn ? undefined : ''}
      data-stale={stale ? '' : undefined}
    >
      <h2 className={toolWords.heading ? styles.title : 'visually-hidden'}>
        {toolWords.heading ?? words.answer.region}
      </h2>
      {stale && (
        <div className={`notice cluster ${styles.stale} no-print`} role="status">
          <SeverityIcon severity="warn" />
          <span>{words.answer.stale}</span>
          <button type="button" className={`button quiet ${styles.again}`} onClick={props.onRecalculate}>
            {words.answer.again}
          </button>
        </div>
      )}
      <div className={styles.body}>
        <OnDemand
          again={choice.language}
          failed={words.status.partFailed}
          onFailed={() => props.onChoice({ ...choice, language: locale })}
        >
          <OtherwiseFrame>
            <ReadingFrame tool={tool.id} language={choice.language} at={snapshot.at} onOpenStep={openMethod}>
              {(_, isFirst) => (
                <>
                  <Lead report={snapshot.report} {...(isFirst && { headingId: answerId })}>
                    {isFirst && <UnderPicture snapshot={snapshot} onTake={props.onTake} />}
                  </Lead>
                  {drawn && isFirst && <AnswerTools {...props} onOpen={setOpen} />}
                </>
              )}
            </ReadingFrame>
            {drawn && <Figures snapshot={later} language={choice.language} onOpenStep={openMethod} />}
          </OtherwiseFrame>
          {drawn && (
            <>
              <div
                className={`choices ${styles.after} no-print`}
                role="group"
                aria-label={words.answer.after}
                data-after
              >
                {props.onSave && (
                  <button
                    type="button"
                    className={`button quiet ${styles.afterSave}`}
                    aria-disabled={isRefused(snapshot)}
                    onClick={props.onSave}
                  >
                    {words.answer.save}
                  </button>
                )}
                <button type="button" className="button quiet" onClick={props.onPrint}>
                  {words.answer.print}
                </button>
                <button type="button" className="button quiet" onClick={props.onCopy}>
                  {words.answer.copyShort}
                </button>
              </div>
              {tool.view.compare && (
                <OnDemand again={later}>
                  <SideBySide field={tool.view.compare} snapshot={later} language={choice.language} />
                </OnDemand>
              )}
              {!snapshot.marked && <p className={styles.examples}>{words.answer.marksUnknown}</p>}
              <ExampleInputs examples={examples} />
              {!tool.view.reportTabs && <h3 className={styles.more}>{words.answer.more}</h3>}
              <More snapshot={later} language={choice.language} onOpenStep={openMethod} />
            </>
          )}
        </OnDemand>
      </div>
      {drawn && (
        <AnswerFoot {...props} snapshot={later} onMethod={openMethod}>
          <Disclaimer reviewed={later.report.reviewed} />
        </AnswerFoot>
      )}
      <OnDemand again={open} failed={words.status.partFailed} onFailed={close}>
        {open === 'full' && <FullResults {...props} onClose={close} onOpenStep={openMethod} />}
        {open === 'bedside' && <CalculatorBedside snapshot={snapshot} onClose={close} />}
        {open === 'method' && (
          <Modal open onClose={close} title={words.answer.method} closeLabel={words.answer.close} variant="full">
            <PageReading at={snapshot.at}>
              <Method loaded={scope} snapshot={snapshot} focus={step} />
            </PageReading>
          </Modal>
        )}
      </OnDemand>
    </section>
  );
}
