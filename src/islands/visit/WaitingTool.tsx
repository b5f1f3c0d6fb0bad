import type { Tool } from '../../engine/kit/tool.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import type { ShownAnswer } from './held.ts';
import { missingOf } from './missing.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly answer: ShownAnswer;
  readonly loaded: Loaded<Tool>;
  readonly onOpen: () => void;
}

/** A calculator that cannot answer yet, in a few words of a line: the way in, and the one fact that brings it nearest. */
export function WaitingTool({ answer, loaded, onOpen }: Props) {
  const { desk, chart, entries, edit } = useDesk();
  const { visit } = desk;
  const [nearest] = missingOf(answer.missing, loaded.tool.fields, chart).facts.flatMap(
    (fact) => entries.get(fact) ?? [],
  );
  return (
    <li>
      <button
        type="button"
        className="link"
        aria-label={fill(visit.openTool, { tool: loaded.copy.name })}
        onClick={onOpen}
      >
        {loaded.copy.name}
      </button>
      {nearest && (
        <button type="button" onClick={() => edit(nearest.fact)} aria-label={fill(visit.add, { fact: nearest.label })}>
          <span aria-hidden="true">+</span> {nearest.label}
        </button>
      )}
    </li>
  );
}
