import { type ReactNode, useRef } from 'react';
import { sourceOf } from '../../engine/clinical/sources.ts';
import { named } from '../../engine/kit/source.ts';
import { writeRecord } from '../../engine/judgement/record.ts';
import type { Step } from '../../engine/kit/report/report.ts';
import { splitSteps } from '../../engine/kit/report/reading.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { Callout } from '../report/Callout.tsx';
import { List } from '../report/List.tsx';
import { Say, SayValue, useReading } from '../report/Say.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import styles from './Answer.module.css';
import { fill } from '../shared/fill.ts';
import { Headline } from './Headline.tsx';
import { useUnfoldedOnPaper } from '../shared/use-unfolded-on-paper.ts';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';
import { commaOf } from '../shared/comma.ts';

/** Who asks for a step: the calculators whose own rules propose it, else the rules for this patient. */
export function askersOf({ actions = [] }: Step, { tools }: Visit, engine: VisitEngine, otherwise: string): string[] {
  const names = tools
    .filter(({ proposes = [] }) => actions.some((id) => proposes.includes(id)))
    .flatMap(({ id }) => engine.tools.get(id)?.copy.name ?? []);
  return names.length > 0 ? names : [otherwise];
}

function Source({ id }: { readonly id: string }) {
  const { desk } = useDesk();
  const { wording } = useReading();
  const source = sourceOf(id, wording.ownSources);
  if (!source) return null;
  const { title, edition, original } = named(source, desk.locale);
  // A guideline by the name everybody knows: its title would be the longest text of the row. The record lists it in full.
  if (source.short)
    return (
      <bdi lang="en" dir="ltr" title={`${title}, ${edition}`}>
        {source.short}
      </bdi>
    );
  return (
    <bdi {...(original && { lang: 'en', dir: 'ltr' })}>
      {title}, {edition}
    </bdi>
  );
}

function Row({ step, visit, engine }: { step: Step; visit: Visit; engine: VisitEngine }) {
  const { desk } = useDesk();
  const [source] = step.sources ?? [];
  return (
    <li data-urgent={step.urgent ? '' : undefined}>
      <div className={styles.what}>
        {step.urgent && (
          <span className={styles.caution}>
            <SeverityIcon severity="warn" /> {desk.visit.caution}.{' '}
          </span>
        )}
        <Say message={step.message} />
        {step.note && (
          <>
            {' '}
            (<Say message={step.note} />)
          </>
        )}
        {step.detail && (
          <p className={styles.why}>
            <Say message={step.detail} />
          </p>
        )}
      </div>
      {/* A space between them: on a narrow screen they are one line of words. */}
      <p className={styles.from}>{askersOf(step, visit, engine, desk.visit.rules).join(commaOf(desk.locale))}</p>{' '}
      <p className={styles.from}>{source && <Source id={source} />}</p>{' '}
      <p className={styles.when}>{step.by && <SayValue value={step.by} />}</p>
    </li>
  );
}

function Steps({
  items,
  start,
  visit,
  engine,
}: {
  items: readonly Step[];
  start: number;
  visit: Visit;
  engine: VisitEngine;
}) {
  return (
    <ol className={styles.steps} start={start} style={{ counterReset: `step ${start - 1}` }}>
      {items.map((step) => (
        <Row key={`${step.message.key}-${step.actions?.join()}`} step={step} visit={visit} engine={engine} />
      ))}
    </ol>
  );
}

interface Props {
  readonly visit: Visit;
  readonly engine: VisitEngine;
  /** What the sentence rests on, drawn below it. */
  readonly evidence: ReactNode;
}

/** The merged plan, gravest first: what to do and why, who asks for it, where it is from, and by which day. */
export function Today({ visit, engine, evidence }: Props) {
  const { desk } = useDesk();
  const box = useRef<HTMLElement>(null);
  useUnfoldedOnPaper(box);
  const record = writeRecord(visit.plan, visit.judgement);
  const { shown, more } = splitSteps(record.next);
  return (
    <section ref={box} className={styles.today} aria-labelledby="visit-today">
      <Headline plan={visit.plan} />
      {evidence}
      <h2 id="visit-today" tabIndex={-1} className={styles.heading}>
        {desk.visit.today} <small>{desk.visit.todayLead}</small>
      </h2>
      {shown.length > 0 && <Steps items={shown} start={1} visit={visit} engine={engine} />}
      {more.length > 0 && (
        <details>
          <summary>{fill(desk.visit.more, { n: more.length })}</summary>
          <Steps items={more} start={shown.length + 1} visit={visit} engine={engine} />
        </details>
      )}
      <p className={styles.review}>
        <Say message={record.review} />
      </p>
      {record.cautions.length > 0 && (
        <details>
          <summary>
            {desk.visit.cautions} ({record.cautions.length})
          </summary>
          {record.cautions.map((block) => (
            <Callout key={block.message.key} block={block} />
          ))}
        </details>
      )}
      {record.always.length > 0 && (
        <details>
          <summary>
            <Say message={{ key: 'plan.always' }} />
          </summary>
          <List block={{ type: 'list', items: record.always }} />
        </details>
      )}
      {record.notFollowed.length > 0 && (
        <details>
          <summary>{desk.visit.notFollowed}</summary>
          <List block={{ type: 'list', items: record.notFollowed }} />
        </details>
      )}
    </section>
  );
}
