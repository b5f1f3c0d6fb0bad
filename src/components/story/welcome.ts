/** The welcome dialog: once a session, focus on Enter, Esc or the backdrop to stay on the story. */
import { flags, storyNumbers } from './numbers.ts';

const dialog = document.querySelector<HTMLDialogElement>('[data-welcome]');

function seen(): boolean {
  try {
    return sessionStorage.getItem(flags.welcome) !== null;
  } catch {
    return true;
  }
}

if (dialog && !seen()) {
  const enter = dialog.querySelector<HTMLButtonElement>('[data-welcome-enter]');
  dialog.showModal();
  setTimeout(() => enter?.focus(), storyNumbers.welcomeFocus);
  dialog.addEventListener('close', () => {
    try {
      sessionStorage.setItem(flags.welcome, 'true');
    } catch {
      // Without storage the greeting comes again.
    }
  });
  dialog.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('[data-welcome-inner]')) dialog.close();
  });
  enter?.addEventListener('click', () => {
    dialog.dataset['leaving'] = '';
    setTimeout(() => {
      dialog.close();
      location.assign(dialog.dataset['to'] ?? '/tools');
    }, storyNumbers.welcomeExit);
  });
}
