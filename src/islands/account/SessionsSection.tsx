import { formatDate } from '../../engine/kit/words/format.ts';
import type { SessionSeen } from '../../api/contract.ts';
import { unlessGone } from '../api-client.ts';
import { fill } from '../shared/fill.ts';
import { signedOut, signOut } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { ServerAnswer } from './ServerAnswer.tsx';
import { endSession, signOutEverywhere, useSessions } from './calls.ts';
import { useAttempt } from './use-attempt.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Where a person is signed in, and the ways to end it. */
export function SessionsSection() {
  const { words, locale } = useSection('sessions');
  const query = useSessions();
  const { confirmed, asking } = useConfirmation();
  const { busy: ending, attempt, trouble } = useAttempt();
  const nameOf = ({ device }: SessionSeen): string => (device === '' ? words.unknown : `\u2068${device}\u2069`);

  async function end(session: SessionSeen, list: HTMLElement | null): Promise<void> {
    await attempt(session.id, async () => {
      await unlessGone(confirmed(() => endSession(session.id)));
      // The button goes with its row; the focus must not fall out of the dialog.
      list?.focus();
      await query.refetch();
      toast({ title: words.ended.title, description: fill(words.ended.text, { device: nameOf(session) }) });
    });
  }

  return (
    <ServerAnswer query={query}>
      {(sessions) => (
        <div className={styles.section}>
          <h3>{words.title}</h3>
          <p>{words.lead}</p>
          <ul className={`ruled ${styles.rows}`} tabIndex={-1}>
            {sessions
              .toSorted((a, b) => Number(b.current) - Number(a.current))
              .map((session) => {
                const began = formatDate(new Date(session.createdAt), locale, true);
                return (
                  <li key={session.id}>
                    <p>
                      <strong>{nameOf(session)}</strong>
                      {session.current && <span className={styles.here}>{words.here}</span>}
                      <br />
                      <span className="meta">
                        {fill(words.times, { began, used: formatDate(new Date(session.usedAt), locale, true) })}
                      </span>
                    </p>
                    {session.current ? (
                      <button
                        type="button"
                        className="button quiet"
                        aria-disabled={ending !== '' || undefined}
                        onClick={() => void attempt(session.id, signOut)}
                      >
                        {ending === session.id ? words.pending : words.signOut}
                      </button>
                    ) : (
                      <button
                        type="button"
                        className="button quiet"
                        aria-disabled={ending !== '' || undefined}
                        aria-label={fill(words.endOf, { device: nameOf(session), began })}
                        onClick={(event) => void end(session, event.currentTarget.closest('ul'))}
                      >
                        {ending === session.id ? words.ending : words.end}
                      </button>
                    )}
                  </li>
                );
              })}
          </ul>
          {asking}
          {trouble}
          <div className="choices">
            <button
              type="button"
              className="button"
              aria-disabled={ending !== '' || undefined}
              onClick={() =>
                void attempt('all', async () => {
                  await confirmed(signOutEverywhere);
                  signedOut();
                })
              }
            >
              {ending === 'all' ? words.pending : words.everywhere}
            </button>
          </div>
          <p className="meta">{words.note}</p>
        </div>
      )}
    </ServerAnswer>
  );
}
