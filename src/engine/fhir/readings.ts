import { isDay } from '../chart/day.ts';
import { ageOn } from '../chart/derive.ts';
import type { FactId } from '../chart/facts.ts';
import { factOf } from '../chart/form.ts';
import { worksheet } from '../kit/worksheet/worksheet.ts';
import { type Found, namesOf, sourceOf, unversioned } from './gather.ts';
import {
  type About,
  aboutOf,
  fitsFact,
  isCoded,
  labelOf,
  type NotTaken,
  type Reader,
  type Value,
  valueIn,
} from './measured.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { effectiveOf, isAfter, type When } from './when.ts';

/** One value a file holds, whether or not it is the one that is taken. */
export interface Reading<A extends About = About> {
  readonly about: A;
  readonly value: Value;
  /** Absent for what holds today: age and sex. */
  readonly when?: When;
  readonly source: string;
  /** What it is called where it cannot be taken. */
  readonly label: string;
  /** Parts of one panel belong together. */
  readonly panel: Found;
}
export interface Problem {
  readonly what: string;
  readonly reason: NotTaken;
  /** Whether it bears a code that can be told of. */
  readonly coded: boolean;
}
export type Item = Reading | Problem;
export const isProblem = (item: Item): item is Problem => 'reason' in item;

interface Question extends Reader {
  /** Today, yyyy-mm-dd; without it no age is worked out, and no date is too late. */
  readonly on: string | undefined;
}

const settledStatus = new Set(['final', 'amended', 'corrected']);

/** One observation, or one component of a panel, which shares the panel's date and status. */
function itemOf(found: Found, part: Found['body'], question: Question): Item {
  const concept = recordAt(part, 'code');
  const label = labelOf(concept, found.type);
  const problem = (reason: NotTaken): Problem => ({ what: label, reason, coded: isCoded(part) });
  const about = aboutOf(concept, question);
  if (!about) return problem('code');
  const { body } = found;
  // What is about somebody or something else, or may be undone by an extension nobody here knows, is no value of this patient.
  if (recordsAt(body, 'focus').length || recordsAt(body, 'modifierExtension').length) return problem('resource');
  if (!settledStatus.has(textAt(body, 'status') ?? '')) return problem('status');
  const read = valueIn(part, about, question);
  if ('reason' in read) return problem(read.reason);
  const when = effectiveOf(body);
  if (!when || (question.on !== undefined && isAfter(when, question.on))) return problem('date');
  return { about, value: read.value, when, source: sourceOf(found), label, panel: found };
}

const hasValue = (part: Found['body']): boolean => Object.keys(part).some((key) => key.startsWith('value'));

function itemsOfObservation(found: Found, question: Question, isHere: (reference: string) => boolean): Item[] {
  const components = recordsAt(found.body, 'component');
  const items = components.map((part) => itemOf(found, part, question));
  if (hasValue(found.body)) return [itemOf(found, found.body, question), ...items];
  // A panel is read by its parts, the ones it holds or the ones it names.
  const members = recordsAt(found.body, 'hasMember').map((member) => textAt(member, 'reference') ?? '');
  if (items.some((item) => !isProblem(item) || item.reason !== 'code') || members.some(isHere)) return items;
  return components.length && !aboutOf(recordAt(found.body, 'code'), question)
    ? items
    : [itemOf(found, found.body, question), ...items];
}

/** Age, of a full birth date, and sex. */
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
  if (born !== undefined && asks('age')) {
    const age = isDay(born) && question.on !== undefined ? ageOn(worksheet(), born, question.on) : undefined;
    if (age === undefined) items.push(problem('Patient.birthDate', 'date'));
    else items.push(fitsFact('age', question)(age) ? reading('age', age) : problem('Patient.birthDate', 'range'));
  }
  if (gender !== undefined && asks('sex'))
    items.push(gender === 'male' || gender === 'female' ? reading('sex', gender) : problem('Patient.gender', 'code'));
  return items;
}

/** Everything a file's resources say, in its order: values that can be used, and what is left out with the reason. */
export function itemsOf(resources: readonly Found[], question: Question): Item[] {
  const here = new Set(resources.flatMap(namesOf));
  const isHere = (reference: string): boolean => here.has(unversioned(reference));
  return resources.flatMap((found): Item[] => {
    if (found.type === 'Observation') return itemsOfObservation(found, question, isHere);
    if (found.type === 'Patient') return itemsOfPatient(found, question);
    // A report is its results, which are read by themselves.
    const results = recordsAt(found.body, 'result').map((result) => textAt(result, 'reference') ?? '');
    if (found.type === 'DiagnosticReport' && results.some(isHere)) return [];
    const code = ['code', 'medicationCodeableConcept', 'vaccineCode'].map((key) => recordAt(found.body, key));
    const label = code.map((each) => labelOf(each, '')).find((words) => words !== '');
    return [
      {
        what: label === undefined ? found.type : `${found.type}: ${label}`,
        reason: 'resource',
        coded: isCoded(found.body),
      },
    ];
  });
}
