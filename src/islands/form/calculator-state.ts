import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import { calculateSnapshot, type Snapshot } from '../answer/snapshot.ts';
import type { Draft } from '../stores/draft.ts';
import { contentOf, type FormContent, inUnits, readForm } from './form-values.ts';

/** Inputs that were read from the form and wait for their answer. */
interface Question {
  readonly inputs: object;
  readonly warnings: readonly Issue[];
}

/**
 * One person's work with one calculator: all of it. Whatever else a page shows (what is missing, which figures are
 * examples, whether the answer is of an older form) is worked out from this and stored nowhere.
 */
export interface CalculatorState {
  readonly content: FormContent;
  /** The answer on screen, with the inputs it came from. */
  readonly snapshot: Snapshot | null;
  /** Asked, and not answered yet: some calculators take their time. */
  readonly question: Question | null;
  /** Why the last attempt to calculate was refused. */
  readonly issues: readonly Issue[];
  readonly notes: string;
  readonly patientName: string;
}

/** What can happen to it. Times and units come along, so that the same events always lead to the same state. */
export type CalculatorEvent =
  | { readonly type: 'typed'; readonly name: string; readonly value: string | boolean }
  /** Figures were taken from a file: the form as it is with them. */
  | { readonly type: 'contentTaken'; readonly content: FormContent }
  | { readonly type: 'notesWritten'; readonly notes: string }
  | { readonly type: 'patientNamed'; readonly patientName: string }
  | { readonly type: 'calculationAsked' }
  | { readonly type: 'answerDue'; readonly question: Question; readonly at: Date }
  | { readonly type: 'startedAgain'; readonly units: UnitChoice }
  | { readonly type: 'unitsSwitched'; readonly units: UnitChoice }
  /** The person is known: what they left here comes back, or a patient carried from another calculator arrives. */
  | { readonly type: 'draftFound'; readonly draft: Draft | null; readonly units: UnitChoice }
  | { readonly type: 'patientArrived'; readonly inputs: object; readonly units: UnitChoice; readonly at: Date }
  /** A saved record or a sample case. */
  | {
      readonly type: 'recordLoaded';
      readonly inputs: object;
      readonly units: UnitChoice;
      readonly at: Date;
      readonly notes?: string;
      readonly patientName?: string;
    };

/** A calculator nobody has touched yet: the example values, in the units they are stored in. */
export function untouched(tool: Tool, units: UnitChoice = {}): CalculatorState {
  return {
    content: contentOf(tool.fields, tool.defaults, units),
    snapshot: null,
    question: null,
    issues: [],
    notes: '',
    patientName: '',
  };
}

/** Inputs written into the form, with their answer where they pass the checks. */
function shown(tool: Tool, inputs: object, units: UnitChoice, at: Date) {
  const checked = tool.validate(inputs);
  return {
    content: contentOf(tool.fields, inputs, units),
    snapshot: checked.ok ? calculateSnapshot(tool, checked.inputs, checked.warnings, at) : null,
    issues: checked.ok ? [] : checked.issues,
  };
}

function restored(tool: Tool, draft: Draft, units: UnitChoice): CalculatorState {
  const start = untouched(tool, units);
  // The reader may have chosen other units since, on another page or in another tab.
  const { values, units: written, exact = {} } = draft;
  const back = inUnits(tool.fields, { values, units: written, exact }, units);
  const checked = tool.validate(draft.inputs);
  return {
    ...start,
    content: {
      values: { ...start.content.values, ...back.values },
      units,
      exact: { ...start.content.exact, ...back.exact },
    },
    notes: draft.notes,
    patientName: draft.patientName,
    snapshot:
      draft.calculatedAt && checked.ok
        ? calculateSnapshot(tool, checked.inputs, checked.warnings, new Date(draft.calculatedAt))
        : null,
  };
}

function asked(tool: Tool, state: CalculatorState): CalculatorState {
  if (state.question) return state;
  const read = readForm(tool, state.content);
  return read.ok
    ? { ...state, issues: [], question: { inputs: read.inputs, warnings: read.warnings } }
    : { ...state, issues: read.issues };
}

/** The state after an event. Pure: no clock, no storage, no page. */
export function after(tool: Tool, state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'typed': {
      const { content } = state;
      return { ...state, content: { ...content, values: { ...content.values, [event.name]: event.value } } };
    }
    case 'contentTaken':
      return { ...state, content: event.content };
    case 'notesWritten':
      return { ...state, notes: event.notes };
    case 'patientNamed':
      return { ...state, patientName: event.patientName };
    case 'calculationAsked':
      return asked(tool, state);
    case 'answerDue': {
      // An answer under way belongs to what was asked then; it must not appear over another patient.
      if (state.question !== event.question) return state;
      const { inputs, warnings } = event.question;
      return { ...state, question: null, snapshot: calculateSnapshot(tool, inputs, warnings, event.at) };
    }
    case 'startedAgain':
      return untouched(tool, event.units);
    case 'unitsSwitched':
      // What is typed is converted; the calculation on screen stays valid.
      return { ...state, content: inUnits(tool.fields, state.content, event.units) };
    case 'draftFound':
      return event.draft ? restored(tool, event.draft, event.units) : untouched(tool, event.units);
    case 'patientArrived':
      return { ...state, ...shown(tool, event.inputs, event.units, event.at), issues: state.issues };
    case 'recordLoaded':
      return {
        ...shown(tool, tool.complete(event.inputs), event.units, event.at),
        question: null,
        notes: event.notes ?? '',
        patientName: event.patientName ?? '',
      };
  }
}

/** Whether the form has moved on since the answer: it reads as other inputs than the answer came from. */
export function isStale(tool: Tool, { content, snapshot }: CalculatorState): boolean {
  if (!snapshot) return false;
  const read = readForm(tool, content);
  return !(
    read.ok && Object.keys(tool.fields).every((path) => readPath(read.inputs, path) === readPath(snapshot.inputs, path))
  );
}

/** What is kept in this tab for the person it belongs to. */
export function draftOf(state: CalculatorState, owner: string, mode: string): Draft {
  const { content, snapshot, notes, patientName } = state;
  return {
    ...content,
    owner,
    notes,
    patientName,
    mode,
    ...(snapshot && { calculatedAt: snapshot.at.toISOString(), inputs: snapshot.inputs }),
  };
}
