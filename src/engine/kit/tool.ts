import { type FiredGuard, fire, type Guard } from './guards.ts';
import type { Comparable, Decisions, Done, Proposal } from './proposal.ts';
import type { Figure, OwnReport, OwnSheet } from './report/report.ts';
import type { Loaders, ToolForm } from './tool-form.ts';
import { type Sheet, type WorksheetStep, worksheet } from './worksheet/worksheet.ts';
import type { Message } from './words/message.ts';
import type { Pattern, Patterns } from './words/pattern.ts';

export type { CopyOf, FieldWords, MoreFields, NamesOf, ToolCopy, ToolForm, Translated } from './tool-form.ts';

/**
 * Every sentence of the report, worksheet names as `step.<id>` and `term.<name>`, with one for every guard. The guards' are asked for
 * where guards and words meet, so that no word has to know a guard.
 */
type ReportWords<GuardId extends string> = Patterns & Readonly<Record<`guard.${GuardId}`, Pattern>>;
/** An example shown to people who enter nothing: figures and words, marked as the illustration it is. */
export interface Sample {
  readonly case: string;
  readonly title: Message;
  readonly figures: readonly Figure[];
  readonly note: Message;
}

/** A conclusion of a calculator and where it stands, such as { id: 'target', state: 'missed' }. */
export interface OutcomeState {
  readonly id: string;
  readonly state: string;
}

export interface Outcome<R, G extends string = string> {
  readonly results: R;
  readonly worksheet: readonly WorksheetStep[];
  readonly guards: readonly FiredGuard<G>[];
}

export interface Case<I = object, R = object> {
  readonly id: string;
  readonly title: { readonly en: string; readonly ar: string };
  readonly inputs: I;
  /** The results that matter, compared exactly unless a tolerance is named. */
  readonly expect: Partial<R>;
  readonly guards?: readonly string[];
  readonly absentGuards?: readonly string[];
  /** Where the expected number comes from; in Arabic a calculation stands between isolates, or its terms would change places. */
  readonly source: { readonly en: string; readonly ar: string };
}

/** What a calculator's own rules ask for. */
export interface Proposer<I, R> {
  propose(inputs: I, results: R): readonly Proposal[];
}

/** What a calculator writes of an answer; loaded when there is one. */
interface Writer<I, R, G extends string = string> {
  /** Its part of the report: keys and values, never a sentence, and never what to do, which is the plan's to say. */
  explain(inputs: I, outcome: Outcome<R, G>, plan: Decisions): OwnReport;
  /** The conclusions whose turning points “what would change this” looks for; worded as `outcome.<id>.<state>`. */
  outcomes?(inputs: I, outcome: Outcome<R, G>): readonly OutcomeState[];
}

interface Definition<I, R extends object, G extends string> {
  readonly guards: readonly Guard<I, R, G>[];
  /** The words of its report and its records, loaded with them. */
  readonly reportCopy: Loaders<ReportWords<NoInfer<G>>>;
  readonly cases: () => Promise<readonly Case<I, R>[]>;
  /** The module of its constants, for who checks them; nothing calculates from it. */
  readonly constants: () => Promise<object>;
  calculate(inputs: I, sheet: Sheet): R;
  readonly writer: () => Promise<Writer<I, R, G>>;
  /** What its own rules ask for; loaded with the plan. Absent where it advises nothing. */
  readonly proposals?: () => Promise<(inputs: I, results: R) => readonly Proposal[]>;
  /** Figures that other calculators may answer too; loaded with the visit. */
  readonly comparables?: () => Promise<(inputs: I, outcome: Outcome<R, G>) => readonly Comparable[]>;
  /** For a calculator that answers about one medicine at a time: which answer of its reference field stands for a medicine of the plan. */
  readonly medicines?: Readonly<Record<string, string>>;
  /** Makes its part of the patient's sheet; loaded when one is printed or copied. */
  readonly patientSheet: () => Promise<(inputs: I, outcome: Outcome<R, G>, plan: Decisions) => OwnSheet>;
  readonly samples?: () => Promise<readonly Sample[]>;
  /** One line for a saved record in a list. What its own rule decides is told as done only where the plan does it; null: no plan is known. */
  summary(inputs: I, results: R, plan: Done | null): Message;
  /** Why a record may not be stored, or null (contraindicated dosing, Life Days not valid). */
  refusal?(results: R): string | null;
  /** Optional fields that some of its answers wait for. Absent where there is one answer, from what is required. */
  wants?(results: R): readonly string[];
}

