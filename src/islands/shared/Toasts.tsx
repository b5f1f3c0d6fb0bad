import { useStore } from '@nanostores/react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { $dialogs } from '../stores/dialogs.ts';
import { toastNumbers } from '../stores/toast-numbers.ts';
import { $toasts, dismissToast } from '../stores/toasts.ts';
import { useAccountWords } from './account-words.ts';
import styles from './Toasts.module.css';

/** What the notifications must not cover. Told by the page once: a style that looked for it would be looked at anew with every change. */
const over = (): 'visit' | 'calculator' | undefined =>
  document.getElementById('visit') ? 'visit' : document.getElementById('result') ? 'calculator' : undefined;

/** The notifications themselves. Everything outside a modal dialog is inert, so they are drawn inside the topmost one. */
export function Toasts({ locale }: { readonly locale: Locale }) {
  const {
    auth: { notices },
  } = useAccountWords(locale);
  const toasts = useStore($toasts, { ssr: 'initial' });
  const container =
    useStore($dialogs, { ssr: 'initial' }).at(-1) ?? document.querySelector('dialog:modal') ?? document.body;
  return (
    <Toast.Provider
      label={notices.one}
      duration={toastNumbers.duration}
      swipeDirection={locale === 'ar' ? 'left' : 'right'}
      swipeThreshold={toastNumbers.swipeThreshold}
      announcerContainer={container}
    >
      {toasts.map(({ id, open, title, description, tone = 'default', action }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          data-tone={tone}
          data-brief={tone === 'default' && !action ? '' : undefined}
          open={open}
          onOpenChange={(next) => {
            if (!next) dismissToast(id);
          }}
        >
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            {description !== undefined && <Toast.Description>{description}</Toast.Description>}
            {action && (
              <Toast.Action className={`button quiet ${styles.action}`} altText={action.label} onClick={action.onPress}>
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="icon-button" aria-label={notices.close}>
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            >
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      ))}
      {createPortal(
        <Toast.Viewport
          className={`${styles.viewport} no-print`}
          data-over={over()}
          hotkey={[...toastNumbers.hotkey]}
          label={notices.region}
        />,
        container,
      )}
    </Toast.Provider>
  );
}
