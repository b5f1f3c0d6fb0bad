import { type ReactNode, use } from 'react';
import type { Tool } from '../../engine/kit/tool.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { WorksheetStep } from '../../engine/kit/worksheet/worksheet.ts';
import { checkCases, type CheckedCase } from '../../engine/maths/check-cases.ts';
import { constantsIn, type NamedConstant } from '../../engine/maths/constants.ts';
import { loadTool } from '../../engine/registry.ts';
import { PageReading } from '../answer/ReadingFrame.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { Worksheet } from '../report/Worksheet.tsx';
import { fill } from '../shared/fill.ts';
import { Fold } from '../shared/Fold.tsx';
import { onceFor } from '../shared/load-on-demand.tsx';
import { Modal } from '../shared/Modal.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { Cases } from './Cases.tsx';
import styles from './CheckMaths.module.css';
import { Constants } from './Constants.tsx';
import { useMathsWords } from './maths-words.ts';

interface Opened {
  readonly tool: Tool;
  readonly cases: readonly CheckedCase[];
  readonly constants: readonly NamedConstant[];
}

/** Computed once for each opening of the page: the cases do not change meanwhile. */
const laidOpen = onceFor(async (id: string): Promise<Opened> => {
  const tool = await loadTool(id);
  const [cases, module] = await Promise.all([checkCases(tool), tool.constants()]);
  return { tool, cases, constants: constantsIn(module) };
});

/** One press away: line by line it is many screens long. */
function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Fold title={title}>
      <p className="second">{lead}</p>
      {children}
    </Fold>
  );
}

/** Each version of the rules, the newest first, with what it changed. */
function RulesHistory() {
  const { locale } = useWorkbench();
  const words = useMathsWords();
  return (
    <section className={styles.history}>
      <h3>{words.history}</h3>
      <dl>
        {words.versions.map(({ version, on, changes }) => (
          <div key={version}>
            <dt>
              <bdi dir="ltr">{version}</bdi> <small>{formatDate(new Date(`${on}T12:00`), locale)}</small>
            </dt>
            {changes.map((change) => (
              <dd key={change}>{change}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A calculator laid open: what it is for, how it computes, on which figures, and whether it still does. */
export function CheckMaths({ steps, onClose }: { steps?: readonly WorksheetStep[] | undefined; onClose: () => void }) {
  const { tool: form, copy, words: page } = useWorkbench();
  const words = useMathsWords();
  const { tool, cases, constants } = use(laidOpen(form.id));
  const [first] = cases;
  const shown = steps ?? (first ? tool.calculate(first.inputs).worksheet : []);
  return (
    <Modal open onClose={onClose} title={`${words.title}: ${copy.name}`} closeLabel={page.answer.close} variant="full">
      <PageReading at={new Date()}>
        <div className={styles.maths}>
          <div className={styles.about}>
            <dl className={styles.purpose}>
              <dt>{words.purpose}</dt>
              <dd>{copy.purpose}</dd>
              <dt>{words.use}</dt>
              <dd>{copy.use}</dd>
              <dt className={`signed ${styles.misuse}`}>
                <SeverityIcon severity="block" /> {words.misuse}
              </dt>
              <dd>{copy.misuse}</dd>
            </dl>
            <RulesHistory />
          </div>
          <div>
            <p>
              {words.lead} {fill(words.rules, { version: engineVersion })}.
            </p>
            <h3>{words.cases}</h3>
            <Cases cases={cases} />
            <Part title={words.formula} lead={words.formulaLead}>
              <Worksheet steps={shown} words={page} />
            </Part>
            <Part title={words.constants} lead={words.constantsLead}>
              <Constants constants={constants} />
            </Part>
          </div>
        </div>
      </PageReading>
    </Modal>
  );
}
