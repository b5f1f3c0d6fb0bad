/** The intro tour's behaviour: steps, keys, flags. It never stands on top of the welcome dialog. */
import { flags } from './flags.ts';

const dialog = document.querySelector<HTMLDialogElement>('[data-tour]');
const parts = [...(dialog?.querySelectorAll<HTMLElement>('[data-tour-step]') ?? [])];
const last = parts.length;
/** Which buttons a step shows follows its kind, not its number. */
const shown: Readonly<Record<string, readonly string[]>> = {
  ways: ['quick', 'signIn'],
  leave: ['quick', 'signIn', 'home'],
};

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Without storage the tour simply begins anew.
  }
}
const session = () => sessionStorage;
const local = () => localStorage;

function savedStep(): number {
  const step = Number.parseInt(read(session, flags.tourStep) ?? '1', 10);
  return Number.isNaN(step) ? 1 : Math.min(last, Math.max(1, step));
}

let step = 1;

function show(next: number): void {
  if (!dialog) return;
  step = next;
  write(session, flags.tourStep, String(step));
  for (const [at, part] of parts.entries()) part.toggleAttribute('hidden', at !== step - 1);
  const buttons = shown[parts[step - 1]?.dataset['tourStep'] ?? ''] ?? [];
  dialog.querySelectorAll('[data-tour-dot]').forEach((dot, at) => {
    dot.toggleAttribute('data-passed', at < step - 1);
    dot.toggleAttribute('data-now', at === step - 1);
  });
  const behind = dialog.querySelectorAll<SVGElement>('[data-tour-dot]')[step - 1]?.dataset['tourDot'] ?? '0';
  dialog.querySelector('[data-tour-done]')?.setAttribute('stroke-dasharray', `${behind} 100`);
  const count = dialog.querySelector<HTMLElement>('[data-tour-count]');
  if (count) count.textContent = (count.dataset['pattern'] ?? '').replace('{n}', String(step));
  dialog.querySelector('[data-tour-back]')?.toggleAttribute('hidden', step < 2);
  // The two ways in are offered before the last step, which says what the product is not for: it is led to as every other.
  dialog.querySelector('[data-tour-next]')?.toggleAttribute('hidden', step === last);
  for (const name of ['quick', 'signIn', 'home'])
    dialog.querySelector(`[data-tour-leave="${name}"]`)?.toggleAttribute('hidden', !buttons.includes(name));
  dialog.setAttribute('aria-labelledby', `tour-title-${step}`);
  if (dialog.open) dialog.querySelector<HTMLElement>(`#tour-title-${step}`)?.focus();
}

/** Every way out ends here: seen, closed, and the address without its tour flag. */
function hide(forget: boolean): void {
  write(local, flags.tourSeen, 'true');
  if (forget) write(session, flags.tourStep, null);
  const address = new URL(location.href);
  if (address.searchParams.has('tour')) {
    address.searchParams.delete('tour');
    history.replaceState(null, '', address);
  }
  if (dialog?.open) dialog.close();
}

function forward(): void {
  if (step < last) show(step + 1);
  else hide(true);
}
function back(): void {
  if (step > 1) show(step - 1);
}

function openTour(): void {
  if (!dialog || dialog.open) return;
  show(savedStep());
  dialog.showModal();
  dialog.querySelector<HTMLElement>(`#tour-title-${step}`)?.focus();
}

dialog?.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-tour-skip]')) hide(false);
  else if (target?.closest('[data-tour-next]')) forward();
  else if (target?.closest('[data-tour-back]')) back();
  const leave = target?.closest<HTMLAnchorElement>('[data-tour-leave]');
  // The link itself leads on; where it leads to this very page, closing is all there is to do.
  if (leave) hide(leave.dataset['tourLeave'] === 'home');
});
dialog?.addEventListener('cancel', (event) => {
  event.preventDefault();
  hide(false);
});
dialog?.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const mirrored = document.documentElement.dir === 'rtl';
  const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
  if (event.key === 'ArrowRight') (mirrored ? back : forward)();
  else if (event.key === 'ArrowLeft') (mirrored ? forward : back)();
  else if (event.key === ' ' && !onControl) forward();
  else return;
  event.preventDefault();
});

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-show-tour]')) openTour();
});

// Whoever came to a tool never meets the welcome, wherever they go next.
if (document.querySelector('[data-inside]')) write(local, flags.welcome, 'true');

const asked = new URLSearchParams(location.search).get('tour') === '1';
const unseen = read(local, flags.tourSeen) !== 'true' && document.querySelector('[data-tour-here]') !== null;
if (asked || unseen) {
  const welcome = document.querySelector<HTMLDialogElement>('[data-welcome]');
  const waits = welcome !== null && read(session, flags.welcome) === null;
  // One after the other: the welcome first, wherever it leads.
  if (waits)
    welcome.addEventListener(
      'close',
      () => {
        if (!('leaving' in welcome.dataset)) openTour();
      },
      { once: true },
    );
  else openTour();
}
