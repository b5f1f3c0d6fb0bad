/** The welcome dialog: once a session, never before whoever comes from a page of the product, to a part of the story, or met it before; focus on Enter; “Read the story”, Esc or the backdrop to stay on the story. */
import { flags } from '../tour/flags.ts';
import { storyNumbers } from './numbers.ts';

const dialog = document.querySelector<HTMLDialogElement>('[data-welcome]');

/** Whoever comes from a tool has been inside already. */
const fromInside = document.referrer.startsWith(`${location.origin}/`);

function seen(): boolean {
  // Whoever comes to one act, by the code on a patient’s sheet, came for it.
  if (fromInside || location.hash !== '') return true;
  try {
    return sessionStorage.getItem(flags.welcome) !== null || localStorage.getItem(flags.welcome) !== null;
  } catch {
    return true;
  }
}

/** A tour that was asked for in the address comes after the welcome, wherever that leads, and then no longer here. */
function onwards(to: string): string {
  const here = new URL(location.href);
  if (here.searchParams.get('tour') !== '1') return to;
  here.searchParams.delete('tour');
  history.replaceState(history.state, '', here);
  return `${to}?tour=1`;
}

if (dialog && !seen()) {
  const enter = dialog.querySelector<HTMLButtonElement>('[data-welcome-enter]');
  dialog.showModal();
  setTimeout(() => enter?.focus(), storyNumbers.welcomeFocus);
  const remember = (): void => {
    try {
      sessionStorage.setItem(flags.welcome, 'true');
      localStorage.setItem(flags.welcome, 'true');
    } catch {
      // Without storage the greeting comes again.
    }
  };
  dialog.addEventListener('close', remember);
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-welcome-stay]') || !event.target.closest('[data-welcome-inner]')) dialog.close();
  });
  const leave = () => {
    if ('leaving' in dialog.dataset) return;
    dialog.dataset['leaving'] = '';
    setTimeout(() => {
      dialog.close();
      // Its “close” is told a moment later: by then a busy page may have been left, and would greet again whoever comes back.
      remember();
      location.assign(onwards(dialog.dataset['to'] ?? '/tools'));
    }, storyNumbers.welcomeExit);
  };
  enter?.addEventListener('click', leave);
  // After a click beside the button nothing in the dialog has the focus: the key is then heard by the page.
  document.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (event.key === 'Enter' && dialog.open && !onControl && !event.repeat && !event.isComposing) leave();
  });
}
