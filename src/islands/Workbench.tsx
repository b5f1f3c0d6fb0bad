import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { engineVersion } from '../engine/kit/version.ts';
import type { Question } from '../engine/kit/report/report.ts';
import type { Locale } from '../engine/kit/words/pattern.ts';
import { AnswerSide } from './answer/AnswerSide.tsx';
import type { ReportChoice } from './answer/ReportTools.tsx';
import { Samples } from './answer/Samples.tsx';
import { CalculatorContext } from './form/calculator-store.ts';
import { ClinicianGate } from './form/ClinicianGate.tsx';
import { Form } from './form/Form.tsx';
import { answeredPaths } from './form/form-values.ts';
import { useCalculator } from './form/use-calculator.ts';
import { FormLine } from './form-line/FormLine.tsx';
import { History } from './history/History.tsx';
import { PatientStrip } from './patient/PatientStrip.tsx';
import { PageContext } from './report/page-context.ts';
import { OpenRecordContext } from './report/RecordLink.tsx';
import { loadTool, pageAnswering, referenceTool } from '../engine/registry.ts';
import { importAgain } from './shared/load-on-demand.tsx';
import { useLoaded } from './shared/loaded.ts';
import type { SampleCases } from './shared/sample-cases.ts';
import { useSteady } from './shared/use-steady.ts';
import { WorkbenchContext } from './shared/workbench-context.ts';
import type { SavedRecord } from './stores/saving.ts';
import { toast } from './stores/toasts.ts';
import { $mode, chooseMode } from './stores/workbench.ts';
import styles from './Workbench.module.css';

const loadLending = importAgain(() => import('./patient/lend.ts'));

interface Props {
  readonly tool: string;
  readonly locale: Locale;
  readonly owner: string;
  readonly registered: boolean;
  /** What it opens with, for whoever enters nothing; without them it opens with its form. */
  readonly samples?: SampleCases | undefined;
}

function Bench({ tool: id, locale, owner, registered, samples }: Props) {
  const loaded = useLoaded(id, locale);
  const { tool, toolWords } = loaded;
  const formRef = useRef<HTMLFormElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const [nameMissing, setNameMissing] = useState(false);
  const calculator = useCalculator(tool, locale, owner, formRef, {
    onCalculated: () => {
      const { calculated } = toolWords;
      if (calculated) toast({ title: calculated.title, description: calculated.text });
    },
    onFailed: () => toast({ title: loaded.words.status.partFailed, tone: 'destructive' }),
  });
  const mode = useStore($mode, { ssr: 'initial' });
  const [earlier, setEarlier] = useState<SavedRecord | null>(null);
  const [choice, setChoice] = useState<ReportChoice>({ language: locale, document: 'record' });

  async function openCase(caseId: string): Promise<void> {
    const found = (await (await loadTool(tool.id)).cases()).find((entry) => entry.id === caseId);
    $mode.set('hcp');
    setEarlier(null);
    if (found) calculator.load(found.inputs, { examples: answeredPaths(tool.fields, found.inputs) });
  }
  function loadRecord(record: SavedRecord): void {
    const { inputs, examples, clinicalNotes, patientName, createdAt, patient } = record;
    setEarlier(record.engineVersion === engineVersion ? null : record);
    $mode.set('hcp');
    calculator.load(inputs as object, {
      examples,
      notes: clinicalNotes,
      patientName,
      at: new Date(createdAt),
      inHand: patient,
    });
  }
  const reference = referenceTool();
  function openRecord(record: string): void {
    const { snapshot, store } = calculator;
    if (!snapshot || !reference) return;
    const { patientName, told } = store.get();
    const choices = { [reference.field]: record };
    loadLending()
      .then(({ lendTo }) => lendTo({ owner, from: tool, to: reference.id, choices, patientName, snapshot, told }))
      .then(
        () => location.assign(`${locale === 'ar' ? '/ar' : ''}${reference.path}`),
        () => toast({ title: loaded.words.status.partFailed, tone: 'destructive' }),
      );
  }

  function pageOf(question: Question): string | null {
    const path = pageAnswering(question);
    return path === null ? null : `${locale === 'ar' ? '/ar' : ''}${path}`;
  }

  const onReset = useSteady(() => {
    setEarlier(null);
    calculator.reset();
  });
  const onSubmit = useSteady(calculator.calculate);
  const onReach = useSteady(calculator.prepare);
  const onSwitchUnit = useSteady(calculator.switchUnit);
  const name = useMemo(
    () => (registered ? { missing: nameMissing, onNamed: () => setNameMissing(false), inputRef: nameRef } : undefined),
    [registered, nameMissing],
  );
  return (
    <WorkbenchContext value={loaded}>
      <CalculatorContext value={calculator.store}>
        <PatientStrip owner={owner} />
        {samples && mode === 'display' ? (
          <Samples shown={samples} onSwitch={() => chooseMode('hcp')} onOpenCase={(caseId) => void openCase(caseId)} />
        ) : (
          <OpenRecordContext value={reference && reference.id !== id ? openRecord : null}>
            <div className={styles.bench}>
              <div className={`${styles.form} no-print`}>
                <FormLine />
                <Form
                  issues={calculator.issues}
                  onSubmit={onSubmit}
                  onReach={onReach}
                  onReset={onReset}
                  onSwitchUnit={onSwitchUnit}
                  formRef={formRef}
                  name={name}
                />
              </div>
              <PageContext value={pageOf}>
                <AnswerSide
                  calculator={calculator}
                  registered={registered}
                  earlier={earlier}
                  onNameMissing={() => {
                    setNameMissing(true);
                    nameRef.current?.focus();
                  }}
                  formRef={formRef}
                  choice={choice}
                  onChoice={setChoice}
                />
              </PageContext>
            </div>
          </OpenRecordContext>
        )}
      </CalculatorContext>
      <History onLoad={loadRecord} />
    </WorkbenchContext>
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
