import type { InHand, Told } from '../../engine/chart/lens.ts';
import type { LentTo } from '../answer/snapshot.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import type { Exact } from '../form/form-values.ts';
import { stored } from './storage.ts';

/**
 * What somebody typed into a calculator, kept in this tab so that a reload, a lost connection or a session that ends
 * loses nothing. It belongs to one user; signing out explicitly wipes every key with this prefix (decision D21).
 */
export const draftPrefix = 'draft:';

export interface Draft {
  readonly owner: string;
  /** Field values as typed, by path. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The units `values` are written in, and the stored numbers behind them. */
  readonly units: UnitChoice;
  readonly exact?: Exact;
  /** Paths nobody has answered for this patient, and whether that is known; the same for the answer on screen. */
  readonly examples?: readonly string[];
  readonly marked?: boolean;
  readonly calculatedExamples?: readonly string[];
  /** Since when an answer is known, by path; nothing where that is not known. */
  readonly told?: Readonly<Record<string, Told>>;
  /** The patient of a record that was loaded. */
  readonly recorded?: InHand;
  readonly patientName: string;
  readonly notes: string;
  readonly mode: string;
  /** When the answer on screen was calculated; absent when there is none. */
  readonly calculatedAt?: string;
  /** The inputs behind that answer, which may be older than `values`. */
  readonly inputs?: unknown;
  /** The patient in hand that answer was given for. */
  readonly calculatedFor?: LentTo;
}

const isPaths = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((path) => typeof path === 'string'));

const isTold = (value: unknown): value is Told =>
  isRecord(value) &&
  typeof value.on === 'string' &&
  (value.tool === undefined || typeof value.tool === 'string') &&
  (value.takes === undefined || typeof value.takes === 'number');

const isAllTold = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isTold);
/** A chart as it is kept in a tab; which of its facts can be used is looked at where they are. */
export const isInHand = (value: unknown): value is InHand =>
  isRecord(value) &&
  typeof value.on === 'string' &&
  isRecord(value.chart) &&
  Object.values(value.chart).every(isRecord);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  isRecord(value.values) &&
  typeof value.notes === 'string' &&
  typeof value.patientName === 'string' &&
  typeof value.mode === 'string' &&
  isRecord(value.units) &&
  (value.exact === undefined || isRecord(value.exact)) &&
  isPaths(value.examples) &&
  isPaths(value.calculatedExamples) &&
  (value.told === undefined || isAllTold(value.told)) &&
  (value.recorded === undefined || isInHand(value.recorded)) &&
  (value.calculatedFor === undefined ||
    (isInHand(value.calculatedFor) && 'told' in value.calculatedFor && isAllTold(value.calculatedFor.told))) &&
  (value.marked === undefined || typeof value.marked === 'boolean');

const none: Draft = { owner: '', values: {}, units: {}, patientName: '', notes: '', mode: '' };
const slot = (tool: string) => stored<Draft>(() => sessionStorage, `${draftPrefix}${tool}`, none, isDraft);

/** The calculator that was left last with something of a patient in it: what is known goes along to the next page in this tab. */
const left = stored<string>(
  () => sessionStorage,
  `${draftPrefix}left`,
  '',
  (value) => typeof value === 'string',
);
export const leftTool = (): string => left.read();
export const leave = (tool: string): void => left.write(tool);
export const forgetLeft = (): void => left.clear();

export const visitKey = `${draftPrefix}visit`;
const visitThere = stored<object | null>(() => sessionStorage, visitKey, null, isRecord);
/** Whether anything of a patient waits in this tab: an open visit, or a calculator that was left. */
export const mayBring = (): boolean => leftTool() !== '' || visitThere.read() !== null;

/** Whether something is known of a patient in this tab's visit. */
export const isSomebodyKept = (): boolean => {
  const visit = visitThere.read();
  return isRecord(visit) && isRecord(visit.chart) && Object.keys(visit.chart).length > 0;
};

/** The draft of this user, or null: another person's draft is wiped, never shown. */
export function readDraft(tool: string, owner: string): Draft | null {
  const draft = slot(tool).read();
  if (draft.owner === owner) return draft;
  if (draft.owner !== '') slot(tool).clear();
  return null;
}

export function writeDraft(tool: string, draft: Draft): void {
  slot(tool).write(draft);
}
