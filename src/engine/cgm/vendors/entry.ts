/** One element of a list, or one row of a table whose columns have the list's names. */
export type Entry = Readonly<Record<string, unknown>>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number, text or nothing; what MongoDB wraps is taken out. */
export function scalar(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value === 'number') return value;
  if (!isEntry(value)) return undefined;
  const inner = value['$numberLong'] ?? value['$numberInt'] ?? value['$numberDouble'] ?? value['$date'];
  return typeof inner === 'string' || typeof inner === 'number'
    ? inner
    : isEntry(inner) && typeof inner['$numberLong'] === 'string'
      ? inner['$numberLong']
      : undefined;
}

export const textIn = (value: unknown): string => String(scalar(value) ?? '');

/** A plain number; what a spreadsheet shortened (1.58E+12) is none. */
export function numberIn(value: unknown): number | undefined {
  const found = scalar(value);
  if (typeof found === 'number') return Number.isFinite(found) ? found : undefined;
  return found !== undefined && /^[+-]?\d+([.,]\d+)?$/.test(found) ? Number(found.replace(',', '.')) : undefined;
}
