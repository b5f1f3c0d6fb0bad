import type { CalloutBlock, OwnReport, PatientSheet, Report, WrittenPlan } from '../kit/report/report.ts';
import type { Outcome, Tool } from '../kit/tool.ts';
import type { Locale } from '../kit/words/pattern.ts';
import type { Marks, Planned } from '../judgement/tool-plan.ts';
import type { Plan } from '../plan/actions.ts';
import { loadTool } from '../registry.ts';
import type { Standing } from './changes/standing.ts';

export { loadWording } from './wording.ts';

/** Everything one calculation says: the plan, with the rules that applied and to whom, which its words take their figures from. */
export interface Answer extends Planned {
  readonly outcome: Outcome<object>;
  readonly report: Report;
}

/** The plan of inputs that have been calculated, and the rules that made it. */
export type Planning = (inputs: object, outcome: Outcome<object>, marks: Marks) => Planned;

/** A calculator that answers at once: whatever it needs is loaded. */
export interface Answering {
  readonly tool: Tool;
  /** The same beside a plan that is made otherwise: that of the whole patient, where there is one in hand. */
  beside(planning: Planning): Answering;
  /** Inputs must have passed `tool.validate`. `marks.examples` are the paths that still stand at their example value. */
  answer(inputs: object, marks?: Marks): Answer;
  /** The calculator's own conclusions and the plan, without words: what “what would change this” compares. */
  standing(inputs: object, marks?: Marks): Standing;
}

/** Gravest first: the plan's cautions and what the calculator says of its own figures, in one order. Remarks stand apart. */
function reportOf(own: OwnReport, written: WrittenPlan, reviewed: Report['reviewed']): Report {
  const { cautions, sources, ...plan } = written;
  const rank: Record<CalloutBlock['severity'], number> = { block: 0, warn: 1, note: 2, good: 3 };
  const serious = own.notes.filter(({ severity }) => severity === 'block' || severity === 'warn');
  return {
    ...own,
    ...plan,
    reviewed,
    notes: own.notes.filter((note) => !serious.includes(note)),
    cautions: [...cautions, ...serious].sort((a, b) => rank[a.severity] - rank[b.severity]),
    sources: [...new Set([...own.sources, ...sources])],
  };
}

/** Where answers are still examples the last step says so: there may be more to do. */
function openedBy({ plan, onExamples }: Planned, written: WrittenPlan): WrittenPlan {
  if (!onExamples || plan.actions[0]?.gravity === 'emergency') return written;
  const { next } = written;
  return { ...written, next: { ...next, items: [...next.items, { message: { key: 'plan.onExamples' } }] } };
}

/** A headline looks no calmer than the plan below it. */
function toneBeside(own: OwnReport['tone'], { actions }: Plan): OwnReport['tone'] {
  const gravest = actions[0]?.gravity;
  if (own === 'block' || gravest === 'emergency') return 'block';
  return gravest === 'urgent' ? 'warn' : own;
}

/** Its figures and goals are not for a known pregnancy. A calculator of single medicines says so itself of each one. */
const saysNothingInPregnancy = (
  { fields, medicines }: Tool,
  { findings }: Plan,
  { isNotForPregnancy }: typeof import('../judgement/not-for.ts'),
): boolean => Object.keys(medicines).length === 0 && isNotForPregnancy(fields, findings);

/** Loads a calculator with everything its answers need; its inputs are the patient. Rejects where a part cannot be loaded; asked again, it tries again. */
export async function answeringOf(tool: Tool): Promise<Answering> {
  const [writer, proposer, { planning }, { decisionsOf, writeRecord }, { reviewOf }, pregnancy] = await Promise.all([
    tool.writer(),
    tool.proposer(),
    import('../judgement/tool-plan.ts'),
    import('../judgement/record.ts'),
    import('../judgement/review.ts'),
    import('../judgement/not-for.ts'),
  ]);
  const besides = (plans: Planning): Answering => ({
    tool,
    beside: besides,
    answer(inputs, marks = {}) {
      const outcome = tool.calculate(inputs);
      const planned = plans(inputs, outcome, marks);
      const { plan, judgement } = planned;
      const explained = writer.explain(inputs, outcome, decisionsOf(plan, judgement, planned));
      const { banner: _, beside: __, ...unled } = explained;
      return {
        outcome,
        ...planned,
        report: reportOf(
          saysNothingInPregnancy(tool, plan, pregnancy)
            ? { ...unled, answer: pregnancy.notInPregnancy, tone: 'block', picture: [] }
            : { ...explained, tone: toneBeside(explained.tone, plan) },
          openedBy(planned, writeRecord(plan, judgement, { worksheet: outcome.worksheet })),
          reviewOf(tool.id),
        ),
      };
    },
    standing(inputs, marks = {}) {
      const outcome = tool.calculate(inputs);
      const { plan } = plans(inputs, outcome, marks);
      return { plan, outcomes: writer.outcomes?.(inputs, outcome) ?? [] };
    },
  });
  return besides((inputs, outcome, marks) => planning(tool, proposer, inputs, outcome, marks));
}

/** The calculator behind an id, ready to answer. */
export async function loadAnswering(id: string): Promise<Answering> {
  return answeringOf(await loadTool(id));
}

/** The patient's sheet of an answer; which of its actions speak to the patient is known from the words of one language. */
export async function patientSheetOf(
  tool: Tool,
  inputs: object,
  answer: Answer,
  locale: Locale = 'en',
): Promise<PatientSheet> {
  const [{ writeSheet }, { decisionsOf }, { loadPlanWords }, pregnancy, { toPatient }] = await Promise.all([
    import('../judgement/sheet.ts'),
    import('../judgement/record.ts'),
    import('../judgement/words.ts'),
    import('../judgement/not-for.ts'),
    import('../clinical/patient.ts'),
  ]);
  const own = saysNothingInPregnancy(tool, answer.plan, pregnancy)
    ? { about: toPatient('patient.inPregnancy'), picture: [], sections: [] }
    : await tool.patientSheet(inputs, answer.outcome, decisionsOf(answer.plan, answer.judgement, answer));
  return writeSheet(answer.plan, answer.judgement, own, await loadPlanWords(locale), answer);
}
