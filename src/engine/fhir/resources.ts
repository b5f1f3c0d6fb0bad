/** The parts of FHIR R4 that the product writes. */
export interface Coding {
  readonly system: string;
  readonly version?: string;
  readonly code: string;
  readonly display?: string;
}
export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}
export interface Reference {
  readonly reference: string;
}
interface Narrative {
  readonly status: 'generated';
  readonly div: string;
}
interface Meta {
  readonly tag: readonly Coding[];
}
export interface Quantity {
  readonly value: number;
  readonly unit?: string;
  readonly system?: string;
  readonly code?: string;
}
export interface Patient {
  readonly resourceType: 'Patient';
  readonly name?: readonly { readonly text: string }[];
}
export interface Observation {
  readonly resourceType: 'Observation';
  readonly id?: string;
  readonly status: 'final';
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime?: string;
  readonly valueQuantity?: Quantity;
  readonly valueRange?: { readonly low: Quantity; readonly high: Quantity };
  readonly valueCodeableConcept?: CodeableConcept;
  readonly valueBoolean?: boolean;
  readonly valueString?: string;
  readonly note?: readonly { readonly text: string }[];
}
/** What was chosen together, as what is aimed for. */
export interface Goal {
  readonly resourceType: 'Goal';
  readonly lifecycleStatus: 'accepted' | 'on-hold';
  readonly description: CodeableConcept;
  readonly subject: Reference;
  readonly startDate?: string;
  readonly expressedBy?: Reference;
  readonly note?: readonly { readonly text: string }[];
}
/** A medicine that is taken, as it is written. */
export interface MedicationStatement {
  readonly resourceType: 'MedicationStatement';
  readonly status: 'active';
  readonly medicationCodeableConcept: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime?: string;
}
/** How risky a fast is that is planned. */
export interface RiskAssessment {
  readonly resourceType: 'RiskAssessment';
  readonly meta: Meta;
  readonly contained: readonly Observation[];
  readonly status: 'final' | 'preliminary';
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly occurrenceDateTime?: string;
  readonly basis: readonly Reference[];
  readonly prediction: readonly { readonly qualitativeRisk?: CodeableConcept; readonly rationale?: string }[];
  readonly note?: readonly { readonly text: string }[];
}
export interface DiagnosticReport {
  readonly resourceType: 'DiagnosticReport';
  readonly meta: Meta;
  readonly text: Narrative;
  readonly contained?: readonly Observation[];
  readonly status: 'final';
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime?: string;
  readonly result?: readonly Reference[];
  readonly conclusion?: string;
}
export interface CarePlanDetail {
  readonly code: CodeableConcept;
  readonly status: 'not-started' | 'cancelled';
  readonly statusReason?: CodeableConcept;
  readonly scheduledString?: string;
  readonly description?: string;
}
export interface CarePlan {
  readonly resourceType: 'CarePlan';
  readonly meta: Meta;
  readonly text: Narrative;
  readonly status: 'active';
  readonly intent: 'proposal';
  readonly title?: string;
  readonly subject: Reference;
  readonly period?: { readonly start: string; readonly end: string };
  readonly created?: string;
  readonly activity?: readonly { readonly detail: CarePlanDetail }[];
  readonly note?: readonly { readonly text: string }[];
}
export type Resource =
  | Patient
  | Observation
  | MedicationStatement
  | DiagnosticReport
  | CarePlan
  | Goal
  | RiskAssessment;
export interface Bundle {
  readonly resourceType: 'Bundle';
  readonly type: 'collection';
  readonly timestamp?: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
}

/** Text as FHIR takes it: of white space only blanks and line ends, never empty. */
export function fhirText(text: string): string | undefined {
  const made = text.replace(/[^\S \r\n\t]/g, ' ').trim();
  return made === '' ? undefined : made;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The human-readable part of a resource, a paragraph for each line. Characters that no XML can hold are left out. */
export function narrative(lines: readonly string[]): Narrative {
  const paragraphs = lines.map(
    (line) =>
      `<p>${line.replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')}</p>`,
  );
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs.join('')}</div>` };
}
