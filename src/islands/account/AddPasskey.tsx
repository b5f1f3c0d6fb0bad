import { useId } from 'react';
import { canUsePasskeys, NotConfirmed } from '../stores/passkey.ts';
import { toast } from '../stores/toasts.ts';
import { useSection } from './account-context.ts';
import { addPasskey } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** A passkey is made on this device, after the password. */
export function AddPasskey({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const { words } = useSection('passkeys');
  const id = useId();
  if (!canUsePasskeys()) return <p>{words.notHere}</p>;
  return (
    <PasswordForm
      titleId={id}
      fields={[
        { name: 'name', label: words.name, plain: { missing: words.nameMissing } },
        { name: 'password', label: words.password },
      ]}
      submit={words.submit}
      pending={words.pending}
      explain={(error) => (error instanceof NotConfirmed ? words.cancelled : undefined)}
      send={async ({ name = '', password = '' }) => {
        await addPasskey(name.trim(), password);
        toast({ title: words.done.title, description: words.done.text });
        await onDone();
      }}
    >
      <h4 id={id}>{words.add}</h4>
    </PasswordForm>
  );
}
