import type { FactId } from '../chart/facts.ts';
import type { Patient } from '../judgement/patient.ts';
import { glucoseMedicines } from '../plan/actions.ts';
import type { FastingMedicine, Row } from './doses.ts';

const ofRegimen = (regimen: NonNullable<Patient['known']['insulinRegimen']>): FastingMedicine =>
  regimen === 'pump' ? 'pump' : regimen.startsWith('mixed') ? 'mixedInsulin' : 'basalInsulin';

export interface Unknown {
  /** Medicines of which nobody knows whether they are taken, those whose answers contradict each other among them. */
  readonly medicines: readonly FastingMedicine[];
  /** What would settle it. Other contradictions are asked by the score (several.ts) and by the plan. */
  readonly facts: readonly FactId[];
}

/** What of the medicines for glucose is not known and has no row either. */
export function unknownMedicines({ known }: Patient, rows: readonly Row[]): Unknown {
  const { insulinRegimen: regimen, sulfonylureaAgent, glp1Agent } = known;
  const listed: ReadonlySet<string> = new Set(rows.map(({ medicine }) => medicine));
  const told = (medicine: (typeof glucoseMedicines)[number]): boolean =>
    known[medicine] !== undefined ||
    listed.has(medicine) ||
    // The regimen tells of both insulins.
    (regimen !== undefined && (medicine === 'basalInsulin' || medicine === 'mealtimeInsulin'));
  const facts = glucoseMedicines.filter((medicine) => !told(medicine));
  const { basalInsulin, mealtimeInsulin, basalUnits, weeklyInsulinUnits } = known;
  const noInsulin = basalInsulin === false && mealtimeInsulin === false;
  const noGlp1 = glp1Agent !== undefined && known.glp1RA === false;
  const contradict: readonly (readonly [FastingMedicine, boolean])[] = [
    ['sulfonylurea', sulfonylureaAgent !== undefined && known.sulfonylurea === false],
    ['glp1RA', noGlp1],
    [regimen ? ofRegimen(regimen) : 'basalInsulin', regimen !== undefined && noInsulin],
    ['basalInsulin', basalInsulin === false && (basalUnits ?? weeklyInsulinUnits) !== undefined],
  ];
  return {
    medicines: [
      ...new Set([
        ...facts,
        ...contradict.flatMap(([medicine, does]) => (does && !listed.has(medicine) ? [medicine] : [])),
      ]),
    ],
    facts: [...facts, ...(noGlp1 ? (['glp1RA'] as const) : [])],
  };
}
