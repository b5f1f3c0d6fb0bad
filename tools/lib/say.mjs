// Progress for people: one line when a step starts, a sign of life while it lasts, one line when it ends.
// Plain JavaScript without dependencies: this runs on Node 20 before anything is installed.

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} since */
export function seconds(since) {
  const took = (Date.now() - since) / 1000;
  return took < 10 ? `${took.toFixed(1)} s` : `${Math.round(took)} s`;
}

/** Ends the run with one plain sentence. @param {string} sentence @returns {never} */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
