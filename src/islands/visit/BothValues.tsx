import type { Chart } from '../../engine/chart/chart.ts';
import { type IdentityFact, identityFacts, type Likeness } from '../../engine/chart/identity.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { Head } from '../shared/Head.tsx';
import { useUnits } from '../stores/use-units.ts';
import styles from './BothValues.module.css';
import { factText } from './fact-text.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly caption: string;
  /** Whom the patient in front of you is held against. */
  readonly name: string;
  readonly chart: Chart;
  readonly likeness: Likeness;
}

/** What tells who it is, of the patient in front of you and of another, side by side: each value with the day it is of. */
export function BothValues({ caption, name, chart: there, likeness }: Props) {
  const { desk, chart: here, entries } = useDesk();
  const units = useUnits();
  const { visit: words, locale } = desk;
  const shown = identityFacts.filter((fact) => here[fact] ?? there[fact]);
  if (shown.length === 0) return null;
  const verdict = (fact: IdentityFact) =>
    likeness.differs.includes(fact) ? 'differs' : likeness.agrees.includes(fact) ? 'agrees' : 'unknown';
  const value = (chart: Chart, fact: IdentityFact) => {
    const known = chart[fact];
    const entry = entries.get(fact);
    if (!known || !entry) return <span className="second">{words.sameUnknown}</span>;
    return (
      <>
        <bdi>{factText(entry, known, desk, units).value}</bdi>
        {/* An age is of a day, and so is a height; whether somebody is a man or a woman is not. */}
        {fact !== 'sex' && known.on && <small>{formatDate(new Date(`${known.on}T12:00`), locale)}</small>}
      </>
    );
  };
  return (
    <table className={`rows ${styles.both}`}>
      <caption className="visually-hidden">{caption}</caption>
      <Head of={['', words.sameHere, name, '']} />
      <tbody>
        {shown.map((fact) => (
          <tr key={fact} data-verdict={verdict(fact)}>
            <th scope="row">{entries.get(fact)?.label ?? fact}</th>
            <td>{value(here, fact)}</td>
            <td>{value(there, fact)}</td>
            <td className={styles.verdict}>
              {verdict(fact) === 'agrees' && words.sameAgrees}
              {verdict(fact) === 'differs' && <b>{words.sameDiffersOne}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
