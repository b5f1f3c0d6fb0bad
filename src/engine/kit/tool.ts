import {
  type ChoiceField,
  defaultsOf,
  type Fields,
  type InputsOf,
  isRecord,
  type NumberField,
  readPath,
  writePath,
} from './fields/fields.ts';
import { type FiredGuard, fire, type Guard } from './guards.ts';
import type { InterfaceWords } from './interface-words.ts';
import type { Comparable, Decisions, Proposal } from './proposal.ts';
import type { Message } from './words/message.ts';
import type { Pattern, Patterns } from './words/pattern.ts';
import type { Figure, OwnReport, OwnSheet, RarePicture } from './report/report.ts';
import { type Rule, type Validation, validateFields } from './fields/validate.ts';
import { type Sheet, type WorksheetStep, worksheet } from './worksheet/worksheet.ts';

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** What a calculator's page says before there is an answer, in one language; `ar` must have the shape of `en`. */
export interface ToolCopy {
  readonly name: string;
  /** The button that calculates. */
  readonly calculate: string;
  /** Method note: what it is for, when to use it, and when not to. */
  readonly purpose: string;
  readonly use: string;
  readonly misuse: string;
  readonly sections: Readonly<Record<string, string>>;
  /** Labels; a number field may leave its label to its concept. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** Choice labels by field path, then by choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is to be known of an answer as soon as it is chosen, by field path, then by choice. */
  readonly answerNotes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rules: Readonly<Record<string, string>>;
}

type Paths<F extends Fields, K> = { [P in keyof F & string]: F[P] extends K ? P : never }[keyof F & string];
/** What a calculator owes in words: every section, answer, rule, and every field that has no concept to name it. */
export interface CopyOf<F extends Fields, Section extends string, RuleId extends string> extends ToolCopy {
  readonly sections: Readonly<Record<Section, string>>;
  readonly fields: { readonly [P in Exclude<keyof F & string, Paths<F, NumberField>>]: FieldWords } & {
    readonly [P in Paths<F, NumberField>]?: FieldWords;
  };
  readonly choices: {
    readonly [P in Paths<F, ChoiceField>]: F[P] extends ChoiceField<infer C> ? Readonly<Record<`${C}`, string>> : never;
  };
  readonly rules: Readonly<Record<RuleId, string>>;
}
/**
 * Every sentence of the report, worksheet names as `step.<id>` and `term.<name>`, with one for every guard. The guards' are asked for
 * where guards and words meet, so that no word has to know a guard.
 */
type ReportWords<GuardId extends string> = Patterns & Readonly<Record<`guard.${GuardId}`, Pattern>>;
/** The same words in another language: the same keys at every level. */
export type Translated<C extends ToolCopy> = {
  readonly [K in keyof C]: C[K] extends string ? string : SameKeys<C[K]>;
};
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

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
  /** Where the expected number comes from. */
  readonly source: string;
}

/** How a calculator wants to be shown where it differs from the others. */
export interface ToolView {
  /** The form's sections as tabs. */
  readonly formTabs?: true;
  /** The report's sections as tabs, open beside each other, instead of folded below each other. */
  readonly reportTabs?: true;
  /** Before its first use in a session the person confirms being a licensed clinician. */
  readonly cliniciansOnly?: true;
  /** Clinical notes are for those who can save them. */
  readonly notesNeedAccount?: true;
  /** The pictures its report draws that the others do not all need. */
  readonly pictures?: readonly RarePicture[];
  /** A choice field whose answers can be held side by side for the same patient. */
  readonly compare?: string;
}

/** Optional fields outside a calculator's own, with the rules that hold between them and its own. */
export interface MoreFields {
  readonly fields: Fields;
  readonly rules: readonly Rule<Readonly<Record<string, unknown>>>[];
}

interface Loaders<Words> {
  readonly en: () => Promise<Words>;
  readonly ar: () => Promise<Words>;
}

/** What a calculator's own rules ask for. */
export interface Proposer<I, R> {
  propose(inputs: I, results: R): readonly Proposal[];
}

