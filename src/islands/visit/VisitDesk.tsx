import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { hiddenInName, limits } from '../../api/contract.ts';
import { factValue, withoutExamples } from '../../engine/chart/chart.ts';
import { conflictsIn } from '../../engine/chart/conflicts.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useClinician } from '../shared/use-clinician.ts';
import { useUser } from '../auth/user-context.ts';
import { dayOf } from '../shared/day-of.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { toast } from '../stores/toasts.ts';
import { visibleCharacters } from '../shared/visible-characters.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { chosen, entriesOf, markedDone, stillSo, told } from './fact-entries.ts';
import { forClinicians, heldBack, notAsked } from './held.ts';
import { Jumps } from './Jumps.tsx';
import { PatientLine } from './PatientLine.tsx';
import { SamePatient } from './SamePatient.tsx';
import type { SeenSensor } from './seen-sensor.ts';
import { useKept } from './use-kept.ts';
import { useLanding } from './use-landing.ts';
import { useVisit } from './use-visit.ts';
import { contentOf, type Sendable } from './sendable.ts';
import { type Looking, Ways } from './Ways.tsx';
import styles from './Visit.module.css';
import { type Desk, DeskContext } from './visit-context.ts';
import { type Beginning, begunFrom, emptyVisit, keepVisit } from './visit-store.ts';
import { useDeskWords } from './visit-words.ts';

const VisitAnswer = loadOnDemand(() => import('./VisitAnswer.tsx'), 'VisitAnswer');

const SaveVisit = loadOnDemand(() => import('./SaveVisit.tsx'), 'SaveVisit');
const SameName = loadOnDemand(() => import('./SameName.tsx'), 'SameName');
const LastValues = loadOnDemand(() => import('./LastValues.tsx'), 'LastValues');
const Notes = loadOnDemand(() => import('../answer/Notes.tsx'), 'Notes');
const CourseSection = loadOnDemand(() => import('./CourseSection.tsx'), 'CourseSection');

/** The answer. While the next is worked out, which comes with the same press, the one before stands and is not drawn again. */
const Standing = memo(
  ({ children }: { readonly isDue: boolean; readonly children: ReactNode }) => children,
  (_, { isDue }) => isDue,
);

