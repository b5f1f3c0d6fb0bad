import { concepts } from '../clinical/concepts.ts';
import { doseOf, weeklyUnitsOf } from './doses.ts';
import { type Found, namesOf, sourceOf, unversioned } from './gather.ts';
import type { Told } from './item.ts';
import type { AsTyped } from './as-typed.ts';
import type { NotTaken } from './measured.ts';
import { type Substance, substancesOfAtc, substancesOfRxnorm } from './medicine-codes.ts';
import { substancesNamed } from './medicine-names.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { calledOf, codesAt, dateAt, factOf, written } from './statements.ts';
import { isAtc, isRxnorm } from './systems.ts';
import { dosagesOf, hasPassed, isLocal, isRunOut, notTakenNow } from './taken-now.ts';

type Body = Found['body'];

/** Finds the concept a medicine is coded with: its own, or that of the Medication it refers to, with its ingredients. */
export function medicineConcepts(resources: readonly Found[]): (found: Found) => readonly Body[] {
  const byName = new Map<string, Found>();
  for (const found of resources)
    if (found.type === 'Medication' && !found.within) for (const name of namesOf(found)) byName.set(name, found);
  return (found) => {
    const { body } = found;
    const medication = recordAt(body, 'medication');
    const own = [recordAt(body, 'medicationCodeableConcept'), recordAt(medication, 'concept')];
    const given = recordAt(body, 'medicationReference');
    const reference = textAt(given, 'reference') ?? textAt(recordAt(medication, 'reference'), 'reference') ?? '';
    const held = reference.startsWith('#')
      ? recordsAt((found.within ?? found).body, 'contained').find((each) => `#${textAt(each, 'id')}` === reference)
      : byName.get(unversioned(reference))?.body;
    if (held && (textAt(held, 'status') === 'entered-in-error' || recordsAt(held, 'modifierExtension').length > 0))
      return [];
    const parts = recordsAt(held, 'ingredient').map((part) =>
      'itemCodeableConcept' in part
        ? recordAt(part, 'itemCodeableConcept')
        : recordAt(recordAt(part, 'item'), 'concept'),
    );
    const display = textAt(given, 'display');
    const whole = [...own, recordAt(held, 'code'), ...(display === undefined ? [] : [{ text: display }])];
    return [...whole, ...parts].filter((concept) => Object.keys(concept).length > 0);
  };
}

interface Held {
  readonly substances: readonly Substance[];
  /** Only a name says so. */
  readonly byText: boolean;
}

/** What a medicine holds by its codes; by its name only where no code is known. */
function heldIn(concepts: readonly Body[], asTyped: AsTyped): Held {
  const coded = concepts.map((concept) =>
    recordsAt(concept, 'coding').flatMap((coding) => {
      const [system = '', code = ''] = [textAt(coding, 'system'), textAt(coding, 'code')];
      if (isRxnorm(system)) return substancesOfRxnorm(code) ?? [];
      return (isAtc(system) && substancesOfAtc(code)) || [];
    }),
  );
  const first = coded.find((each) => each.length > 0);
  if (first) return { substances: first, byText: false };
  const texts = concepts.flatMap((concept) => [
    textAt(concept, 'text') ?? '',
    ...recordsAt(concept, 'coding').map((coding) => textAt(coding, 'display') ?? ''),
  ]);
  return {
    substances: texts.map((text) => substancesNamed(text, asTyped)).find((each) => each.length > 0) ?? [],
    byText: true,
  };
}

/** ACC/AHA 2018: the least milligrams a day of a high and of a moderate intensity; what is less is neither of the product's answers. */
const intensities: Readonly<Record<string, readonly [high: number, moderate: number, most: number]>> = {
  atorvastatin: [40, 10, 80],
  rosuvastatin: [20, 5, 40],
  simvastatin: [Number.POSITIVE_INFINITY, 20, 40],
  pravastatin: [Number.POSITIVE_INFINITY, 40, 80],
  lovastatin: [Number.POSITIVE_INFINITY, 40, 80],
  fluvastatin: [Number.POSITIVE_INFINITY, 80, 80],
  pitavastatin: [Number.POSITIVE_INFINITY, 1, 4],
};
function intensityOf(name: string, mg: number): 'high' | 'moderate' | undefined {
  const [high, moderate, most] = intensities[name] ?? [0, 0, -1];
  return mg > most ? undefined : mg >= high ? 'high' : mg >= moderate ? 'moderate' : undefined;
}

/** Told of what reaches the whole body alone, and taken for a while. */
const courses: ReadonlySet<string> = new Set(['steroids', 'strongCyp3a4Inhibitor']);

