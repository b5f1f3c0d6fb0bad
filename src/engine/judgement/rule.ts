import type { FactId, FactValue } from '../chart/facts.ts';
import type { SourceId } from '../clinical/sources.ts';
import type { Mark } from '../kit/worksheet/cited.ts';
import type { WorksheetStep } from '../kit/worksheet/worksheet.ts';
import type { Values } from '../kit/words/message.ts';
import type { Pattern } from '../kit/words/pattern.ts';
import type { ActionId, Amount, Gravity, Medicine } from '../plan/actions.ts';
import type { Patient } from './patient.ts';

/** What a rule asks for. */
export interface Said {
  readonly id: ActionId;
  /** Days from today; 0 is today. */
  readonly within: number;
  readonly to?: Amount;
  /** The line of the worksheet that worked the amount out (doses.ts). */
  readonly worked?: () => WorksheetStep;
  /** Graver or milder than the rule itself. */
  readonly gravity?: Gravity;
  /** A start for glucose alone, which waits while something graver is looked at. */
  readonly optional?: true;
  /** Only where nothing that lowers glucose begins or goes up: who decides, where all of it is closed. */
  readonly unlessAdded?: true;
  /** Only where the plan does not hold this action, which makes it needless. */
  readonly unless?: ActionId;
  /** And that action then comes no later than this would have. */
  readonly hastens?: true;
  /** Its place among the candidates of one rule, 0 first: a written choice, where several would do. */
  readonly rank?: number;
  /** Only together with this action: a medicine is stopped for another only where that one is started. */
  readonly with?: ActionId;
}
/** `act('stop:sulfonylurea', 1)`: within a day. */
export function act(id: ActionId, within: number, more: Omit<Said, 'id' | 'within'> = {}): Said {
  return { id, within, ...more };
}

/** Where a rule comes from: the source, the place in it, and how far it can be trusted (kit/worksheet/cited.ts). */
export interface Reference {
  readonly source: SourceId;
  /** Section, recommendation or table, with the edition that was read where it differs from the source's own. */
  readonly where: string;
  readonly mark: Mark;
}
export function ref(source: SourceId, where: string, mark: Mark): Reference {
  return { source, where, mark };
}

type KnownOf<N extends readonly FactId[]> = { readonly [F in N[number]]: FactValue<F> };

interface Definition<Id extends string, N extends readonly FactId[]> {
  /** `topic.what`, stable: records and tests name it. */
  readonly id: Id;
  readonly references: readonly [Reference, ...Reference[]];
  /** Facts that must be known: the reason. A rule whose reason is not known says nothing. */
  readonly needs: N;
  readonly gravity: Gravity;
  /** `caution`: told on the record. `reason`: only stands behind the actions it asks for. `always`: the same for everybody, folded. */
  readonly told: 'caution' | 'reason' | 'always';
  when(known: KnownOf<N>, patient: Patient): boolean;
  says?(known: KnownOf<N>, patient: Patient): readonly Said[];
  /** Medicines that must not be started or raised while this holds. */
  excludes?(known: KnownOf<N>, patient: Patient): readonly Medicine[];
  /** Medicines that must not be started or raised for glucose alone; for heart and kidneys they may. */
  excludesForGlucose?(known: KnownOf<N>, patient: Patient): readonly Medicine[];
  /** Dieting, training and starts for glucose alone wait while this holds, for all or for these. */
  readonly waits?: true | ((patient: Patient) => boolean);
  /** Walking, training and dieting wait while this holds; treatment does not. */
  readonly livingWaits?: true;
  /** It chooses among medicines by asking which may be begun (eligibility.ts): it speaks once all that closes them has spoken. A need (heart, kidneys) is said whatever is closed, so that the plan can tell why it waits. */
  readonly chooses?: true;
  /** Facts it also rests on, where one of several is reason enough. */
  rests?(patient: Patient): readonly FactId[];
  values?(known: KnownOf<N>, patient: Patient): Values;
}

/** A rule as judgement runs it. */
export interface Rule<Id extends string = string>
  extends Omit<Definition<Id, readonly FactId[]>, 'when' | 'says' | 'excludes' | 'excludesForGlucose' | 'values'> {
  /** Every source it cites, once. */
  readonly sources: readonly SourceId[];
  when(known: object, patient: Patient): boolean;
  says?(known: object, patient: Patient): readonly Said[];
  excludes?(known: object, patient: Patient): readonly Medicine[];
  excludesForGlucose?(known: object, patient: Patient): readonly Medicine[];
  values?(known: object, patient: Patient): Values;
}

/**
 * Writes a rule: `when`, `says` and `values` see the needed facts as known. All rules get one shape, what they leave out included: they are
 * read some hundred times for each patient, and a key that is missing is looked for the longest.
 */
export function rule<const Id extends string, const N extends readonly FactId[]>(
  definition: Definition<Id, N>,
): Rule<Id> {
  const {
    id,
    references,
    needs,
    gravity,
    told,
    when,
    says,
    excludes,
    excludesForGlucose,
    waits,
    livingWaits,
    chooses,
    rests,
    values,
  } = definition;
  const sources = [...new Set(references.map(({ source }) => source))];
  const shaped = {
    id,
    references,
    sources,
    needs,
    gravity,
    told,
    when,
    says,
    excludes,
    excludesForGlucose,
    waits,
    livingWaits,
    chooses,
    rests,
    values,
  };
  return shaped as unknown as Rule<Id>;
}

/** The words of one rule. */
export interface RuleWords {
  /** A short clause that ends in no full stop: why an action is asked for. Values as in the caution. */
  readonly why: Pattern;
  /** The whole sentence on the record; null for a rule that only stands behind its actions. */
  readonly caution: Pattern | null;
  /** A question the patient takes to the clinic, or none. */
  readonly ask: Pattern | null;
}
/** What a topic owes in words: every rule, nothing else. */
export type WordsOf<R extends readonly Rule[]> = { readonly [Id in R[number]['id']]: RuleWords };

/** What is said in place of a class where the chart names the medicine of it that is taken. */
export interface NamedWords {
  readonly of: 'sulfonylurea' | 'glp1RA' | 'basalInsulin';
  /** Its row in the patient's day. */
  readonly medicine: string;
  readonly actions: Readonly<Record<string, ActionWords>>;
  /** Sentences of rules that would be wrong of this one. */
  readonly rules?: Readonly<Record<string, Partial<RuleWords>>>;
}

/** The words of one action. */
export interface ActionWords {
  /** On the record, an imperative without a full stop: “<b>Stop the sulfonylurea</b>”. */
  readonly record: Pattern;
  /** The same with its amount in `{to}`, where it can have one. */
  readonly amount?: Pattern;
  /** The same where the amount is of NPH insulin. */
  readonly amountNPH?: Pattern;
  /** And where it is given in the morning, beside a steroid. */
  readonly amountMorningNPH?: Pattern;
  /** To the patient, a whole sentence in the second person without a dose, or a deliberate silence. */
  readonly patient: Pattern | null;
}
