import { useId } from 'react';
import { fill, isolated } from '../shared/fill.ts';
import { signedOut } from '../stores/session.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { ServerAnswer } from './ServerAnswer.tsx';
import { deleteAccount, useFacts } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Says what is lost before it asks for the password. */
export function DeleteSection({ onExport }: { readonly onExport: () => void }) {
  const { words, locale } = useSection('delete');
  const facts = useFacts();
  const id = useId();
  return (
    <ServerAnswer query={facts}>
      {({ user: { email = '' }, records, auditDays }) => (
        <PasswordForm
          titleId={id}
          danger
          fields={[{ name: 'password', label: words.password }]}
          submit={words.submit}
          pending={words.pending}
          send={async ({ password = '' }) => {
            await deleteAccount({ password });
            signedOut({ title: words.done.title, description: words.done.text });
          }}
        >
          <h3 id={id}>{words.title}</h3>
          <p>{words.lead}</p>
          <ul className={styles.lost}>
            <li>{fill(words.lost.account, { email: isolated(email, locale) })}</li>
            <li>{fill(words.lost.records, { n: records })}</li>
            <li>{words.lost.sessions}</li>
          </ul>
          <p className="meta">{fill(words.stays, { days: auditDays })}</p>
          {records > 0 && (
            <p>
              <button type="button" className="link" onClick={onExport}>
                {words.first}
              </button>
            </p>
          )}
        </PasswordForm>
      )}
    </ServerAnswer>
  );
}
