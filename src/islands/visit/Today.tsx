import { type ReactNode, useId, useRef } from 'react';
import { optionsOf } from '../../engine/choose/options.ts';
import { sourceOf } from '../../engine/clinical/sources.ts';
import { named } from '../../engine/kit/source.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import { writeRecord } from '../../engine/judgement/record.ts';
import { splitSteps } from '../../engine/kit/report/reading.ts';
import { leavesChoice } from '../../engine/plan/choice.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { Callout } from '../report/Callout.tsx';
import { List } from '../report/List.tsx';
import { Say, SayValue, useReading } from '../report/Say.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import styles from './Answer.module.css';
import { fill } from '../shared/fill.ts';
import { Headline } from './Headline.tsx';
import { useUnfoldedOnPaper } from '../shared/use-unfolded-on-paper.ts';
import { type Numbered, splitQuestions } from './before-prescribing.ts';
import { useDesk } from './visit-context.ts';

function Source({ id }: { readonly id: string }) {
  const { desk } = useDesk();
  const { wording } = useReading();
  const source = sourceOf(id, wording.ownSources);
  if (!source) return null;
  const { title, edition, original } = named(source, desk.locale);
  // A guideline by the name everybody knows: its title would be the longest text of the row. The record lists it in full.
  const short = source.short ?? source.brief;
  return (
    <bdi {...((original || short) && { lang: 'en', dir: 'ltr' })} title={`${title}, ${edition}`}>
      {short ?? title}
    </bdi>
  );
}

/** What is to be known beside a step: in sight where it cannot wait, else behind a press, so that a screen holds the whole plan. */
function Detail({ message, inSight }: { readonly message: Message; readonly inSight: boolean }) {
  if (inSight) return <Say as="p" className="meta" message={message} />;
  return (
    <details className="meta">
      <Say as="summary" message={{ key: 'plan.why' }} />
      <Say message={message} />
    </details>
  );
}

/** The first step that can be chosen about together, and what opens the choice. */
interface Choosable {
  readonly choosable: string | undefined;
  readonly onCompare: () => void;
}

function Row({ step, number, choosable, onCompare }: Numbered & Choosable) {
  const { desk } = useDesk();
  const [source] = step.sources ?? [];
  const [action = ''] = step.actions ?? [];
  return (
    <li
      data-urgent={step.urgent ? '' : undefined}
      data-verb={action.split(':')[0]}
      data-folded={step.message.key === 'plan.folded' ? '' : undefined}
      style={{ counterReset: `step ${number}` }}
    >
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
        {step.detail && <Detail message={step.detail} inSight={step.urgent === true} />}
      </div>
      {/* A space between them: on a narrow screen they are one line of words. */}
      <p className={styles.from}>{source && <Source id={source} />}</p>{' '}
      <p className={styles.when}>{step.by && <SayValue value={step.by} />}</p>
      {choosable === action && (
        <button type="button" className="link no-print" onClick={onCompare}>
          {desk.visit.compare}
        </button>
      )}
    </li>
  );
}

function Steps({ items, ...compared }: { readonly items: readonly Numbered[] } & Choosable) {
  return (
    <ol className={styles.steps} start={items[0]?.number}>
      {items.map(({ step, number }) => (
        <Row key={`${step.message.key}-${step.actions?.join()}`} step={step} number={number} {...compared} />
      ))}
    </ol>
  );
}

/** Every open question in one row, each with the way to its field: what has to be known before a medicine is prescribed. */
function Before({ facts, asking }: Pick<ReturnType<typeof splitQuestions>, 'facts' | 'asking'>) {
  const { desk, entries, edit } = useDesk();
  const id = useId();
  const by = asking.find((step) => step.by)?.by;
  return (
    <div className={styles.before}>
      <b id={id}>{desk.visit.before}</b>
      <ul className="cluster" aria-labelledby={id}>
        {facts.map((fact) => {
          const label = entries.get(fact)?.label;
          return (
            <li key={fact}>
              {label ? (
                <button
                  type="button"
                  className={`link ${styles.asks}`}
                  onClick={() => edit(fact)}
                  aria-label={fill(desk.visit.add, { fact: label })}
                >
                  {label}
                </button>
              ) : (
                <Say message={{ key: `fact.${fact}` }} />
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.when}>{by && <SayValue value={by} />}</p>
    </div>
  );
}

interface Props {
  readonly visit: Visit;
  /** What the sentence rests on, drawn below it. */
  readonly evidence: ReactNode;
  /** This patient over time, beside the plan; nothing of whom nothing is known that it draws. */
  readonly course: ReactNode;
  /** Opens what is chosen together. */
  readonly onCompare: () => void;
}

/** The merged plan, gravest first: what to do and why, where it is from, and by which day. */
export function Today({ visit, evidence, course, onCompare }: Props) {
  const { desk, chart } = useDesk();
  const box = useRef<HTMLElement>(null);
  useUnfoldedOnPaper(box);
  const record = writeRecord(visit.plan, visit.judgement);
  const { steps, also, ...questions } = splitQuestions(record.next.items, chart, record.notFollowed);
  const inSight = splitSteps({ type: 'steps', items: steps.map(({ step }) => step) }).shown.length;
  const options = optionsOf(visit.plan, visit.judgement);
  const starts: readonly string[] =
    options.status === 'open' ? visit.plan.actions.filter(leavesChoice).map(({ id }) => id) : [];
  // Its way in stands once: it leads from each to the same.
  const first = steps.flatMap(({ step }) => step.actions?.slice(0, 1) ?? []).find((id) => starts.includes(id));
  const compared: Choosable = { choosable: first, onCompare };
  const [shown, more] = [steps.slice(0, inSight), steps.slice(inSight)];
  return (
    <section ref={box} className={styles.today} aria-labelledby="visit-today">
      <Headline plan={visit.plan} />
      {evidence}
      <div className={styles.split} data-course={course ? '' : undefined}>
        <div>
          <h2 id="visit-today" tabIndex={-1} className={styles.heading}>
            {desk.visit.today} <small>{formatDate(new Date(), desk.locale)}</small>
          </h2>
          {shown.length > 0 && <Steps items={shown} {...compared} />}
          {questions.facts.length > 0 && <Before {...questions} />}
          {more.length > 0 && (
            <details>
              <summary>{fill(desk.visit.moreSteps, { n: more.length })}</summary>
              <Steps items={more} {...compared} />
            </details>
          )}
          <Say as="p" className={styles.review} message={record.review} />
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
              <Say as="summary" message={{ key: 'plan.always' }} />
              <List block={{ type: 'list', items: record.always }} />
            </details>
          )}
          {record.notFollowed.length > 0 && (
            <details>
              <summary>{desk.visit.notFollowed}</summary>
              <List block={{ type: 'list', items: also }} />
            </details>
          )}
        </div>
        {course}
      </div>
    </section>
  );
}
