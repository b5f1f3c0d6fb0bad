import { actionName, dueIn } from '../../engine/judgement/words.ts';
import { type Action, lessens, type Plan } from '../../engine/plan/actions.ts';
import { SayValue } from '../report/Say.tsx';
import styles from './Answer.module.css';
import { useDesk } from './visit-context.ts';
import { commaOf } from '../shared/comma.ts';

function Sentence({ action }: { readonly action: Action }) {
  const { desk } = useDesk();
  return (
    <span data-verb={action.verb}>
      <SayValue value={actionName(action)} />
      {commaOf(desk.locale)}
      <SayValue value={dueIn(action.within)} />.
    </span>
  );
}

/** What stands beside the gravest: to a medicine that ends or goes down, what begins in its place; else whatever is done next. */
function besideOf(first: Action, others: readonly Action[]): Action | undefined {
  const begins = lessens(first.verb) ? others.find(({ verb, next }) => verb === 'start' && !next) : undefined;
  return begins ?? others.find(({ verb }) => verb !== 'ask');
}

/** The answer before everything else: the gravest thing to do, and what comes beside it. Heard, too, when an answer above has changed it, and only then. */
export function Headline({ plan: { actions } }: { readonly plan: Plan }) {
  const { desk } = useDesk();
  const [first, ...others] = actions;
  const next = first && besideOf(first, others);
  if (!first)
    return (
      <p role="status" className={styles.lead}>
        {desk.visit.nothing}
      </p>
    );
  return (
    <p role="status" className={styles.lead} data-gravity={first.gravity}>
      <b>
        <Sentence action={first} />
      </b>{' '}
      {next && <Sentence action={next} />}
    </p>
  );
}
