import { type FactId, isDoneFact } from '../chart/facts.ts';
import { factOf } from '../chart/form.ts';
import { type AsTyped, typedReader } from './as-typed.ts';
import { type Found, namesOf, sourceOf, statements, unversioned } from './gather.ts';
import { aboutOf, fitsFact, isElsewhere, labelOf, type NotTaken, type Value, valueIn } from './measured.ts';
import { diagnosisOf } from './diagnoses.ts';
import { isProblem, type Item, type Problem, type Question, type Reading, type Told } from './item.ts';
import { allergyOf, medicineConcepts, medicineOf } from './medicines.ts';
import { eachOnce, wordsOfOurs, writtenMedicine } from './named-medicines.ts';
import { agesOf, hasDied } from './person.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { procedureOf } from './procedures.ts';
import { anothers, isOfNobody, kindsByName } from './subjects.ts';
import { systems } from './systems.ts';
import { isCoded } from './statements.ts';
import { notTakenNow } from './taken-now.ts';
import { surroundings } from './surroundings.ts';
import { isAfter, type When } from './when.ts';

/** What of a file has to be looked up for one of its resources. */
interface Around {
  readonly question: Question;
  readonly isHere: (reference: string) => boolean;
  readonly isOfNobody: (found: Found) => boolean;
  readonly isAnothers: (found: Found) => boolean;
  readonly whenOf: (found: Found) => When | undefined;
  readonly isInHospital: (found: Found) => boolean;
}

const settledStatus = new Set(['final', 'amended', 'corrected']);
/** Never measured, or taken back: newer than nothing. */
const voidStatus = new Set(['entered-in-error', 'cancelled']);
/** A pressure taken in an emergency or a stay says nothing of how it is treated (CMS165). */
const ofTheClinic = new Set<FactId>(['systolic', 'diastolic']);

/** One observation, or one component of a panel, which shares the panel's date and status. */
function itemOf(found: Found, part: Found['body'], { question, ...around }: Around): Item {
  const concept = recordAt(part, 'code');
  const { body } = found;
  const label = labelOf(concept, found.type);
  const bare = (reason: NotTaken): Problem => ({ what: label, reason, coded: isCoded(part) });
  const said = part !== body && isElsewhere(recordAt(body, 'code')) ? undefined : aboutOf(concept, question);
  if (!said) return bare('code');
  // What is about somebody or something else is no value of this patient.
  if (recordsAt(body, 'focus').length > 0 || around.isOfNobody(found)) return bare('resource');
  if (around.isAnothers(found)) return bare('person');
  const { about } = said;
  const when = around.whenOf(found);
  const status = textAt(body, 'status') ?? '';
  const problem = (reason: NotTaken): Problem => ({
    ...bare(reason),
    ...(!voidStatus.has(status) && { about, ...(when && { when }) }),
  });
  // Nor is what an extension that nobody here knows may undo.
  if (recordsAt(body, 'modifierExtension').length > 0 || recordsAt(part, 'modifierExtension').length > 0)
    return problem('resource');
  if (!settledStatus.has(status)) return problem('status');
  if (said.unread) return problem('code');
  const read = valueIn(part, about, question);
  if ('reason' in read) return problem(read.reason);
  // What was done may have been done on a day that nobody knows.
  const undated = !when && about.kind === 'fact' && isDoneFact(about.fact);
  if (!undated && (!when || (question.on !== undefined && isAfter(when, question.on)))) return problem('date');
  if (about.kind === 'fact' && ofTheClinic.has(about.fact) && around.isInHospital(found)) return problem('setting');
  return {
    about,
    value: read.value,
    ...(when ? { when } : { undated: true }),
    source: sourceOf(found),
    label,
    panel: found,
    ...((said.doubt ?? read.doubt) && { doubt: said.doubt ?? read.doubt }),
    ...(said.rank !== undefined && { rank: said.rank }),
  };
}

const hasValue = (part: Found['body']): boolean => Object.keys(part).some((key) => key.startsWith('value'));

function itemsOfObservation(found: Found, around: Around): Item[] {
  const components = recordsAt(found.body, 'component');
  const items = components.map((part) => itemOf(found, part, around));
  if (hasValue(found.body)) return [itemOf(found, found.body, around), ...items];
  // A panel is read by its parts, the ones it holds or the ones it names.
  const members = recordsAt(found.body, 'hasMember').map((member) => textAt(member, 'reference') ?? '');
  if (items.some((item) => !isProblem(item) || item.reason !== 'code') || members.some(around.isHere)) return items;
  return components.length && !aboutOf(recordAt(found.body, 'code'), around.question)
    ? items
    : [itemOf(found, found.body, around), ...items];
}

