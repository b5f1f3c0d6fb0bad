import { type Found, namesOf, statements, unversioned } from './gather.ts';
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

/** Whom a conditional reference means: `Patient?identifier=system|value`. */
function identifierSearched(reference: string): string | undefined {
  const query = /^(?:[^?]{0,500}\/)?Patient\?([^#]{1,1000})$/.exec(reference)?.[1];
  const identifier = query === undefined ? null : new URLSearchParams(query).get('identifier');
  if (identifier === null) return undefined;
  const at = identifier.indexOf('|');
  return `identifier ${at < 0 ? '' : identifier.slice(0, at)} ${identifier.slice(at + 1)}`;
}

const subjectOf = ({ body }: Found): Readonly<Record<string, unknown>> => {
  const subject = recordAt(body, 'subject');
  return Object.keys(subject).length > 0 ? subject : recordAt(body, 'patient');
};

/** Whether something is about a device, a place or a group, and so about nobody. */
export function isOfNobody(found: Found, kinds: ReadonlyMap<string, string>): boolean {
  const subject = subjectOf(found);
  const reference = textAt(subject, 'reference') ?? '';
  const contained = recordsAt((found.within ?? found).body, 'contained');
  const held = contained.find((each) => reference.startsWith('#') && `#${textAt(each, 'id')}` === reference);
  const type =
    textAt(subject, 'type') ??
    textAt(held, 'resourceType') ??
    kinds.get(unversioned(reference)) ??
    /(?:^|\/)([A-Z][A-Za-z]{1,40})[/?][^/]{1,200}$/.exec(unversioned(reference.slice(-600)))?.[1];
  return type !== undefined && type !== 'Patient';
}

/** What kind of resource each name in a file stands for. */
export const kindsByName = (resources: readonly Found[]): ReadonlyMap<string, string> =>
  new Map(
    resources.flatMap((found) => (found.within ? [] : namesOf(found).map((name) => [name, found.type] as const))),
  );

/** Tells which resources are about somebody who is surely not the patient of the file. */
export function anothers(resources: readonly Found[]): (found: Found) => boolean {
  const patients = resources.filter(({ type }) => type === 'Patient');
  if (patients.length === 0) return () => false;
  const known = new Set(withShortForms(patients.map(namesOfPatient)).flatMap((names) => [...names]));
  return (found) => {
    const [names = new Set<string>()] = withShortForms([namesOfSubject(found, patients)]);
    return names.size > 0 && ![...names].some((name) => known.has(name)) && !mayBeOne(known, names);
  };
}

/** The names of whom an observation is about; none where it does not say, or only in words. */
function namesOfSubject(observation: Found, patients: readonly Found[]): string[] {
  const subject = subjectOf(observation);
  const reference = textAt(subject, 'reference');
  const identifiers = identifiersOf(subject, 'identifier');
  if (reference === undefined) return identifiers;
  const searched = identifierSearched(reference);
  if (searched !== undefined) return [searched, ...identifiers];
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
  const kinds = kindsByName(resources);
  // Beside a patient, another's diagnosis or medicine is left out; without one nobody says whose they are.
  const isTold = ({ type }: Found): boolean =>
    type === 'Observation' || (patients.length === 0 && statements.has(type));
  const observations = resources.filter((found) => isTold(found) && !isOfNobody(found, kinds));
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

/** What one person's values may rest on, which says nothing of a person: the medicine of a prescription, the specimen of a result. */
const restOn = ['medicationReference', 'specimen', 'encounter', 'context'] as const;

export interface ByPerson {
  /** Each with what is told of them. */
  readonly people: readonly (readonly Found[])[];
  /** How many values are of nobody among them, or do not say whose they are. */
  readonly nobodys: number;
}
/**
 * A file of several people, each for themselves; where it has patients, only they are people. Nobody where it has one patient: that
 * another name in it is somebody else cannot be told.
 */
export function byPerson(resources: readonly Found[]): ByPerson {
  const patients = resources.filter(({ type }) => type === 'Patient');
  const kinds = kindsByName(resources);
  const own = resources.filter(({ within }) => !within);
  const named = withShortForms(
    own.map((found) => {
      if (found.type === 'Patient') return namesOfPatient(found);
      return isOfNobody(found, kinds) ? [] : namesOfSubject(found, patients);
    }),
  );
  const all = people(named.filter(({ size }) => size > 0));
  const personNamed = new Map(all.flatMap((person) => [...person].map((name) => [name, person] as const)));
  const shared = new Map<string, Found>();
  const told = new Map<Somebody, Found[]>(all.map((person) => [person, []]));
  let nobodys = 0;
  for (const [at, found] of own.entries()) {
    const [name] = named[at] ?? [];
    const person = name === undefined ? undefined : personNamed.get(name);
    if (person) told.get(person)?.push(found);
    else if (found.type === 'Observation' || statements.has(found.type)) nobodys += isOfNobody(found, kinds) ? 0 : 1;
    else for (const called of namesOf(found)) shared.set(called, found);
  }
  const isPerson = (found: readonly Found[]): boolean =>
    !patients.some(({ within }) => !within) || found.some(({ type }) => type === 'Patient');
  const groups = [...told.values()];
  const mine = groups.filter(isPerson);
  for (const group of groups) if (!isPerson(group)) nobodys += group.length;
  const withRest = (group: readonly Found[]): readonly Found[] => [
    ...group,
    ...new Set(
      group.flatMap(({ body }) =>
        restOn.flatMap((key) => shared.get(unversioned(textAt(recordAt(body, key), 'reference') ?? '')) ?? []),
      ),
    ),
  ];
  return { people: mine.length > 1 ? mine.map(withRest) : [], nobodys };
}
