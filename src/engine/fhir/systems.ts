/** The systems codes come from. The product's own are URNs: it has no address that would always answer. */
export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  /** A field of a calculator's form: `insulin-cgm/baselineA1c`. */
  field: 'urn:diabetes-journey:field',
  /** What a field tells of the patient (chart/facts.ts), so that another calculator can read it. */
  fact: 'urn:diabetes-journey:fact',
  /** A choice among a field's answers, as the form stores it. */
  answer: 'urn:diabetes-journey:answer',
  /** The same choice as its fact calls it. */
  meaning: 'urn:diabetes-journey:meaning',
  calculator: 'urn:diabetes-journey:calculator',
  result: 'urn:diabetes-journey:result',
  action: 'urn:diabetes-journey:action',
  /** Marks what a calculator made, which is never read back as an input. */
  part: 'urn:diabetes-journey:part',
} as const;

/** LOINC by its address, as some write it, or by its object identifier. */
const loincNames: readonly string[] = [
  systems.loinc,
  'http://loinc.org/',
  'https://loinc.org',
  'https://loinc.org/',
  'urn:oid:2.16.840.1.113883.6.1',
];
export const isLoinc = (system: string | undefined): boolean => system !== undefined && loincNames.includes(system);

const ucumNames: readonly string[] = [
  systems.ucum,
  'http://unitsofmeasure.org/',
  'https://unitsofmeasure.org',
  'urn:oid:2.16.840.1.113883.6.8',
];
export const isUcum = (system: string | undefined): boolean => system !== undefined && ucumNames.includes(system);

/** SNOMED CT, also with an edition or by its object identifier. */
export const isSnomed = (system: string | undefined): boolean =>
  system !== undefined &&
  (/^https?:\/\/snomed\.info\/(?:sct|id)(?:\/|$)/.test(system) || system === 'urn:oid:2.16.840.1.113883.6.96');

/** NPU, the Nordic laboratories' codes. */
export const isNpu = (system: string | undefined): boolean =>
  system !== undefined &&
  ['urn:oid:1.2.208.176.2.1', 'http://npu-terminology.org', 'http://www.npu-terminology.org'].includes(system);

/** RxNorm, by its address or its object identifier. */
export const isRxnorm = (system: string): boolean =>
  ['http://www.nlm.nih.gov/research/umls/rxnorm', 'urn:oid:2.16.840.1.113883.6.88'].includes(system);
/** ATC, the WHO's or a country's edition of it. */
export const isAtc = (system: string): boolean =>
  [
    'http://www.whocc.no/atc',
    'https://www.whocc.no/atc',
    'urn:oid:2.16.840.1.113883.6.73',
    'http://fhir.de/CodeSystem/bfarm/atc',
    'http://fhir.de/CodeSystem/dimdi/atc',
  ].includes(system);
