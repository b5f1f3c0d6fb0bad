import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Concept, unitOf } from '../../engine/kit/fields/concept.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import { takeCarried } from '../stores/carry.ts';
import { readDraft, writeDraft } from '../stores/draft.ts';
import { $units, chooseUnit, restoreUnits } from '../stores/units.ts';
import { fieldId } from './Field.tsx';
import { createFormStore, type FormStore } from './form-state.ts';
import { exactOf, type FormValues, inUnits, readForm, toFormValues } from './form-values.ts';
import { calculateSnapshot, type Snapshot } from '../answer/snapshot.ts';
import { answerId } from '../answer/result-props.ts';

export interface Calculator {
  readonly form: FormStore;
  readonly snapshot: Snapshot | null;
  readonly stale: boolean;
  readonly issues: readonly Issue[];
  readonly busy: boolean;
  readonly notes: string;
  readonly patientName: string;
  setNotes(text: string): void;
  setPatientName(name: string): void;
  calculate(): void;
  reset(): void;
  /** Fills the form from inputs (a saved record, a sample case) and calculates at once. */
  load(inputs: object, extra?: { readonly notes?: string; readonly patientName?: string; readonly at?: Date }): void;
  switchUnit(concept: Concept): void;
}

const wide = '(min-width: 900px)';
const same = (a: FormValues, b: FormValues): boolean => Object.keys(a).every((key) => a[key] === b[key]);

