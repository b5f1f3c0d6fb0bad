/**
 * KiB of brotli, as served: script of a page in all, fonts of a language in all. A calculator has two: to fill its form in, and with an
 * answer, for which judgement and the report are fetched when the person begins. One that opens with sample cases computes them, and
 * says them in its report's words: 110 is missed there.
 */
export const budget = { home: 50, hub: 10, calculator: 110, samples: 121, visit: 130, answer: 210, fonts: 90 } as const;
/** Behind the address of a calculator that has answered. */
export const withAnswer = ', with an answer';

/** The address that shows sample cases to whoever enters nothing. */
const withSamples = '/calculator';

/** The script budget of an address, in either language. Pages that sign in ship React, as the calculators do. */
export function limitOf(address: string): number {
  if (address.endsWith(withAnswer)) return budget.answer;
  const path = address.replace(/^\/ar(?=\/|$)/, '') || '/';
  if (path === '/') return budget.home;
  if (path === '/visit') return budget.visit;
  if (path === withSamples) return budget.samples;
  return path === '/tools' ? budget.hub : budget.calculator;
}
