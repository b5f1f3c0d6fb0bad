import type { Values, Value } from '../../kit/words/message.ts';
import type { GridRisk, LiverBand, Results, WhoBand } from '../results.ts';
import type { Key } from '../copy/keys.ts';
import { words } from './words.ts';

export type Organ = 'heart' | 'kidney' | 'liver';

/**
 * How grave each answer is in the classes of its own guideline, so that three organs can be put in one order: WHO HEARTS
 * (10 % high, 20 % very high), the colours of KDIGO, the bands of FIB-4. A high FIB-4 counts as high and not more: it asks
 * for a second test, it does not settle the disease.
 */
const heart: Readonly<Record<WhoBand, number>> = { below5: 0, from5: 1, from10: 2, from20: 3, from30: 3 };
const kidney: Readonly<Record<GridRisk, number>> = { low: 0, moderate: 1, high: 2, 'very high': 3 };
const liver: Readonly<Record<LiverBand, number>> = { low: 0, middle: 1, high: 2 };

function gravities({ who, grid, liver: index }: Results): readonly (readonly [Organ, number])[] {
  const isKnown = who.state === 'refused' && who.because !== 'tooYoung' && who.because !== 'tooOld';
  return [
    ...(who.state === 'given' ? [['heart', heart[who.band]] as const] : []),
    ...(grid.state === 'given' ? [['kidney', kidney[grid.risk]] as const] : []),
    ...(index.state === 'given' && index.band !== undefined ? [['liver', liver[index.band]] as const] : []),
    // What is known already is neither a figure nor news: of equals it comes last.
    ...(isKnown ? [['heart', 3] as const] : []),
  ];
}

/**
 * The one organ whose answer stands out: an eye that meets three bold figures has met none. The gravest class leads; of
 * equals the heart before the kidneys before the liver, as people with type 2 diabetes die of them.
 */
function dominant(results: Results): Organ | undefined {
  const all = gravities(results);
  const most = Math.max(...all.map(([, gravity]) => gravity));
  return all.find(([, gravity]) => gravity === most)?.[0];
}

/** What is said of an organ, strong where it stands out. */
export function saying(organ: Organ, results: Results, key: Key, values?: Values): Value {
  const said = words(key, values);
  return dominant(results) === organ ? words('answer.strong', { said }) : said;
}
