import { limits } from '../../api/contract.ts';
import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import type { Piece } from '../../engine/intake/index.ts';
import { fill } from '../shared/fill.ts';
import styles from './LineReading.module.css';
import { missingIn, withMedicines } from './noted-medicines.ts';

/** The medicines of a line as they are written: a fact holds the class alone, so name and dose go into the notes by a press, and with them into the record and onto paper. */
export function LineMedicines({
  text,
  medicines,
  notes,
  words,
  onNotes,
}: {
  readonly text: string;
  readonly medicines: readonly Piece[];
  readonly notes: string;
  readonly words: TypedLineWords;
  readonly onNotes: (change: (notes: string) => string) => void;
}) {
  const named = [...new Set(medicines.map(({ from, to }) => text.slice(from, to).trim()))];
  if (named.length === 0) return null;
  const missing = missingIn(notes, named);
  const fits = withMedicines(notes, missing, words.medicines).length <= limits.notesLength;
  return (
    <p className={styles.left}>
      {words.medicines}:{' '}
      {named.map((one) => (
        <bdi key={one} lang="">
          {one}
        </bdi>
      ))}{' '}
      {missing.length === 0 ? (
        <span role="status">{words.noted}</span>
      ) : (
        fits && (
          <button
            type="button"
            className="link"
            onClick={() => onNotes((now) => withMedicines(now, missingIn(now, named), words.medicines))}
          >
            {fill(words.note, { n: missing.length })}
          </button>
        )
      )}
    </p>
  );
}
