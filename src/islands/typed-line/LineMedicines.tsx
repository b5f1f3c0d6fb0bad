import { limits } from '../../api/contract.ts';
import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill } from '../shared/fill.ts';
import styles from './LineReading.module.css';
import { medicinesIn, missingIn, notedLabel, fitsInto } from './noted-medicines.ts';

interface Props {
  readonly named: readonly string[];
  /** Those of them that no fact of the line speaks against. */
  readonly kept: readonly string[];
  readonly notes: string;
  readonly locale: Locale;
  readonly words: TypedLineWords;
  /** Nothing else of the line is to be taken: they are kept by a press of their own. */
  readonly alone: boolean;
  /** Enter in the line presses it. */
  readonly byEnter: boolean;
  readonly onKeep: () => void;
}

/** The medicines of a line as they are written: a fact holds the class alone, so name and dose go into the notes with the facts, and with them into the record and onto paper. */
export function LineMedicines({ named, kept, notes, locale, words, alone, byEnter, onKeep }: Props) {
  if (named.length === 0) return null;
  const missing = missingIn(notes, kept);
  const isNoted = missing.length === 0 && kept.length > 0 && medicinesIn(notes).length > 0;
  const fits = fitsInto(notes, kept, locale);
  return (
    <p className={styles.left}>
      {notedLabel[locale]}:{' '}
      {named.map((one) => (
        <bdi key={one} lang="">
          {one}
        </bdi>
      ))}{' '}
      <span role="status">
        {/* Heard still; where the notes stand, below the plan, it is seen. */}
        {isNoted && <span className="heard-on-phones">{words.noted}</span>}
        {!fits && fill(words.notesFull, { max: limits.notesLength })}
      </span>
      {alone && fits && missing.length > 0 && (
        <button type="button" className="button quiet" data-take={byEnter ? '' : undefined} onClick={onKeep}>
          {fill(words.note, { n: missing.length })}
        </button>
      )}
    </p>
  );
}
