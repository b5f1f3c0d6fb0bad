import { useStore } from '@nanostores/react';
import type { TypedLineWords } from '../../content/ui/en/typed-line.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { $units } from '../stores/units.ts';
import type { FactEntry } from '../visit/fact-entries.ts';
import { factText } from '../visit/fact-text.ts';
import { useDesk } from '../visit/visit-context.ts';
import styles from './LineReading.module.css';
import type { Understood } from './understood.ts';

interface Props {
  readonly rows: readonly Understood[];
  readonly names: ReadonlyMap<FactId, FactEntry>;
  readonly words: TypedLineWords;
  readonly isTicked: (row: Understood) => boolean;
  readonly onTick: (fact: FactId, ticked: boolean) => void;
}

/** Facts of a line, each a box to tick, with the piece of the text it rests on and whatever wants a look. */
export function UnderstoodFacts({ rows, names, words, isTicked, onTick }: Props) {
  const { desk, chart } = useDesk();
  const units = useStore($units, { ssr: 'initial' });
  const today = dayOf();
  return (
    <ul className={styles.facts}>
      {rows.map((row) => {
        const { fact, known, piece, assumed, caution } = row;
        const entry = names.get(fact);
        if (!entry) return null;
        const { label, value } = factText(entry, known, desk, units);
        const before = chart[fact];
        const notes = [
          ...(known.on && known.on !== today ? [formatDate(new Date(`${known.on}T12:00`), desk.locale)] : []),
          ...(before && before.value !== known.value
            ? [fill(words.before, { value: factText(entry, before, desk, units).value || desk.words.form.yes })]
            : []),
        ];
        const doubts = [...assumed.map((each) => words.assumed[each]), ...(caution ? [words.cautions[caution]] : [])];
        return (
          <li key={fact} data-fact={fact}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(row)}
                onChange={({ currentTarget }) => onTick(fact, currentTarget.checked)}
              />
              <span>
                {label} <b>{value || desk.words.form.yes}</b>
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
        );
      })}
    </ul>
  );
}
