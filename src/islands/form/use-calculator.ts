import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answering } from '../../engine/answer/index.ts';
import type { InHand } from '../../engine/chart/lens.ts';
import { type Concept, unitOf } from '../../engine/kit/fields/concept.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadAnswering, useAnswering } from '../answer/answering.ts';
import { answerId } from '../answer/result-props.ts';
import { answerAhead, type Asked, type Snapshot, snapshotOf } from '../answer/snapshot.ts';
import type { Hand } from '../patient/in-hand.ts';
import { loadHand, mayBeInHand, useHand } from '../patient/use-hand.ts';
import { takeCarried } from '../stores/carry.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { leave, readDraft, writeDraft } from '../stores/draft.ts';
import { $units, chooseUnit, restoreUnits } from '../stores/units.ts';
import { $mode, restoreMode } from '../stores/workbench.ts';
import { draftOf, isSomebody, isStale } from './calculator-state.ts';
import { type CalculatorStore, createCalculatorStore, usePart } from './calculator-store.ts';
import { fieldId, readForm } from './form-values.ts';

export interface Calculator {
  readonly store: CalculatorStore;
  /** What answers, once it is there. */
  readonly answering: Answering | null;
  readonly snapshot: Snapshot | null;
  readonly stale: boolean;
  readonly issues: readonly Issue[];
  readonly notes: string;
  readonly patientName: string;
  setNotes(text: string): void;
  calculate(): void;
  /** Somebody reaches for the button: what it will ask is answered now, where what answers is there. */
  prepare(): void;
  reset(): void;
  /** Fills the form from inputs (a saved record, a sample case) and calculates at once. */
  load(
    inputs: object,
    extra: {
      /** Paths that are examples; undefined where that is not known. */
      readonly examples: readonly string[] | undefined;
      readonly notes?: string;
      readonly patientName?: string;
      readonly at?: Date;
      /** The record's whole patient, where it was saved with one. */
      readonly inHand?: InHand | undefined;
    },
  ): void;
  /** Takes inputs that were tried beside the answer: what was moved is the patient's. */
  take(inputs: object, moved: readonly string[]): void;
  switchUnit(concept: Concept): void;
}

/** Milliseconds of rest before what was typed is kept. */
const keepDelay = 250;
const wide = '(min-width: 900px)';

/** What was typed before a reload or a lost session comes back, for the same person only, and goes on being kept. */
function useDraft(tool: ToolForm, owner: string, store: CalculatorStore): void {
  const restored = useRef('');
  useEffect(() => {
    if (owner === '' || restored.current === owner) return;
    restored.current = owner;
    restoreUnits();
    const units = $units.get();
    const carried = takeCarried(tool.id, owner, tool.fields, tool.defaults);
    if (carried) {
      store.send({ type: 'patientArrived', ...carried, units, at: new Date() });
      // Where there are sample cases, too: somebody with a patient wants the form.
      $mode.set('hcp');
      return;
    }
    const draft = readDraft(tool.id, owner);
    store.send({ type: 'draftFound', draft, units });
    restoreMode(draft?.mode);
  }, [owner, tool, store]);

  useEffect(() => {
    if (owner === '') return undefined;
    const keep = () => writeDraft(tool.id, draftOf(store.get(), owner, $mode.get()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, keepDelay);
    };
    keepSoon();
    const unlisten = store.listen(keepSoon);
    const keepAndLeave = () => {
      keep();
      if (isSomebody(store.get())) leave(tool.id);
    };
    addEventListener('pagehide', keepAndLeave);
    return () => {
      unlisten();
      removeEventListener('pagehide', keepAndLeave);
      clearTimeout(timer);
    };
  }, [owner, tool, store]);
}

function focusFirst(tool: ToolForm, form: HTMLFormElement | null, issues: readonly Issue[]): void {
  const order = Object.keys(tool.fields);
  const first = [...issues].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))[0];
  const field = first && form?.querySelector<HTMLElement>(`#${fieldId(first.path)}`);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  // A field that has still to be fetched is reached by its line in the summary.
  (field ?? form?.querySelector<HTMLElement>('[role=alert] a'))?.focus();
}

