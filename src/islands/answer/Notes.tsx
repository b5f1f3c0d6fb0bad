import { hiddenInNotes, limits } from '../../api/contract.ts';
import styles from './Notes.module.css';
import { fill } from '../shared/fill.ts';
import { visibleCharacters } from '../shared/visible-characters.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

/** The clinician's own words. The box reads from right to left in both languages, as the specification has it. */
export function Notes({ value, onChange, id }: { value: string; onChange: (text: string) => void; id: string }) {
  const { words } = useWorkbench();
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        <label htmlFor={id}>{words.notes.label}</label>
      </h3>
      <textarea
        id={id}
        className={styles.box}
        dir="rtl"
        lang="ar"
        rows={4}
        maxLength={limits.notesLength}
        value={value}
        placeholder={words.notes.placeholder}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(visibleCharacters(event.currentTarget.value, hiddenInNotes))}
      />
      <p id={`${id}-count`} className={styles.count}>
        {fill(words.notes.limit, { n: value.length })}
      </p>
      <NotesPreview text={value} />
    </section>
  );
}

/** Notes as they will stand on paper: always text, never markup. */
export function NotesPreview({ text }: { text: string }) {
  const { words } = useWorkbench();
  return (
    <div className={styles.preview}>
      <b>{words.notes.preview}</b>
      <div dir="rtl" className={styles.text}>
        {text.trim() === '' ? <span className={styles.none}>{words.notes.empty}</span> : <bdi>{text}</bdi>}
      </div>
    </div>
  );
}
