import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FactId } from '../../engine/chart/facts.ts';
import { fill } from '../shared/fill.ts';
import { isPhone } from '../shared/is-phone.ts';
import { useUnits } from '../stores/use-units.ts';
import { FactEditor } from './FactEditor.tsx';
import { type FactEntry, readFirst } from './fact-entries.ts';
import { chipText } from './fact-text.ts';
import { isTakenForGlucose, isToldOtherwise, mostInSight, placeOf } from './reading-order.ts';
import styles from './Visit.module.css';
import { useDesk } from './visit-context.ts';

/** What is offered first where it is not known: what most of the answers rest on. */
const first: readonly FactId[] = [
  'a1c',
  'egfr',
  'age',
  'sex',
  'weight',
  'height',
  'metformin',
  'heartFailure',
  'ascvd',
];
/** Fewer where a phone has room for two in a row. */
const mostOnPhone = 6;
/** So many unknown facts are offered in the line, fewer of a patient who is known well, and then none on a phone: beside the calculators that wait for them, and among all facts, they stand as well. */
const mostOffered = 6;
const fewerOffered = { desk: 3, phone: 0 } as const;
const knownWell = 8;

/** What the arrow keys go along: not the field that is open in between, which has keys of its own. */
const stops = 'button[data-stop]';
/** The key of the stop that stands for those out of sight. */
const rest = 'rest';

const none = { fact: null, known: false } as const;

function Chip({ entry, tabIndex }: { readonly entry: FactEntry; readonly tabIndex: 0 | -1 }) {
  const { desk, chart, edit } = useDesk();
  const units = useUnits();
  const known = chart[entry.fact];
  if (!known) {
    const name = desk.visit.short[entry.fact] ?? entry.label;
    return (
      <button
        type="button"
        className={`link dotted ${styles.add} no-print`}
        data-fact={entry.fact}
        data-stop={entry.fact}
        tabIndex={tabIndex}
        aria-label={fill(desk.visit.add, { fact: name })}
        onClick={() => edit(entry.fact)}
      >
        <span aria-hidden="true">+</span> {name}
      </button>
    );
  }
  const { name, value } = chipText(entry, known, chart, desk, units);
  return (
    <button
      type="button"
      className={`link dotted ${styles.chip}`}
      data-fact={entry.fact}
      data-stop={entry.fact}
      tabIndex={tabIndex}
      aria-label={fill(desk.visit.edit, { fact: [name, value].filter(Boolean).join(' ') })}
      onClick={() => edit(entry.fact)}
    >
      {name} {value && <b>{value}</b>}
    </button>
  );
}

