/** A value that cannot be used; the message is the one sentence the operator sees. */
export class EnvironmentProblem extends Error {
  name = 'EnvironmentProblem';
}
