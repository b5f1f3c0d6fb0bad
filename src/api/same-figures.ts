import { isRecord } from '../engine/kit/fields/fields.ts';

/** Far below what any screen shows, far above what two engines that run scripts differ by in the last digit of a logarithm or a power. */
const tolerance = 1e-9;

/**
 * Whether figures that were sent are the stored ones as they are shown: numbers to nine digits, everything else exactly. Goes only as
 * deep as what is stored.
 */
export function sameFigures(stored: unknown, sent: unknown): boolean {
  if (typeof stored === 'number' && typeof sent === 'number')
    return stored === sent || Math.abs(stored - sent) <= tolerance * Math.max(Math.abs(stored), Math.abs(sent));
  if (Array.isArray(stored))
    return (
      Array.isArray(sent) && stored.length === sent.length && stored.every((one, at) => sameFigures(one, sent[at]))
    );
  if (!isRecord(stored)) return stored === sent;
  if (!isRecord(sent) || Array.isArray(sent)) return false;
  const names = Object.keys(stored);
  return (
    names.length === Object.keys(sent).length &&
    names.every((name) => Object.hasOwn(sent, name) && sameFigures(stored[name], sent[name]))
  );
}
