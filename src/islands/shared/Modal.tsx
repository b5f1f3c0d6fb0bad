import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { dialogClosed, dialogOpened } from '../stores/dialogs.ts';
import styles from './Modal.module.css';

interface Props {
  readonly open: boolean;
  /** Called for every way out; the parent then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The close button's name; without it there is no button and Esc does nothing (a sign-in that must be answered). */
  readonly closeLabel?: string;
  readonly variant?: 'dialog' | 'full';
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: inert rest, top layer, Esc and focus return come with it. */
export function Modal({ open, onClose, title, closeLabel, variant = 'dialog', actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** False while it is taken away, or hidden until another part has come: closed then, it was not closed by the person. */
  const shown = useRef(false);
  const titleId = useId();

  // A layout effect, because its cleanup runs before React removes the element: only close() gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    shown.current = true;
    dialogOpened(element);
    return () => {
      shown.current = false;
      element.close();
      dialogClosed(element);
    };
  }, [open]);

  function cancelled(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target !== event.currentTarget) return;
    // The parent decides; a dialog that closed by itself would disagree with `open`.
    event.preventDefault();
    if (closeLabel !== undefined) onClose();
  }

  // A sign-in that must be answered does not even flicker.
  function pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && closeLabel === undefined) event.preventDefault();
  }

  function closed(event: SyntheticEvent<HTMLDialogElement>): void {
    const element = event.currentTarget;
    if (event.target !== element || !open || element.open || !shown.current) return;
    // Browsers let a second Esc through whatever the page answers.
    if (closeLabel !== undefined) onClose();
    else element.showModal();
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${variant === 'full' ? styles.full : ''}`}
      aria-labelledby={titleId}
      onKeyDown={pressed}
      onCancel={cancelled}
      onClose={closed}
    >
      {open && (
        <>
          <header className={`cluster ${styles.head}`}>
            <h2 className={styles.title} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {actions}
            {closeLabel !== undefined && (
              <button type="button" className="button quiet" onClick={onClose}>
                {closeLabel}
              </button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
