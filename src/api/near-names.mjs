// A misspelt setting would be no setting: SITE_ULR=https://… would serve without secure cookies and say nothing.
import { EnvironmentProblem } from './environment-problem.mjs';

/** How many letters are missing, too many, other or changed about between two words. @param {string} a @param {string} b */
function distance(a, b) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (/** @type {number} */ i, /** @type {number} */ j) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + other,
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** Short names have neighbours that are words of their own (POST, HOSTS): there only the same letters changed about count. @param {string} name @param {string} known */
function isNear(name, known) {
  if (known.length < 6)
    return (
      name.length === known.length &&
      [...name].sort().join() === [...known].sort().join() &&
      distance(name, known) === 1
    );
  if (Math.abs(name.length - known.length) > 2) return false;
  return distance(name.toUpperCase(), known) <= (known.length <= 8 ? 1 : 2);
}

/** Throws where a name that is set is nearly one of ours. @param {Readonly<Record<string, string | undefined>>} source @param {readonly string[]} known */
export function refuseMisspelt(source, known) {
  for (const name of Object.keys(source)) {
    if (known.includes(name) || !source[name]?.trim()) continue;
    const meant = known.find((one) => isNear(name, one));
    if (meant)
      throw new EnvironmentProblem(
        `${name} is no setting of this product: ${meant} is. Correct its name, or unset it.`,
      );
  }
}
