import { ReadingContext, SayEach } from '../report/Say.tsx';
import { fill } from '../shared/fill.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import styles from './Answer.module.css';
import { headlinesOf } from './headlines.ts';
import type { ShownAnswer } from './held.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly answer: ShownAnswer;
  readonly loaded: Loaded;
  readonly at: Date;
}

/** A calculator's answer in its own words, or that it waits. */
export function ToolLine({ answer, loaded, at }: Props) {
  const { ready, held, refused = [], assumed = [], asks = [] } = answer;
  const { desk } = useDesk();
  const units = useUnits();
  if (held) return <span>{desk.visit.held}</span>;
  const headlines = headlinesOf(answer);
  if (!ready || headlines.length === 0)
    return <span>{refused.length > 0 ? desk.visit.refused : desk.visit.waits}</span>;
  return (
    <ReadingContext value={{ wording: wordingFor(loaded, units, at) }}>
      <SayEach messages={headlines} as="span" className={styles.said} />
      {assumed.length > 0 && asks.length === 0 && (
        <small className={styles.standing}>{fill(desk.visit.standing, { n: assumed.length })}</small>
      )}
    </ReadingContext>
  );
}
