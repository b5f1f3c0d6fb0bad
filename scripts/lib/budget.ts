/** KiB of brotli, as served: script of a page in all, fonts of a language in all. */
export const budget = { home: 50, hub: 10, calculator: 130, fonts: 90 } as const;

/** The script budget of an address, in either language. Pages that sign in ship React, as the calculators do. */
export function limitOf(address: string): number {
  const path = address.replace(/^\/ar(?=\/|$)/, '') || '/';
  if (path === '/') return budget.home;
  return path === '/tools' ? budget.hub : budget.calculator;
}
