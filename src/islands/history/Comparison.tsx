import { useStore } from '@nanostores/react';
import { comparePlans } from '../../engine/answer/since.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { withMoreWords } from '../form/more-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { wordingFor } from '../shared/loaded.ts';
import { $units } from '../stores/units.ts';
import styles from './Comparison.module.css';
import { type Compared, compareCharts, compareInputs } from './compare.ts';
import { headlineOf } from './headline.ts';
import type { HistoryProps } from './history-props.ts';
import { NewerRules } from './NewerRules.tsx';
import { ownPlan } from './own-plan.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { type PatientWords, usePatientWords } from './patient-words.ts';
import type { Item } from './timeline-data.ts';
import { useBeginning } from './use-beginning.ts';

interface Props extends HistoryProps {
  /** Of one row, the older one first. */
  readonly pair: readonly [Item, Item];
}

const letters = ['A', 'B'] as const;
const planOf = (item: Item) => (item.lane === 'visit' ? item.visit.plan : ownPlan(item.record));
const versionOf = (item: Item): string => (item.lane === 'visit' ? item.visit : item.record).engineVersion;

function answersOf(
  [one, other]: Props['pair'],
  all: PatientWords,
  units: Parameters<typeof compareInputs>[2],
): Compared {
  const { words, engine, desk, entries } = all;
  if (one.lane === 'visit' || other.lane === 'visit') {
    const charts = [one, other].map((item) => (item.lane === 'visit' ? item.visit.chart : {}));
    return compareCharts(entries.values(), desk, [charts[0] ?? {}, charts[1] ?? {}], units, words);
  }
  const loaded = engine.tools.get(one.lane);
  if (!loaded) return { changed: [], same: [] };
  return compareInputs(withMoreWords(loaded, desk.more), [one.record, other.record], units, words);
}

/** Two of a row side by side: only what changed, from what was stored. */
export function Comparison({ pair, ...props }: Props) {
  const { locale } = props;
  const all = usePatientWords(locale);
  const { words, engine, desk } = all;
  const units = useStore($units, { ssr: 'initial' });
  const answers = answersOf(pair, all, units);
  const [one, other] = pair;
  const plan = comparePlans(planOf(one), planOf(other));
  const patterns = engine.tools.get(one.lane)?.patterns ?? engine.patterns;
  const wording = wordingFor({ ...desk, patterns }, units, new Date(other.at));
  const name = engine.tools.get(one.lane)?.copy.name ?? words.visit;
  const unmarked = pair.some((item) => item.lane !== 'visit' && item.record.examples === undefined);
  return (
    <section className={styles.comparison} aria-labelledby="history-compared">
      <h3 id="history-compared">{fill(words.changed, { name })}</h3>
      <div className={styles.sides}>
        {pair.map((item, at) => (
          <Side key={item.id} {...props} item={item} letter={letters[at] ?? 'A'} says={headlineOf(item, all, units)} />
        ))}
      </div>
      <h4>{words.answers}</h4>
      {unmarked && <p className={styles.note}>{words.examplesUnknown}</p>}
      <Answers answers={answers} locale={locale} />
      <h4>{words.plan}</h4>
      {plan ? (
        <div className={styles.plan}>
          <PlanChanges
            plan={plan}
            titles={{ ...words, changed: words.change }}
            tell={(value) => plainValue(value, wording)}
          />
        </div>
      ) : (
        <p>{words.noPlan}</p>
      )}
      <NewerRules pair={pair} locale={locale} />
    </section>
  );
}

function Side({
  item,
  letter,
  says,
  tool,
  locale,
  onLoad,
}: HistoryProps & { item: Item; letter: (typeof letters)[number]; says: string }) {
  const { words } = usePatientWords(locale);
  const { begin, beginFromRecord } = useBeginning(locale);
  return (
    <div>
      <p className={styles.when}>
        <b aria-hidden="true">{letter}</b>
        <span className="visually-hidden">{letter}: </span>
        <time dateTime={item.at}>{formatDate(new Date(item.at), locale, true)}</time>{' '}
        <span className={styles.note}>{fill(words.rules, { version: isolated(versionOf(item), locale) })}</span>
      </p>
      <p className={styles.says}>{says}</p>
      <p className={styles.ways}>
        {item.lane === tool && (
          <button type="button" className="link" onClick={() => onLoad(item.record)}>
            {fill(words.load, { letter })}
          </button>
        )}
        <button
          type="button"
          className="link"
          onClick={() => (item.lane === 'visit' ? begin(item.visit) : beginFromRecord(item.record))}
        >
          {fill(words.beginOf, { letter })}
        </button>
      </p>
    </div>
  );
}

function Answers({ answers: { changed, same }, locale }: Pick<Props, 'locale'> & { readonly answers: Compared }) {
  const { words } = usePatientWords(locale);
  return (
    <>
      {changed.length === 0 ? (
        <p>{words.sameAnswers}</p>
      ) : (
        <table className={styles.answers}>
          <thead>
            <tr>
              <th scope="col">{words.answer}</th>
              <th scope="col">{words.first}</th>
              <th scope="col">{words.second}</th>
              <th scope="col">{words.difference}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ name, then, now, by }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{then}</td>
                <td>
                  <b>{now}</b>
                </td>
                <td>{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{fill(words.same, { n: same.length })}</summary>
          <dl>
            {same.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
