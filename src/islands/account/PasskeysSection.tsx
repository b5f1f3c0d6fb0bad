import { useId, useState } from 'react';
import type { PasskeySeen } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { fill } from '../shared/fill.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { AppPart } from './AppPart.tsx';
import { makeCodes, removePasskey, usePasskeys } from './calls.ts';
import { NamedRows } from './NamedRows.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ServerAnswer } from './ServerAnswer.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Signing in without the password, and what helps when the device is lost. */
export function PasskeysSection() {
  const { words, locale } = useSection('passkeys');
  const query = usePasskeys();
  const id = useId();
  const { confirmed, asking } = useConfirmation();
  const [codes, setCodes] = useState<readonly string[]>([]);

  function describe({ createdAt, usedAt }: PasskeySeen): string {
    const used =
      usedAt === null ? words.unused : fill(words.used, { used: formatDate(new Date(usedAt), locale, true) });
    return `${fill(words.added, { added: formatDate(new Date(createdAt), locale) })} ${used}`;
  }

  return (
    <ServerAnswer query={query}>
      {({ passkeys, codesLeft, secondFactor, app }) => (
        <div className={styles.section}>
          <h3 tabIndex={-1}>{words.title}</h3>
          <p>{words.lead}</p>
          <NamedRows
            rows={passkeys}
            describe={describe}
            end={(one) => confirmed(() => removePasskey(one))}
            refetch={query.refetch}
            words={words}
          />
          {asking}
          <AddPasskey onDone={query.refetch} />
          {(secondFactor !== 'off' || app) && (
            <AppPart app={app} offered={secondFactor !== 'off'} onDone={query.refetch} />
          )}
          {codes.length > 0 && (
            <ShownOnce
              title={words.codesMade}
              note={words.codesOnce}
              lines={codes}
              words={words}
              onDone={() => setCodes([])}
            />
          )}
          <PasswordForm
            titleId={`${id}-codes`}
            fields={[{ name: 'password', label: words.password }]}
            submit={words.makeCodes}
            pending={words.making}
            send={async ({ password = '' }) => {
              setCodes(await makeCodes(password));
              await query.refetch();
            }}
          >
            <h4 id={`${id}-codes`}>{words.codes}</h4>
            <p>{words.codesLead}</p>
            <p>{fill(words.codesLeft, { n: codesLeft })}</p>
          </PasswordForm>
        </div>
      )}
    </ServerAnswer>
  );
}
