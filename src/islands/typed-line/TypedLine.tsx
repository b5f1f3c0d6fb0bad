import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { importAgain, loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import visit from '../visit/Visit.module.css';
import styles from './TypedLine.module.css';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import type { Marked } from './marks-in.ts';
import { MarkedField } from './MarkedField.tsx';
import { useRested } from './use-rested.ts';

const load = importAgain(() => import('./LineReading.tsx'));
const LineReading = loadOnDemand(load, 'LineReading');
const MedicineSearch = loadOnDemand(() => import('./MedicineSearch.tsx'), 'MedicineSearch');

/** As much as the reader reads (`engine/intake`): a visit's note is shorter, and a megabyte would hold up every key. */
const mostTyped = 40_000;

interface Props {
  /** What stands in the line, kept with the visit it is about. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly engine: VisitEngine | null;
  readonly onChart: (change: (chart: Chart) => Chart) => void;
  /** The clinician's own words, which keep the names of medicines. */
  readonly notes: string;
  readonly onNotes: (change: (notes: string) => string) => void;
  /** The other ways to a patient, beside this one. */
  readonly children: ReactNode;
}

/** One line to type, paste or dictate a patient into, read while one types. What reads it is fetched when the line is first used; nothing of it is sent. */
export function TypedLine({ text, onText, engine, onChart, notes, onNotes, children }: Props) {
  const { desk, chart } = useDesk();
  const words = desk.visit.typed;
  const field = useRef<HTMLTextAreaElement>(null);
  const found = useRef<HTMLDivElement>(null);
  /** How often it was asked to be read: each asks again for what could not come. */
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<'still' | 'waiting' | 'read' | 'failed' | 'too long'>('still');
  const [searching, setSearching] = useState(false);
  const [loaded, setLoaded] = useState(false);
  /** What stood in the line of a kept visit is read when it is asked for. */
  const [typed, setTyped] = useState(false);
  const [rested, setRested] = useRested(text, typed);
  const [marked, setMarked] = useState<Marked>();

  function read(): void {
    if (text.trim() === '') return field.current?.focus();
    setRested(text);
    setState('waiting');
    setAsked((before) => before + 1);
  }
  function press(event: KeyboardEvent): void {
    // A word that is still being composed ends with Enter, too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    // Only what stands there to be seen, of all that was typed, is taken by it.
    const take = found.current?.querySelector<HTMLButtonElement>('[data-of-all] [data-take]:not(:disabled)');
    if (take && rested === text) take.click();
    else read();
  }
  function type(value: string): void {
    if (value.length > mostTyped) return setState('too long');
    // A field that was put back tells its old value once more.
    if (value === text) return;
    if (state === 'too long') setState('still');
    setTyped(true);
    onText(value);
  }
  function add(medicine: string): void {
    setSearching(false);
    const more = text.trim() === '' ? medicine : `${text.trim()}${commaOf(desk.locale)}${medicine}`;
    type(more);
    setRested(more);
    setState('waiting');
    setAsked((before) => before + 1);
  }
  function clear(): void {
    onText('');
    field.current?.focus();
  }
  const isReadWhileTyped = text === '' || (typed && (loaded || asked > 0));
  const isWrong = state === 'failed' || state === 'too long';
  return (
    <div ref={found} className={styles.whole}>
      <div className={styles.ways}>
        <MarkedField text={text} marked={state === 'too long' ? undefined : marked} className={styles.line}>
          <textarea
            ref={field}
            id="visit-typed"
            className={`input ${styles.typed}`}
            rows={1}
            // Of an empty field the page's own: what it asks for is in the page's language.
            dir={text === '' ? undefined : 'auto'}
            // Some browsers send what they check for spelling, or complete, to their makers.
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="go"
            aria-label={words.label}
            // Whoever is there needs no example any more, and the line is one row.
            placeholder={Object.keys(chart).length > 0 ? words.label : `${words.label}: ${words.example}`}
            value={text}
            aria-invalid={state === 'too long' || undefined}
            aria-describedby={isWrong ? 'visit-typed-state' : undefined}
            // Whoever comes here will ask next; what cannot come now is asked for again, and told of, at the press.
            onFocus={() => {
              load().then(
                () => setLoaded(true),
                () => undefined,
              );
            }}
            onChange={({ currentTarget: { value } }) => type(value)}
            onKeyDown={press}
          />
        </MarkedField>
        {(!isReadWhileTyped || state === 'failed') && (
          <button type="button" className="button quiet" onClick={read}>
            {words.read}
          </button>
        )}
        {text !== '' && (
          <button type="button" className="link" onClick={clear}>
            {words.clear}
          </button>
        )}
        <button
          type="button"
          className="link"
          aria-expanded={searching}
          onClick={() => setSearching((before) => !before)}
        >
          {words.medicine}
        </button>
        {children}
      </div>
      <OnDemand
        again={searching}
        onFailed={() => {
          setSearching(false);
          setState('failed');
        }}
      >
        {searching && <MedicineSearch onAdd={add} />}
      </OnDemand>
      <p id="visit-typed-state" role={isWrong ? 'alert' : 'status'} className={isWrong ? visit.error : undefined}>
        {state === 'waiting' && words.reading}
        {state === 'failed' && words.failed}
        {state === 'too long' && fill(words.tooLong, { n: mostTyped.toLocaleString('en-GB') })}
      </p>
      <OnDemand again={asked} onFailed={() => setState('failed')}>
        {(asked > 0 || (loaded && rested !== '')) && (
          <LineReading
            text={rested}
            asked={asked}
            engine={engine}
            onChart={onChart}
            onRead={() => setState('read')}
            onMarked={setMarked}
            notes={notes}
            onNotes={onNotes}
          />
        )}
      </OnDemand>
    </div>
  );
}
