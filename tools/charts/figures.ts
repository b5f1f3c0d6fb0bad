/** The figures of a chart for the second reading: own tables, own arithmetic; nothing of the product. */
interface Coding {
  readonly system?: string;
  readonly code?: string;
  readonly display?: string;
}
export interface Concept {
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
  readonly subject?: { readonly reference?: string };
  readonly valueCodeableConcept?: Concept;
  readonly class?: { readonly code?: string };
  readonly encounter?: { readonly reference?: string };
  readonly onsetDateTime?: string;
  readonly modifierExtension?: unknown;
  readonly gender?: string;
}

/** All words of a code, in small letters. */
export const words = (concept: Concept | undefined): string =>
  [concept?.text, ...(concept?.coding ?? []).map(({ display }) => display)].join(' ').toLowerCase();

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
  ['egfr', ['98979-8', '62238-1', '33914-3', '77147-7', '69405-9'], exact('mL/min/{1.73_m2}')],
  ['uacr', ['9318-7', '14959-1', '13705-9', '14958-3'], exact('mg/g')],
  ['alt', ['1742-6'], exact('U/L')],
  ['ast', ['1920-8'], exact('U/L')],
];
const pressures = { systolic: '8480-6', diastolic: '8462-4' } as const;
const hard: Readonly<Record<string, readonly [number, number]>> = {
  ...{ a1c: [4, 14], weight: [30, 250], height: [120, 220], bmi: [12, 70], ldl: [20, 400], hdl: [10, 150] },
  ...{
    totalCholesterol: [50, 500],
    creatinine: [0.2, 15],
    potassium: [2, 8],
    egfr: [1, 200],
    uacr: [1, 3000],
    alt: [5, 1000],
    ast: [5, 1000],
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

const smoking: readonly (readonly [value: string, words: RegExp])[] = [
  ['never', /never smoked|never smoker/],
  ['former', /ex-smoker|former smoker/],
  ['current', /smokes tobacco daily|current (?:every|some) day|(?:heavy|light) tobacco smoker/],
];
const office = new Set(['AMB', 'HH', 'VR']);
export const idOf = (reference: string): string => reference.split(/[/:]/).at(-1) ?? '';
/** Whether a pressure is none of an emergency or a stay in hospital. */
const isOffice = ({ encounter }: Entry, visits: ReadonlySet<string>): boolean =>
  !encounter || visits.has(idOf(encounter.reference ?? ''));

/** The newest figure of each quantity where exactly one stands at that moment and all of its kind could be read. */
export function figures(entries: readonly Entry[], on: string): Told[] {
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
    const either = Object.values(pressures);
    // A half by itself is newer than a pair before it.
    const panels = observations.filter(
      ({ entry }) =>
        isOffice(entry, visits) &&
        (codeIn(entry.code, either) || entry.component?.some((part) => codeIn(part.code, either))),
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
  const smoked = observations
    .filter(({ entry }) => codeIn(entry.code, ['72166-2']))
    .filter(({ day }) => day.slice(0, 10) <= on);
  const [last, ...others] = smoked.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const answer = smoking.find(([, expression]) => expression.test(words(last?.entry.valueCodeableConcept)))?.[0];
  if (last && answer && others[0]?.day !== last.day)
    told.push({ fact: 'smoking', value: answer, day: last.day.slice(0, 10) });
  return told;
}
