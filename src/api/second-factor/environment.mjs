// What is asked beside a password. Plain JavaScript without dependencies, as ../environment.mjs.
import { EnvironmentProblem } from '../environment-problem.mjs';

/**
 * `policy`: whether accounts may, or must, have a second step; `off`: a password alone opens those that have one, too.
 * `keys`: what seals the secrets of authenticator apps; the first seals, each opens.
 * @typedef {Readonly<{ policy: 'off' | 'offered' | 'required', keys: readonly string[] }>} SecondFactor
 */

/** Shorter keys can be tried out. */
const shortestKey = 32;

/** @param {string | undefined} policy @param {string | undefined} keys @returns {SecondFactor} */
export function secondFactor(policy = 'off', keys) {
  if (policy !== 'off' && policy !== 'offered' && policy !== 'required')
    throw new EnvironmentProblem(`SECOND_FACTOR must be “off”, “offered” or “required”, not “${policy}”.`);
  const each = (keys ?? '').split(',').map((key) => key.trim());
  const given = each.filter((key) => key !== '');
  if (given.some((key) => key.length < shortestKey))
    throw new EnvironmentProblem(`Each key of SECOND_FACTOR_KEY needs at least ${shortestKey} characters.`);
  if (policy !== 'off' && given.length === 0)
    throw new EnvironmentProblem(
      `SECOND_FACTOR=${policy} needs SECOND_FACTOR_KEY: at least ${shortestKey} random characters, as from “openssl rand -base64 32”.`,
    );
  return { policy, keys: given };
}
