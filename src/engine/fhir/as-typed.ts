import { readIntake } from '../intake/index.ts';

/** What the reader of typed lines makes of a name: undefined where it denies anything, or where a file has too many names. */
export type AsTyped = (text: string) => ReturnType<typeof readIntake> | undefined;

/** Half a millisecond each: a record of decades has some hundreds that no code tells. */
const mostNames = 400;
const longestName = 160;

/** Reads each name of a file once. */
export function typedReader(): AsTyped {
  const known = new Map<string, ReturnType<AsTyped>>();
  return (text) => {
    if (text.length > longestName) return undefined;
    if (!known.has(text) && known.size < mostNames) {
      // Its day is not asked: only what is named counts.
      const reading = readIntake(text, { on: '2000-01-01' });
      const isDenied = [...reading.offers, ...reading.younger].some(({ value }) => value === false);
      known.set(text, isDenied ? undefined : reading);
    }
    return known.get(text);
  };
}
