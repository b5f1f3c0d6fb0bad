import { recordAt, recordsAt, textAt } from '../../engine/fhir/plain.ts';
import { type Asked, resourcesIn } from './asked.ts';

/** The kinds of diabetes as facts have them, by the beginning of an ICD-10 code and by SNOMED CT. */
const kinds = [
  { kind: 'type1', icd10: /^E10/i, snomed: '46635009' },
  { kind: 'type2', icd10: /^E11/i, snomed: '44054006' },
] as const;
export type DiabetesKind = (typeof kinds)[number]['kind'] | 'unsure';

const icd10 = /^http:\/\/hl7\.org\/fhir\/sid\/icd-10(-[a-z]+)?$/;
const snomed = 'http://snomed.info/sct';

type Resource = Readonly<Record<string, unknown>>;
const codesOf = (resource: Resource, key: string): readonly Resource[] => recordsAt(recordAt(resource, key), 'coding');
const says = (resource: Resource, key: string, words: readonly string[]): boolean =>
  codesOf(resource, key).some((coding) => words.includes(textAt(coding, 'code') ?? ''));

/** A diagnosis that holds today: neither over, nor refuted, nor written in error. */
const holds = (condition: Resource): boolean =>
  textAt(condition, 'resourceType') === 'Condition' &&
  !says(condition, 'clinicalStatus', ['inactive', 'remission', 'resolved']) &&
  !says(condition, 'verificationStatus', ['refuted', 'entered-in-error', 'unconfirmed', 'provisional', 'differential']);

/** Which diabetes the diagnoses of a record name; two kinds at once are unsure, none is undefined. */
export function diabetesIn({ conditions, patientId }: Asked): DiabetesKind | undefined {
  const ofPatient = (condition: Resource): boolean => {
    const subject = textAt(recordAt(condition, 'subject'), 'reference');
    // The whole last part: `OtherPatient/p1` is somebody else.
    return subject === undefined || `/${subject}`.endsWith(`/Patient/${patientId}`);
  };
  const codings = resourcesIn(conditions)
    .filter((condition) => holds(condition) && ofPatient(condition))
    .flatMap((condition) => codesOf(condition, 'code'));
  const found = kinds.filter((each) =>
    codings.some((coding) => {
      const [system = '', code = ''] = [textAt(coding, 'system'), textAt(coding, 'code')];
      return icd10.test(system) ? each.icd10.test(code) : system === snomed && code === each.snomed;
    }),
  );
  return found.length > 1 ? 'unsure' : found[0]?.kind;
}