/** A calculator as everything else sees it: its form, and what it answers. */
export interface Tool<I extends object = object, R extends object = object, Id extends string = string>
  extends ToolForm<I, Id> {
  readonly reportCopy: Loaders<Patterns>;
  readonly cases: () => Promise<readonly Case<I, R>[]>;
  constants(): Promise<object>;
  readonly guardIds: readonly string[];
  calculate(inputs: I): Outcome<R>;
  /** Loads what writes its report. */
  writer(): Promise<Writer<I, R>>;
  /** Loads its own rules: what they ask for. */
  proposer(): Promise<Proposer<I, R>>;
  comparables(inputs: I, outcome: Outcome<R>): Promise<readonly Comparable[]>;
  readonly medicines: Readonly<Record<string, string>>;
  patientSheet(inputs: I, outcome: Outcome<R>, plan: Decisions): Promise<OwnSheet>;
  samples(): Promise<readonly Sample[]>;
  summary(inputs: I, results: R, plan?: Done | null): Message;
  refusal(results: R): string | null;
  wants(results: R): readonly string[];
  /** Whether there are results that it refuses to store at all. */
  readonly refuses: boolean;
}

/** A class, whose getter all share: one in a literal is a shape of its own for each answer, which holds all it was made of until the heap is swept. */
class Calculated<R, G extends string> implements Outcome<R, G> {
  readonly results: R;
  readonly guards: readonly FiredGuard<G>[];
  readonly #sheet: Sheet;

  constructor(results: R, guards: readonly FiredGuard<G>[], sheet: Sheet) {
    this.results = results;
    this.guards = guards;
    this.#sheet = sheet;
  }

  get worksheet() {
    return this.#sheet.steps;
  }
}

/** Loads once: asked for again, the same promise, and never the module loader. What failed is tried again. */
function once<T>(load: (() => Promise<T>) | undefined): () => Promise<T> | undefined {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load?.().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** Makes a calculator of its form and of what answers it. The id's type is the word itself: the registry compares it with its own key. */
export function defineTool<const Id extends string, I extends object, R extends object, G extends string>(
  form: ToolForm<I, Id>,
  definition: Definition<NoInfer<I>, R, G>,
): Tool<I, R, Id> {
  const proposals = once(definition.proposals);
  const writer = once(definition.writer);
  const comparables = once(definition.comparables);
  return {
    ...form,
    reportCopy: definition.reportCopy,
    cases: definition.cases,
    constants: definition.constants,
    guardIds: definition.guards.map((guard) => guard.id),
    calculate(inputs) {
      const sheet = worksheet();
      const results = definition.calculate(inputs, sheet);
      const guards = fire(definition.guards, inputs, results);
      return new Calculated(results, guards, sheet);
    },
    writer: () => writer() as Promise<Writer<I, R>>,
    proposer: async () => ({ propose: (await proposals()) ?? (() => []) }),
    comparables: async (inputs, outcome) => (await comparables())?.(inputs, outcome as Outcome<R, G>) ?? [],
    medicines: definition.medicines ?? {},
    patientSheet: async (inputs, outcome, plan) =>
      (await definition.patientSheet())(inputs, outcome as Outcome<R, G>, plan),
    samples: () => definition.samples?.() ?? Promise.resolve([]),
    summary: (inputs, results, plan = null) => definition.summary(inputs, results, plan),
    refuses: definition.refusal !== undefined,
    refusal: (results) => definition.refusal?.(results) ?? null,
    wants: (results) => definition.wants?.(results) ?? [],
  };
}
