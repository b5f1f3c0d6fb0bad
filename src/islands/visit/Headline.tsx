import { actionName, whenOf } from '../../engine/judgement/words.ts';
import type { Action, Plan } from '../../engine/plan/actions.ts';
import { alsoChanging, exchanged, inShort, leavesMedicines } from '../../engine/plan/in-short.ts';
import { type Value, word } from '../../engine/kit/words/message.ts';
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
      <SayValue value={whenOf(action)} />.
    </span>
  );
}

/** What takes the place of what ends says so. */
const alsoSaid = (action: Action, actions: readonly Action[]): Value =>
  action.next && exchanged(action, actions) ? word('plan.instead', { do: actionName(action) }) : actionName(action);

/** The answer before everything else: the gravest thing to do, and what takes its place or comes after it. Heard, too, when an answer above has changed it, and only then. */
export function Headline({ plan: { actions } }: { readonly plan: Plan }) {
  const { desk } = useDesk();
  const [first, next] = inShort({ actions });
  const also = alsoChanging({ actions });
  if (!first)
    return (
      <p role="status" className={styles.lead}>
        {desk.visit.nothing}
      </p>
    );
  return (
    <p role="status" className={styles.lead} data-gravity={first.gravity}>
      {leavesMedicines({ actions }) && <>{desk.visit.noChange} </>}
      <b>
        <Sentence action={first} />
      </b>{' '}
      {next && <Sentence action={next} />}
      {also.length > 0 && (
        <small>
          {desk.visit.also}{' '}
          <SayValue value={{ type: 'list', items: also.map((action) => alsoSaid(action, actions)), inside: true }} />.
        </small>
      )}
    </p>
  );
}
