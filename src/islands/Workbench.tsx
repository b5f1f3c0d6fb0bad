import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../engine/kit/words/pattern.ts';
import { sayPlain } from '../engine/kit/words/say.ts';
import { isToolId, referenceTool } from '../engine/registry.ts';
import { Late, late } from './shared/late.tsx';
import { examplePaths, toFormValues } from './form/form-values.ts';
import { FormContext } from './form/form-state.ts';
import { fill } from './shared/fill.ts';
import { ClinicianGate } from './form/ClinicianGate.tsx';
import { Form } from './form/Form.tsx';
import { type Loaded, useLoaded, wordingFor } from './shared/loaded.ts';
import type { ReportChoice } from './answer/ReportTools.tsx';
import { ResultPanel } from './answer/ResultPanel.tsx';
import { SaveBar } from './answer/SaveBar.tsx';
import { Samples } from './answer/Samples.tsx';
import { useCalculator } from './form/use-calculator.ts';
import { copyReport, startPrint } from './paper/output.ts';
import { WorkbenchContext } from './shared/workbench-context.ts';
import styles from './Workbench.module.css';
import { OpenRecordContext } from './report/RecordLink.tsx';
import { carryPatient } from './stores/carry.ts';
import { toast } from './stores/toasts.ts';
import { $units } from './stores/units.ts';
import type { SavedRecord } from './stores/saving.ts';
import { $historyOpen, $mode, type Mode } from './stores/workbench.ts';

interface Props {
  readonly tool: string;
  readonly locale: Locale;
  readonly owner: string;
  readonly registered: boolean;
}

const HistoryDialog = late(async () => (await import('./history/HistoryDialog.tsx')).HistoryDialog);

const mode = { get: (): string => $mode.get(), set: (value: string) => $mode.set(value as Mode) };

