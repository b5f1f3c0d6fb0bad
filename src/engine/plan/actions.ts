import { type FactId, isFactId } from '../chart/facts.ts';
import type { Proposal } from '../kit/proposal.ts';
import type { WorksheetStep } from '../kit/worksheet/worksheet.ts';

/** Medicines an action can be about. Each but glucagon is also a fact: what is taken now. Tirzepatide counts as a GLP-1 receptor agonist. */
export const medicines = [
  'metformin',
  'sulfonylurea',
  'repaglinide',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'tzd',
  'basalInsulin',
  'mealtimeInsulin',
  'glucagon',
  'statin',
  'ezetimibe',
  'rasInhibitor',
  'finerenone',
  'mineralocorticoidAntagonist',
] as const;
export type Medicine = (typeof medicines)[number];
/** Medicines that lower glucose: starting or raising one is what judgement has the last word on. */
export const glucoseMedicines = [
  'metformin',
  'sulfonylurea',
  'repaglinide',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'tzd',
  'basalInsulin',
  'mealtimeInsulin',
] as const satisfies readonly Medicine[];
export const glucoseLowering: readonly string[] = [...glucoseMedicines];
const medicineNames: ReadonlySet<string> = new Set(medicines);
export const isMedicine = (object: string): object is Medicine => medicineNames.has(object);

/**
 * Every action there is, `verb:object`: a closed list, so that words in both languages and for the patient are owed for each.
 * To ask for a fact is `ask:` with the fact's id.
 */
export const actionIds = [
  'start:metformin',
  'stop:metformin',
  'hold:metformin',
  'reduce:metformin',
  'raise:metformin',
  'switch:metformin',
  'keep:metformin',
  'start:sulfonylurea',
  'stop:sulfonylurea',
  'hold:sulfonylurea',
  'reduce:sulfonylurea',
  'keep:sulfonylurea',
  'stop:repaglinide',
  'hold:repaglinide',
  'reduce:repaglinide',
  'start:dpp4Inhibitor',
  'stop:dpp4Inhibitor',
  'hold:dpp4Inhibitor',
  'reduce:dpp4Inhibitor',
  'raise:dpp4Inhibitor',
  'switch:dpp4Inhibitor',
  'keep:dpp4Inhibitor',
  'start:sglt2Inhibitor',
  'stop:sglt2Inhibitor',
  'hold:sglt2Inhibitor',
  'keep:sglt2Inhibitor',
  'start:glp1RA',
  'stop:glp1RA',
  'hold:glp1RA',
  'reduce:glp1RA',
  'raise:glp1RA',
  'switch:glp1RA',
  'keep:glp1RA',
  'start:tzd',
  'stop:tzd',
  'hold:tzd',
  'reduce:tzd',
  'keep:tzd',
  'start:basalInsulin',
  'stop:basalInsulin',
  'reduce:basalInsulin',
  'raise:basalInsulin',
  'switch:basalInsulin',
  'keep:basalInsulin',
  'start:mealtimeInsulin',
  'stop:mealtimeInsulin',
  'reduce:mealtimeInsulin',
  'keep:mealtimeInsulin',
  'start:glucagon',
  'start:statin',
  'stop:statin',
  'hold:statin',
  'raise:statin',
  'keep:statin',
  'start:ezetimibe',
  'stop:ezetimibe',
  'keep:ezetimibe',
  'start:rasInhibitor',
  'stop:rasInhibitor',
  'hold:rasInhibitor',
  'keep:rasInhibitor',
  'start:finerenone',
  'stop:finerenone',
  'hold:finerenone',
  'keep:finerenone',
  'stop:mineralocorticoidAntagonist',
  'hold:mineralocorticoidAntagonist',
  'keep:mineralocorticoidAntagonist',

  'check:ketones',
  'check:islet-antibodies',
  'check:c-peptide',
  'check:b12',
  'check:egfr',
  'check:uacr',
  'check:a1c',
  'check:glucose',
  'check:lipids',
  'check:blood-count',
  'check:fructosamine',
  'check:potassium',
  'check:fib4',
  'check:elastography',
  'check:pregnancy-test',
  'check:blood-pressure',
  'check:cgm',

  'treat:low-glucose',
  'treat:vitamin-b12',
  'treat:blood-pressure',
  'treat:low-potassium',

  'refer:emergency',
  'refer:diabetes-specialist',
  'refer:obstetric-diabetes',
  'refer:nephrologist',
  'refer:cardiologist',
  'refer:eye',
  'refer:dietitian',
  'refer:hepatologist',
  'refer:obesity-service',
  'refer:lipid-clinic',

  'do:energy-deficit',
  'limit:energy-deficit',
  'do:training',
  'limit:training',
  'do:steps',
  'limit:steps',
  'do:water',
  'limit:water',
  'limit:protein',
  'do:smoking',
  'do:alcohol',
  'limit:alcohol',
  'do:feet',
  'refer:feet',
  'do:sick-days',
  'do:operation',
  'do:contrast',
  'do:sleep',
  'do:preconception',
  'do:pregnancy',
  'do:ketone-meter',
  'review:target',
  'review:adherence',
  'review:fasting',
  'review:incretin',
  'review:statin-choice',
  'review:loopOrThiazideDiuretic',
  'review:onBloodPressureMedicine',
  'review:sameClassTwice',
] as const;
type Fixed = (typeof actionIds)[number];
export type ActionId = Fixed | `ask:${FactId}`;

