import { useId, useState } from 'react';
import type { AppAsked, AppSeen } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { unlessGone } from '../api-client.ts';
import { fill } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { QrPicture } from '../shared/QrPicture.tsx';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { addApp, askForApp, removeApp } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { useAttempt } from './use-attempt.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  readonly app: AppSeen | null;
  /** Absent: one may be removed, not added. */
  readonly offered?: boolean;
  /** Something has changed; recovery codes, where some came with it, are kept by now. */
  readonly onDone: () => Promise<unknown>;
}

/** The key in groups of four, as people type it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The authenticator app: set up, exchanged, removed. */
export function AppPart({ app, offered = false, onDone }: Props) {
  const { words, locale } = useSection('app');
  const { words: passkeys } = useSection('passkeys');
  const id = useId();
  const { confirmed, asking } = useConfirmation();
  const [asked, setAsked] = useState<AppAsked | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { busy, attempt, trouble } = useAttempt();
  const begin = () => attempt('begin', async () => setAsked(await confirmed(askForApp)));
  const end = (heading: HTMLElement | null) =>
    attempt('end', async () => {
      await unlessGone(confirmed(removeApp));
      // The button goes with its app; the focus must not fall out of the dialog.
      heading?.focus();
      toast({ title: words.ended.title, description: words.ended.text });
      await onDone();
    });
  async function added(code: string): Promise<void> {
    const made = await confirmed(() => addApp({ sealed: asked?.sealed ?? '', code }));
    setAsked(null);
    toast({ title: words.done.title, description: words.done.text });
    if (made.length > 0) setCodes(made);
    else await onDone();
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id} tabIndex={-1}>
        {words.title}
      </h4>
      <p>{words.lead}</p>
      <p>
        {app
          ? `${fill(words.added, { added: formatDate(new Date(app.createdAt), locale) })} ${
              app.usedAt === null
                ? words.unused
                : fill(words.used, { used: formatDate(new Date(app.usedAt), locale, true) })
            }`
          : words.none}
      </p>
      {codes.length > 0 && (
        <ShownOnce
          title={words.codesMade}
          note={words.codesOnce}
          lines={codes}
          words={passkeys}
          onDone={() => {
            setCodes([]);
            void onDone();
          }}
        />
      )}
      {asked && (
        <div className={styles.section}>
          <p id={`${id}-scan`}>{words.scan}</p>
          <QrPicture text={asked.uri} label={words.picture} />
          <p>
            {words.key}{' '}
            <code dir="ltr" translate="no" className={styles.key}>
              {grouped(asked.secret)}
            </code>
          </p>
          <PasswordForm
            titleId={`${id}-scan`}
            fields={[{ name: 'code', label: words.code, plain: { missing: words.codeMissing, code: true } }]}
            submit={words.submit}
            pending={words.pending}
            send={({ code = '' }) => added(code)}
          />
        </div>
      )}
      {asking}
      {trouble}
      {codes.length === 0 && (
        <div className="choices">
          {offered && !asked && (
            <button
              type="button"
              className="button"
              aria-disabled={busy !== '' || undefined}
              onClick={() => void begin()}
            >
              {busy === 'begin' ? words.beginning : app ? words.another : words.begin}
            </button>
          )}
          {app && (
            <button
              type="button"
              className="button quiet"
              aria-disabled={busy !== '' || undefined}
              onClick={(event) => void end(event.currentTarget.closest('section')?.querySelector('h4') ?? null)}
            >
              {busy === 'end' ? words.ending : words.end}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
