import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { comparePlans, gravest } from '../../engine/answer/compare-plans.ts';
import { chartOfFields } from '../../engine/chart/form.ts';
import { judge, type Judgement } from '../../engine/judgement/index.ts';
import type { Value } from '../../engine/kit/words/message.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { withMoreWords } from '../form/more-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { wordingFor } from '../shared/loaded.ts';
import { queryClient } from '../stores/records.ts';
import { useUnits } from '../stores/use-units.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { pairQuery } from './pair-query.ts';
import styles from './Comparison.module.css';
import { type Compared as ComparedAnswers, compareCharts, compareInputs } from './compare.ts';
import { headlineOf } from './headline.ts';
import { beginningOf } from './beginning.ts';
import type { PatientProps } from './history-props.ts';
import { ownPlan } from './own-plan.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { PrintLink } from '../paper/Printed.tsx';
import { type PatientWords, usePatientWords } from './patient-words.ts';
import type { Item } from './timeline-data.ts';
import { unbroken } from '../report/Say.tsx';
import { commaOf } from '../shared/comma.ts';
import { Head } from '../shared/Head.tsx';

interface Props extends PatientProps {
  /** Of one row, the older one first. */
  readonly pair: readonly [Item, Item];
}

const letters = ['A', 'B'] as const;
const planOf = (item: Item) => (item.lane === 'visit' ? item.visit.plan : ownPlan(item.record));
const nameOf = (item: Item): string => (item.lane === 'visit' ? item.visit : item.record).patientName;
const versionOf = (item: Item): string => (item.lane === 'visit' ? item.visit : item.record).engineVersion;

/** What today's rules make of the patient as something saved knew them: where the reasons of its plan are from. */
function judgementOf(item: Item, { engine }: PatientWords): Judgement {
  if (item.lane === 'visit') return judge(item.visit.chart);
  const { inputs, examples } = item.record;
  const fields = engine.tools.get(item.lane)?.tool.fields ?? {};
  return judge(typeof inputs === 'object' && inputs !== null ? chartOfFields(fields, inputs, examples) : {});
}

function answersOf(
  [one, other]: Props['pair'],
  all: PatientWords,
  units: Parameters<typeof compareInputs>[2],
): ComparedAnswers {
  const { words, engine, desk, entries } = all;
  if (one.lane === 'visit' || other.lane === 'visit') {
    const charts = [one, other].map((item) => (item.lane === 'visit' ? item.visit.chart : {}));
    return compareCharts(entries.values(), desk, [charts[0] ?? {}, charts[1] ?? {}], units, words);
  }
  const loaded = engine.tools.get(one.lane);
  if (!loaded) return { changed: [], same: [] };
  return compareInputs(withMoreWords(loaded, desk.more), [one.record, other.record], units, words);
}

/** Two of a row side by side: only what changed, from what was stored. On paper, too. */
export function Comparison({ pair, ...props }: Props) {
  const asked = useQuery(pairQuery(pair), queryClient);
  return (
    <Fetched query={asked} locale={props.locale}>
      {(found) => <Printable {...props} pair={found} />}
    </Fetched>
  );
}

function Printable(props: Props) {
  const { words } = usePatientWords(props.locale);
  return (
    <>
      <Compared {...props} ways />
      <PrintLink label={words.print} kind="pair" title={<bdi>{nameOf(props.pair[1])}</bdi>}>
        <Compared {...props} ways={false} />
      </PrintLink>
    </>
  );
}