/** What a calculator writes of an answer; loaded when there is one. */
export interface Writer<I, R, G extends string = string> {
  /** Its part of the report: keys and values, never a sentence, and never what to do, which is the plan's to say. */
  explain(inputs: I, outcome: Outcome<R, G>, plan: Decisions): OwnReport;
  /** The conclusions whose turning points “what would change this” looks for; worded as `outcome.<id>.<state>`. */
  outcomes?(inputs: I, outcome: Outcome<R, G>): readonly OutcomeState[];
}

interface Definition<Id extends string, F extends Fields, R extends object, G extends string> {
  readonly id: Id;
  readonly fields: F;
  readonly sections: readonly string[];
  readonly rules: readonly Rule<InputsOf<F>>[];
  /** What is asked beyond the specification (decision D28). The model's inputs have no name for it, so it cannot read it. */
  readonly more?: MoreFields;
  /** Values that only complete an old saved record lacking a field (decision D1). */
  readonly fallbacks: Readonly<Record<string, unknown>>;
  readonly guards: readonly Guard<InputsOf<F>, R, G>[];
  readonly copy: Loaders<ToolCopy>;
  /** The words of its report and its records, loaded with them. */
  readonly reportCopy: Loaders<ReportWords<NoInfer<G>>>;
  /** What it says differently from the others around its form and its records; absent where it says nothing of its own. */
  readonly interfaceWords?: Loaders<InterfaceWords>;
  readonly cases: () => Promise<readonly Case<InputsOf<F>, R>[]>;
  /** The module of its constants, for who checks them; nothing calculates from it. */
  readonly constants: () => Promise<object>;
  readonly view?: ToolView;
  /** Fields without a control that follow others; written over what was sent once the inputs have passed the checks. */
  derive?(inputs: InputsOf<F>): Partial<InputsOf<F>>;
  /** The spec's delay before results appear, in milliseconds. */
  readonly delay?: number;
  calculate(inputs: InputsOf<F>, sheet: Sheet): R;
  readonly writer: () => Promise<Writer<InputsOf<F>, R, G>>;
  /** What its own rules ask for; loaded with the plan. Absent where it advises nothing. */
  readonly proposals?: () => Promise<(inputs: InputsOf<F>, results: R) => readonly Proposal[]>;
  /** Figures that other calculators may answer too; loaded with the visit. */
  readonly comparables?: () => Promise<(inputs: InputsOf<F>, outcome: Outcome<R, G>) => readonly Comparable[]>;
  /** For a calculator that answers about one medicine at a time: which answer of its reference field stands for a medicine of the plan. */
  readonly medicines?: Readonly<Record<string, string>>;
  /** Makes its part of the patient's sheet; loaded when one is printed or copied. */
  readonly patientSheet: () => Promise<(inputs: InputsOf<F>, outcome: Outcome<R, G>, plan: Decisions) => OwnSheet>;
  readonly samples?: () => Promise<readonly Sample[]>;
  /** One line for a saved record in a list. What its own rule decides is told as done only where the plan does it; null: no plan is known. */
  summary(inputs: InputsOf<F>, results: R, plan: Pick<Decisions, 'actions'> | null): Message;
  /** Why a record may not be stored, or null (contraindicated dosing, Life Days not valid). */
  refusal?(results: R): string | null;
  /** Optional fields that some of its answers wait for. Absent where there is one answer, from what is required. */
  wants?(results: R): readonly string[];
}

