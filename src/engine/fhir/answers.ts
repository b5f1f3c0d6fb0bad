import type { FactId } from '../chart/facts.ts';
import { factsOfSnomed } from './condition-codes.ts';
import { recordsAt, textAt } from './plain.ts';
import { isLoinc, isSnomed } from './systems.ts';

/** LOINC's own answers that tell a choice, written as the tables of diagnoses are; SNOMED CT's stand there. */
const loincAnswers: ReadonlyMap<string, string> = new Map([
  ['LA18978-9', 'smoking=never'],
  ['LA15920-4', 'smoking=former'],
  ['LA18976-3', 'smoking=current'],
  ['LA18977-1', 'smoking=current'],
  ['LA18981-3', 'smoking=current'],
  ['LA18982-1', 'smoking=current'],
]);

/** A choice in a public code: the answer whose code tells this very fact, and leaves nothing open. */
export function answeredIn(body: Readonly<Record<string, unknown>>, fact: FactId): string | undefined {
  const told = recordsAt(body.valueCodeableConcept, 'coding').flatMap((coding) => {
    const [system, code = ''] = [textAt(coding, 'system'), textAt(coding, 'code')];
    const tells = isSnomed(system) ? factsOfSnomed(code) : isLoinc(system) ? loincAnswers.get(code) : undefined;
    return tells?.split(';') ?? [];
  });
  const own = told.flatMap((entry) => (entry.startsWith(`${fact}=`) ? [entry.slice(fact.length + 1)] : []));
  const [answer, ...more] = new Set(own);
  return more.length > 0 || answer?.startsWith('?') ? undefined : answer;
}
