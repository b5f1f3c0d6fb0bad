import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { toast } from '../stores/toasts.ts';
import type { Locale } from '../../engine/kit/message.ts';
import type { KnownToolId } from '../../engine/registry.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { useAccountWords } from './account-words.ts';
import { fill, isolated } from './fill.ts';
import styles from './History.module.css';
import { HistoryList } from './HistoryList.tsx';
import { Modal } from './Modal.tsx';
import { useRecords } from './use-records.ts';

export interface HistoryProps {
  readonly tool: KnownToolId;
  readonly locale: Locale;
  /** One line about a record in the page's language; empty where an old record cannot be read. */
  readonly summarize: (record: SavedRecord) => string;
  /** Puts a record back into the form. */
  readonly onLoad: (record: SavedRecord) => void;
  readonly onClose: () => void;
}

/** Milliseconds of rest after the last key before the server is asked. */
const searchDelay = 300;

/** A value once it has rested. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), searchDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Saved assessments of a registered user: all of them, or by patient. Loaded when first wanted. */
export function HistoryDialog({ tool, locale, summarize, onLoad, onClose }: HistoryProps) {
  const { records } = useAccountWords(locale);
  const words = records.tools[tool];
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [searching, setSearching] = useState(false);
  const term = useRested(typed).trim();
  const all = useRecords(tool, '', true);
  const found = useRecords(tool, term, term !== '');
  const showsSearch = words.searchTabAlways || typed.trim() !== '';
  const shown = searching && showsSearch ? 'search' : 'all';

  function move(event: KeyboardEvent): void {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key) || !showsSearch) return;
    event.preventDefault();
    setSearching(shown === 'all');
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  }
  function search(text: string): void {
    setTyped(text);
    setSearching(text.trim() !== '');
  }
  const count = (list: typeof all): string => (list.total === '' ? '' : ` (${list.total})`);
  const tab = (name: 'all' | 'search', text: string) => (
    <button type="button" role="tab" id={`${id}-${name}`} aria-selected={shown === name} aria-controls={`${id}-panel`} tabIndex={shown === name ? 0 : -1} onClick={() => setSearching(name === 'search')}>{text}</button>
  );

  return (
    <Modal open onClose={onClose} title={words.historyTitle} closeLabel={records.close}>
      <div className={styles.search} role="search">
        <label className="label" htmlFor={`${id}-term`}>{records.search}</label>
        <div className={styles.searchRow}>
          <input id={`${id}-term`} className="input" type="text" inputMode="search" dir="auto" autoComplete="off" spellCheck={false} value={typed} onChange={(event) => search(event.currentTarget.value)} />
          {typed !== '' && <button type="button" className="button quiet" onClick={() => search('')}>{records.clear}</button>}
        </div>
      </div>
      <div ref={tabs} className={`segments ${styles.tabs}`} role="tablist" aria-label={words.historyTitle} onKeyDown={move}>
        {tab('all', `${records.all}${count(all)}`)}
        {showsSearch && tab('search', `${words.searchTab}${term === '' ? '' : count(found)}`)}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={-1}>
        {shown === 'search' && term === '' && <p className={styles.empty}>{records.typeName}</p>}
        {(shown === 'all' || term !== '') && (
          <HistoryList
            tool={tool}
            locale={locale}
            list={shown === 'all' ? all : found}
            empty={shown === 'all' ? words.empty : fill(words.searchEmpty, { term: isolated(term, locale) })}
            summarize={summarize}
            onLoad={(record) => {
              onClose();
              onLoad(record);
              toast({ title: words.loaded.title, description: fill(words.loaded.text, { name: isolated(record.patientName, locale) }) });
            }}
          />
        )}
      </div>
    </Modal>
  );
}
