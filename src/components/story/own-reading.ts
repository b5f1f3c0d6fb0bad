/** The reader's own HbA1c: read from what was typed, and where its line runs beside the story's. Percent throughout. */
import { gauge } from './numbers.ts';

/** mmol/mol = percent × factor + offset, as the engine's concept says. */
export interface Ifcc {
  readonly factor: number;
  readonly offset: number;
}
/** What anybody's HbA1c may be, in percent: the calculators' own limits. */
export const possible = { least: 4, most: 20 } as const;
/** What a picture holds, in percent: above lie its words, below its foot. */
const held = { least: 5.9, most: 9.7 } as const;

/**
 * A typed reading in percent and the unit it was meant in, or nothing where it cannot be one. The two units share no figure (4 to 20 %
 * are 20.2 to 195 mmol/mol), so one that fits only the other unit is read in that. Arabic figures and either decimal sign are read.
 */
export function ownReading(
  typed: string,
  isPercent: boolean,
  { factor, offset }: Ifcc,
): { percent: number; isPercent: boolean } | undefined {
  const text = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٫]/, '.')
    .replace(/\s*(%|٪|mmol\/mol)$/i, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  return [isPercent, !isPercent]
    .map((isRead) => ({ percent: isRead ? Number(text) : (Number(text) - offset) / factor, isPercent: isRead }))
    .find(({ percent }) => percent >= possible.least && percent <= possible.most);
}

/** The reading at which the reader's line is drawn, and whether theirs lies beyond the picture. */
export function ownOf(own: number): { drawn: number; beyond: boolean } {
  const drawn = Math.max(held.least, Math.min(held.most, own));
  return { drawn, beyond: drawn !== own };
}

/** How much of the story's fall the reader's line makes: none where it is below the story's end already. */
export function steepness(own: number): number {
  return Math.max(0, (own - gauge.to) / (gauge.from - gauge.to));
}

/** Where the reader's line is while the story's is at `his`: it falls in step, to the same end. */
export function ownAt(own: number, his: number): number {
  return own <= gauge.to ? own : gauge.to + (his - gauge.to) * steepness(own);
}
