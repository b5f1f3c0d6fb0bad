import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { commaOf } from '../shared/comma.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import styles from './TypedLine.module.css';
import { useRested } from './use-rested.ts';

const MedicineSearch = loadOnDemand(() => import('./MedicineSearch.tsx'), 'MedicineSearch');

/** As much as the reader reads (`engine/intake`): a visit's note is shorter, and a megabyte would hold up every key. The words say it. */
const mostTyped = 40_000;

/** Draws the marks of what was read over a text: it comes with what reads. */
export type Drawn = (text: string) => ReactNode;

/** What reads a line, wherever it stands. */
export interface ReadingProps {
  /** As the line was when typing last rested. */
  readonly text: string;
  /** Counts the presses that asked for a reading; 0 while one types. */
  readonly asked: number;
  readonly onRead: () => void;
  /** Where in the line what is understood stands. */
  readonly onDrawn: (drawn: Drawn) => void;
}

interface Props {
  readonly id: string;
  readonly locale: Locale;
  readonly words: WorkbenchWords['line'];
  /** What quantities are called. */
  readonly concepts: Readonly<Record<string, string>>;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Fetches what reads the line, when it is first used. */
  readonly load: () => Promise<unknown>;
  readonly reading: (props: ReadingProps) => ReactNode;
  /** Other ways to a patient, beside it. */
  readonly children?: ReactNode;
}

/** The one line of the visit and of every calculator, read while one types. What reads it is fetched when the line is first used; nothing of it is sent. */
export function LineBox(props: Props) {
  const { id, locale, words, concepts, placeholder, text, onText, load, reading, children } = props;
  /** How often it was asked to be read: each asks again for what could not come. */
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<'' | 'reading' | 'failed' | 'tooLong'>('');
  const [loaded, setLoaded] = useState(false);
  /** What stood in the line of a kept visit is read when it is asked for. */
  const [typed, setTyped] = useState(false);
  const [rested, setRested] = useRested(text, typed);
  const [drawn, setDrawn] = useState<Drawn>();
  /** A medicine is looked for by its name. */
  const [searching, setSearching] = useState(false);

  // A page has one line.
  const focus = (): void => document.getElementById(id)?.focus();
  function ask(line: string): void {
    setRested(line);
    setState('reading');
    setAsked((before) => before + 1);
  }
  function read(): void {
    if (text.trim() === '') focus();
    else ask(text);
  }
  function press(event: KeyboardEvent): void {
    // A word that is still being composed ends with Enter, too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    // Only what stands there to be seen, of all that was typed, is taken by it.
    const take = document.querySelector<HTMLButtonElement>('[data-of-all] [data-take]:not(:disabled)');
    if (take && rested === text) take.click();
    else read();
  }
  function type(value: string): void {
    if (value.length > mostTyped) return setState('tooLong');
    // A field that was put back tells its old value once more.
    if (value === text) return;
    if (state === 'tooLong') setState('');
    setTyped(true);
    onText(value);
  }
  // Whoever comes here will ask next; what cannot come now is asked for again, and told of, at the press.
  function touch(): void {
    load().then(
      () => setLoaded(true),
      () => undefined,
    );
  }
  const onFailed = (): void => setState('failed');
  function add(medicine: string): void {
    const line = text.trim() === '' ? medicine : `${text.trim()}${commaOf(locale)}${medicine}`;
    setSearching(false);
    type(line);
    ask(line);
  }
  const isWrong = state === 'failed' || state === 'tooLong';
  const isReadWhileTyped = text === '' || (typed && (loaded || asked > 0));
  return (
    <div className={styles.whole}>
      <div className={styles.ways}>
        <div className={styles.typed}>
          <textarea
            id={id}
            className="input"
            rows={1}
            // Of an empty field the page's own: what it asks for is in the page's language.
            dir={text === '' ? undefined : 'auto'}
            // Some browsers send what they check for spelling, or complete, to their makers.
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="go"
            aria-label={words.label}
            placeholder={placeholder}
            value={text}
            aria-invalid={state === 'tooLong' || undefined}
            aria-describedby={isWrong ? `${id}-state` : undefined}
            onFocus={touch}
            onPointerEnter={touch}
            onChange={({ currentTarget: { value } }) => type(value)}
            onKeyDown={press}
          />
          {state !== 'tooLong' && drawn?.(text)}
        </div>
        {(!isReadWhileTyped || state === 'failed') && (
          <button type="button" className="button quiet" onClick={read}>
            {words.read}
          </button>
        )}
        {text !== '' && (
          <button
            type="button"
            className="link"
            onClick={() => {
              onText('');
              focus();
            }}
          >
            {words.clear}
          </button>
        )}
        <button
          type="button"
          className="link"
          aria-expanded={searching}
          onClick={() => setSearching((before) => !before)}
        >
          {words.byName}
        </button>
        {children}
      </div>
      <OnDemand
        again={searching}
        onFailed={() => {
          setSearching(false);
          onFailed();
        }}
      >
        {searching && <MedicineSearch locale={locale} concepts={concepts} onAdd={add} />}
      </OnDemand>
      <p id={`${id}-state`} role={isWrong ? 'alert' : 'status'}>
        {state && words[state]}
      </p>
      <OnDemand again={asked} onFailed={onFailed}>
        {(asked > 0 || (loaded && rested !== '')) &&
          reading({ text: rested, asked, onRead: () => setState(''), onDrawn: (draw) => setDrawn(() => draw) })}
      </OnDemand>
    </div>
  );
}