function Bench({ tool: id, locale, owner, registered }: Props) {
  const loaded = useLoaded(id, locale);
  const { tool, words, own } = loaded;
  const formRef = useRef<HTMLFormElement>(null);
  const save = useRef<(() => void) | null>(null);
  const calculator = useCalculator(tool, owner, formRef, mode, () => {
    if (own.calculated) toast({ title: own.calculated.title, description: own.calculated.text });
  });
  const { form, snapshot } = calculator;
  const units = useStore($units, { ssr: 'initial' });
  const current = useStore($mode, { ssr: 'initial' });
  const historyOpen = useStore($historyOpen, { ssr: 'initial' });
  const [choice, setChoice] = useState<ReportChoice>({ language: locale, document: 'record' });
  const [online, setOnline] = useState(true);
  const examples = useMemo(
    () => (snapshot ? examplePaths(tool, toFormValues(tool.fields, snapshot.inputs, units), units) : []),
    [snapshot, tool, units],
  );

  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);

  async function openCase(caseId: string): Promise<void> {
    const cases = await tool.cases();
    const found = cases.find((entry) => entry.id === caseId);
    $mode.set('hcp');
    if (found) calculator.load(found.inputs);
  }

  function loadRecord(record: SavedRecord): void {
    $mode.set('hcp');
    calculator.load(record.inputs as object, {
      notes: record.clinicalNotes,
      patientName: record.patientName,
      at: new Date(record.createdAt),
    });
  }
  function summarize(record: SavedRecord): string {
    const checked = tool.validate(tool.complete(record.inputs));
    if (!checked.ok) return '';
    return sayPlain(
      tool.summary(checked.inputs, tool.calculate(checked.inputs).results),
      wordingFor(loaded, units, new Date(record.createdAt)),
    );
  }
  const reference = referenceTool();
  function openRecord(record: string): void {
    if (!snapshot || !reference) return;
    carryPatient(tool.fields, snapshot.inputs, { tool: reference.id, owner, choices: { [reference.field]: record } });
    location.assign(`${locale === 'ar' ? '/ar' : ''}${reference.path}`);
  }
  const closeHistory = () => $historyOpen.set(false);
  const history = isToolId(id) && (
    <Late
      again={historyOpen}
      onFailed={() => {
        toast({ title: words.status.partFailed, tone: 'destructive' });
        closeHistory();
      }}
    >
      {historyOpen && (
        <HistoryDialog tool={id} locale={locale} summarize={summarize} onLoad={loadRecord} onClose={closeHistory} />
      )}
    </Late>
  );

  if (tool.hasDisplayMode && current === 'display') {
    return (
      <WorkbenchContext value={loaded}>
        <Samples onSwitch={() => $mode.set('hcp')} onOpenCase={(caseId) => void openCase(caseId)} />
        {history}
      </WorkbenchContext>
    );
  }
  const job = snapshot && {
    snapshot,
    examples,
    document: choice.document,
    language: choice.language,
    patientName: calculator.patientName,
    notes: calculator.notes,
  };
  return (
    <WorkbenchContext value={loaded}>
      <OpenRecordContext value={reference && reference.id !== id ? openRecord : null}>
        <FormContext value={form}>
          <div className={styles.bench}>
            <div className={styles.form}>
              <Form
                issues={calculator.issues}
                busy={calculator.busy}
                onSubmit={calculator.calculate}
                onReset={calculator.reset}
                onSwitchUnit={calculator.switchUnit}
                formRef={formRef}
              />
            </div>
            <div className={styles.answer} id="result">
              {!online && (
                <p className={styles.offline} role="status">
                  {words.status.offline}
                </p>
              )}
              {isToolId(id) && (
                <div className={styles.save}>
                  <SaveBar
                    tool={id}
                    locale={locale}
                    patientName={calculator.patientName}
                    onPatientName={calculator.setPatientName}
                    clinicalNotes={calculator.notes}
                    answer={snapshot && { inputs: snapshot.inputs, results: snapshot.outcome.results }}
                    refused={snapshot !== null && tool.refusal(snapshot.outcome.results) !== null}
                    pressRef={save}
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
              )}
              {snapshot && job ? (
                <ResultPanel
                  snapshot={snapshot}
                  stale={calculator.stale}
                  examples={examples}
                  patientName={calculator.patientName}
                  notes={calculator.notes}
                  choice={choice}
                  onChoice={setChoice}
                  onNotes={calculator.setNotes}
                  onPrint={() => startPrint(loaded, job)}
                  onCopy={() => copyReport(loaded, job)}
                  onRecalculate={calculator.calculate}
                  onSave={registered ? () => save.current?.() : undefined}
                  onBackToForm={() => formRef.current?.scrollIntoView({ block: 'start' })}
                />
              ) : (
                <Empty loaded={loaded} />
              )}
            </div>
          </div>
          {history}
        </FormContext>
      </OpenRecordContext>
    </WorkbenchContext>
  );
}

function Empty({ loaded: { own, copy } }: { loaded: Loaded }) {
  const refuse = () =>
    own.nothingToPrint &&
    toast({ title: own.nothingToPrint.title, description: own.nothingToPrint.text, tone: 'destructive' });
  return (
    <div className={styles.empty}>
      <p>{fill(own.empty, { calculate: copy.calculate })}</p>
      {own.nothingToPrint && (
        <button type="button" className="link" onClick={refuse}>
          {own.print}
        </button>
      )}
    </div>
  );
}

/** Any calculator: the form on one side, the answer on the other. No Suspense around it: the server would stream it in by an inline script. */
export function Workbench(props: Props) {
  const loaded = useLoaded(props.tool, props.locale);
  if (!loaded.tool.view.cliniciansOnly) return <Bench {...props} />;
  return (
    <WorkbenchContext value={loaded}>
      <ClinicianGate>
        <Bench {...props} />
      </ClinicianGate>
    </WorkbenchContext>
  );
}
