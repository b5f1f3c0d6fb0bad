import { useId } from 'react';
import { toast } from '../stores/toasts.ts';
import { useAccount } from './account-context.ts';
import { changePassword } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';

export function PasswordSection() {
  const {
    words: { password: words },
  } = useAccount();
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
