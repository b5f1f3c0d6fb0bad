/**
 * A second, plain reading of a FHIR chart, to hold the product's against: own tables, own arithmetic, diagnoses and medicines by the
 * words of their display and not by their codes. It imports nothing of the product, and says less: what it says must agree.
 */
interface Coding {
  readonly system?: string;
  readonly code?: string;
  readonly display?: string;
}
interface Concept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}
interface Quantity {
  readonly value?: number;
  readonly unit?: string;
  readonly code?: string;
  readonly comparator?: string;
}
interface Component {
  readonly code?: Concept;
  readonly valueQuantity?: Quantity;
}
/** As much of a resource as is read here. */
export interface Entry extends Component {
  readonly resourceType: string;
  readonly status?: unknown;
  readonly intent?: string;
  readonly doNotPerform?: boolean;
  readonly clinicalStatus?: unknown;
  readonly verificationStatus?: unknown;
  readonly abatementDateTime?: string;
  readonly abatementPeriod?: unknown;
  readonly effectiveDateTime?: string;
  readonly effectivePeriod?: { readonly start?: string; readonly end?: string };
  readonly component?: readonly Component[];
  readonly medicationCodeableConcept?: Concept;
  readonly dosageInstruction?: readonly {
    readonly timing?: { readonly repeat?: { readonly boundsPeriod?: { readonly end?: string } } };
  }[];
  readonly id?: string;
  readonly class?: { readonly code?: string };
  readonly encounter?: { readonly reference?: string };
  readonly onsetDateTime?: string;
  readonly modifierExtension?: unknown;
  readonly gender?: string;
}

const exact =
  (unit: string): ((quantity: Quantity) => number | undefined) =>
  (quantity) =>
    quantity.code === unit || quantity.unit === unit ? quantity.value : undefined;
const percent = (quantity: Quantity): number | undefined =>
  quantity.code === '%' || quantity.unit === '%'
    ? quantity.value
    : quantity.code === 'mmol/mol'
      ? (quantity.value ?? Number.NaN) * 0.09148 + 2.152
      : undefined;
/** Quantities whose code and unit leave nothing open. */
const quantities: readonly (readonly [
  fact: string,
  codes: readonly string[],
  read: (quantity: Quantity) => number | undefined,
])[] = [
  ['a1c', ['4548-4', '17856-6', '17855-8', '4549-2', '59261-8'], percent],
  ['weight', ['29463-7', '3141-9'], exact('kg')],
  ['height', ['8302-2'], exact('cm')],
  ['bmi', ['39156-5'], exact('kg/m2')],
  ['ldl', ['18262-6', '13457-7', '2089-1'], exact('mg/dL')],
  ['hdl', ['2085-9'], exact('mg/dL')],
  ['totalCholesterol', ['2093-3'], exact('mg/dL')],
  ['creatinine', ['2160-0', '38483-4'], exact('mg/dL')],
  ['potassium', ['2823-3', '6298-4'], exact('mmol/L')],
];
const pressures = { systolic: '8480-6', diastolic: '8462-4' } as const;
const hard: Readonly<Record<string, readonly [number, number]>> = {
  ...{ a1c: [4, 14], weight: [30, 250], height: [120, 220], bmi: [12, 70], ldl: [20, 400], hdl: [10, 150] },
  ...{
    totalCholesterol: [50, 500],
    creatinine: [0.2, 15],
    potassium: [2, 8],
    systolic: [60, 260],
    diastolic: [30, 160],
  },
};

/** A fact, and whether its value is certain enough to differ about. */
export interface Told {
  readonly fact: string;
  readonly value: number | boolean | string;
  readonly day?: string;
}

const isFinal = ({ status }: Entry): boolean => status === 'final' || status === 'amended' || status === 'corrected';
const dayOf = ({ effectiveDateTime, effectivePeriod }: Entry): string | undefined =>
  effectiveDateTime ?? effectivePeriod?.end ?? effectivePeriod?.start;
const codeIn = (concept: Concept | undefined, codes: readonly string[]): boolean =>
  concept?.coding?.some(({ system, code }) => system === 'http://loinc.org' && codes.includes(code ?? '')) === true;
