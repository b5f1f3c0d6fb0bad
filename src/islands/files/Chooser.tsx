import { useId, useState } from 'react';
import { useSensor } from './sensor-context.ts';
import styles from './SensorFileDialog.module.css';

/** A file chosen by the browser's own control; hidden from sight only, so that keyboard and screen readers keep it. */
export function FileButton({
  label,
  accept = '.csv,.txt,.tsv,.json,.jsonl,.ndjson,.xml,.xlsx,text/*,application/json,application/xml',
  onChoose,
}: {
  readonly label: string;
  /** A sensor's file where nothing else is said. */
  readonly accept?: string;
  readonly onChoose: (file: File) => void;
}) {
  const id = useId();
  return (
    <span className={`${styles.pick} no-print`}>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label className="button" htmlFor={id}>
        {label}
      </label>
    </span>
  );
}

/** Where a file is chosen or dropped (the dialog takes what is dropped), with what can be read and where it stays. */
export function Chooser({
  note,
  onChoose,
}: {
  readonly note: 'stopped' | 'failed' | undefined;
  readonly onChoose: (file: File) => void;
}) {
  const { words } = useSensor();
  const [over, setOver] = useState(false);
  return (
    <section
      className={styles.drop}
      aria-label={words.choose}
      data-over={over || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {note && (
        <p role="status">
          <b>{words[note]}</b>
        </p>
      )}
      <p className="cluster">
        <FileButton label={words.choose} onChoose={onChoose} /> <span>{words.drop}</span>
      </p>
      <p>{words.formats}</p>
      <p className="aside">{words.stays}</p>
    </section>
  );
}
