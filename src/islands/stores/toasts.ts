import { atom } from 'nanostores';
import { toastNumbers } from './toast-numbers.ts';

export interface ToastText {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}
export interface Toast extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

/** Notifications, the newest first; at most one. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

export function toast(text: ToastText): number {
  lastId += 1;
  $toasts.set([{ ...text, id: lastId, open: true }, ...$toasts.get()].slice(0, toastNumbers.limit));
  return lastId;
}

/** Closes a notification; it stays in the store, closed, until the removal delay has passed. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => $toasts.set($toasts.get().filter((entry) => entry.id !== id)), toastNumbers.removeDelay);
}

let shown = false;

/** Notifications are drawn once on a page: by whoever asks first. */
export function claimToasts(): boolean {
  const mine = !shown;
  shown = true;
  return mine;
}

const flashKey = 'flash';

/** `signed-out` stands for the words of the page that shows it. */
export type Flash = Pick<ToastText, 'title' | 'description' | 'tone'> | 'signed-out';

/** Keeps a notification for the next page of this tab. */
export function flash(text: Flash): void {
  try {
    sessionStorage.setItem(flashKey, JSON.stringify(text));
  } catch {
    // Without storage the notification is lost, the work behind it is not.
  }
}

/** The notification left by the page before, once. */
export function takeFlash(): ToastText | 'signed-out' | null {
  try {
    const text = sessionStorage.getItem(flashKey);
    sessionStorage.removeItem(flashKey);
    return text === null ? null : (JSON.parse(text) as ToastText | 'signed-out');
  } catch {
    return null;
  }
}