/** Whom the file is about: age, of a birth date that leaves one only and while the person lives, and sex. */
function itemsOfPatient(found: Found, question: Question): Item[] {
  const asks = (fact: FactId): boolean => Object.values(question.fields).some((field) => factOf(field) === fact);
  const source = sourceOf(found);
  const reading = (fact: FactId, value: Value): Reading => ({
    about: { kind: 'fact', fact },
    value,
    source,
    label: fact,
    panel: found,
  });
  const problem = (what: string, reason: NotTaken): Problem => ({ what, reason, coded: true });
  const [born, gender] = [textAt(found.body, 'birthDate'), textAt(found.body, 'gender')];
  const items: Item[] = [];
  // An extension that nobody here knows may say that this is no person, or not the one.
  if (recordsAt(found.body, 'modifierExtension').length > 0)
    return [
      ...(born !== undefined && asks('age') ? [problem('Patient.birthDate', 'resource')] : []),
      ...(gender !== undefined && asks('sex') ? [problem('Patient.gender', 'resource')] : []),
    ];
  if (born !== undefined && asks('age')) {
    const [age, other] = agesOf(born, question.on) ?? [];
    if (age === undefined || other === undefined) items.push(problem('Patient.birthDate', 'date'));
    else if (hasDied(found)) items.push(problem('Patient.birthDate', 'status'));
    // A year or a month of birth leaves two ages.
    else if (age !== other && [age, other].every(fitsFact('age', question)))
      for (const each of [age, other]) items.push({ ...reading('age', each), doubt: 'age' });
    else items.push(fitsFact('age', question)(age) ? reading('age', age) : problem('Patient.birthDate', 'range'));
  }
  if (gender !== undefined && asks('sex'))
    items.push(gender === 'male' || gender === 'female' ? reading('sex', gender) : problem('Patient.gender', 'code'));
  return items;
}

/** What a resource that gives nothing is called. */
function nameOf(found: Found, medicine: readonly Found['body'][]): Pick<Problem, 'what' | 'coded'> {
  const code = [...['code', 'vaccineCode'].map((key) => recordAt(found.body, key)), ...medicine];
  const label = code.map((each) => labelOf(each, '')).find((words) => words !== '');
  return { what: label === undefined ? found.type : `${found.type}: ${label}`, coded: isCoded(found.body) };
}

/** Everything a file's resources say, in its order: values that can be used, and what is left out with the reason. */
export function itemsOf(resources: readonly Found[], question: Question): FromFile {
  const here = new Set(resources.flatMap(namesOf));
  const isHere = (reference: string): boolean => here.has(unversioned(reference));
  const kinds = kindsByName(resources);
  const around: Around = {
    question,
    isHere,
    isOfNobody: (found) => isOfNobody(found, kinds),
    isAnothers: anothers(resources),
    ...surroundings(resources),
  };
  const conceptsOf = medicineConcepts(resources);
  const asTyped = typedReader();
  const told: Told[] = [];
  const medicines: string[] = [];
  const statement = (found: Found): Item[] => {
    const left = (reason: NotTaken): Item[] => [{ ...nameOf(found, conceptsOf(found)), reason }];
    if (around.isOfNobody(found)) return left('resource');
    if (around.isAnothers(found)) return left('person');
    const read = readStatement(found, conceptsOf, question.on, asTyped);
    const concepts = conceptsOf(found);
    const isTaken = medicineTypes.has(found.type) && notTakenNow(found, question.on) === undefined;
    const words = isTaken ? writtenMedicine(found, concepts) : undefined;
    if (words !== undefined) medicines.push(words);
    if (read === 'code' && words !== undefined)
      return [{ ...nameOf(found, concepts), reason: read, named: true as const }];
    if (typeof read === 'string') return left(read);
    told.push(...read);
    return [];
  };
  const items = resources.flatMap((found): Item[] => {
    if (statements.has(found.type)) return statement(found);
    // A medicine is named by who takes it.
    if (found.type === 'Medication') return [];
    if (found.type === 'Observation') {
      const items = itemsOfObservation(found, around);
      for (const item of items)
        if (!isProblem(item) && item.about.kind === 'fact' && isOurs(found))
          medicines.push(...wordsOfOurs(item.about.fact, found.body));
      return items;
    }
    if (found.type === 'Patient') return itemsOfPatient(found, question);
    // A report is its results, which are read by themselves.
    const results = recordsAt(found.body, 'result').map((result) => textAt(result, 'reference') ?? '');
    if (found.type === 'DiagnosticReport' && results.some(isHere)) return [];
    return [{ ...nameOf(found, []), reason: 'resource' }];
  });
  return { items, told, medicines: eachOnce(medicines) };
}

const medicineTypes = new Set(['MedicationStatement', 'MedicationRequest']);
const isOurs = ({ body }: Found): boolean =>
  recordsAt(recordAt(body, 'code'), 'coding').some(({ system }) => system === systems.fact);

function readStatement(
  found: Found,
  conceptsOf: (found: Found) => readonly Found['body'][],
  on: string | undefined,
  asTyped: AsTyped,
): readonly Told[] | NotTaken {
  if (found.type === 'Condition') return diagnosisOf(found, on, asTyped);
  if (found.type === 'Procedure') return procedureOf(found, on);
  return found.type === 'AllergyIntolerance'
    ? allergyOf(found, asTyped)
    : medicineOf(found, conceptsOf(found), on, asTyped);
}

interface FromFile {
  /** Measurements, in the file's order, and what is left out with the reason. */
  readonly items: readonly Item[];
  /** What diagnoses, medicines, allergies and procedures tell. */
  readonly told: readonly Told[];
  /** Every medicine that is taken, as it is written. */
  readonly medicines: readonly string[];
}
