import { closeSync, openSync } from 'node:fs';
import { chartsOfFhir } from './chart-fhir.ts';
import type { ChartRead } from './chart-read.ts';
import { linesOf, textAt } from './chart-files.ts';

type Resource = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Resource) : {};

/** `Patient/1` of whatever way a reference is written. */
function patientNamed(reference: unknown): string | undefined {
  if (typeof reference !== 'string') return undefined;
  const id = /(?:(?:^|\/)Patient\/|^urn:uuid:)([A-Za-z0-9.-]{1,64})(?:\/_history\/.*)?$/.exec(
    reference.slice(-300),
  )?.[1];
  return id === undefined ? undefined : `Patient/${id}`;
}
/** Whom a resource of an export is about. */
const subjectOf = (resource: Resource): string | undefined =>
  resource.resourceType === 'Patient'
    ? patientNamed(`Patient/${String(resource.id)}`)
    : (patientNamed(recordOf(resource.subject).reference) ?? patientNamed(recordOf(resource.patient).reference));

/** What is told of a person, as `src/engine/fhir/subjects.ts` has it. */
const ofPerson = new Set([
  'Observation',
  'Condition',
  'MedicationStatement',
  'MedicationRequest',
  'AllergyIntolerance',
  'Procedure',
]);
/** What a person's resources name beside, for which one line serves many. */
const serving = new Set(['Medication', 'Specimen']);
const namedBeside = ['medicationReference', 'specimen'] as const;

interface Place {
  readonly file: number;
  readonly at: number;
  readonly bytes: number;
}

/**
 * The patients of a bulk export (`.ndjson`: a resource a line, or a bundle a line), whose resources stand in several files. Where each
 * line stands is held, and no line itself: a patient's are read when it is their turn, in the order in which they are first named.
 */
export function* chartsOfExport(files: readonly string[], on: string): Generator<ChartRead> {
  const byPatient = new Map<string, Place[]>();
  const isKnown = new Set<string>();
  const beside = new Map<string, Place>();
  let nobodys = false;
  for (const [file, name] of files.entries()) {
    try {
      for (const { text, at, bytes } of linesOf(name)) {
        let resource: Resource;
        try {
          resource = recordOf(JSON.parse(text));
        } catch {
          yield { notRead: 'not-json' };
          continue;
        }
        const type = String(resource.resourceType);
        const subject = subjectOf(resource);
        const place = { file, at, bytes };
        if (type === 'Bundle') yield* chartsOfFhir(resource, on);
        else if (resource.resourceType === undefined) yield { notRead: 'not-fhir' };
        else if (subject !== undefined) {
          const places = byPatient.get(subject);
          if (places) places.push(place);
          else byPatient.set(subject, [place]);
          if (type === 'Patient') isKnown.add(subject);
        } else if (serving.has(type)) beside.set(`${type}/${String(resource.id)}`, place);
        else if (ofPerson.has(type)) nobodys = true;
      }
    } catch {
      yield { notRead: 'unreadable' };
    }
  }
  const open = new Map<number, number>();
  const resourceAt = ({ file, at, bytes }: Place): Resource => {
    const from = open.get(file) ?? openSync(files[file] ?? '', 'r');
    open.set(file, from);
    return recordOf(JSON.parse(textAt(from, at, bytes)));
  };
  try {
    for (const [patient, places] of byPatient) {
      // Where an export has patients, a name without one is nobody who could be judged.
      if (isKnown.size > 0 && !isKnown.has(patient)) nobodys = true;
      else {
        const own = places.map(resourceAt);
        const named = own.flatMap((each) =>
          namedBeside.flatMap((key) => beside.get(String(recordOf(each[key]).reference)) ?? []),
        );
        yield* chartsOfFhir([...own, ...[...new Set(named)].map(resourceAt)], on);
      }
    }
  } finally {
    for (const file of open.values()) closeSync(file);
  }
  if (nobodys) yield { notRead: 'several-patients' };
}
