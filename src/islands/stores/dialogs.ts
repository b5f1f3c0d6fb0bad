import { atom } from 'nanostores';

/** Modal dialogs now open, the topmost last: everything outside it is inert, so notifications must be drawn inside. */
export const $dialogs = atom<readonly HTMLDialogElement[]>([]);

export function dialogOpened(dialog: HTMLDialogElement): void {
  $dialogs.set([...$dialogs.get().filter((other) => other !== dialog), dialog]);
}

export function dialogClosed(dialog: HTMLDialogElement): void {
  $dialogs.set($dialogs.get().filter((other) => other !== dialog));
}