interface Answer {
  readonly value: Told['value'];
  readonly unsure?: Told['unsure'];
}
const asked = (values: readonly Told['value'][]): readonly Answer[] =>
  values.map((value) => ({ value, unsure: 'dose' }));
const surely = (value: Told['value']): readonly Answer[] => [{ value }];

/** The answers a fact of a medicine can have, by its dose where it needs one. */
function answersFor(entry: string, substance: Substance, dosages: readonly Body[]): readonly Answer[] {
  const { fact, value } = written(entry);
  const dose = doseOf(dosages, substance.strength);
  if (fact === 'metformin') {
    const { min, max } = concepts.metforminDose.hard;
    if (dose?.mg !== undefined && dose.mg > min && dose.mg <= max) return surely(dose.mg);
    const piece = substance.strength ?? 500;
    return asked([1, 2, 3, 4].map((count) => count * piece).filter((mg) => mg <= max));
  }
  if (fact === 'basalUnits') {
    const { min, max } = concepts.basalUnits.hard;
    return dose?.units !== undefined && dose.units >= min && dose.units <= max ? surely(dose.units) : [];
  }
  if (fact === 'weeklyInsulinUnits') {
    const { min, max } = concepts.weeklyInsulinUnits.hard;
    const units = weeklyUnitsOf(dosages);
    return units !== undefined && units >= min && units <= max ? surely(units) : [];
  }
  if (fact !== 'statin') return surely(value);
  const [, name = ''] = String(value).split(':');
  const intensity = dose?.mg === undefined ? undefined : intensityOf(name, dose.mg);
  return intensity ? surely(intensity) : asked(['moderate', 'high']);
}

/** What a prescription or a statement of a medicine tells, or why nothing of it is taken. */
export function medicineOf(
  found: Found,
  concepts: readonly Body[],
  on: string | undefined,
  asTyped: AsTyped,
): readonly Told[] | NotTaken {
  const { substances, byText } = heldIn(concepts, asTyped);
  const { body } = found;
  const told = substances.flatMap((substance) => substance.facts.map((entry) => ({ entry, substance })));
  const isOver = isRunOut(body, on);
  const entries = isOver || isLocal(body) ? told.filter(({ entry }) => !courses.has(entry)) : told;
  if (entries.length === 0) return isOver && told.length > 0 ? 'status' : 'code';
  const reason = notTakenNow(found, on);
  if (reason) return reason;
  const called = concepts.map(calledOf).find((each) => each !== '') ?? found.type;
  const when = dateAt(body, ['authoredOn', 'dateAsserted', 'effectiveDateTime', 'effectivePeriod', 'dateWritten']);
  const dosages = dosagesOf(body);
  // Two insulins of one vial are one dose of neither.
  const isMixed = substances.some(({ facts }) => facts.includes('mealtimeInsulin'));
  return entries.flatMap(({ entry, substance }) => {
    if (isMixed && entry.startsWith('basalUnits')) return [];
    const { fact } = written(entry);
    // A course of months ago that nobody ended is asked about.
    const isOld = fact === 'strongCyp3a4Inhibitor' && hasPassed(when, 92, on);
    return answersFor(entry, substance, dosages).map(
      ({ value, unsure }): Told => ({
        about: { kind: 'fact', fact },
        value,
        source: sourceOf(found),
        label: `${found.type}: ${called}`,
        called,
        panel: found,
        ...(when ? { when } : { undated: true }),
        ...(byText ? { unsure: 'text' } : isOld ? { unsure: 'kinds' } : unsure !== undefined && { unsure }),
      }),
    );
  });
}

/** An allergy or intolerance that holds today: of metformin it is a fact, of anything else none. */
export function allergyOf(found: Found, asTyped: AsTyped): readonly Told[] | NotTaken {
  const { body } = found;
  const concept = recordAt(body, 'code');
  const { substances, byText } = heldIn([concept], asTyped);
  if (!substances.some(({ facts }) => facts.includes('metformin=mg'))) return 'code';
  if (recordsAt(body, 'modifierExtension').length > 0) return 'resource';
  if (codesAt(body, 'clinicalStatus').some((code) => code !== 'active')) return 'status';
  if (codesAt(body, 'verificationStatus').some((code) => code !== 'confirmed')) return 'status';
  const when = dateAt(body, ['recordedDate', 'assertedDate', 'onsetDateTime']);
  const told = (fact: 'metforminTolerance' | 'metforminTolerated', value: Told['value']): Told => ({
    ...factOf(found, concept, fact, 'AllergyIntolerance', when),
    value,
    ...(byText && { unsure: 'text' }),
  });
  return [told('metforminTolerance', 'poor'), told('metforminTolerated', false)];
}
