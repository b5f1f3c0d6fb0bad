import { type FactId, isFactId } from '../../engine/chart/facts.ts';
import { canStillBeSo } from '../../engine/chart/freshness.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import styles from './Answer.module.css';
import type { ShownVisit } from './held.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly unusable: ShownVisit['unusable'];
  /** What somebody says is still so today. */
  readonly onStillSo: (facts: readonly FactId[]) => void;
}

/** What the plan does not rest on: entries that cannot be used, and what is too old, with its day. What nobody measures is confirmed with one press. */
export function NotCounted({ unusable, onStillSo }: Props) {
  const { desk, entries } = useDesk();
  const { locale, visit: words } = desk;
  const nameOf = (fact: string): string => (isFactId(fact) ? (entries.get(fact)?.label ?? fact) : fact);
  const wrong = unusable.filter(({ reason }) => reason !== 'old').map(({ fact }) => nameOf(fact));
  const old = unusable.flatMap((each) => (each.reason === 'old' ? [each] : []));
  const list = (names: readonly string[]): string => names.join(commaOf(locale));
  const dated = old.map(({ fact, on }) =>
    fill(words.oldOne, { fact: nameOf(fact), day: formatDate(new Date(`${on}T12:00`), locale) }),
  );
  const still = old.map(({ fact }) => fact).filter(canStillBeSo);
  return (
    <>
      {wrong.length > 0 && (
        <p role="alert" className={styles.refused}>
          {fill(words.unusable, { facts: list(wrong) })}
        </p>
      )}
      {old.length > 0 && (
        <p role="status" className={styles.old}>
          {fill(words.tooOld, { facts: list(dated) })}{' '}
          {still.length > 0 && (
            <button type="button" className="link" onClick={() => onStillSo(still)}>
              {fill(words.stillSo, { facts: list(still.map(nameOf)) })}
            </button>
          )}
        </p>
      )}
    </>
  );
}
