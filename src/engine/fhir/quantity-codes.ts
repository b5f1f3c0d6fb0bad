import type { FactId } from '../chart/facts.ts';

/**
 * Codes of quantities, and of one answer, beside each concept's own LOINC code (clinical/concepts.ts).
 * Source: value sets of the US quality measures for 2025 with LOINC's names (public domain, CC0, read 2026-11-25), HL7's guides for
 * lipids, vital signs (average blood pressure) and sensors, the MII's intensive-care profiles; codes of the UK's and Denmark's
 * laboratories from their public lists, read the same day.
 */
interface QuantityCodes {
  /** The same quantity by another method, of another specimen or in another unit, which the unit itself tells. */
  readonly read?: readonly string[];
  /** The same quantity in a way that is not taken: by race, by cystatin C, by test strip. It is newer or older like any other. */
  readonly unread?: readonly string[];
  /** Says less than a code of the quantity beside it: any glucose, a panel. */
  readonly broader?: readonly string[];
  /** Of two values of one moment the one whose code stands first counts: the concept's own, then `read` in its order. */
  readonly ranked?: boolean;
}

const anyGlucose = ['2345-7', '2339-0', '14749-6', '15074-8', '74774-1', '77135-2', '41653-7', '32016-8', '39480-9'];
const pressurePanels = ['85354-9', '55284-4', '35094-2', '96607-7'];

export const quantities: { readonly [F in FactId]?: QuantityCodes } = {
  a1c: {
    read: ['17856-6', '17855-8', '4549-2', '59261-8', '96595-4', '71875-9'],
    // JDS/JSCC counts 0.4 lower; mass in a volume is none of ours.
    unread: ['62388-4', '41995-2'],
  },
  weight: { read: ['3141-9'], unread: ['3142-7'] },
  height: { read: ['3137-7'], unread: ['3138-5'] },
  fpg: {
    read: [
      ...['14771-0', '1557-8', '1556-0', '101476-0', '76629-5', '77145-1', '35184-1', '41604-0', '14770-2'],
      ...['17865-7', '10450-5', '1554-5'],
    ],
    broader: anyGlucose,
  },
  ppg: { read: ['6689-4'], broader: anyGlucose },
  ogtt: { read: ['14995-5'], broader: anyGlucose },
  egfr: {
    read: ['62238-1', '33914-3', '77147-7', '69405-9', '50044-7', '70969-1'],
    unread: ['50210-4', '94677-2', '98980-6', '48642-3', '48643-1', '88293-6', '88294-4'],
    ranked: true,
  },
  creatinine: {
    read: ['14682-9', '38483-4', '59826-8', '77140-2', '101475-2', '21232-4'],
    unread: ['11041-1', '11042-9', '51619-5', '51620-3'],
  },
  uacr: {
    read: [
      ...['14959-1', '30000-4', '32294-1', '13705-9', '14958-3', '14585-4', '44292-1', '59159-4', '76401-9'],
      ...['77253-3', '77254-1'],
    ],
    unread: ['30001-2'],
  },
  potassium: {
    read: ['6298-4', '77142-8', '39789-3', '32713-0', '41656-0'],
    unread: ['29349-8', '51618-7', '12812-4', '12813-2', '75940-7'],
  },
  ejectionFraction: { read: ['18043-0', '8806-2'] },
  ast: { read: ['30239-8'] },
  alt: { read: ['1743-4', '1744-2'] },
  platelets: { read: ['26515-7'] },
  b12: { read: ['14685-2'] },
  totalCholesterol: { read: ['14647-2'] },
  ldl: {
    read: ['18262-6', '2089-1', '18261-8', '22748-8', '39469-2', '96259-7', '49132-4', '55440-2', '96597-0'],
  },
  hdl: { read: ['14646-4'] },
  systolic: { read: ['96608-5', '8490-5'], broader: pressurePanels },
  diastolic: { read: ['96609-3', '8472-3'], broader: pressurePanels },
  smoking: { read: ['72166-2'] },
};

/** Another quantity, even beside the code of a pressure of the arm: in the lung's artery, in a ventricle. */
export const elsewhere = {
  loinc: ['8440-0', '8385-7', '8414-5', '76284-9', '8430-1', '8375-8', '8404-6'],
  snomed: ['250767002', '250768007', '250769004', '250770003', '276769008', '276780008', '276781007', '276772001'],
} as const;

/** Codes of countries whose laboratories write no LOINC: SNOMED CT (international, UK) and NPU (Denmark, Norway, Sweden). */
export const nationalCodes: Readonly<Record<'snomed' | 'npu', readonly (readonly [string, FactId])[]>> = {
  snomed: [
    ['999791000000106', 'a1c'],
    ['1049301000000100', 'a1c'],
    ['1049321000000109', 'a1c'],
    ['1019431000000105', 'a1c'],
    ['1000731000000107', 'creatinine'],
    ['1000651000000109', 'potassium'],
    ['1017401000000106', 'potassium'],
    ['1011481000000105', 'egfr'],
    ['1020291000000106', 'egfr'],
    ['1023491000000104', 'uacr'],
    ['1005671000000105', 'totalCholesterol'],
    ['1005681000000107', 'hdl'],
    ['1022191000000100', 'ldl'],
    ['1003141000000105', 'fpg'],
    ['271649006', 'systolic'],
    ['271650006', 'diastolic'],
    ['27113001', 'weight'],
    ['50373000', 'height'],
    ['60621009', 'bmi'],
  ],
  npu: [
    ['NPU27300', 'a1c'],
    ['NPU03835', 'a1c'],
    ['NPU18016', 'creatinine'],
    ['NPU04998', 'creatinine'],
    ['NPU03230', 'potassium'],
    ['DNK35302', 'egfr'],
    ['NPU19661', 'uacr'],
    ['NPU28842', 'uacr'],
    ['NPU01566', 'totalCholesterol'],
    ['NPU01567', 'hdl'],
    ['NPU01568', 'ldl'],
    ['NPU02195', 'fpg'],
    ['NPU19651', 'alt'],
    ['DNK05472', 'systolic'],
    ['DNK05473', 'diastolic'],
  ],
};