const isWithin = (fact: string, value: number): boolean =>
  value >= (hard[fact]?.[0] ?? 0) && value <= (hard[fact]?.[1] ?? 0);

const office = new Set(['AMB', 'HH', 'VR']);
const idOf = (reference: string): string => reference.split(/[/:]/).at(-1) ?? '';
/** Whether a pressure is none of an emergency or a stay in hospital. */
const isOffice = ({ encounter }: Entry, visits: ReadonlySet<string>): boolean =>
  !encounter || visits.has(idOf(encounter.reference ?? ''));

/** The newest figure of each quantity where exactly one stands at that moment and all of its kind could be read. */
function figures(entries: readonly Entry[], on: string): Told[] {
  const told: Told[] = [];
  const say = (fact: string, found: readonly { readonly day: string; readonly value: number | undefined }[]): void => {
    const past = found.filter(({ day }) => day.slice(0, 10) <= on);
    const newest = past
      .map(({ day }) => day)
      .sort()
      .at(-1);
    const [only, ...more] = past.filter(({ day }) => day === newest);
    if (only?.value === undefined || more.length || !isWithin(fact, only.value)) return;
    told.push({ fact, value: only.value, day: only.day.slice(0, 10) });
  };
  const observations = entries.flatMap((entry) => {
    const day = dayOf(entry);
    return entry.resourceType === 'Observation' && isFinal(entry) && day && !entry.modifierExtension
      ? [{ entry, day }]
      : [];
  });
  for (const [fact, codes, read] of quantities) {
    const own = observations.filter(({ entry }) => codeIn(entry.code, codes));
    say(
      fact,
      own.map(({ entry, day }) => ({
        day,
        value: entry.valueQuantity?.comparator ? undefined : read(entry.valueQuantity ?? {}),
      })),
    );
  }
  const visits = new Set(
    entries.flatMap(({ resourceType, id, class: kind }) =>
      resourceType === 'Encounter' && id && office.has(kind?.code ?? '') ? [id] : [],
    ),
  );
  for (const [fact, code] of Object.entries(pressures)) {
    const panels = observations.filter(
      ({ entry }) => isOffice(entry, visits) && entry.component?.some((part) => codeIn(part.code, [code])),
    );
    const values = panels.map(({ entry, day }) => {
      const part = entry.component?.find((each) => codeIn(each.code, [code]));
      const whole = Object.values(pressures).every((each) =>
        entry.component?.some((other) => codeIn(other.code, [each]) && other.valueQuantity?.value),
      );
      return {
        day,
        value:
          whole && part?.valueQuantity && !part.valueQuantity.comparator
            ? exact('mm[Hg]')(part.valueQuantity)
            : undefined,
      };
    });
    say(fact, values);
  }
  return told;
}

const statusOf = (status: unknown): string =>
  typeof status === 'string' ? status : ((status as Concept | undefined)?.coding?.[0]?.code ?? '');
const words = (concept: Concept | undefined): string =>
  [concept?.text, ...(concept?.coding ?? []).map(({ display }) => display)].join(' ').toLowerCase();
/** Words of a diagnosis that leave nothing open. */
const diagnoses: readonly (readonly [fact: string, value: boolean | string, words: RegExp])[] = [
  ['diabetesType', 'type2', /type (?:2|ii) diabetes|diabetes mellitus type (?:2|ii)/],
  ['diabetesType', 'type1', /type (?:1|i) diabetes|diabetes mellitus type (?:1|i)\b/],
  ['heartFailure', true, /heart failure/],
  ['ascvd', true, /myocardial infarction|cerebral infarction|ischemic stroke/],
  ['ckd', true, /chronic kidney disease/],
  ['neuropathy', true, /neuropathy due to (?:type [12] )?diabetes/],
  ['pregnancy', true, /^ *(?:normal )?pregnancy/],
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
  const told = figures(entries, on);
  for (const entry of entries) {
    if (entry.resourceType === 'Condition') {
      const isHeld =
        statusOf(entry.clinicalStatus) === 'active' && ['', 'confirmed'].includes(statusOf(entry.verificationStatus));
      if (!isHeld || entry.abatementDateTime || entry.abatementPeriod || entry.modifierExtension) continue;
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
