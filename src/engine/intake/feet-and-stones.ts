/** Height in feet and inches, weight in stones and pounds: one figure of two. */
const feetAt = /(\d) ?(?:'|ft|feet|foot)\.? ?(?:(\d{1,2}(?:\.\d)?) ?(?:''|"|in(?:ch(?:es)?)?(?!\p{L}))?)?/uy;
const stonesAt = /(\d{1,2}) ?st(?:one)?s? ?(?:(\d{1,2}) ?(?:lbs?|pounds?)?)?(?!\p{L})/uy;
/** Centimetres of feet and inches. */
export function feet(folded: string, at: number): { value: number; text: string; to: number } | undefined {
  feetAt.lastIndex = at;
  const found = feetAt.exec(folded);
  return found
    ? {
        value: (Number(found[1]) * 12 + Number(found[2] ?? 0)) * 2.54,
        text: found[0].trim(),
        to: at + found[0].trimEnd().length,
      }
    : undefined;
}
/** Kilograms of stones and pounds. */
export function stones(folded: string, at: number): { value: number; text: string; to: number } | undefined {
  stonesAt.lastIndex = at;
  const found = stonesAt.exec(folded);
  return found
    ? {
        value: (Number(found[1]) * 14 + Number(found[2] ?? 0)) * 0.45359237,
        text: found[0].trim(),
        to: at + found[0].trimEnd().length,
      }
    : undefined;
}
