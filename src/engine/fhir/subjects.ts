import { type Found, namesOf, unversioned } from './gather.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';

/** Somebody, by all the names a file gives them. No name of a person is one: two may share it. */
type Somebody = Set<string>;

const absolute = /^[a-z][a-z0-9+.-]*:\/\//i;
/** `Patient/1` of an absolute address. Only its end is looked at: a type of FHIR has fewer letters than this, an id 64. */
const tailOf = (name: string): string | undefined =>
  /(?:^|[^A-Za-z])([A-Za-z]{1,64}\/[A-Za-z0-9.-]{1,64})$/.exec(name.slice(-130))?.[1];

const identifiersOf = (of: unknown, key: string): string[] =>
  recordsAt(of, key).flatMap((identifier) => {
    const value = textAt(identifier, 'value');
    return value === undefined ? [] : [`identifier ${textAt(identifier, 'system') ?? ''} ${value}`];
  });

/** The names of a patient. Contained in several resources, the same content is the same patient. */
function namesOfPatient(patient: Found): string[] {
  const names = patient.within ? [`contained ${JSON.stringify(patient.body)}`] : [...namesOf(patient)];
  // Two servers may give one short name to two people: there it is added below, if at all.
  const served = new Set(names.filter((name) => absolute.test(name)).map(tailOf));
  return [...names.filter((name) => !served.has(name)), ...identifiersOf(patient.body, 'identifier')];
}

/** The names of whom an observation is about; none where it does not say, or only in words. */
function namesOfSubject(observation: Found, patients: readonly Found[]): string[] {
  const subject = recordAt(observation.body, 'subject');
  const reference = textAt(subject, 'reference');
  const identifiers = identifiersOf(subject, 'identifier');
  if (reference === undefined) return identifiers;
  if (!reference.startsWith('#')) return [unversioned(reference), ...identifiers];
  const container = observation.within ?? observation;
  const held = patients.find((each) => each.within === container && `#${textAt(each.body, 'id')}` === reference);
  return held ? [...namesOfPatient(held), ...identifiers] : identifiers;
}

/** Adds the short form to absolute addresses, but where two servers give the same one to different people. */
function withShortForms(all: readonly (readonly string[])[]): Somebody[] {
  const servers = new Map<string, Set<string>>();
  for (const name of all.flat().filter((each) => absolute.test(each))) {
    const tail = tailOf(name);
    if (tail !== undefined) servers.set(tail, (servers.get(tail) ?? new Set()).add(name));
  }
  return all.map(
    (names) =>
      new Set(
        names.flatMap((name) => {
          const tail = absolute.test(name) ? tailOf(name) : undefined;
          return tail !== undefined && servers.get(tail)?.size === 1 ? [name, tail] : [name];
        }),
      ),
  );
}

/** Those who share a name are one. */
function people(all: readonly Somebody[]): Somebody[] {
  const made = new Set<Somebody>();
  const byName = new Map<string, Somebody>();
  for (const somebody of all) {
    const known = new Set([...somebody].flatMap((name) => byName.get(name) ?? []));
    // The smaller joins the larger: thousands of observations of one person must not copy all their names each time.
    const [one = new Set<string>(), ...others] = [...known].sort((each, other) => other.size - each.size);
    if (known.size === 0) made.add(one);
    for (const each of others) made.delete(each);
    for (const name of [...others.flatMap((each) => [...each]), ...somebody]) {
      one.add(name);
      byName.set(name, one);
    }
  }
  return [...made];
}

/** How a name is built: only names of one kind can contradict each other. */
const kindOf = (name: string): string =>
  name.startsWith('urn:')
    ? 'urn'
    : name.startsWith('identifier ')
      ? (name.split(' ')[1] ?? '')
      : absolute.test(name)
        ? 'url'
        : 'id';

/** Whether nothing speaks against two being the same: no names of the same kind. */
function mayBeOne(one: Somebody, other: Somebody): boolean {
  const kinds = new Set([...one].map(kindOf));
  return ![...other].some((name) => kinds.has(kindOf(name)));
}

/** The same patient told twice must be told alike. */
const disagree = (patients: readonly Found[], key: string): boolean =>
  new Set(patients.flatMap(({ body }) => textAt(body, key) ?? [])).size > 1;

/** Whether a file tells of more than one person: two patients, observations of two subjects, or of another than the patient. */
export function severalPatients(resources: readonly Found[]): boolean {
  const patients = resources.filter(({ type }) => type === 'Patient');
  const observations = resources.filter(({ type }) => type === 'Observation');
  const patientNames = patients.map(namesOfPatient);
  // Thousands of observations mostly name one and the same subject alike.
  const subjects = new Map(
    observations.map((each) => namesOfSubject(each, patients)).map((names) => [JSON.stringify(names), names]),
  );
  const subjectNames = [...subjects.values()].filter(({ length }) => length > 0);
  const named = withShortForms([...patientNames, ...subjectNames]);
  const nameless = patientNames.filter(({ length }) => length === 0).length;
  const [ofPatients, ofSubjects] = [named.slice(0, patients.length), named.slice(patients.length)];
  const known = people(ofPatients.filter(({ size }) => size > 0));
  if (known.length + nameless > 1 || disagree(patients, 'birthDate') || disagree(patients, 'gender')) return true;
  const inWords = new Set(
    observations.flatMap(({ body }) => {
      const subject = recordAt(body, 'subject');
      return textAt(subject, 'reference') || recordsAt(subject, 'identifier').length
        ? []
        : (textAt(subject, 'display') ?? []);
    }),
  );
  if (inWords.size > 1) return true;
  const [patient] = known;
  if (!patient) return people(ofSubjects).length > 1;
  const isPatient = (each: Somebody): boolean => [...each].some((name) => known[0]?.has(name));
  const others = people([patient, ...ofSubjects]).filter((each) => !isPatient(each));
  // Beside somebody who is surely the patient, another name is another person.
  return others.length > 1 || others.some((each) => ofSubjects.some(isPatient) || !mayBeOne(patient, each));
}