/** The patient in one line: each fact is changed where it stands, and what is not known is offered. */
export function PatientLine() {
  const { desk, chart, entries, editing, edit } = useDesk();
  const [whole, setWhole] = useState(false);
  const [mostKnown] = useState(() => (isPhone() ? mostOnPhone : mostInSight));
  const [used, setUsed] = useState(false);
  const box = useRef<HTMLUListElement>(null);
  const keys = useId();
  const last = useRef<FactId | null>(null);
  // The field takes the focus when it opens, and gives it back to what it was opened from.
  useEffect(() => {
    const left = last.current;
    last.current = editing;
    const at = editing ? `#line-${editing}` : left && `[data-fact="${left}"]`;
    if (at) box.current?.querySelector<HTMLElement>(at)?.focus();
  }, [editing]);
  // Who changes a fact here works with the line: from then on none of it is held back, or the focus would go to a row out of sight.
  if (editing && !used) setUsed(true);
  // While a fact is changed it stays where it was: a list of answers is gone through letter by letter, and each would move it.
  const [opened, setOpened] = useState<{ readonly fact: FactId | null; readonly known: boolean }>(none);
  // And afterwards, whatever was answered: there it is looked for.
  const [stays, setStays] = useState<ReadonlyMap<FactId, number>>(new Map());
  const place = (fact: FactId): number => stays.get(fact) ?? placeOf(chart, fact);
  if (opened.fact !== editing) {
    setOpened({ fact: editing, known: editing !== null && chart[editing] !== undefined });
    if (editing !== null) setStays(new Map(stays).set(editing, place(editing)));
  }
  const isKnown = (fact: FactId): boolean => (fact === editing ? opened.known : chart[fact] !== undefined);
  const all = [...entries.values()].toSorted((a, b) => place(a.fact) - place(b.fact));
  const known = all.filter(
    ({ fact }) =>
      (isKnown(fact) && (fact === editing || !isToldOtherwise(chart, fact))) ||
      (fact === editing && !readFirst.includes(fact)),
  );
  // What is taken against glucose is what the plan changes: none of it is folded.
  const least = Math.max(mostKnown, 1 + known.findLastIndex(({ fact }) => isTakenForGlucose(chart, fact)));
  // One alone is not worth a press.
  const folded = whole || known.length <= least + 1 ? 0 : known.length - least;
  // What is changed here stays in sight afterwards.
  if (folded > 0 && known.slice(least).some(({ fact }) => fact === editing)) setWhole(true);
  const inSight = folded > 0 ? known.slice(0, least) : known;
  const wanted = [...new Set([...first, ...readFirst])].flatMap((fact) => entries.get(fact) ?? []);
  const most = known.length < knownWell ? mostOffered : fewerOffered[mostKnown === mostOnPhone ? 'phone' : 'desk'];
  const offered = wanted.filter(({ fact }) => !isKnown(fact));
  const offeredNow = offered.filter(({ fact }, at) => at < most || fact === editing);
  function unfold(): void {
    flushSync(() => setWhole(true));
    // The button is gone: the focus goes to the first that it stood for.
    box.current?.children[least]?.querySelector('button')?.focus();
  }
  // One stop for Tab, the arrow keys inside (WAI-ARIA's toolbar): eighteen facts are not eighteen presses on the way to the plan.
  const [left, setLeft] = useState<string>(rest);
  const inOrder = [
    ...inSight.map(({ fact }) => fact),
    ...(folded > 0 ? [rest] : []),
    ...offeredNow.map(({ fact }) => fact),
  ];
  const reachable = inOrder.filter((one) => one !== editing);
  const stop = reachable.includes(left) ? left : reachable[0];
  const tabOf = (one: string): 0 | -1 => (one === stop ? 0 : -1);
  function along(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const here = all.indexOf(target);
    const to =
      key === 'Home'
        ? 0
        : key === 'End'
          ? all.length - 1
          : /^Arrow(?:Left|Right)$/.test(key)
            ? here + (key === forward ? 1 : -1)
            : here;
    if (to === here) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }
  const item = (entry: FactEntry) => (
    <li key={entry.fact} data-open={editing === entry.fact ? '' : undefined}>
      {editing === entry.fact ? (
        <>
          <FactEditor entry={entry} place="line" onDone={() => edit(null)} />
          <button type="button" className={`link dotted ${styles.done}`} onClick={() => edit(null)}>
            {desk.visit.done}
          </button>
        </>
      ) : (
        <Chip entry={entry} tabIndex={tabOf(entry.fact)} />
      )}
    </li>
  );
  return (
    <div
      role="toolbar"
      aria-label={desk.visit.line}
      aria-describedby={keys}
      onKeyDown={along}
      onFocus={({ target }) => {
        if (target.matches(stops)) setLeft(target.dataset['stop'] ?? rest);
      }}
    >
      <ul ref={box} className={styles.line} data-used={used ? '' : undefined}>
        {inSight.map(item)}
        {folded > 0 && (
          <li>
            <button
              type="button"
              className={`link dotted ${styles.add} no-print`}
              data-stop={rest}
              tabIndex={tabOf(rest)}
              aria-expanded={false}
              onClick={unfold}
            >
              {fill(desk.visit.more, { n: folded })}
            </button>
          </li>
        )}
        {offeredNow.map(item)}
      </ul>
      <p className={styles.keys} id={keys}>
        {desk.visit.lineKeys}
      </p>
    </div>
  );
}
