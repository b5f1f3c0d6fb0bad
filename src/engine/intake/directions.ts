/**
 * Doses as American prescriptions print them, with the strength, the pack and the count apart: “100 unit/mL (3 mL) pen, Inject 34 Units
 * under the skin nightly”, “500 mg 24 hr tablet, Take 2 tablets (1,000 mg total) by mouth 2 (two) times daily”.
 */
const asides =
  /\((?:one|two|three|four|half)\) ?|\([^()]{0,16}(?: in)? total\) ?|(?:by mouth|orally|per os|p\.?o\.?(?!\p{L})) ?/gu;
const byHours = /24[- ]?h(?:r|our)s?(?: (?:er|xr|sr))?(?= ?(?:tab|cap))|extended[- ]release/gu;

/** The same dose without what is said twice, or the piece itself. */
export const plainDirections = (piece: string): string => piece.replace(byHours, 'xr').replace(asides, '');

const injected =
  /(?:inject|take|give|use|administer)s?(?:[^.;]|\.\d){0,24}?(?<![\d./])(\d{1,3})(?= ?(?:units?|iu|u)(?![\p{L}/]| ?\/))/u;
/** Where in a piece the units begin that are to be injected; undefined where it does not say so. */
export function injectedFrom(piece: string): number | undefined {
  const found = injected.exec(piece);
  return found ? found.index + found[0].length - (found[1] ?? '').length : undefined;
}
