import { useId, useMemo } from 'react';
import { isFactId } from '../../engine/chart/facts.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import type { ToolAnswer } from '../../engine/visit/answers.ts';
import { issueText, labelOf } from '../form/issue-words.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import styles from './Answer.module.css';
import type { ShownAnswer } from './held.ts';
import { missingOf } from './missing.ts';
import { RowPicture } from './RowPicture.tsx';
import { ToolLine } from './ToolLine.tsx';
import { useDesk } from './visit-context.ts';
import { commaOf } from '../shared/comma.ts';

/** So many missing answers are named, those that decide most; the others are counted after them. */
const mostNamed = 3;

function Missing({
  paths,
  first,
  loaded,
  of,
}: {
  readonly paths: readonly string[];
  /** Facts that are asked before what is missing: its figure waits for them. */
  readonly first: readonly string[];
  readonly loaded: Loaded;
  /** The heading that names the calculator. */
  readonly of: string;
}) {
  const id = useId();
  const { desk, chart, entries, edit } = useDesk();
  const missing = missingOf(paths, loaded.tool.fields, chart);
  const facts = new Set<string>([...first, ...missing.facts]);
  const asked = [...facts].flatMap((fact) => (isFactId(fact) ? (entries.get(fact) ?? []) : []));
  const questions = missing.questions.map((path) => labelOf(path, loaded));
  const { visit, locale } = desk;
  const count = asked.length + questions.length;
  // A count of dozens before anything that can be done about it would only daunt: what decides most goes first.
  const lead = asked.length > mostNamed ? visit.mattersMost : fill(visit.manyMissing, { n: count });
  return (
    <div className={styles.missing}>
      <b id={id}>{count === 1 ? visit.oneMissing : lead}</b>
      {asked.length > 0 && (
        // Of which calculator: “matters most” is heard six times.
        <ul className="cluster" aria-labelledby={`${id} ${of}`}>
          {asked.slice(0, mostNamed).map(({ fact, label }) => (
            <li key={fact}>
              <button
                type="button"
                className={`link dotted ${styles.asks}`}
                onClick={() => edit(fact)}
                aria-label={fill(visit.add, { fact: label })}
              >
                <span aria-hidden="true">+</span> {label}
              </button>
            </li>
          ))}
          {asked.length > mostNamed && <li>{fill(visit.more, { n: asked.length - mostNamed })}</li>}
        </ul>
      )}
      {questions.length > 0 && <p>{fill(visit.question, { list: questions.join(commaOf(locale)) })}</p>}
    </div>
  );
}

/** Before any dose is shown the person says to be a clinician, as in the calculator itself. */
function Held({ onConfirm }: Pick<Props, 'onConfirm'>) {
  const { desk } = useDesk();
  const { confirm } = desk.words;
  return (
    <div className={styles.missing}>
      <p>{confirm.text}</p>
      <button type="button" className={`link dotted ${styles.asks}`} onClick={onConfirm}>
        {confirm.yes}
      </button>
    </div>
  );
}

type Writer = Awaited<ReturnType<Tool['writer']>>;

function pictureOf({ inputs, outcome, plan, notFor }: ToolAnswer, writer: Writer | undefined) {
  const picture = !notFor && inputs && outcome && plan ? writer?.explain(inputs, outcome, plan).picture[0] : undefined;
  return picture?.type === 'trend' && picture.notThisPlan ? { ...picture, paths: [] } : picture;
}

interface Props {
  readonly answer: ShownAnswer;
  readonly loaded: Loaded<Tool>;
  readonly at: Date;
  readonly writer: Writer | undefined;
  readonly onConfirm: () => void;
  readonly onOpen: () => void;
}

/** One calculator: its answer in words or why there is none, what is missing, and the way in. */
export function ToolRow({ answer, loaded, at, writer, onConfirm, onOpen }: Props) {
  const { desk } = useDesk();
  const units = useUnits();
  const { assumed = [], asks = [], held, outcome, refused = [] } = answer;
  const missing = [...answer.missing, ...assumed];
  // Where some of its answers are there, what the others wait for is asked in the same place.
  const asked = missing.length > 0 || !outcome ? missing : loaded.tool.wants(outcome.results);
  const name = loaded.copy.name;
  const heading = useId();
  const picture = useMemo(() => pictureOf(answer, writer), [answer, writer]);
  return (
    <li className={styles.row}>
      <RowPicture block={picture} />
      <div>
        <h3 id={heading}>{name}</h3>
        <p className={styles.headline}>
          <ToolLine answer={answer} loaded={loaded} at={at} />
        </p>
        {refused.map((issue) => (
          <p key={`${issue.path}${issue.code}${issue.rule}`} className={styles.refused}>
            {issueText(issue, loaded, units)}
          </p>
        ))}
      </div>
      {held ? (
        <Held onConfirm={onConfirm} />
      ) : (
        asked.length + asks.length > 0 && <Missing paths={asked} first={asks} loaded={loaded} of={heading} />
      )}
      <button
        type="button"
        className="button quiet"
        aria-label={fill(desk.visit.openTool, { tool: name })}
        onClick={onOpen}
      >
        {desk.visit.open}
      </button>
    </li>
  );
}
