import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import answer from '../visit/Answer.module.css';
import { FactEditor } from '../visit/FactEditor.tsx';
import fields from '../visit/FactsPanel.module.css';
import type { ShownVisit } from '../visit/held.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';

const Fast = loadOnDemand(() => import('./Fast.tsx'), 'Fast');

interface Props {
  readonly visit: ShownVisit;
  readonly engine: VisitEngine;
  readonly at: Date;
  readonly name: string;
}

/** Whether a fast of Ramadan is planned; where it is, how. */
export function RamadanSection(props: Props) {
  const { desk, chart, entries } = useDesk();
  const question = entries.get('fastsRamadan');
  if (!question) return null;
  return (
    <section aria-labelledby="visit-ramadan">
      <h2 id="visit-ramadan" className={answer.heading}>
        {desk.visit.ramadan}
      </h2>
      <div className={fields.fields}>
        <FactEditor entry={question} place="facts" />
      </div>
      <OnDemand again={props.visit}>{chart['fastsRamadan']?.value === true && <Fast {...props} />}</OnDemand>
    </section>
  );
}
