import type { ReactNode } from 'react';
import type { CalloutBlock, Step, WrittenPlan as Plan } from '../../engine/kit/report/report.ts';
import { briefly, splitCautions, splitSteps } from '../../engine/kit/report/reading.ts';
import { count, type Message } from '../../engine/kit/words/message.ts';
import { Later } from '../shared/Later.tsx';
import { Callout } from './Callout.tsx';
import { List } from './List.tsx';
import styles from './ReportBody.module.css';
import { Say } from './Say.tsx';
import { Steps } from './Steps.tsx';

/** More steps than these fill a column of a page by themselves. */
const long = 7;

function Heading({ message }: { message: Message }) {
  return <Say as="h3" className={styles.heading} message={message} />;
}

/** What waits behind a press on a screen stands open on paper. */
export function More({ label, whole, children }: { label: Message; whole: boolean; children: ReactNode }) {
  return (
    <details className={`more ${styles.more}`} open={whole}>
      <summary>
        {/* One piece: beside the sign, the parts of a sentence would stand as columns and lose the spaces between them. */}
        <Say as="span" message={label} />
      </summary>
      {whole ? children : <Later>{children}</Later>}
    </details>
  );
}

/** On paper: what follows the first steps, by when it is due. */
function Briefly({ steps }: { steps: readonly Step[] }) {
  return briefly(steps).map(({ when, items }) => (
    <p key={JSON.stringify(when ?? items)} className={styles.brief}>
      {[...(when ? [when] : []), ...items].map((message) => (
        <span key={JSON.stringify(message)}>
          <Say message={message} />{' '}
        </span>
      ))}
    </p>
  ));
}

/** What to do, the gravest first; cautions; then what is the same for everybody and what was not followed, folded. */
export function WrittenPlan({
  plan,
  cautions,
  whole = false,
}: {
  plan: Plan;
  cautions: readonly CalloutBlock[];
  whole?: boolean;
}) {
  const steps = splitSteps(plan.next);
  const careful = splitCautions(cautions);
  const callouts = (blocks: readonly CalloutBlock[]) =>
    blocks.map((block, at) => <Callout key={`${block.message.key}-${at}`} block={block} />);
  const more = (items: readonly unknown[]): Message => ({ key: 'plan.more', values: { more: count(items.length) } });
  return (
    <div className={styles.columns} data-columns data-long={steps.shown.length > long ? '' : undefined}>
      <section>
        <Heading message={{ key: 'heading.next' }} />
        <Steps items={steps.shown} whole={whole} later={!whole} />
        {steps.more.length > 0 && (
          <More label={more(steps.more)} whole={whole}>
            {whole ? <Briefly steps={steps.more} /> : <Steps items={steps.more} start={steps.shown.length + 1} />}
          </More>
        )}
        <Say as="p" className={styles.review} message={plan.review} />
      </section>
      <section>
        {cautions.length > 0 && <Heading message={{ key: 'heading.cautions' }} />}
        {callouts(careful.shown)}
        {careful.more.length > 0 && (
          <More label={more(careful.more)} whole={whole}>
            {callouts(careful.more)}
          </More>
        )}
        {plan.always.length > 0 && (
          <More label={{ key: 'plan.always' }} whole={whole}>
            <List block={{ type: 'list', items: plan.always }} />
          </More>
        )}
        {plan.notFollowed.length > 0 && (
          <More label={{ key: 'plan.ownHeading' }} whole={whole}>
            <List block={{ type: 'list', items: plan.notFollowed }} />
          </More>
        )}
      </section>
    </div>
  );
}