/** A calculator as everything else sees it: the folder's only door. */
export interface Tool<I extends object = object, R extends object = object, Id extends string = string> {
  readonly id: Id;
  readonly fields: Fields;
  readonly sections: readonly string[];
  readonly defaults: I;
  readonly copy: Loaders<ToolCopy>;
  readonly reportCopy: Loaders<Patterns>;
  readonly interfaceWords: Loaders<InterfaceWords>;
  readonly cases: () => Promise<readonly Case<I, R>[]>;
  constants(): Promise<object>;
  readonly guardIds: readonly string[];
  readonly delay: number;
  readonly view: ToolView;
  validate(data: unknown): Validation<I>;
  calculate(inputs: I): Outcome<R>;
  /** Loads what writes its report. */
  writer(): Promise<Writer<I, R>>;
  /** Loads its own rules: what they ask for. */
  proposer(): Promise<Proposer<I, R>>;
  comparables(inputs: I, outcome: Outcome<R>): Promise<readonly Comparable[]>;
  readonly medicines: Readonly<Record<string, string>>;
  patientSheet(inputs: I, outcome: Outcome<R>, plan: Decisions): Promise<OwnSheet>;
  /** Whether there are sample cases to show to people who enter nothing (Display-Only). */
  readonly hasDisplayMode: boolean;
  samples(): Promise<readonly Sample[]>;
  summary(inputs: I, results: R, plan?: Pick<Decisions, 'actions'> | null): Message;
  refusal(results: R): string | null;
  wants(results: R): readonly string[];
  /** Whether there are results that it refuses to store at all. */
  readonly refuses: boolean;
  /** Completes an old saved record; returns a copy and never touches a field that is there. */
  complete(data: unknown): Record<string, unknown>;
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

const nothingOfItsOwn: Loaders<InterfaceWords> = { en: async () => ({}), ar: async () => ({}) };

/** Makes a calculator of its parts. The id's type is the word itself: the registry compares it with its own key. */
export function defineTool<const Id extends string, const F extends Fields, R extends object, G extends string>(
  definition: Definition<Id, F, R, G>,
): Tool<InputsOf<F> & object, R, Id> {
  type I = InputsOf<F>;
  const fields: Fields = { ...definition.fields, ...definition.more?.fields };
  const rules = [...definition.rules, ...(definition.more?.rules ?? [])] as readonly Rule<InputsOf<Fields>>[];
  const proposals = once(definition.proposals);
  const writer = once(definition.writer);
  const comparables = once(definition.comparables);
  return {
    id: definition.id,
    fields,
    sections: definition.sections,
    defaults: defaultsOf(definition.fields) as I & object,
    copy: definition.copy,
    reportCopy: definition.reportCopy,
    interfaceWords: definition.interfaceWords ?? nothingOfItsOwn,
    cases: definition.cases as Tool<I & object, R>['cases'],
    constants: definition.constants,
    guardIds: definition.guards.map((guard) => guard.id),
    delay: definition.delay ?? 0,
    view: definition.view ?? {},
    validate(data) {
      const checked = validateFields(fields, rules, data) as Validation<I & object>;
      return checked.ok && definition.derive
        ? { ...checked, inputs: { ...checked.inputs, ...definition.derive(checked.inputs) } }
        : checked;
    },
    calculate(inputs) {
      const sheet = worksheet();
      const results = definition.calculate(inputs, sheet);
      const guards = fire(definition.guards, inputs, results);
      return {
        results,
        get worksheet() {
          return sheet.steps;
        },
        guards,
      };
    },
    writer: () => writer() as Promise<Writer<I & object, R>>,
    proposer: async () => ({ propose: (await proposals()) ?? (() => []) }),
    comparables: async (inputs, outcome) => (await comparables())?.(inputs, outcome as Outcome<R, G>) ?? [],
    medicines: definition.medicines ?? {},
    patientSheet: async (inputs, outcome, plan) =>
      (await definition.patientSheet())(inputs, outcome as Outcome<R, G>, plan),
    hasDisplayMode: definition.samples !== undefined,
    samples: () => definition.samples?.() ?? Promise.resolve([]),
    summary: (inputs, results, plan = null) => definition.summary(inputs, results, plan),
    refuses: definition.refusal !== undefined,
    refusal: (results) => definition.refusal?.(results) ?? null,
    wants: (results) => definition.wants?.(results) ?? [],
    complete(data) {
      const copy = isRecord(data) ? structuredClone(data) : {};
      for (const [path, value] of Object.entries(definition.fallbacks))
        if (readPath(copy, path) === undefined) writePath(copy, path, value);
      return copy;
    },
  };
}
