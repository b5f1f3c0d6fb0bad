import type { Block, DrugRecord, Text } from '../drugs/record.ts';
import type { Medication } from '../results.ts';

const text = (block: Block<Text>): string => block.content.en;
const texts = (block: Block<readonly Text[]>): string[] => block.content.map(({ en }) => en);

const written = new Map<DrugRecord, Medication>();
/** A record as plain English data, to be stored with an assessment; written once for each. */
export function medicationOf(record: DrugRecord): Medication {
  const medication = written.get(record) ?? inEnglish(record);
  written.set(record, medication);
  return medication;
}
function inEnglish(record: DrugRecord): Medication {
  const { indications, max_dose, hepatic_adjust } = record;
  return {
    generic: record.generic.en,
    brands_examples: texts(record.brands_examples),
    class: text(record.class),
    route: text(record.route),
    formulations: record.formulations.content.map(({ form, strength }) => ({ form: form.en, strength: strength.en })),
    indications: { T2DM: indications.content.T2DM, T1DM: indications.content.T1DM, note: indications.content.note.en },
    starting_dose: text(record.starting_dose),
    titration: text(record.titration),
    timing: text(record.timing),
    missed_dose: text(record.missed_dose),
    ...(max_dose && { max_dose: text(max_dose) }),
    renal_adjust: record.renal_adjust.content.map(({ min, max, severity, action }) => ({
      min,
      ...(max !== null && { max }),
      severity,
      action: action.en,
    })),
    ...(hepatic_adjust && { hepatic_adjust: text(hepatic_adjust) }),
    contraindications: texts(record.contraindications),
    ddis_major: record.ddis_major.content.map(({ drug, effect, action }) => ({
      drug: drug.en,
      effect: effect.en,
      action: action.en,
    })),
    ddis_moderate: texts(record.ddis_moderate),
    ddzis: record.ddzis.content.map(({ disease, risk, action }) => ({
      disease: disease.en,
      risk: risk.en,
      action: action.en,
    })),
    monitoring: texts(record.monitoring),
    patient_tips: texts(record.patient_tips),
    labels_notes: texts(record.labels_notes),
    region_availability: text(record.region_availability),
    approval_info: text(record.approval_info),
    new_or_emerging: text(record.new_or_emerging),
  };
}
