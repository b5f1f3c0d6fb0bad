import { type RefObject, useId } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import { useUser } from '../auth/user-context.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { useRecordWords } from '../shared/record-words.ts';
import { stateText } from '../shared/save-state.ts';
import { useSaving } from '../shared/use-saving.ts';
import { type Draftable, type SavedRecord, saveRecord } from '../stores/saving.ts';
import { toast } from '../stores/toasts.ts';
import styles from './SaveBar.module.css';

interface Props {
  readonly tool: ToolId;
  readonly locale: Locale;
  readonly patientName: string;
  /** There is no name to save under: says so where it is typed, and puts the focus there. */
  readonly onNameMissing: () => void;
  /** The answer on screen with the inputs it came from; null before the first. */
  readonly answer: Pick<Draftable, 'inputs' | 'results' | 'examples' | 'patient'> | null;
  readonly clinicalNotes: string;
  /** The calculator says that this answer may not be stored. */
  readonly refused: boolean;
  /** How another button on the page saves too. */
  readonly pressRef: RefObject<(() => void) | null>;
}

/** The save button, for registered users; the others are told why there is none. */
export function SaveBar(props: Props) {
  const { records } = useAccountWords(props.locale);
  const user = useUser();
  if (user.userType !== 'registered') return <p className={`hint ${styles.note} no-print`}>{records.quickNote}</p>;
  return <Registered {...props} />;
}

const contentOf = ({ tool, patientName, inputs, results, examples, patient, clinicalNotes }: Draftable): string =>
  JSON.stringify([tool, patientName.trim(), inputs, results, examples, patient, clinicalNotes.trim()]);

/** Saving one answer, with the notifications the specification asks for. */
function useSave(locale: Locale, draft: Draftable | null) {
  const words = useRecordWords(locale);
  const send = (): Promise<SavedRecord> =>
    draft ? saveRecord(draft) : Promise.reject(new Error('there is nothing to save'));
  return useSaving(locale, draft && contentOf(draft), send, {
    saved: words.saved.title,
    told: ({ patientName }) => fill(words.saved.text, { name: isolated(patientName, locale) }),
    failed: words.saveFailed,
    quick: words.quick,
  });
}

function Registered({ tool, locale, patientName, onNameMissing, answer, clinicalNotes, refused, pressRef }: Props) {
  const { records } = useAccountWords(locale);
  const words = useRecordWords(locale);
  const id = useId();
  const named = patientName.trim() !== '';
  const { state, save } = useSave(locale, answer && { tool, patientName, clinicalNotes, ...answer });

  function press(): void {
    if (refused || state.at === 'saving') return;
    const missing = !named ? words.noName : !answer ? words.noResults : undefined;
    if (!missing) return void save();
    toast({ title: missing.title, description: missing.text, tone: 'destructive' });
    if (!named) onNameMissing();
  }
  pressRef.current = press;

  if (!answer || !(words.saveWithoutName || named)) return null;
  return (
    <div className="cluster no-print">
      <button
        type="button"
        className="button"
        aria-disabled={refused || state.at === 'saving'}
        aria-describedby={`${id}-state`}
        onClick={press}
      >
        {state.at === 'saving' ? records.saving : records.save}
      </button>
      {/* Not a live region: the notification has said it. */}
      <p className="hint" id={`${id}-state`}>
        {refused ? words.refused : stateText(state, records, locale)}
      </p>
    </div>
  );
}
