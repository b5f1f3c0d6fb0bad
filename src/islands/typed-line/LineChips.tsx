import styles from './LineReading.module.css';

/** Something that a line states, as it would be taken. */
export interface Chip {
  /** A fact's id, or a field's path. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The piece of the text it rests on. */
  readonly piece: string;
  readonly notes: readonly string[];
  /** What wants a look before it is taken. */
  readonly doubts: readonly string[];
  readonly ticked: boolean;
}

interface Props {
  readonly chips: readonly Chip[];
  readonly onTick: (id: string, ticked: boolean) => void;
}

/** What a line states, each a box to tick, with the piece of the text it rests on and whatever wants a look. */
export function LineChips({ chips, onTick }: Props) {
  return (
    <ul className={styles.facts}>
      {chips.map(({ id, label, value, piece, notes, doubts, ticked }) => (
        <li key={id} data-fact={id}>
          <label>
            <input
              type="checkbox"
              checked={ticked}
              onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
            />
            <span>
              {label} <b>{value}</b>
              <span className={styles.piece}>
                <bdi lang="">{piece}</bdi>
              </span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
              {doubts.map((doubt) => (
                <span key={doubt} className={styles.doubt}>
                  {doubt}
                </span>
              ))}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
