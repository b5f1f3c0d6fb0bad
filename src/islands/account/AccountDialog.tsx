import { useState, useId } from 'react';
import { fill, isolated } from '../shared/fill.ts';
import { Modal } from '../shared/Modal.tsx';
import { Tabs } from '../shared/Tabs.tsx';
import { signOutOrTell } from '../stores/leave.ts';
import { shownName } from '../stores/shown-name.ts';
import { toast } from '../stores/toasts.ts';
import { useAccount, useSection } from './account-context.ts';
import styles from './Account.module.css';
import { ActivitySection } from './ActivitySection.tsx';
import { lookAgain, changePassword } from './calls.ts';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TokensSection } from './TokensSection.tsx';

const sections = ['password', 'passkeys', 'sessions', 'tokens', 'data', 'activity', 'delete'] as const;
type Section = (typeof sections)[number];

/** Everything a person may do with their account; for a quick visitor, what there is to know. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { user, words } = useAccount();
  return (
    <Modal
      open
      onClose={onClose}
      title={user.userType === 'quick' ? words.quick.title : words.title}
      closeLabel={words.close}
    >
      {user.userType === 'quick' ? <QuickPart /> : <RegisteredPart />}
    </Modal>
  );
}

function QuickPart() {
  const { user, words, locale } = useAccount();
  const [leaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    setLeaving(await signOutOrTell());
  }
  return (
    <div className={styles.section}>
      <p>{fill(words.quick.text, { name: isolated(shownName(user, locale), locale) })}</p>
      <div className="choices">
        <a className="button" href={locale === 'ar' ? '/ar/auth' : '/auth'}>
          {words.quick.register}
        </a>
        <button type="button" className="button quiet" disabled={leaving} onClick={() => void leave()}>
          {words.quick.signOut}
        </button>
      </div>
    </div>
  );
}

function PasswordSection() {
  const { words } = useSection('password');
  const id = useId();
  return (
    <PasswordForm
      titleId={id}
      fields={[
        { name: 'currentPassword', label: words.current },
        { name: 'newPassword', label: words.fresh, fresh: true },
      ]}
      submit={words.submit}
      pending={words.pending}
      send={async ({ currentPassword = '', newPassword = '' }) => {
        await changePassword({ currentPassword, newPassword });
        toast({ title: words.done.title, description: words.done.text });
      }}
    >
      <h3 id={id}>{words.title}</h3>
      <p>{words.lead}</p>
    </PasswordForm>
  );
}

function RegisteredPart() {
  const { user, words } = useAccount();
  const [chosen, setChosen] = useState<Section>('password');
  // A section asks the server when it is first looked at, and keeps what was typed after that.
  const [seen, setSeen] = useState<ReadonlySet<Section>>(new Set(['password']));
  function choose(section: Section): void {
    setChosen(section);
    setSeen((before) => new Set([...before, section]));
    // What was done in one section shows in the others.
    lookAgain();
  }
  const part = (section: Section) => {
    if (!seen.has(section)) return null;
    if (section === 'password') return <PasswordSection />;
    if (section === 'passkeys') return <PasskeysSection />;
    if (section === 'sessions') return <SessionsSection />;
    if (section === 'tokens') return <TokensSection />;
    if (section === 'data') return <DataSection />;
    if (section === 'activity') return <ActivitySection />;
    return <DeleteSection onExport={() => choose('data')} />;
  };
  return (
    <div className={styles.whole}>
      <p className={styles.who}>
        <bdi>{user.name}</bdi>
        <bdi className="meta" dir="ltr">
          {user.email}
        </bdi>
      </p>
      <Tabs
        label={words.sections.label}
        tabs={sections.map((id) => ({ id, label: words.sections[id] }))}
        chosen={chosen}
        onChoose={choose}
        panel={part}
        className={styles.tabs ?? ''}
      />
    </div>
  );
}
