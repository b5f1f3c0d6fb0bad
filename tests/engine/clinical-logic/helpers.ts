import { expect } from 'vitest';
import type { ClassId } from '../../../src/engine/clinical-logic/model/classes.ts';
import { clinicalLogic as tool } from '../../../src/engine/clinical-logic/index.ts';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import { sheetOf } from '../../../src/engine/clinical-logic/report/patient-sheet.ts';
import type { Results } from '../../../src/engine/clinical-logic/results.ts';
import type { OwnReport, RankingBlock } from '../../../src/engine/kit/report/report.ts';
import { documentsOf } from '../helpers/documents.ts';

export { tool };
export const patient = (changes: Partial<Inputs> = {}): Inputs => ({ ...tool.defaults, ...changes });

/** Results of a patient; the inputs must be valid, or the test tests nothing. */
export function resultsOf(changes: Partial<Inputs> = {}): Results {
  const checked = tool.validate(patient(changes));
  expect(checked.issues).toEqual([]);
  return tool.calculate(patient(changes)).results;
}
export const guardsOf = (changes: Partial<Inputs>): readonly string[] =>
  tool.calculate(patient(changes)).guards.map(({ id }) => id);
export const documents = await documentsOf(tool, sheetOf);
export const reportOf = (changes: Partial<Inputs> = {}) => documents(patient(changes));
/** Keys of what is written for a reader: an outcome and a plan beside it speak only through their documents. */
export const keysIn = (data: unknown): readonly string[] => {
  const written = JSON.stringify(data, (name, value: unknown) =>
    name === 'outcome' || name === 'judgement' || name === 'plan' ? undefined : value,
  );
  return [...written.matchAll(/"key":"([^"]+)"/g)].map((found) => found[1] ?? '');
};

/** The ranking, wherever it stands. */
export const rankingOf = ({ picture, sections }: OwnReport): RankingBlock | undefined =>
  [...picture, ...sections.flatMap(({ blocks }) => blocks)].find((block) => block.type === 'ranking');

/** Every key of the folded section that holds the calculator's own rule. */
export const ownPlan = ({ sections }: OwnReport): readonly string[] =>
  keysIn(sections.filter(({ id }) => id === 'ownPlan'));
/** The report without it, and without what the plan writes. */
export const outside = ({ answer, picture, notes, figures, sections }: OwnReport) => [
  answer,
  picture,
  notes,
  figures,
  sections.filter(({ id }) => id !== 'ownPlan'),
];
export const actionsOf = (changes: Partial<Inputs> = {}): readonly string[] =>
  reportOf(changes).plan.actions.map(({ id }) => id);

/** Where a class stands: its list, and its score. */
export function placeOf({ rankedTherapyOptions: lists }: Results, id: ClassId): readonly [list: string, score: number] {
  for (const [list, options] of Object.entries(lists)) {
    const found = options.find(({ therapy }: { therapy: ClassId }) => therapy === id);
    if (found) return [list, found.score];
  }
  throw new Error(`${id} is in no list`);
}
