import { hiddenInNotes, limits } from '../../api/contract.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import styles from './Notes.module.css';
import { fill } from '../shared/fill.ts';
import { visibleCharacters } from '../shared/visible-characters.ts';

interface Props {
  readonly words: WorkbenchWords['notes'];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly id: string;
}

/** The clinician's own words. Empty, the box is Arabic in both languages; what is typed decides its direction, and no language is claimed of it. */
export function Notes({ words, value, onChange, id }: Props) {
  const direction = value === '' ? ({ dir: 'rtl', lang: 'ar' } as const) : ({ dir: 'auto', lang: '' } as const);
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        <label htmlFor={id}>{words.label}</label>
      </h3>
      <textarea
        id={id}
        className={`input ${styles.box} no-print`}
        {...direction}
        rows={4}
        maxLength={limits.notesLength}
        value={value}
        placeholder={words.placeholder}
        aria-describedby={value === '' ? undefined : `${id}-count`}
        onChange={(event) => onChange(visibleCharacters(event.currentTarget.value, hiddenInNotes))}
      />
      {value !== '' && (
        <p id={`${id}-count`} className={`${styles.count} no-print`}>
          {fill(words.limit, { n: value.length })}
        </p>
      )}
      <NotesPreview words={words} text={value} />
    </section>
  );
}

/** Notes as they will stand on paper: always text, never markup. Without any there is nothing to look at. */
function NotesPreview({ words, text }: Pick<Props, 'words'> & { readonly text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className={styles.preview}>
      <b>{words.preview}</b>
      <div dir="auto" lang="" className={styles.text}>
        {text}
      </div>
    </div>
  );
}
