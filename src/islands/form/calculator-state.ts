import type { InHand, ToldBy } from '../../engine/chart/lens.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import type { Asked, LentTo, Marks } from '../answer/snapshot.ts';
import { dayOf } from '../shared/day-of.ts';
import type { Draft } from '../stores/draft.ts';
import {
  answeredPaths,
  contentOf,
  type FormContent,
  formName,
  inUnits,
  ownPaths,
  readForm,
  readsAsExample,
} from './form-values.ts';

/** Inputs that were read from the form and wait for their answer. */
interface Question {
  readonly inputs: object;
  readonly warnings: readonly Issue[];
  readonly marks: Marks;
}

/**
 * One person's work with one calculator: all of it. Whatever else a page shows (what is missing, which figures are
 * examples, whether the answer is of an older form) is worked out from this and stored nowhere.
 */
export interface CalculatorState {
  readonly content: FormContent;
  /** False for a record older than the marks: which of its values were examples is not known. */
  readonly marked: boolean;
  /** When and where the patient's own answers were given, by path. */
  readonly told: ToldBy;
  /** The patient of the record that was loaded, as far as the record knows more of them than this form asks. */
  readonly recorded?: InHand | undefined;
  /** What the answer on screen was asked with. */
  readonly answered: Asked | null;
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
  /** What stands at these paths is the patient's, as it stands. */
  | { readonly type: 'examplesTaken'; readonly paths: readonly string[] }
  /** Figures were taken from a file, or carried from elsewhere: the form as it is with them. */
  | {
      readonly type: 'contentTaken';
      readonly content: FormContent;
      /** Where and when what was carried is from. */
      readonly told?: ToldBy;
    }
  /** What was taken is taken out again: the form as it is without it, its examples with it. */
  | { readonly type: 'contentRestored'; readonly content: FormContent; readonly told: ToldBy }
  /** Inputs were tried beside the answer and are taken, with their answer: what was moved is the patient's. */
  | {
      readonly type: 'inputsTaken';
      readonly inputs: object;
      readonly moved: readonly string[];
      readonly units: UnitChoice;
      readonly at: Date;
    }
  | { readonly type: 'notesWritten'; readonly notes: string }
  | { readonly type: 'patientNamed'; readonly patientName: string }
  | { readonly type: 'calculationAsked' }
  | { readonly type: 'answerDue'; readonly question: Question; readonly at: Date; readonly inHand?: LentTo | undefined }
  /** More is known of the patient in hand, or otherwise, than when the answer on screen was asked for. */
  | { readonly type: 'patientRenewed'; readonly inHand: InHand }
  /** A part that answers could not be fetched. */
  | { readonly type: 'answerFailed'; readonly question: Question }
  | { readonly type: 'startedAgain'; readonly units: UnitChoice }
  | { readonly type: 'unitsSwitched'; readonly units: UnitChoice }
  /** The person is known: what they left here comes back, or a patient carried from another calculator arrives. */
  | { readonly type: 'draftFound'; readonly draft: Draft | null; readonly units: UnitChoice }
  | {
      readonly type: 'patientArrived';
      readonly inputs: object;
      readonly examples: readonly string[];
      readonly patientName: string;
      readonly told?: ToldBy | undefined;
      /** The whole patient, where one is in hand. */
      readonly inHand?: InHand | undefined;
      readonly units: UnitChoice;
      readonly at: Date;
    }
  /** A saved record or a sample case; without `examples` one that is older than the marks. */
  | {
      readonly type: 'recordLoaded';
      readonly inputs: object;
      readonly units: UnitChoice;
      readonly at: Date;
      readonly examples?: readonly string[] | undefined;
      readonly notes?: string;
      readonly patientName?: string;
      readonly inHand?: InHand | undefined;
    };

const first = new WeakMap<ToolForm, CalculatorState>();

/**
 * A calculator nobody has touched yet: the example values, in the units they are stored in. In those it is one and the same state, so that
 * a page that finds nothing kept has nothing to draw again.
 */
export function untouched(tool: ToolForm, units: UnitChoice = {}): CalculatorState {
  if (Object.keys(units).length > 0) return untouchedIn(tool, units);
  const state = first.get(tool) ?? untouchedIn(tool, {});
  first.set(tool, state);
  return state;
}

function untouchedIn(tool: ToolForm, units: UnitChoice): CalculatorState {
  return {
    content: contentOf(tool.fields, tool.defaults, units, answeredPaths(tool.fields, tool.defaults)),
    marked: true,
    told: {},
    answered: null,
    question: null,
    issues: [],
    notes: '',
    patientName: '',
  };
}

/** A record's own answers are as old as the record. */
function toldIn(
  tool: ToolForm,
  { inputs, examples, at }: Extract<CalculatorEvent, { type: 'recordLoaded' }>,
  today: string,
): CalculatorState['told'] {
  const own = ownPaths(tool, inputs, examples);
  // The server's clock may be ahead of this one.
  const on = dayOf(at) < today ? dayOf(at) : today;
  return Object.fromEntries(own.map((path) => [path, { on, record: true } as const]));
}

interface Showing {
  readonly inputs: object;
  readonly units: UnitChoice;
  readonly at: Date;
  readonly examples?: readonly string[] | undefined;
  readonly inHand?: LentTo | undefined;
}
/** Inputs written into the form, with their answer where they pass the checks. */
function shown(tool: ToolForm, { inputs, units, at, examples: given, inHand }: Showing) {
  const checked = tool.validate(inputs);
  const told = answeredPaths(tool.fields, inputs);
  const marks = { examples: told.filter((path) => given?.includes(path)), marked: given !== undefined };
  return {
    content: contentOf(tool.fields, inputs, units, marks.examples),
    marked: marks.marked,
    answered: checked.ok
      ? { inputs: checked.inputs, warnings: checked.warnings, at, ...marks, ...(inHand && { inHand }) }
      : null,
    issues: checked.ok ? [] : checked.issues,
  };
}

function restored(tool: ToolForm, draft: Draft, units: UnitChoice): CalculatorState {
  const start = untouched(tool, units);
  // The reader may have chosen other units since, on another page or in another tab.
  const { values, units: written, exact = {} } = draft;
  const back = inUnits(tool.fields, { values, units: written, exact, examples: [] }, units);
  const content = {
    values: { ...start.content.values, ...back.values },
    units,
    exact: { ...start.content.exact, ...back.exact },
  };
  const checked = tool.validate(draft.inputs);
  const examples = draft.examples ?? readsAsExample(tool, content);
  const marked = draft.marked ?? true;
  return {
    ...start,
    content: { ...content, examples },
    marked,
    told: draft.told ?? {},
    ...(draft.recorded && { recorded: draft.recorded }),
    notes: draft.notes,
    patientName: draft.patientName,
    answered:
      draft.calculatedAt && checked.ok
        ? {
            inputs: checked.inputs,
            warnings: checked.warnings,
            at: new Date(draft.calculatedAt),
            examples: draft.calculatedExamples ?? examples,
            marked,
            ...(draft.calculatedFor && { inHand: draft.calculatedFor }),
          }
        : null,
  };
}

function asked(tool: ToolForm, state: CalculatorState): CalculatorState {
  if (state.question) return state;
  const read = readForm(tool, state.content);
  const marks = { examples: state.content.examples, marked: state.marked };
  return read.ok
    ? {
        ...state,
        issues: state.issues.length > 0 ? [] : state.issues,
        question: { inputs: read.inputs, warnings: read.warnings, marks },
      }
    : { ...state, issues: read.issues };
}

/**
 * The content with answers of the patient's own at `paths`. An answer on screen that the form still reads as takes the new marks along:
 * nobody has to calculate again to say that an example is the patient's.
 */
function ownAnswers(
  tool: ToolForm,
  state: CalculatorState,
  content: FormContent,
  paths: readonly string[],
  on: string,
): CalculatorState {
  const examples = content.examples.filter((path) => !paths.includes(path));
  const told = { ...state.told, ...Object.fromEntries(paths.map((path) => [path, { on }])) };
  if (examples.length === content.examples.length) return { ...state, content, told };
  return withMarks(tool, { ...state, told, content: { ...content, examples } });
}

/** An answer on screen that the form still reads as has the form's marks. */
function withMarks(tool: ToolForm, state: CalculatorState): CalculatorState {
  const { answered, marked, told, content } = state;
  if (!answered || isStale(tool, state)) return state;
  const { inHand } = answered;
  const { examples } = content;
  return { ...state, answered: { ...answered, examples, marked, ...(inHand && { inHand: { ...inHand, told } }) } };
}

/** Paths that hold another answer than before, or are no longer an example. */
const changedIn = (tool: ToolForm, before: FormContent, now: FormContent): string[] =>
  Object.keys(tool.fields).filter(
    (path) =>
      before.values[formName(path)] !== now.values[formName(path)] ||
      (before.examples.includes(path) && !now.examples.includes(path)),
  );

/** The state after an event on a day (yyyy-mm-dd). Pure: no clock, no storage, no page. */
export function after(tool: ToolForm, state: CalculatorState, event: CalculatorEvent, on: string): CalculatorState {
  switch (event.type) {
    case 'typed': {
      const content = { ...state.content, values: { ...state.content.values, [event.name]: event.value } };
      const path = Object.keys(tool.fields).find((one) => formName(one) === event.name);
      return ownAnswers(tool, state, content, path === undefined ? [] : [path], on);
    }
    case 'examplesTaken':
      return ownAnswers(tool, state, state.content, event.paths, on);
    case 'contentTaken': {
      const next = ownAnswers(tool, state, event.content, changedIn(tool, state.content, event.content), on);
      return { ...next, told: { ...next.told, ...event.told } };
    }
    case 'contentRestored':
      return withMarks(tool, { ...state, content: event.content, told: event.told });
    case 'inputsTaken': {
      const told = { ...state.told, ...Object.fromEntries(event.moved.map((path) => [path, { on }])) };
      const examples = state.content.examples.filter((path) => !event.moved.includes(path));
      const inHand = state.answered?.inHand && { ...state.answered.inHand, told };
      const { marked } = state;
      return { ...state, ...shown(tool, { ...event, examples: marked ? examples : undefined, inHand }), told };
    }
    case 'notesWritten':
      return { ...state, notes: event.notes };
    case 'patientNamed':
      return { ...state, patientName: event.patientName };
    case 'calculationAsked':
      return asked(tool, state);
    case 'answerDue': {
      // An answer under way belongs to what was asked then; it must not appear over another patient.
      if (state.question !== event.question) return state;
      const { inputs, warnings, marks } = event.question;
      const { at, inHand } = event;
      return { ...state, question: null, answered: { inputs, warnings, at, ...marks, ...(inHand && { inHand }) } };
    }
    case 'patientRenewed': {
      const { answered } = state;
      if (!answered?.inHand) return state;
      return { ...state, answered: { ...answered, inHand: { ...answered.inHand, ...event.inHand } } };
    }
    case 'answerFailed':
      return state.question === event.question ? { ...state, question: null } : state;
    case 'startedAgain':
      return untouched(tool, event.units);
    case 'unitsSwitched':
      // What is typed is converted; the calculation on screen stays valid.
      return { ...state, content: inUnits(tool.fields, state.content, event.units) };
    case 'draftFound':
      return event.draft ? restored(tool, event.draft, event.units) : untouched(tool, event.units);
    case 'patientArrived': {
      const { told = {}, inHand } = event;
      return {
        ...state,
        ...shown(tool, { ...event, inHand: inHand && { ...inHand, told } }),
        told,
        patientName: event.patientName,
        issues: state.issues,
      };
    }
    case 'recordLoaded': {
      const told = toldIn(tool, event, on);
      const { inHand } = event;
      const inputs = tool.complete(event.inputs);
      return {
        ...shown(tool, { ...event, inputs, inHand: inHand && { ...inHand, told } }),
        ...(inHand && { recorded: inHand }),
        told,
        question: null,
        notes: event.notes ?? '',
        patientName: event.patientName ?? '',
      };
    }
  }
}

/** Whether the form has moved on since the answer: it reads as other inputs than the answer came from. */
export function isStale(tool: ToolForm, { content, answered }: CalculatorState): boolean {
  if (!answered) return false;
  const read = readForm(tool, content);
  if (!read.ok) return true;
  // What was asked as it stands is read once.
  if (read.inputs === answered.inputs) return false;
  return Object.keys(tool.fields).some((path) => readPath(read.inputs, path) !== readPath(answered.inputs, path));
}

/** Whether the form tells of anybody: by a name, by an answer, by what its notes say. */
export const isSomebody = ({ told, patientName, notes }: CalculatorState): boolean =>
  Object.keys(told).length > 0 || patientName.trim() !== '' || notes.trim() !== '';

/** What is kept in this tab for the person it belongs to. */
export function draftOf(state: CalculatorState, owner: string, mode: string): Draft {
  const { content, marked, told, recorded, answered, notes, patientName } = state;
  return {
    ...content,
    marked,
    told,
    owner,
    notes,
    patientName,
    mode,
    ...(recorded && { recorded }),
    ...(answered && {
      calculatedAt: answered.at.toISOString(),
      inputs: answered.inputs,
      calculatedExamples: answered.examples,
      ...(answered.inHand && { calculatedFor: answered.inHand }),
    }),
  };
}
