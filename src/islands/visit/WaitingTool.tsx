import type { Tool } from '../../engine/kit/tool.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import styles from './Answer.module.css';
import type { ShownAnswer } from './held.ts';
import { missingOf } from './missing.ts';
import { useDesk } from './visit-context.ts';

/** So many are named; with these a calculator often answers, and the next is named then. */
const mostNamed = 2;

interface Props {
  readonly answer: ShownAnswer;
  readonly loaded: Loaded<Tool>;
  readonly onOpen: () => void;
}

/** A calculator that cannot answer yet, in a few words of a line: the way in, and the facts it waits for that decide most. */
export function WaitingTool({ answer, loaded, onOpen }: Props) {
  const { desk, chart, entries, edit } = useDesk();
  const { visit } = desk;
  const asked = missingOf(answer.blocking ?? answer.missing, loaded.tool.fields, chart).facts.flatMap(
    (fact) => entries.get(fact) ?? [],
  );
  return (
    <li className="cluster">
      <button
        type="button"
        className="link"
        aria-label={fill(visit.openTool, { tool: loaded.copy.name })}
        onClick={onOpen}
      >
        {loaded.copy.name}
      </button>
      {asked.slice(0, mostNamed).map(({ fact, label }) => (
        <button
          key={fact}
          type="button"
          className={`link dotted ${styles.asks}`}
          onClick={() => edit(fact)}
          aria-label={fill(visit.add, { fact: label })}
        >
          <span aria-hidden="true">+</span> {label}
        </button>
      ))}
    </li>
  );
}
