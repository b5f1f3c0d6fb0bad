import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useAccessWords } from './access-words.ts';
import { AuthPanel } from './AuthPanel.tsx';
import { welcomeText } from './welcome.ts';
import { abandon, type SessionUser } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { Modal } from '../shared/Modal.tsx';
import styles from './SessionGuard.module.css';

/** A session that ended in the middle of work: sign in here and carry on, or leave and take everything off the screen. */
export function SessionEnded({
  was,
  locked,
  locale,
}: {
  readonly was: SessionUser;
  readonly locked: boolean;
  readonly locale: Locale;
}) {
  const { auth } = useAccountWords(locale);
  const lockWords = useAccessWords(locale).locked;
  const registered = was.userType === 'registered';
  return (
    <Modal open title={locked ? lockWords.title : auth.expired.title} onClose={() => undefined}>
      <div className={styles.ended}>
        {/* Of a page that opened without a network the name is not known. */}
        {was.name !== '' && (
          <p>
            {registered
              ? fill(locked ? lockWords.text : auth.expired.registered, { name: isolated(was.name, locale) })
              : auth.expired.quick}
          </p>
        )}
        {registered && <p className="hint">{auth.expired.other}</p>}
        <AuthPanel
          locale={locale}
          level={3}
          initial={registered ? 'signIn' : 'quick'}
          email={was.email ?? ''}
          onDone={(_user, form, notice) => toast(welcomeText(form, auth.toasts, notice))}
        />
        <button type="button" className="link" onClick={abandon}>
          {auth.expired.leave}
        </button>
      </div>
    </Modal>
  );
}
