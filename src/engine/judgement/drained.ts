import type { FactId } from '../chart/facts.ts';
import { below, cited } from '../kit/worksheet/cited.ts';
import { kidneyFacts, seenOnce } from './kidney-disease.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';

/** Below these a high glucose has drained more than can be drunk at home, mmHg. */
const drained = cited(100, 'mmHg', 'generalKnowledge', 'hyperosmolar state: dehydration, pressure falls late', 'R');
const collapsing = cited(90, 'mmHg', 'generalKnowledge', 'low systolic pressure', 'R');
/** Vomiting, a low pressure, or kidneys that were not known to be ill, beside a glucose that drains. */
export const drainedFacts = (patient: Patient): FactId[] => {
  const { systolic, catabolicSymptoms, vomiting } = patient.known;
  const limit = catabolicSymptoms === true ? drained : collapsing;
  return [
    ...(vomiting === true ? (['vomiting'] as const) : []),
    ...(systolic !== undefined && below(systolic, limit) ? (['systolic'] as const) : []),
    ...(catabolicSymptoms === true && seenOnce(patient) ? kidneyFacts(patient) : []),
  ];
};
/** It gathers where water and kidneys fail. */
export const metforminPauses = ({ known: { metformin } }: Patient): Said[] =>
  metformin !== undefined && metformin > 0 ? [act('hold:metformin', 0)] : [];
