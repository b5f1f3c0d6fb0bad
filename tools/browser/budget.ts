/**
 * KiB of brotli, as served: script of a page in all, fonts of a language in all. A calculator has two: to fill its form in, and with an
 * answer, for which judgement and the report are fetched when the person begins; what the plan says to a patient comes with the sheet.
 */
export const budget = { home: 50, hub: 10, calculator: 110, visit: 130, answer: 265, fonts: 90 } as const;
/** KiB of brotli: what the typed line knows by name (`engine/intake/names`), without the code that reads it; fetched when the line is first touched. */
export const names = 25;
/**
 * Of a calculator's page and the visit: everything fetched and the style sheets, in number, and the sheets in KiB of brotli. Before the
 * first answer, and with it: what is fetched at leisure may arrive before the count or after it, which makes one of difference in the same build.
 */
export const opened = { requests: 22, sheets: 1, styles: 12 } as const;
export const answered = { requests: 93, sheets: 14, styles: 20 } as const;
/** Behind the address of a calculator that has answered. */
export const withAnswer = ', with an answer';

/** The script budget of an address, in either language. Pages that sign in ship React, as the calculators do. */
export function limitOf(address: string): number {
  if (address.endsWith(withAnswer)) return budget.answer;
  const path = address.replace(/^\/ar(?=\/|$)/, '') || '/';
  if (path === '/') return budget.home;
  if (path === '/visit') return budget.visit;
  return path === '/tools' ? budget.hub : budget.calculator;
}

/** A page with a form, as it is opened: neither one to be read, nor one that has answered. */
export function isOpened(address: string): boolean {
  return !address.endsWith(withAnswer) && !address.endsWith('/auth') && limitOf(address) >= budget.calculator;
}
