import { type Concept, type Entry, figures, idOf, type Told, words } from './figures.ts';

/**
 * A second, plain reading of a FHIR chart, to hold the product's against: own tables, own arithmetic, diagnoses and medicines by the
 * words of their display and not by their codes. It imports nothing of the product, and says less: what it says must agree.
 */
const statusOf = (status: unknown): string =>
  typeof status === 'string' ? status : ((status as Concept | undefined)?.coding?.[0]?.code ?? '');
/** Words of a diagnosis that leave nothing open. */
const diagnoses: readonly (readonly [fact: string, value: boolean | string, words: RegExp])[] = [
  ['diabetesType', 'type2', /type (?:2|ii) diabetes|diabetes mellitus type (?:2|ii)/],
  ['diabetesType', 'type1', /type (?:1|i) diabetes|diabetes mellitus type (?:1|i)\b/],
  ['heartFailure', true, /heart failure/],
  ['ascvd', true, /myocardial infarction|cerebral infarction|ischemic stroke/],
  ['ckd', true, /chronic kidney disease/],
  ['neuropathy', true, /neuropathy due to (?:type [12] )?diabetes/],
  ['pregnancy', true, /^ *(?:normal )?pregnancy/],
  ['ascvd', true, /history of coronary artery bypass/],
  ['kidneyTransplant', true, /history of renal transplant/],
  ['retinopathy', true, /diabetic retinopathy|retinopathy due to (?:type [12] )?diabetes/],
  ['diabetesType', true, /^ *diabetes mellitus \(disorder\)|due to diabetes mellitus \(/],
];
const done: readonly (readonly [fact: string, words: RegExp])[] = [
  ['ascvd', /^ *(?:percutaneous coronary intervention|coronary artery bypass graft|carotid endarterectomy)/],
  ['kidneyTransplant', /^ *transplant of kidney/],
];
const medicines: readonly (readonly [fact: string, words: RegExp])[] = [
  ['metformin', /metformin/],
  ['rasInhibitor', /lisinopril|losartan|valsartan|enalapril|ramipril|olmesartan|azilsartan/],
  ['statin', /simvastatin|atorvastatin|rosuvastatin|pravastatin/],
  ['sglt2Inhibitor', /empagliflozin|dapagliflozin|canagliflozin/],
  ['glp1RA', /liraglutide|semaglutide|dulaglutide/],
];

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** Whether every time a medicine was ordered for has ended. */
function isOver({ dosageInstruction = [] }: Entry, on: string): boolean {
  const ends = dosageInstruction.map(({ timing }) => timing?.repeat?.boundsPeriod?.end);
  return ends.length > 0 && ends.every((end) => end !== undefined && end.slice(0, 10) < on);
}

/** What a chart of one patient tells, as far as this reading goes. */
export function independentReading(entries: readonly Entry[], on: string): Told[] {
  const patient = entries.find(({ resourceType }) => resourceType === 'Patient')?.id;
  const named = entries.flatMap(({ subject }) => (subject?.reference ? [idOf(subject.reference)] : []));
  const isAnothers = ({ subject: { reference = '' } = {} }: Entry): boolean =>
    patient !== undefined &&
    (reference.startsWith('Patient/') || (reference !== '' && named.includes(patient))) &&
    idOf(reference) !== patient;
  // Figures of two people in one chart are nobody's.
  if (entries.some((entry) => entry.resourceType === 'Observation' && isAnothers(entry))) return [];
  const told = figures(entries, on);
  for (const entry of entries.filter((each) => !isAnothers(each))) {
    if (entry.resourceType === 'Procedure') {
      if (entry.status === 'completed')
        for (const [fact, expression] of done) if (expression.test(words(entry.code))) told.push({ fact, value: true });
    } else if (entry.resourceType === 'Condition') {
      const isHeld =
        statusOf(entry.clinicalStatus) === 'active' && ['', 'confirmed'].includes(statusOf(entry.verificationStatus));
      if (!isHeld || entry.abatementDateTime || entry.abatementPeriod || entry.modifierExtension) continue;
      if ((entry.onsetDateTime ?? on).slice(0, 10) > on) continue;
      for (const [fact, value, expression] of diagnoses) {
        // A pregnancy that was entered long ago and never ended is over.
        const isPast = fact === 'pregnancy' && daysBetween(entry.onsetDateTime ?? on, on) > 300;
        if (!isPast && expression.test(words(entry.code))) told.push({ fact, value });
      }
    } else if (entry.resourceType === 'MedicationRequest') {
      if (entry.status !== 'active' || entry.intent !== 'order' || entry.doNotPerform || isOver(entry, on)) continue;
      for (const [fact, expression] of medicines)
        if (expression.test(words(entry.medicationCodeableConcept))) told.push({ fact, value: true });
    }
  }
  return told;
}
