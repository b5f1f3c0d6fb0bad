import { MoreButton } from '../shared/Fetched.tsx';
import { formatDate } from '../../engine/kit/words/format.ts';
import { fill } from '../shared/fill.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { ServerAnswer } from './ServerAnswer.tsx';
import { useActivity, useFacts } from './calls.ts';

/** A person's own trail. */
export function ActivitySection() {
  const { words, locale } = useSection('activity');
  const query = useActivity();
  const days = useFacts().data?.auditDays;
  return (
    <ServerAnswer query={query}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        return (
          <div className={styles.section}>
            <h3>{words.title}</h3>
            {days !== undefined && <p>{fill(words.lead, { days })}</p>}
            {rows.length === 0 && <p role="status">{words.empty}</p>}
            <ol className={`ruled ${styles.rows} ${styles.trail}`}>
              {rows.map(({ at, action, target, address }) => (
                <li key={at + action}>
                  <time className="meta" dateTime={at}>
                    {formatDate(new Date(at), locale, true)}
                  </time>
                  <span>{Object.hasOwn(words.actions, action) ? words.actions[action] : words.other}</span>
                  {action === 'new-device' && target !== null && <bdi className="meta">{target}</bdi>}
                  {address !== null && (
                    <span className="meta">{fill(words.from, { address: `\u2066${address}\u2069` })}</span>
                  )}
                </li>
              ))}
            </ol>
            {query.hasNextPage && (
              <div className="choices">
                <MoreButton query={query}>{words.more}</MoreButton>
              </div>
            )}
          </div>
        );
      }}
    </ServerAnswer>
  );
}
