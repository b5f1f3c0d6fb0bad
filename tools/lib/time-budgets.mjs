/**
 * Seconds that each check of `npm test` may take on two quiet cores beside the others. What grows is seen in the commit that brings it:
 * the time is printed beside its budget, and a check over it says so. A budget is raised by whoever can say what for.
 * @type {Readonly<Record<string, number>>}
 */
const budgets = {
  types: 75,
  lint: 15,
  boundaries: 20,
  'dead code': 20,
  'engine 1': 110,
  'engine 2': 110,
  islands: 60,
  'integration 1': 90,
  'integration 2': 90,
  build: 45,
  HTML: 15,
  sizes: 15,
  browser: 330,
  processes: 150,
};

/** What a step took beside what it may take. @param {string} name @param {number} since milliseconds */
export function beside(name, since) {
  const budget = budgets[name];
  if (budget === undefined) return '';
  return (Date.now() - since) / 1000 > budget ? ` of ${budget} s: OVER ITS BUDGET` : ` of ${budget} s`;
}
