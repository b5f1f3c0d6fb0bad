import { useEffect, useMemo, useState } from 'react';
import type { FactId } from '../../engine/chart/facts.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { dayOf } from '../shared/day-of.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { restoreUnits } from '../stores/units.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { baseEntries, conflictsIn, type FactEntry, told } from './fact-entries.ts';
import { PatientLine } from './PatientLine.tsx';
import { SamePatient } from './SamePatient.tsx';
import { useVisit } from './use-visit.ts';
import styles from './Visit.module.css';
import { type Desk, DeskContext } from './visit-context.ts';
import {
  type Brought,
  broughtAlong,
  emptyVisit,
  isDoubtful,
  joined,
  keepVisit,
  readVisit,
  type VisitState,
} from './visit-store.ts';
import { useDeskWords } from './visit-words.ts';

const VisitAnswer = loadOnDemand(
  () => import('./VisitAnswer.tsx'),
  ({ VisitAnswer }) => VisitAnswer,
);

/** This user's visit, kept in this tab, with what was brought along from a calculator. */
function useKept(owner: string, locale: Locale) {
  const [state, setState] = useState<VisitState>(() => emptyVisit(owner));
  const [restored, setRestored] = useState(false);
  const [brought, setBrought] = useState<Brought | null>(null);
  useEffect(() => {
    restoreUnits();
    const kept = readVisit(owner);
    setState(kept);
    setRestored(true);
    let current = true;
    // What cannot be fetched stays where it was typed; the visit goes on without it.
    const none = (): null => null;
    void broughtAlong(owner, locale)
      .catch(none)
      .then((found) => {
        if (!current || !found) return;
        if (isDoubtful(kept, found)) setBrought(found);
        else setState((now) => joined(now, found));
      });
    return () => {
      current = false;
    };
  }, [owner, locale]);
  useEffect(() => {
    if (restored) keepVisit(state);
  }, [state, restored]);
  return { state, setState, restored, brought, setBrought };
}

/** The patient in front of you: what is known, and what every calculator makes of it. */
export function VisitDesk({ owner, locale }: { readonly owner: string; readonly locale: Locale }) {
  const desk = useDeskWords(locale);
  const { visit: words } = desk;
  const { state, setState, restored, brought, setBrought } = useKept(owner, locale);
  const [editing, setEditing] = useState<FactId | null>(null);
  const [asking, setAsking] = useState(false);
  const { chart } = state;
  const { engine, answered, waiting, failed, retry } = useVisit(chart, locale);
  const entries = useMemo(
    () =>
      new Map<FactId, FactEntry>(
        [...baseEntries(desk), ...(engine?.asked.flatMap((each) => each.entries) ?? [])].map((one) => [one.fact, one]),
      ),
    [desk, engine],
  );
  const conflicts = useMemo(() => conflictsIn(chart), [chart]);
  const empty = Object.keys(chart).length === 0;
  const context: Desk = {
    desk,
    chart,
    entries,
    conflicts,
    editing,
    edit: setEditing,
    tell: (entry, answer) => setState((now) => ({ ...now, chart: told(now.chart, entry, answer, dayOf()) })),
  };
  function decide(answer: 'same' | 'other' | 'neither'): void {
    if (brought && answer !== 'neither')
      setState((now) => joined(answer === 'same' ? now : emptyVisit(owner), brought));
    setBrought(null);
  }
  function startAgain(): void {
    setState(emptyVisit(owner));
    setEditing(null);
    setAsking(false);
  }
  return (
    <DeskContext value={context}>
      <div className={styles.desk}>
        <section className={styles.who} aria-label={words.line}>
          <div className={styles.top}>
            <label className={styles.name}>
              {words.name}
              <input
                className="input"
                type="text"
                dir="auto"
                maxLength={120}
                autoComplete="off"
                value={state.name}
                onChange={({ currentTarget: { value: name } }) => setState((now) => ({ ...now, name }))}
              />
            </label>
            <p className={styles.hint}>{words.unsaved}</p>
            {!empty && (
              <button type="button" className="link" onClick={() => setAsking(true)}>
                {words.again}
              </button>
            )}
          </div>
          {asking && (
            <div role="alertdialog" aria-label={words.again} className={styles.same}>
              <p>{words.againAsk}</p>
              <div className={styles.actions}>
                <button type="button" className="button danger" onClick={startAgain}>
                  {words.againYes}
                </button>
                <button type="button" className="button quiet" onClick={() => setAsking(false)}>
                  {words.keep}
                </button>
              </div>
            </div>
          )}
          {brought && <SamePatient brought={brought} onAnswer={decide} />}
          {restored && empty && <p className={styles.begin}>{words.begin}</p>}
          <PatientLine />
          <FactsPanel open={restored && empty} engine={engine} />
        </section>
        <div className={styles.answer} aria-busy={waiting}>
          <p role="status">{waiting && words.loading}</p>
          {failed && (
            <p role="alert">
              {words.failed}{' '}
              <button type="button" className="link" onClick={retry}>
                {words.retry}
              </button>
            </p>
          )}
          <OnDemand again={answered}>
            {engine && answered && (
              <VisitAnswer
                visit={answered.visit}
                engine={engine}
                at={answered.at}
                owner={owner}
                name={state.name}
                onOpen={(tool) => {
                  const next = { ...state, opened: [...new Set([...state.opened, tool])] };
                  keepVisit(next);
                  setState(next);
                }}
              />
            )}
          </OnDemand>
        </div>
      </div>
    </DeskContext>
  );
}