type VerbOf<I extends string> = I extends `${infer V}:${string}` ? V : never;
type ObjectOf<I extends string> = I extends `${string}:${infer O}` ? O : never;
export type Verb = VerbOf<ActionId>;
export type ActionObject = ObjectOf<ActionId>;
/** Less of a medicine. */
export const lessens = (verb: Verb): boolean => verb === 'stop' || verb === 'hold' || verb === 'reduce';

export const gravities = ['emergency', 'urgent', 'important', 'routine'] as const;
export type Gravity = (typeof gravities)[number];
const ranks: Readonly<Record<Gravity, number>> = { emergency: 0, urgent: 1, important: 2, routine: 3 };
/** 0 is the gravest. */
export const rankOf = (gravity: Gravity): number => ranks[gravity];

/** A dose, a target, an amount. */
export interface Amount {
  readonly value: number;
  readonly unit: string;
  /** The product, where it is not the usual one of its class. */
  readonly of?: 'NPH' | 'MorningNPH';
}

/** One thing to do about one object. */
export interface Action {
  readonly id: ActionId;
  readonly verb: Verb;
  readonly object: ActionObject;
  readonly to?: Amount;
  /** Days from today; 0 is today. */
  readonly within: number;
  readonly gravity: Gravity;
  /** Rules and proposals that asked for it, the gravest first. */
  readonly because: readonly string[];
  readonly sources: readonly string[];
  /** Rests on an example value. */
  readonly onExample?: true;
  /** Begins once the medicines before it are borne. */
  readonly next?: true;
  /** Not before its day: a fast of Ramadan lies nearer than what begins may be to it. */
  readonly afterFast?: true;
  /** The same for nearly everybody, and routine: told in one line with its like. */
  readonly folded?: true;
  /** Other medicines that would serve the same reason; one is enough. */
  readonly or?: readonly Medicine[];
}

/** Something that lowers glucose begins or goes up; another GLP-1 receptor agonist is more than one that has ended. */
export const addsForGlucose = ({ id, verb, object }: Action): boolean =>
  id === 'switch:glp1RA' || ((verb === 'start' || verb === 'raise') && glucoseLowering.includes(object));

/** What judgement found, whether or not something follows from it. */
export interface Finding {
  readonly id: string;
  readonly gravity: Gravity;
  readonly sources: readonly string[];
  /** The facts it rests on, with the values used. */
  readonly facts: Readonly<Record<string, number | boolean | string>>;
  readonly onExample?: true;
}

export interface Overruled {
  readonly action: Action;
  /** What outranked it: a rule, a proposal or the id of the action that won. */
  readonly by: string;
}

export interface Plan {
  /** The gravest first, then the soonest. */
  readonly actions: readonly Action[];
  readonly findings: readonly Finding[];
  readonly overruled: readonly Overruled[];
  /** Days until the next visit. */
  readonly review: number;
}

/** What a rule or a calculator asks for, before it is weighed against the rest. `because` is the rule's id, or the proposal's. */
export interface Wish extends Proposal {
  readonly id: ActionId;
  readonly onExample?: true;
  /** Only together with this action. */
  readonly with?: ActionId;
  /** Only where nothing that lowers glucose begins or goes up. */
  readonly unlessAdded?: true;
  /** Only where the plan does not hold this action, which makes it needless. */
  readonly unless?: ActionId;
  /** And that action then comes no later than this would have. */
  readonly hastens?: true;
  /** Its place among the candidates of its own rule, 0 first. */
  readonly rank?: number;
  /** The line of the worksheet that worked the amount out: it stays behind when a plan is made, which is plain data. */
  readonly worked?: () => WorksheetStep;
}

const known: ReadonlySet<string> = new Set(actionIds);
/** Whether a text is the id of an action there is. */
export function isActionId(id: string): id is ActionId {
  return known.has(id) || (id.startsWith('ask:') && isFactId(id.slice('ask:'.length)));
}

interface Parts {
  readonly verb: Verb;
  readonly object: ActionObject;
}
const split = new Map<ActionId, Parts>();
/** The two halves of an action's id, split once for each, as names: a plan compares them thousands of times, and a slice by its letters. */
export function partsOf(id: ActionId): Parts {
  const found = split.get(id);
  if (found) return found;
  const at = id.indexOf(':');
  const [verb, object] = Object.keys({ [id.slice(0, at)]: 0, [id.slice(at + 1)]: 0 }) as [Verb, ActionObject];
  const parts = { verb, object };
  split.set(id, parts);
  return parts;
}
