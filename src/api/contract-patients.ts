import type { Chart } from '../engine/chart/chart.ts';
import type { IdentityFact } from '../engine/chart/identity.ts';
import type { Action } from '../engine/plan/actions.ts';
import type { ToolId } from '../engine/registry.ts';

// What is promised of patients: a part of `contract.ts`, through which everybody has it.

/** A figure with its day, yyyy-mm-dd. */
export interface FigureOn {
  readonly value: number;
  readonly on: string;
}
/** One of POST /api/patients/due: a patient for whom something is late, or whose last plan has a step that cannot wait. */
export interface PatientDue {
  readonly patientId: string;
  readonly patientName: string;
  /** The last visit, from which a new one begins, and its day. */
  readonly visitId: string;
  readonly on: string;
  /** What is late, and since which day, the longest first: an item of the year (`src/engine/year`). */
  readonly due: readonly { readonly id: string; readonly since: string }[];
  /** Steps of the last plan that cannot wait. */
  readonly urgent: readonly Action[];
  /** What its medicines are called by where that is more than their class: “gliclazide”. */
  readonly named: readonly string[];
}
export interface PatientsDue {
  readonly patients: readonly PatientDue[];
  /** Last visits that were saved before there was this list and are not looked through yet; some are with each call. */
  readonly waiting: number;
}
/** What a visit leaves to be done. */
export interface CareLeft {
  /** The visit's own day. */
  readonly on: string;
  /** Each thing late once its day has passed, the first day first: an item of the year (`src/engine/year`). */
  readonly due: readonly { readonly id: string; readonly on: string }[];
  /** Steps of its plan that cannot wait. */
  readonly urgent: readonly Action[];
}
/** One of POST /api/patients/search: a patient in a line, without charts and plans. */
export interface PatientListed {
  /** Null for what is saved under one name and nobody has joined. */
  readonly patientId: string | null;
  readonly patientName: string;
  readonly visits: number;
  /** Saved by themselves, not with a visit. */
  readonly records: number;
  /** When something was saved last, and the day it is of. */
  readonly createdAt: string;
  readonly on: string;
  readonly age: FigureOn | null;
  /** HbA1c in %, oldest first; at most eight days. */
  readonly a1c: readonly FigureOn[];
  /** What the plan saved last came to: its first action and the one beside it; none where nothing was to be changed or no plan was kept. */
  readonly headline: readonly Action[];
  /** What its medicines are called by where that is more than their class: “gliclazide”. */
  readonly named: readonly string[];
  /** The last visit: a new one begins from it. */
  readonly visitId: string | null;
  /** What it leaves to be done; null without a visit, and of one that is not looked through yet. */
  readonly left: CareLeft | null;
  /** What was saved last, where that is a record by itself. */
  readonly record: { readonly id: string; readonly tool: ToolId } | null;
}

/** What is saved under a name and may be the same patient's. */
export interface Candidate {
  /** Null for a record that nobody has joined. */
  readonly patientId: string | null;
  readonly patientName: string;
  readonly visits: readonly { readonly id: string; readonly createdAt: string }[];
  /** Records that were saved by themselves. */
  readonly records: readonly { readonly id: string; readonly tool: ToolId; readonly createdAt: string }[];
  readonly agrees: readonly IdentityFact[];
  readonly differs: readonly IdentityFact[];
  /** What is known there of who it is, each fact as it was told last, with its day. */
  readonly known: Chart;
}

/** Which patient each visit, and each record of no visit, belongs to now. */
export interface Standing {
  readonly visits: readonly { readonly id: string; readonly patientId: string }[];
  readonly records: readonly { readonly id: string; readonly patientId: string | null }[];
}
