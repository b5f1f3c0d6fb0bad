import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isHabit } from '../../engine/chart/facts.ts';
import { fill } from '../shared/fill.ts';
import { $toasts, dismissToast } from '../stores/toasts.ts';
import { FactEditor } from './FactEditor.tsx';
import own from './FactsPanel.module.css';
import { type FactEntry, groupsOf } from './fact-entries.ts';
import styles from './Visit.module.css';
import { useDesk } from './visit-context.ts';

function Group({ title, entries, open }: { title: string; entries: readonly FactEntry[]; open: boolean }) {
  const { desk, chart } = useDesk();
  // Drawn when it is first opened: a hundred fields would hold up the page.
  const [drawn, setDrawn] = useState(open);
  const filled = entries.filter(({ fact }) => chart[fact]).length;
  return (
    <details className={own.group} open={open} onToggle={(event) => event.currentTarget.open && setDrawn(true)}>
      <summary>
        <h3>{title}</h3> {filled > 0 && <span>{fill(desk.words.form.filled, { n: filled })}</span>}
      </summary>
      {drawn && (
        <div className={own.fields}>
          {entries.map((entry) => (
            <FactEditor key={entry.fact} entry={entry} place="facts" />
          ))}
        </div>
      )}
    </details>
  );
}

/** Every fact that can be asked: what judgement reads first, then what each calculator asks beyond that, and habits last. */
export function FactsPanel({
  open,
  answered,
  onOpened,
}: {
  readonly open: boolean;
  /** There is a plan to go to. */
  readonly answered: boolean;
  /** The person has opened it. */
  readonly onOpened: () => void;
}): ReactNode {
  const { desk, chart, entries, engine } = useDesk();
  // Opened for an empty visit, and then as the person leaves it: the first answer must not close what is being filled in.
  const [shown, setShown] = useState(open);
  const box = useRef<HTMLDetailsElement>(null);
  function toPlan(): void {
    if (box.current) box.current.open = false;
    // News of before has been read: over the plan it would cover what is to be done first.
    for (const { id, open: isOpen } of $toasts.get()) if (isOpen) dismissToast(id);
    const plan = document.getElementById('visit-today');
    plan?.closest('section')?.scrollIntoView({ block: 'start' });
    plan?.focus({ preventScroll: true });
  }
  if (open && !shown) setShown(true);
  // What a line, a file or an earlier visit brings comes all at once: the plan is what is wanted then, unless somebody types here.
  const known = Object.keys(chart).length;
  const before = useRef(known);
  useEffect(() => {
    const brought = known > before.current + 1;
    before.current = known;
    if (brought && box.current && !box.current.contains(document.activeElement)) box.current.open = false;
  }, [known]);
  const isOfHabits = ({ fact }: FactEntry): boolean => isHabit(fact);
  const byTool = engine?.asked ?? [];
  const asked = [
    ...byTool.map(({ loaded, entries: more }) => ({
      id: loaded.tool.id,
      title: fill(desk.visit.asked, { tool: loaded.copy.name }),
      entries: more.filter((entry) => !isOfHabits(entry)),
    })),
    { id: 'habits', title: desk.visit.habits, entries: byTool.flatMap((each) => each.entries).filter(isOfHabits) },
  ];
  return (
    <details
      ref={box}
      className={`${styles.facts} no-print`}
      open={shown}
      onToggle={(event) => event.target === event.currentTarget && event.currentTarget.open && onOpened()}
    >
      <summary>
        <h2>{desk.visit.all}</h2>
      </summary>
      <p className="hint">{desk.visit.allHint}</p>
      {groupsOf([...entries.values()], chart, desk).map(({ id, title, entries: grouped }) => (
        <Group key={id} title={title} entries={grouped} open={id === 'person' || id === 'tests'} />
      ))}
      {asked
        .filter(({ entries: more }) => more.length > 0)
        .map(({ id, title, entries: more }) => (
          <Group key={id} title={title} entries={more} open={false} />
        ))}
      {answered && (
        <div className={own.onward} id="facts-onward">
          <button type="button" className="button" onClick={toPlan}>
            {desk.visit.toPlan}
          </button>
        </div>
      )}
    </details>
  );
}
