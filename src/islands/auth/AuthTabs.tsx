import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { AuthWords } from '../../content/ui/en/auth.ts';
import styles from './auth.module.css';
import { type FormId, formIds } from './forms.ts';

interface Props {
  readonly words: AuthWords['tabs'];
  readonly chosen: FormId;
  readonly onChoose: (form: FormId) => void;
  readonly panel: (form: FormId) => ReactNode;
}

/** Tabs with one tab stop: arrows follow the writing direction, Home and End go to the ends. Hidden panels keep what was typed. */
export function AuthTabs({ words, chosen, onChoose, panel }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const at = formIds.indexOf(chosen);
    const next = event.key === forward ? at + 1 : event.key === backward ? at - 1 : event.key === 'Home' ? 0 : event.key === 'End' ? formIds.length - 1 : undefined;
    if (next === undefined) return;
    event.preventDefault();
    const form = formIds.at(next % formIds.length) ?? chosen;
    onChoose(form);
    list.current?.querySelector<HTMLElement>(`[data-form="${form}"]`)?.focus();
  }

  return (
    <>
      <div ref={list} className={`segments ${styles.tabs}`} role="tablist" aria-label={words.label} onKeyDown={move}>
        {formIds.map((form) => (
          <button key={form} type="button" role="tab" id={`${id}-${form}-tab`} data-form={form} aria-selected={form === chosen} aria-controls={`${id}-${form}`} tabIndex={form === chosen ? 0 : -1} onClick={() => onChoose(form)}>
            {words[form]}
          </button>
        ))}
      </div>
      {formIds.map((form) => (
        <div key={form} role="tabpanel" id={`${id}-${form}`} aria-labelledby={`${id}-${form}-tab`} hidden={form !== chosen}>
          {panel(form)}
        </div>
      ))}
    </>
  );
}
