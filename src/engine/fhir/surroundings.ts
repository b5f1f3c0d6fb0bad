import { type Found, namesOf, unversioned } from './gather.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { collectedOf, effectiveOf, type When } from './when.ts';

/** Classes of a stay in which a pressure is none of the clinic's: emergency, inpatient, acute and not, observation (HL7 v3 ActCode). */
const stays = new Set(['EMER', 'IMP', 'ACUTE', 'NONAC', 'OBSENC']);

const referenceIn = (body: Found['body'], key: string): string =>
  unversioned(textAt(recordAt(body, key), 'reference') ?? '');

/** The codes of an encounter's class: a coding in R4, a concept in a list in R5, a word in DSTU2. */
const classesOf = ({ body }: Found): readonly string[] => [
  textAt(body, 'class') ?? '',
  ...recordsAt(body, 'class').flatMap((each) => [
    textAt(each, 'code') ?? '',
    ...recordsAt(each, 'coding').map((coding) => textAt(coding, 'code') ?? ''),
  ]),
];

const isStay = (encounter: Found): boolean =>
  classesOf(encounter).some((code) => stays.has(code) || code === 'emergency' || code === 'inpatient');

interface Surroundings {
  /** Its own date, else that of the report or panel that names or holds it, else its specimen's. */
  readonly whenOf: (found: Found) => When | undefined;
  /** Whether it was measured in an emergency or a stay in hospital. */
  readonly isInHospital: (found: Found) => boolean;
}

/** What the other resources of a file tell of one of them. */
export function surroundings(resources: readonly Found[]): Surroundings {
  const byName = new Map<string, Found>();
  for (const found of resources) if (!found.within) for (const name of namesOf(found)) byName.set(name, found);
  const namedBy = new Map<string, Found>();
  for (const found of resources) {
    for (const key of ['result', 'hasMember'])
      for (const part of recordsAt(found.body, key)) {
        const reference = textAt(part, 'reference');
        if (reference !== undefined && !reference.startsWith('#')) namedBy.set(unversioned(reference), found);
      }
  }
  const held = (found: Found, key: string): Found['body'] | undefined => {
    const reference = referenceIn(found.body, key);
    if (!reference.startsWith('#')) return byName.get(reference)?.body;
    return recordsAt((found.within ?? found).body, 'contained').find((each) => `#${textAt(each, 'id')}` === reference);
  };
  const over = (found: Found): Found | undefined =>
    found.within ??
    namesOf(found)
      .map((name) => namedBy.get(name))
      .find((each) => each !== undefined);
  const whenOf = (found: Found): When | undefined => {
    const seen = new Set<Found>();
    for (let each: Found | undefined = found; each && !seen.has(each); each = over(each)) {
      const when = effectiveOf(each.body);
      if (when) return when;
      seen.add(each);
    }
    const specimen = held(found, 'specimen');
    return specimen && collectedOf(specimen);
  };
  return {
    whenOf,
    isInHospital: (found) => {
      const key = 'encounter' in found.body ? 'encounter' : 'context';
      const body = held(found, key) ?? (found.within && held(found.within, key));
      return body !== undefined && isStay({ type: 'Encounter', body });
    },
  };
}
