import { useId, useState } from 'react';
import { tokenDays, tokenScopes, type TokenSeen } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { fill } from '../shared/fill.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { makeToken, revokeToken, useTokens } from './calls.ts';
import { NamedRows } from './NamedRows.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ServerAnswer } from './ServerAnswer.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** How a person's own scripts come in. */
export function TokensSection() {
  const { words, locale } = useSection('tokens');
  const query = useTokens();
  const id = useId();
  const [made, setMade] = useState('');

  function describe({ scope, createdAt, expiresAt, usedAt }: TokenSeen): string {
    const used =
      usedAt === null ? words.unused : fill(words.used, { used: formatDate(new Date(usedAt), locale, true) });
    const times = fill(words.times, {
      made: formatDate(new Date(createdAt), locale),
      until: formatDate(new Date(expiresAt), locale),
    });
    return `${words.scopes[scope]}. ${times} ${used}`;
  }

  async function make(values: Readonly<Record<string, string>>): Promise<void> {
    const { name = '', password = '' } = values;
    const scope = tokenScopes.find((one) => one === values['scope']) ?? 'read';
    const days = tokenDays.find((one) => String(one) === values['days']) ?? tokenDays[0];
    setMade(await makeToken({ name: name.trim(), scope, days, password }));
    await query.refetch();
  }

  return (
    <ServerAnswer query={query}>
      {(tokens) => (
        <div className={styles.section}>
          <h3 tabIndex={-1}>{words.title}</h3>
          <p>{words.lead}</p>
          {made !== '' && (
            <ShownOnce title={words.made} note={words.once} lines={[made]} words={words} onDone={() => setMade('')} />
          )}
          <NamedRows
            rows={tokens}
            describe={describe}
            end={revokeToken}
            refetch={query.refetch}
            words={{
              none: words.none,
              end: words.revoke,
              endOf: words.revokeOf,
              ending: words.revoking,
              ended: words.revoked,
            }}
          />
          <PasswordForm
            titleId={id}
            fields={[
              { name: 'name', label: words.name, plain: { missing: words.nameMissing } },
              { name: 'password', label: words.password },
            ]}
            choices={[
              {
                name: 'scope',
                label: words.scope,
                options: tokenScopes.map((scope) => ({ value: scope, label: words.scopes[scope] })),
              },
              {
                name: 'days',
                label: words.days,
                options: tokenDays.map((n) => ({ value: String(n), label: fill(words.daysOption, { n }) })),
              },
            ]}
            submit={words.submit}
            pending={words.pending}
            send={make}
          >
            <h4 id={id}>{words.make}</h4>
          </PasswordForm>
        </div>
      )}
    </ServerAnswer>
  );
}