/** Everything one person does with one calculator: type, calculate, switch units, load, and lose nothing. */
export function useCalculator(
  tool: Tool,
  owner: string,
  formRef: RefObject<HTMLFormElement | null>,
  mode: { get(): string; set(mode: string): void },
  onCalculated: () => void,
): Calculator {
  const units = useStore($units, { ssr: 'initial' });
  const [form] = useState(() => {
    const values = toFormValues(tool.fields, tool.defaults, {});
    return createFormStore(values, exactOf(tool.fields, tool.defaults, values));
  });
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [calculatedFrom, setCalculatedFrom] = useState<FormValues | null>(null);
  const [stale, setStale] = useState(false);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [busy, setBusy] = useState(false);
  const [notes, setNotes] = useState('');
  const [patientName, setPatientName] = useState('');
  const restored = useRef('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // `values` are what the answer came from; the form may have moved on since (a delayed answer, an older one restored).
  const show = useCallback(
    (inputs: object, values: FormValues, warnings: readonly Issue[], at: Date) => {
      setSnapshot(calculateSnapshot(tool, inputs, warnings, at));
      setCalculatedFrom(values);
      setStale(!same(values, form.get()));
    },
    [tool, form],
  );

  /** Writes inputs into the form and remembers the numbers behind the texts. */
  const write = useCallback(
    (inputs: unknown): FormValues => {
      const values = toFormValues(tool.fields, inputs, $units.get());
      form.exact = exactOf(tool.fields, inputs, values);
      form.set(values);
      return values;
    },
    [tool, form],
  );

  /** An answer under way belongs to what was asked then; it must not appear over another patient. */
  const cancel = useCallback(() => {
    clearTimeout(waiting.current);
    setBusy(false);
  }, []);
  useEffect(() => () => clearTimeout(waiting.current), []);

  // What was typed before a reload or a lost session comes back, for the same person only.
  useEffect(() => {
    if (owner === '' || restored.current === owner) return;
    restored.current = owner;
    restoreUnits();
    const carried = takeCarried(tool.id, owner, tool.fields, tool.defaults);
    if (carried) {
      const values = write(carried);
      const arriving = tool.validate(carried);
      if (arriving.ok) show(arriving.inputs, values, arriving.warnings, new Date());
      return;
    }
    write(tool.defaults);
    const draft = readDraft(tool.id, owner);
    if (!draft) return;
    // The reader may have chosen other units since, on another page or in another tab.
    const back = inUnits(tool.fields, { values: draft.values, exact: draft.exact ?? {} }, draft.units, $units.get());
    form.exact = { ...form.exact, ...back.exact };
    form.set({ ...form.get(), ...back.values });
    setNotes(draft.notes);
    setPatientName(draft.patientName);
    if (draft.mode !== '') mode.set(draft.mode);
    const checked = tool.validate(draft.inputs);
    if (draft.calculatedAt && checked.ok) {
      show(
        checked.inputs,
        toFormValues(tool.fields, checked.inputs, $units.get()),
        checked.warnings,
        new Date(draft.calculatedAt),
      );
    }
  }, [owner, tool, form, show, write, mode]);

  useEffect(() => {
    if (owner === '') return undefined;
    const keep = () =>
      writeDraft(tool.id, {
        owner,
        values: form.get(),
        units: $units.get(),
        exact: form.exact,
        notes,
        patientName,
        mode: mode.get(),
        ...(snapshot && { calculatedAt: snapshot.at.toISOString(), inputs: snapshot.inputs }),
      });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, 250);
    };
    if (restored.current === owner) later();
    const unsubscribe = form.listen((values) => {
      later();
      if (calculatedFrom) setStale(!same(calculatedFrom, values));
    });
    addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keep);
      clearTimeout(timer);
    };
  }, [owner, tool, form, notes, patientName, snapshot, calculatedFrom, mode]);

  function focusFirst(found: readonly Issue[]): void {
    const order = Object.keys(tool.fields);
    const first = [...found].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))[0];
    const field = first && formRef.current?.querySelector<HTMLElement>(`#${fieldId(first.path)}`);
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  }

  function finish(inputs: object, values: FormValues, warnings: readonly Issue[]): void {
    // Painted in this very task: the answer is there when the click has been handled.
    flushSync(() => {
      setBusy(false);
      show(inputs, values, warnings, new Date());
    });
    onCalculated();
    const answer = document.getElementById(answerId);
    answer?.focus({ preventScroll: matchMedia(wide).matches });
    if (!matchMedia(wide).matches) answer?.closest('section')?.scrollIntoView({ block: 'start' });
  }

  function calculate(): void {
    if (busy) return;
    const values = { ...form.get() };
    const checked = readForm(tool, values, units, form.exact);
    if (!checked.ok) {
      flushSync(() => setIssues(checked.issues));
      focusFirst(checked.issues);
      return;
    }
    setIssues([]);
    if (tool.delay === 0) {
      finish(checked.inputs, values, checked.warnings);
      return;
    }
    setBusy(true);
    waiting.current = setTimeout(() => finish(checked.inputs, values, checked.warnings), tool.delay);
  }

  function load(
    inputs: object,
    extra: { readonly notes?: string; readonly patientName?: string; readonly at?: Date } = {},
  ): void {
    cancel();
    const complete = tool.complete(inputs);
    const values = write(complete);
    const checked = tool.validate(complete);
    setNotes(extra.notes ?? '');
    setPatientName(extra.patientName ?? '');
    setIssues(checked.ok ? [] : checked.issues);
    if (checked.ok) show(checked.inputs, values, checked.warnings, extra.at ?? new Date());
    else setSnapshot(null);
  }

  function reset(): void {
    cancel();
    write(tool.defaults);
    setIssues([]);
    setSnapshot(null);
    setNotes('');
    setPatientName('');
  }

  // Switching a unit converts what is typed in every field measured alike; the calculation on screen stays valid.
  function switchUnit(concept: Concept): void {
    if (!concept.other) return;
    const before = $units.get();
    chooseUnit(concept, unitOf(concept, before) === concept.unit ? concept.other.unit : concept.unit);
    const anew = (values: FormValues) => inUnits(tool.fields, { values, exact: form.exact }, before, $units.get());
    const [from, switched] = [calculatedFrom && anew(calculatedFrom).values, anew(form.get())];
    form.exact = switched.exact;
    form.set(switched.values);
    setCalculatedFrom(from);
    setStale(from !== null && !same(from, switched.values));
  }

  return {
    form,
    snapshot,
    stale,
    issues,
    busy,
    notes,
    patientName,
    setNotes,
    setPatientName,
    calculate,
    reset,
    load,
    switchUnit,
  };
}
