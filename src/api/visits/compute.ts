import { randomUUID } from 'node:crypto';
import type { NewAssessment } from '../../../db/assessments.ts';
import type { VisitDue } from '../../../db/due.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { Plan } from '../../engine/plan/actions.ts';
import { isToolId, loadTool, toolEntry, type ToolId } from '../../engine/registry.ts';
import type { ToolAnswer } from '../../engine/visit/answers.ts';
import { visit } from '../../engine/visit/index.ts';
import { summaryOf, yearOf } from '../../engine/year/index.ts';
import { Refusal } from '../answer.ts';
import type { FieldProblem, RefusedRecord, VisitRecord } from '../contract.ts';
import { sameFigures } from '../same-figures.ts';
import type { SentVisit } from './sent.ts';

/** A visit as the server makes it of a chart, and nothing else. */
export interface Computed {
  readonly plan: Plan;
  readonly records: readonly NewAssessment[];
  readonly listed: readonly VisitRecord[];
  readonly refused: readonly RefusedRecord[];
  /** What the visit leaves due, for the list of whom something is late for. */
  readonly due: VisitDue;
}

/** A year in short, as it is stored. */
function dueOf(asked: Parameters<typeof yearOf>[0]): VisitDue {
  const { urgent, risk, due } = summaryOf(yearOf(asked), asked.plan, asked.judgement);
  return { urgent, risk, firstDue: due[0]?.[1] ?? '', due: JSON.stringify(due) };
}
/** What a saved visit leaves due, by its chart and its day. */
export async function dueOfVisit(chart: Chart, on: string): Promise<VisitDue> {
  const { plan, judgement } = await visit(chart, { on });
  return dueOf({ chart, plan, judgement, on });
}

interface Answered {
  readonly inputs: object;
  readonly results: object;
  readonly medicine?: string;
}

/** What a calculator answered: one answer, or one for each medicine. */
function answersOf({ inputs, outcome, medicines }: ToolAnswer): Answered[] {
  if (medicines)
    return medicines.map(({ medicine, inputs: of, outcome: { results } }) => ({ inputs: of, results, medicine }));
  return inputs && outcome ? [{ inputs, results: outcome.results }] : [];
}

/** Why a calculator that is not ready, or answers only with what stands in for answers, has no record. */
function notReady({ id: tool, assumed = [], missing: none, refused = [] }: ToolAnswer): RefusedRecord {
  const missing = [...none, ...assumed];
  if (missing.length) return { tool, reason: 'missing', missing };
  const fields = refused.map(({ path, severity: _, ...problem }): [string, FieldProblem] => [path, problem]);
  return { tool, reason: 'invalid', fields: Object.fromEntries(fields) };
}

/** Plan and records of a chart on a day. Every calculator is in one of the two lists, once for each medicine. */
export async function computed(
  chart: Chart,
  {
    patientName,
    clinicalNotes,
    on,
    confirmed = [],
  }: Pick<SentVisit, 'patientName' | 'clinicalNotes' | 'on' | 'confirmed'>,
): Promise<Computed> {
  const { plan, judgement, tools } = await visit(chart, { on });
  const due = dueOf({ chart, plan, judgement, on });
  const records: NewAssessment[] = [];
  const listed: VisitRecord[] = [];
  const refused: RefusedRecord[] = [];
  for (const answer of tools) {
    const { id: tool, assumed } = answer;
    const ready = answer.ready && !assumed;
    if (!ready) refused.push(notReady(answer));
    const loaded = await loadTool(tool);
    if (ready && loaded.view.cliniciansOnly && !confirmed.includes(tool)) {
      refused.push({ tool, reason: 'unconfirmed' });
      continue;
    }
    for (const { inputs, results, medicine } of ready ? answersOf(answer) : []) {
      const about = { tool, ...(medicine !== undefined && { medicine }) };
      const rule = loaded.refusal(results);
      if (rule !== null) {
        refused.push({ ...about, reason: 'rule', rule });
        continue;
      }
      const id = randomUUID();
      listed.push({ id, ...about });
      // Examples never count in a visit, so no input of its records is one.
      records.push({
        id,
        tool,
        patientName,
        inputs: JSON.stringify(inputs),
        results: JSON.stringify(results),
        examples: '[]',
        // The visit's own, which is stored once.
        plan: null,
        patient: null,
        clinicalNotes,
        engineVersion,
      });
    }
  }
  return { plan, records, listed, refused, due };
}

const mostSent = 50;
interface SentResults {
  readonly tool: ToolId;
  readonly results: unknown;
}

/** What the client computed itself: each with its calculator's own name for results, or plainly `results`. */
function sentResults(records: unknown): SentResults[] {
  if (records === undefined) return [];
  const refuse = (at: string, code: FieldProblem['code']): never => {
    throw new Refusal('invalid', { fields: { [at]: { code } } });
  };
  if (!Array.isArray(records) || records.length > mostSent) return refuse('records', 'notAChoice');
  return records.map((one: unknown, at) => {
    if (!isRecord(one)) return refuse(`records.${at}`, 'notAnObject');
    const { tool } = one;
    if (!isToolId(tool)) return refuse(`records.${at}.tool`, 'notAChoice');
    return { tool, results: one[toolEntry(tool).keys[1]] ?? one['results'] };
  });
}

/** Whether what is stored is other than what was sent along: the plan, or a calculator's results. */
export function differsFrom(sent: SentVisit, plan: string, records: readonly NewAssessment[]): boolean {
  const results = sentResults(sent.records).filter((one) => one.results !== undefined);
  const stored = records.map((one) => ({ tool: one.tool, results: JSON.parse(one.results) as unknown }));
  return (
    (sent.plan !== undefined && !sameFigures(JSON.parse(plan), sent.plan)) ||
    results.some((one) => !stored.some((other) => sameFigures(other, one)))
  );
}