/** `ways`: with the ways on from here, which paper has no use for. */
function Compared({ pair, ways, ...props }: Props & { readonly ways: boolean }) {
  const { locale } = props;
  const all = usePatientWords(locale);
  const { words, engine, desk } = all;
  const units = useUnits();
  const answers = answersOf(pair, all, units);
  const [one, other] = pair;
  const heading = useId();
  const judgements = [judgementOf(one, all), judgementOf(other, all)] as const;
  const plan = comparePlans(planOf(one), planOf(other), judgements);
  const patterns = engine.tools.get(one.lane)?.patterns ?? engine.patterns;
  const wording = wordingFor({ ...desk, patterns }, units, new Date(other.at));
  const tell = (value: Value): string => plainValue(value, wording);
  const tellOf = (value: Value | undefined): string => (value ? tell(value) : '');
  const moved = plan ? [...plan.gone, ...plan.added, ...plan.changed.map(({ now }) => now)] : [];
  const movedBy = (fact: string | undefined): string[] => [
    ...new Set(
      moved.filter(({ facts }) => fact !== undefined && facts.includes(fact)).map(({ action }) => tell(action)),
    ),
  ];
  const name = engine.tools.get(one.lane)?.copy.name ?? words.visit;
  const unmarked = pair.some((item) => item.lane !== 'visit' && item.record.examples === undefined);
  return (
    <section className={styles.comparison} aria-labelledby={heading}>
      <h3 id={heading}>{fill(words.changed, { name })}</h3>
      <div className={styles.sides}>
        {pair.map((item, at) => (
          <Side
            key={item.id}
            {...props}
            ways={ways}
            item={item}
            letter={letters[at] ?? 'A'}
            says={headlineOf(item, all, units)}
            why={tellOf(gravest(planOf(item), judgements[at])?.why)}
          />
        ))}
      </div>
      <h4>{words.answers}</h4>
      {unmarked && <p className="meta">{words.examplesUnknown}</p>}
      <Answers answers={answers} locale={locale} movedBy={movedBy} />
      <h4>{words.plan}</h4>
      {plan ? (
        <div className={styles.plan}>
          <PlanChanges plan={plan} tell={tell} locale={locale} />
        </div>
      ) : (
        <p>{words.noPlan}</p>
      )}
    </section>
  );
}

function Side({
  item,
  letter,
  says,
  why,
  ways,
  locale,
  onBegin,
}: PatientProps & { item: Item; letter: (typeof letters)[number]; says: string; why: string; ways: boolean }) {
  const { words } = usePatientWords(locale);
  return (
    <div>
      <p className={styles.when}>
        <b aria-hidden="true">{letter}</b>
        <span className="visually-hidden">{letter}: </span>
        <time dateTime={item.at}>{formatDate(new Date(item.at), locale, true)}</time>{' '}
        <span className="meta">{fill(words.rules, { version: isolated(versionOf(item), locale) })}</span>
      </p>
      <p className={styles.says}>{unbroken(says)}</p>
      {why !== '' && <p className="meta">{unbroken(fill(words.why, { why }))}</p>}
      {ways && (
        <p>
          <button
            type="button"
            className="link"
            onClick={() => onBegin(item.lane === 'visit' ? Promise.resolve(item.visit) : beginningOf(item.record))}
          >
            {fill(words.beginOf, { letter })}
          </button>
        </p>
      )}
    </div>
  );
}

interface AnswersProps extends Pick<Props, 'locale'> {
  readonly answers: ComparedAnswers;
  /** What of the plan came, went or moved for the sake of a fact. */
  readonly movedBy: (fact: string | undefined) => readonly string[];
}

function Answers({ answers: { changed, same }, locale, movedBy }: AnswersProps) {
  const { words } = usePatientWords(locale);
  return (
    <>
      {changed.length === 0 ? (
        <p>{words.sameAnswers}</p>
      ) : (
        <table className={`rows ${styles.answers}`}>
          <Head of={[words.answer, words.first, words.second, words.difference]} />
          <tbody>
            {changed.map(({ name, then, now, by, fact }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{then}</td>
                <td>
                  <b>{now}</b>
                </td>
                <td>
                  {by}
                  <Moved actions={movedBy(fact)} locale={locale} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <details className={`${styles.same} no-print`}>
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

function Moved({ actions, locale }: Pick<Props, 'locale'> & { readonly actions: readonly string[] }) {
  const { words } = usePatientWords(locale);
  if (actions.length === 0) return null;
  return <p className={styles.moved}>{unbroken(fill(words.behind, { list: actions.join(commaOf(locale)) }))}</p>;
}