/** The patient in front of you: what is known, and what every calculator makes of it. */
export function VisitDesk({ owner, locale }: { readonly owner: string; readonly locale: Locale }) {
  const desk = useDeskWords(locale);
  const { visit: words } = desk;
  const { state, setState, looked: begun, doubtful: brought, decide } = useKept(owner, locale);
  const [editing, setEditing] = useState<FactId | null>(null);
  const [asking, setAsking] = useState(false);
  /** The name before it was touched: what is saved is looked for by a whole name, and not letter by letter. */
  const [before, setBefore] = useState<string | null>(null);
  const [looking, setLooking] = useState<Looking>('no');
  const [seen, setSeen] = useState<SeenSensor | null>(null);
  /** How often a visit was begun here: what was unfolded to begin it is folded again, for the answer comes first. */
  const [turn, setTurn] = useState(0);
  const nameField = useRef<HTMLInputElement>(null);
  const pressPrint = useRef<(() => void) | null>(null);
  const { userType } = useUser();
  const [clinician, confirmClinician] = useClinician();
  const { chart } = state;
  const { engine, answered, waiting, failed, retry } = useVisit(chart, locale);
  const clinical = useMemo(() => (engine ? forClinicians(engine) : []), [engine]);
  const shown = useMemo(
    () => answered && engine && heldBack(answered.visit, clinician ? [] : clinical, notAsked(engine, state.opened)),
    [answered, engine, clinician, clinical, state.opened],
  );
  const entries = useMemo(
    () =>
      entriesOf(
        desk,
        engine,
        engine?.coarse.filter(({ fact }) => chart[fact]),
      ),
    [desk, engine, chart],
  );
  const conflicts = useMemo(() => conflictsIn(chart), [chart]);
  const empty = Object.keys(chart).length === 0;
  const registered = userType === 'registered';
  const landing = useLanding(registered && begun && empty, () => registered && setLooking('all'));
  const named = (before ?? state.name).trim();
  const sendable: Sendable | null = engine &&
    answered && {
      patientName: state.name,
      on: dayOf(),
      chart,
      patientId: state.patientId,
      knownBy: state.knownBy,
      savedAs: state.saved?.id,
      clinicalNotes: state.notes ?? '',
      confirmed: clinician ? clinical : [],
      plan: answered.chart === chart ? answered.visit.plan : undefined,
    };
  // Until it can be told whether the last save is of what stands here, neither is said.
  const isUnsaved = !state.saved || (sendable !== null && contentOf(sendable) !== state.saved.content);
  // What is saved as it stands is left without a question; one's own sentence for the patient is saved nowhere.
  const isKept = !isUnsaved && sendable !== null && !state.ownWords?.trim();
  // A picture opens the visit: of whom nothing is saved, as soon as there is an HbA1c that is theirs.
  const knownAs = registered ? state.patientId : undefined;
  const hasOwnA1c = factValue(withoutExamples(chart), 'a1c') !== undefined;
  // With patients to choose from, the fields are opened by whoever wants them.
  const fieldsFirst = begun && empty && (!registered || (landing.known && looking === 'no'));
  // Until it is known who stands here, what would move is not shown; the patients come with a script of their own.
  const [drawn, setDrawn] = useState(false);
  const [settled, setSettled] = useState(false);
  if (!settled && begun && (!empty || !registered || (landing.known && (looking === 'no' || drawn)))) setSettled(true);
  /** Whoever begins with somebody new has seen the others. */
  function beginOne(): void {
    if (empty) setLooking('no');
  }
  const notes = state.notes ?? '';
  const onNotes: Desk['onNotes'] = (change) => setState((now) => ({ ...now, notes: change(now.notes ?? '') }));
  const onChart: Desk['onChart'] = (change) => {
    beginOne();
    setState((now) => ({ ...now, chart: change(now.chart) }));
  };
  const context: Desk = {
    desk,
    chart,
    entries,
    conflicts,
    engine,
    onChart,
    onTake(taken, read) {
      onChart((now) => ({ ...now, ...taken }));
      if (read) setSeen({ taken, read });
    },
    from: state.from,
    notes,
    onNotes,
    seen,
    editing,
    edit(fact) {
      beginOne();
      setEditing(fact);
    },
    mark: (fact, on) => setState((now) => ({ ...now, chart: markedDone(now.chart, fact, on) })),
    choose: (made) => setState((now) => ({ ...now, chart: chosen(now.chart, made, dayOf()) })),
    tell: (entry, answer) => setState((now) => ({ ...now, chart: told(now.chart, entry, answer, dayOf()) })),
  };
  async function begin(from: Promise<Beginning>): Promise<void> {
    const saved = await from.catch(() => null);
    if (!saved) {
      toast({ title: desk.words.status.partFailed, tone: 'destructive' });
      return;
    }
    if (!empty && !isKept && !window.confirm(words.againAsk)) return;
    setState(begunFrom(owner, saved));
    setEditing(null);
    setTurn((now) => now + 1);
    setLooking('no');
    scrollTo({ top: 0 });
    nameField.current?.focus({ preventScroll: true });
  }
  function lookForSame(): void {
    setLooking('same');
    document.getElementById('visit-candidates')?.focus();
  }
  function startAgain(): void {
    setLooking('no');
    setState(emptyVisit(owner));
    setEditing(null);
    setAsking(false);
    document.getElementById('visit-typed')?.focus();
  }
  return (
    <DeskContext value={context}>
      <div className={styles.desk} id="visit" data-settled={settled || undefined}>
        <section className={styles.who} aria-label={words.who} data-known={empty ? undefined : ''}>
          <Ways
            key={`ways-${turn}`}
            name={state.name}
            looking={looking}
            onLook={setLooking}
            known={state}
            typed={state.typed ?? ''}
            onType={(typed) => setState((now) => ({ ...now, typed }))}
            onJoined={(known) => setState((now) => ({ ...now, ...known }))}
            onBegin={(from) => void begin(from)}
            patients={landing.patients}
            onDrawn={() => setDrawn(true)}
          />
          <div className={styles.top}>
            <label className={styles.name}>
              {words.name}
              <input
                ref={nameField}
                className="input"
                type="text"
                dir="auto"
                maxLength={limits.nameLength}
                autoComplete="off"
                value={state.name}
                onBlur={() => setBefore(null)}
                onChange={({ currentTarget: { value } }) => {
                  const name = visibleCharacters(value, hiddenInName);
                  setBefore((now) => now ?? state.name);
                  setState((now) => ({ ...now, name }));
                }}
              />
            </label>
            <div className={styles.told}>
              <OnDemand again={named}>
                {registered && named !== '' && !empty && (
                  <SameName name={named} patientId={state.patientId} chart={chart} onLook={lookForSame} />
                )}
                {registered && state.patientId !== undefined && (
                  <LastValues key={state.patientId} patientId={state.patientId} savedAs={state.saved?.id} />
                )}
              </OnDemand>
              <p className="hint" id="visit-kept">
                {/* Quick access says beside the buttons that nothing can be saved: once is enough. */}
                {isUnsaved && registered && (
                  <>
                    {words.unsaved}
                    <span className={styles.stays}>{words.unsavedStays}</span>
                  </>
                )}
              </p>
            </div>
            {/* Its place is kept while there is nobody: the first answer moves nothing. */}
            <button
              type="button"
              className={`link ${styles.again}`}
              data-empty={empty || undefined}
              onClick={() => (isKept ? startAgain() : setAsking(true))}
            >
              {words.again}
            </button>
          </div>
          {asking && (
            <div role="alertdialog" aria-label={words.again} className={`notice ${styles.same} no-print`}>
              <p>{words.againAsk}</p>
              <div className="choices">
                <button type="button" className="button danger" onClick={startAgain}>
                  {words.againYes}
                </button>
                <button type="button" className="button quiet" onClick={() => setAsking(false)}>
                  {words.keep}
                </button>
              </div>
            </div>
          )}
          <div className={`choices ${styles.keep} no-print`} data-quick={registered ? undefined : ''}>
            {begun && empty && <p className={styles.begin}>{words.begin}</p>}
            <OnDemand again={answered}>
              {engine && sendable && (
                <>
                  <SaveVisit
                    visit={sendable}
                    engine={engine}
                    saved={state.saved}
                    onSaved={(patientId, saved) => setState((now) => ({ ...now, patientId, knownBy: saved.id, saved }))}
                    onNameMissing={() => nameField.current?.focus()}
                  />
                  <button type="button" className="button quiet" onClick={() => pressPrint.current?.()}>
                    {desk.words.answer.print}
                  </button>
                </>
              )}
            </OnDemand>
          </div>
          {brought && <SamePatient brought={brought} onAnswer={decide} />}
          <div className={styles.along}>
            <PatientLine />
            {answered && <Jumps words={words} />}
          </div>
          <FactsPanel key={`facts-${turn}`} open={fieldsFirst} answered={answered !== null} onOpened={beginOne} />
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
            <Standing isDue={answered !== null && answered.chart !== chart && !failed}>
              <DeskContext value={context}>
                {engine && answered && shown && (
                  <VisitAnswer
                    visit={shown}
                    engine={engine}
                    at={answered.at}
                    owner={owner}
                    name={state.name}
                    ownWords={state.ownWords ?? ''}
                    onOwnWords={(ownWords) => setState((now) => ({ ...now, ownWords }))}
                    course={
                      (knownAs !== undefined || hasOwnA1c) && (
                        <OnDemand again={answered}>
                          <CourseSection name={state.name} patientId={knownAs} visit={answered.visit} engine={engine} />
                        </OnDemand>
                      )
                    }
                    onConfirm={confirmClinician}
                    onStillSo={(facts) => setState((now) => ({ ...now, chart: stillSo(now.chart, facts, dayOf()) }))}
                    pressPrint={pressPrint}
                    onOpen={(tool) => {
                      const next = { ...state, opened: [...new Set([...state.opened, tool])] };
                      keepVisit(next);
                      setState(next);
                    }}
                  />
                )}
              </DeskContext>
            </Standing>
            {/* With the answer, or it would have to move away for it. */}
            {answered && (
              <Notes
                id="visit-notes"
                words={desk.words.notes}
                value={notes}
                onChange={(notes) => setState((now) => ({ ...now, notes }))}
              />
            )}
          </OnDemand>
        </div>
      </div>
    </DeskContext>
  );
}