function focusAnswer(): void {
  const answer = document.getElementById(answerId);
  answer?.focus({ preventScroll: matchMedia(wide).matches });
  if (!matchMedia(wide).matches) answer?.closest('#result > section')?.scrollIntoView({ block: 'start' });
}

/** The answer to what was asked, once what answers is there; of a patient in hand beside their plan, never without it. */
function useSnapshot(answering: Answering | null, answered: Asked | null, hand: Hand | null): Snapshot | null {
  return useMemo(() => {
    if (!answering || !answered) return null;
    const { inHand } = answered;
    if (!inHand) return snapshotOf(answering, answered);
    return hand?.snapshot(answering, { ...answered, inHand }) ?? null;
  }, [answering, answered, hand]);
}

/** Everything one person does with one calculator, between its state (calculator-state.ts) and the page. */
export function useCalculator(
  tool: ToolForm,
  locale: Locale,
  owner: string,
  formRef: RefObject<HTMLFormElement | null>,
  { onCalculated, onFailed }: { readonly onCalculated: () => void; readonly onFailed: () => void },
): Calculator {
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [store] = useState(() => createCalculatorStore(tool));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useDraft(tool, owner, store);
  const answered = usePart(store, (state) => state.answered);
  const warmed = useAnswering(tool.id, locale, answered !== null);
  const hand = useHand(tool, owner, store, onFailed);

  function calculate(): void {
    if (store.get().question) return;
    store.send({ type: 'calculationAsked' });
    const asked = store.get();
    const { question, issues } = asked;
    if (!question) {
      // The refusals stand in the page before the focus goes to the first.
      flushSync(() => undefined);
      focusFirst(tool, formRef.current, issues);
      return;
    }
    const answer = (found: Answering, holding: Hand | null) => {
      if (store.get().question !== question) return;
      const inHand = holding?.lentTo(owner, tool, asked);
      // Painted in this very task: the answer is there when the click has been handled.
      flushSync(() => {
        setAnswering(found);
        store.send({ type: 'answerDue', question, at: new Date(), inHand });
      });
      focusAnswer();
      afterPaint(onCalculated);
    };
    // Of a patient in hand there is no answer without their plan.
    const held = mayBeInHand(asked);
    const fetched = () =>
      Promise.all([loadAnswering(tool.id, locale), held ? loadHand() : null]).then(
        ([found, holding]) => answer(found, holding),
        () => {
          store.send({ type: 'answerFailed', question });
          onFailed();
        },
      );
    const ready = warmed ?? answering;
    const go = () => (ready && (hand || !held) ? answer(ready, hand) : void fetched());
    if (tool.delay > 0) timer.current = setTimeout(go, tool.delay);
    else go();
  }

  function prepare(): void {
    const state = store.get();
    const ready = warmed ?? answering;
    if (!ready || state.question || mayBeInHand(state)) return;
    const { content } = state;
    const read = readForm(tool, content);
    if (read.ok) answerAhead(ready, { inputs: read.inputs, examples: content.examples });
  }

  // A unit is chosen for every field measured alike, on this page and the next.
  function switchUnit(concept: Concept): void {
    if (!concept.other) return;
    chooseUnit(concept, unitOf(concept, $units.get()) === concept.unit ? concept.other.unit : concept.unit);
    store.send({ type: 'unitsSwitched', units: $units.get() });
  }

  const found = answering ?? warmed;
  return {
    store,
    answering: found,
    snapshot: useSnapshot(found, answered, hand),
    stale: usePart(store, (state) => isStale(tool, state)),
    issues: usePart(store, (state) => state.issues),
    notes: usePart(store, (state) => state.notes),
    patientName: usePart(store, (state) => state.patientName),
    setNotes: (notes) => store.send({ type: 'notesWritten', notes }),
    calculate,
    prepare,
    reset: () => store.send({ type: 'startedAgain', units: $units.get() }),
    load: (inputs, { at = new Date(), ...extra }) =>
      store.send({ type: 'recordLoaded', inputs, units: $units.get(), at, ...extra }),
    take: (inputs, moved) => store.send({ type: 'inputsTaken', inputs, moved, units: $units.get(), at: new Date() }),
    switchUnit,
  };
}
