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
import type { Concept } from './fields/concept.ts';
import { checkFilled, type Rule, type Validation, validateFields } from './fields/validate.ts';
import type { InterfaceWords } from './interface-words.ts';
import type { RarePicture } from './report/report.ts';
import type { Source } from './source.ts';

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
  /** Names of the quantities that it alone asks for or answers with, by the concept's id. */
  readonly concepts?: Readonly<Record<string, string>>;
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
/** What it owes besides where it asks for quantities of its own: their names. */
export interface NamesOf<Own extends Readonly<Record<string, Concept>>> {
  readonly concepts: { readonly [Id in keyof Own]: string };
}
/** The same words in another language: the same keys at every level. */
export type Translated<C extends ToolCopy> = {
  readonly [K in keyof C]: C[K] extends string ? string : SameKeys<C[K]>;
};
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** How a calculator wants to be shown where it differs from the others. */
interface ToolView {
  /** The form's sections as tabs. */
  readonly formTabs?: true;
  /** The report's sections as tabs, open beside each other, instead of folded below each other. */
  readonly reportTabs?: true;
  /** Before its first use in a session the person confirms being a licensed clinician. */
  readonly cliniciansOnly?: true;
  /** In a visit its answer is told to who has opened it there: years of a life are told to nobody who has not asked. */
  readonly onlyWhereAsked?: true;
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

export interface Loaders<Words> {
  readonly en: () => Promise<Words>;
  readonly ar: () => Promise<Words>;
}

interface Definition<Id extends string, F extends Fields> {
  readonly id: Id;
  readonly fields: F;
  readonly sections: readonly string[];
  readonly rules: readonly Rule<InputsOf<F>>[];
  /** What is asked beyond the specification (decision D28). The model's inputs have no name for it, so it cannot read it. */
  readonly more?: MoreFields;
  /** Values that only complete an old saved record lacking a field (decision D1). */
  readonly fallbacks: Readonly<Record<string, unknown>>;
  /** Sources that it alone names, by id. */
  readonly sources?: Readonly<Record<string, Source>>;
  readonly copy: Loaders<ToolCopy>;
  /** What it says differently from the others around its form and its records; absent where it says nothing of its own. */
  readonly interfaceWords?: Loaders<InterfaceWords>;
  readonly view?: ToolView;
  /** Fields without a control that follow others; written over what was sent once the inputs have passed the checks. */
  derive?(inputs: InputsOf<F>): Partial<InputsOf<F>>;
  /** The spec's delay before results appear, in milliseconds. */
  readonly delay?: number;
  /** It has sample cases to show to people who enter nothing (Display-Only). */
  readonly hasDisplayMode?: true;
}

/** What a calculator asks, apart from how it answers: all that its form needs, and all that a page loads before somebody begins. */
export interface ToolForm<I extends object = object, Id extends string = string> {
  readonly id: Id;
  readonly fields: Fields;
  readonly sections: readonly string[];
  readonly sources: Readonly<Record<string, Source>>;
  readonly defaults: I;
  readonly copy: Loaders<ToolCopy>;
  readonly interfaceWords: Loaders<InterfaceWords>;
  readonly delay: number;
  readonly view: ToolView;
  /** Whether there are sample cases to show to people who enter nothing (Display-Only). */
  readonly hasDisplayMode: boolean;
  validate(data: unknown): Validation<I>;
  /** The same of answers filled from a chart, none of them missing: they are taken as they are, not copied. */
  check(inputs: Readonly<Record<string, unknown>>): Validation<I>;
  /** Completes an old saved record; returns a copy and never touches a field that is there. */
  complete(data: unknown): Record<string, unknown>;
}

const nothingOfItsOwn: Loaders<InterfaceWords> = { en: async () => ({}), ar: async () => ({}) };

/** Makes a calculator's form of its parts. */
export function defineForm<const Id extends string, const F extends Fields>(
  definition: Definition<Id, F>,
): ToolForm<InputsOf<F> & object, Id> {
  type I = InputsOf<F> & object;
  const fields: Fields = { ...definition.fields, ...definition.more?.fields };
  const rules = [...definition.rules, ...(definition.more?.rules ?? [])] as readonly Rule<InputsOf<Fields>>[];
  const derived = (checked: Validation<I>): Validation<I> =>
    checked.ok && definition.derive
      ? { ...checked, inputs: { ...checked.inputs, ...definition.derive(checked.inputs) } }
      : checked;
  return {
    id: definition.id,
    fields,
    sections: definition.sections,
    sources: definition.sources ?? {},
    defaults: defaultsOf(definition.fields) as I,
    copy: definition.copy,
    interfaceWords: definition.interfaceWords ?? nothingOfItsOwn,
    delay: definition.delay ?? 0,
    view: definition.view ?? {},
    hasDisplayMode: definition.hasDisplayMode ?? false,
    validate: (data) => derived(validateFields(fields, rules, data) as Validation<I>),
    check: (inputs) => derived(checkFilled(fields, rules, inputs as InputsOf<Fields>) as Validation<I>),
    complete(data) {
      const copy = isRecord(data) ? structuredClone(data) : {};
      for (const [path, value] of Object.entries(definition.fallbacks))
        if (readPath(copy, path) === undefined) writePath(copy, path, value);
      return copy;
    },
  };
}
