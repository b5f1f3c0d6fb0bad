import type { FactId } from '../../engine/chart/facts.ts';
import { count } from '../../engine/kit/words/message.ts';
import type { FastingAdvice } from '../../engine/ramadan/advice.ts';
import type { Item } from '../../engine/ramadan/score.ts';
import type { RamadanWords } from '../../engine/ramadan/words.ts';
import { Say } from '../report/Say.tsx';
import { useUnits } from '../stores/use-units.ts';
import { factText } from '../visit/fact-text.ts';
import type { Desk } from '../visit/visit-context.ts';
import { Grid } from './Grid.tsx';
import styles from './Ramadan.module.css';

interface Props {
  readonly advice: FastingAdvice;
  readonly words: RamadanWords;
  readonly desk: Pick<Desk, 'desk' | 'entries'>;
  /** The chart that was judged: what was worked out stands in it too. */
  readonly chart: Desk['chart'];
}

/** Where an item's points come from: the facts, each with its value. */
function Ground({ facts, desk, chart }: { readonly facts: readonly FactId[] } & Pick<Props, 'desk' | 'chart'>) {
  const units = useUnits();
  const named = [...new Set(facts)].flatMap((fact) => {
    const entry = desk.entries.get(fact);
    const known = chart[fact];
    if (!entry || !known) return [];
    const { label, value } = factText(entry, known, desk.desk, units);
    return [value ? `${label}: ${value}` : label];
  });
  return named.length > 0 && <span className={styles.ground}>{named.join(' · ')}</span>;
}

function Answer({ item, words }: { readonly item: Item; readonly words: RamadanWords }) {
  const answers: Readonly<Record<string, string>> = words.items[item.id].answers;
  if (item.contradicts) return <Say message={{ key: 'ramadan.contradicts' }} />;
  if (item.answer !== undefined) return <>{answers[item.answer]}</>;
  return <Say message={{ key: 'ramadan.open' }} />;
}

/** Every item of the score with its answer, its points, and where they come from. */
export function ScoreTable({ advice, words, desk, chart }: Props) {
  return (
    <Grid
      columns={['ramadan.column.item', 'ramadan.column.answer', 'ramadan.column.points']}
      caption="ramadan.heading.score"
    >
      {advice.score.items.map((item) => (
        <tr key={item.id} data-open={item.low < item.high ? '' : undefined}>
          <th scope="row">{words.items[item.id].label}</th>
          <td>
            <Answer item={item} words={words} />
            <Ground facts={item.facts} desk={desk} chart={chart} />
          </td>
          <td>
            <Say
              message={{
                key: item.low === item.high ? 'ramadan.points' : 'ramadan.pointsRange',
                values: { low: count(item.low, undefined, 0, 1), high: count(item.high, undefined, 0, 1) },
              }}
            />
          </td>
        </tr>
      ))}
    </Grid>
  );
}
