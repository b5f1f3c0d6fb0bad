import { useId, useState } from 'react';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import styles from './History.module.css';
import { HistoryList, useRecords } from './HistoryList.tsx';
import { useRecordWords } from '../shared/record-words.ts';
import { useHistoryWords } from './history-words.ts';
import type { HistoryProps } from './history-props.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { Modal } from '../shared/Modal.tsx';
import { Tabs } from '../shared/Tabs.tsx';
import { useRested } from '../typed-line/use-rested.ts';

type Tab = 'all' | 'search';

/** Milliseconds of rest after the last key before the server is asked. */
const searchDelay = 300;

/** A calculator's saved assessments of a registered user: all of them, or those of a name. Loaded when first wanted. */
export function HistoryDialog({ tool, locale, onLoad, onClose }: HistoryProps & { readonly onClose: () => void }) {
  const { records } = useAccountWords(locale);
  const words = useRecordWords(locale);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState<Tab>('all');
  const { patients } = useHistoryWords(locale);
  const term = useRested(typed, true, searchDelay)[0].trim();
  const all = useRecords(tool, '', true);
  const found = useRecords(tool, term, term !== '');
  const showsSearch = words.searchTabAlways || typed.trim() !== '';
  const shown = tab === 'search' && !showsSearch ? 'all' : tab;

  function search(text: string): void {
    setTyped(text);
    setTab(text.trim() === '' ? 'all' : 'search');
  }
  function load(record: SavedRecord): void {
    onClose();
    onLoad(record);
    toast({
      title: words.loaded.title,
      description: fill(words.loaded.text, { name: isolated(record.patientName, locale) }),
    });
  }
  const count = ({ data, hasNextPage }: typeof all): string =>
    data ? ` (${data.length}${hasNextPage ? '+' : ''})` : '';

  const list = (name: 'all' | 'search') => (
    <HistoryList
      tool={tool}
      locale={locale}
      query={name === 'all' ? all : found}
      empty={name === 'all' ? words.empty : fill(words.searchEmpty, { term: isolated(term, locale) })}
      onLoad={load}
    />
  );

  return (
    <Modal
      open
      onClose={onClose}
      title={words.historyTitle}
      closeLabel={records.close}
      actions={
        <a className="link" href={locale === 'ar' ? '/ar/visit#patients' : '/visit#patients'}>
          {patients}
        </a>
      }
    >
      <div className={styles.search} role="search">
        <label className="label" htmlFor={`${id}-term`}>
          {records.search}
        </label>
        <div className={styles.searchRow}>
          <input
            id={`${id}-term`}
            className="input"
            type="text"
            inputMode="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => search(event.currentTarget.value)}
          />
          {typed !== '' && (
            <button type="button" className="button quiet" onClick={() => search('')}>
              {records.clear}
            </button>
          )}
        </div>
      </div>
      <Tabs
        label={words.historyTitle}
        chosen={shown}
        onChoose={setTab}
        tabs={[
          { id: 'all', label: `${records.all}${count(all)}` },
          ...(showsSearch
            ? [{ id: 'search' as const, label: `${words.searchTab}${term === '' ? '' : count(found)}` }]
            : []),
        ]}
        panel={(name) =>
          name === 'search' && term === '' ? <p className={styles.empty}>{records.typeName}</p> : list(name)
        }
      />
    </Modal>
  );
}
