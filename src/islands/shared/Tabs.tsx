import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useHydrated } from './hydrated.ts';
import styles from './Tabs.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: ReactNode }[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
  readonly panel: (id: T) => ReactNode;
  readonly className?: string;
}

/** Tabs with one tab stop: arrows follow the writing direction, Home and End go to the ends. Hidden panels keep what was typed. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, panel, className = '' }: Props<T>) {
  const id = useId();
  const awake = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next =
      event.key === forward
        ? at + 1
        : event.key === backward
          ? at - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : undefined;
    if (next === undefined) return;
    event.preventDefault();
    const target = tabs.at(next % tabs.length);
    if (!target) return;
    onChoose(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        className={`segments ${styles.tabs} ${className} no-print`}
        role="tablist"
        inert={!awake}
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          hidden={tab.id !== chosen}
        >
          {panel(tab.id)}
        </div>
      ))}
    </>
  );
}
