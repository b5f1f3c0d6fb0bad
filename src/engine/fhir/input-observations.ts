import { chartOfFields, factOf } from '../chart/form.ts';
import type { Concept } from '../kit/fields/concept.ts';
import { type Field, type Fields, readPath } from '../kit/fields/fields.ts';
import { conceptOf } from './measured.ts';
import type { CodeableConcept, Coding, Observation, Quantity, Reference } from './resources.ts';
import { systems } from './systems.ts';
import { ucumOf } from './units.ts';

export interface Context {
  readonly tool: string;
  readonly fields: Fields;
  readonly subject: Reference;
  /** Absent where the date that was given is none. */
  readonly effective: string | undefined;
  /** What the form calls a field or an answer (`field.<path>`, `choice.<path>.<answer>`). */
  readonly words: (key: string) => string | undefined;
}

type AnswerAs = Pick<Observation, 'valueQuantity' | 'valueCodeableConcept' | 'valueBoolean'>;

export const quantityOf = (value: number, concept: Concept): Quantity => ({
  value,
  ...(concept.unit !== 'none' && { unit: concept.unit }),
  system: systems.ucum,
  code: ucumOf(concept),
});

/** A choice under the field's name for it and, where it has another, under its fact's. */
function choiceOf(answer: string | number, meaning: unknown, text: string | undefined): CodeableConcept {
  const coding: Coding[] = [{ system: systems.answer, code: String(answer) }];
  if (typeof meaning === 'string') coding.push({ system: systems.meaning, code: meaning });
  return { coding, ...(text !== undefined && { text }) };
}

/** The value of a field, or undefined where what was given is no answer to it. */
function answerAs(
  path: string,
  field: Field,
  answer: unknown,
  meaning: unknown,
  { words }: Context,
): AnswerAs | undefined {
  if (field.kind === 'flag') return typeof answer === 'boolean' ? { valueBoolean: answer } : undefined;
  const concept = conceptOf(field);
  if (concept) {
    const isAnswer = typeof answer === 'number' && (field.kind === 'number' || field.choices.includes(answer));
    return isAnswer ? { valueQuantity: quantityOf(answer, concept) } : undefined;
  }
  if (field.kind === 'number' || !(field.choices as readonly unknown[]).includes(answer)) return undefined;
  const choice = answer as string | number;
  return { valueCodeableConcept: choiceOf(choice, meaning, words(`choice.${path}.${choice}`)) };
}

/** LOINC where the quantity has a code, and always the product's own: the field, and what it tells of the patient. */
function codeOf(path: string, field: Field, { tool, words }: Context): CodeableConcept {
  const loinc = conceptOf(field)?.loinc;
  const fact = factOf(field);
  const text = words(`field.${path}`);
  return {
    coding: [
      ...(loinc === undefined ? [] : [{ system: systems.loinc, code: loinc }]),
      { system: systems.field, code: `${tool}/${path}`, ...(text !== undefined && { display: text }) },
      ...(fact ? [{ system: systems.fact, code: fact }] : []),
    ],
    ...(text !== undefined && { text }),
  };
}

/** Every given input of a calculator as an observation, in the form's order. `inputs` may hold anything. */
export function observationsOf(inputs: object, context: Context): Observation[] {
  const { fields, subject, effective } = context;
  const chart = chartOfFields(fields, inputs);
  return Object.entries(fields).flatMap(([path, field]) => {
    const fact = factOf(field);
    const value = answerAs(path, field, readPath(inputs, path), fact && chart[fact]?.value, context);
    return value
      ? [
          {
            resourceType: 'Observation' as const,
            status: 'final' as const,
            code: codeOf(path, field, context),
            subject,
            ...(effective !== undefined && { effectiveDateTime: effective }),
            ...value,
          },
        ]
      : [];
  });
}
