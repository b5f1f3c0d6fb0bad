import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { tooltipNumbers } from '../stores/toast-numbers.ts';
import styles from './Tooltip.module.css';

/** When the last tooltip closed: the next one opens at once if the pointer only moved on. */
let closedAt = 0;

/**
 * A few words about a control, for those who hover or tab to it. There is no such thing on a touch screen,
 * so nothing a reader needs may stand here alone: the control keeps its own name.
 */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(delay: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  function hide(): void {
    clearTimeout(timer.current);
    if (open) closedAt = Date.now();
    setOpen(false);
  }
  function entered(event: PointerEvent): void {
    if (event.pointerType === 'mouse')
      show(Date.now() - closedAt < tooltipNumbers.skipDelay ? 0 : tooltipNumbers.openDelay);
  }
  function focused(event: FocusEvent): void {
    if (event.target.matches(':focus-visible')) show(0);
  }
  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    // Esc closes the tooltip first, the dialog around it with the next press.
    event.stopPropagation();
    event.preventDefault();
    hide();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside it.
    <span
      className={styles.anchor}
      onPointerEnter={entered}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={focused}
      onBlur={hide}
      onKeyDown={pressed}
    >
      {children}
      {open && (
        <span role="tooltip" className={`${styles.tip} no-print`}>
          {text}
        </span>
      )}
    </span>
  );
}
