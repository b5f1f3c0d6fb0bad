import type { Written } from './figures.ts';

/** Height in feet and inches, weight in stones and pounds: one figure of two. */
const feetAt = /(\d) ?(?:'|ft|feet|foot)\.? ?(?:(\d{1,2}(?:\.\d)?) ?(?:''|"|in(?:ch(?:es)?)?(?!\p{L}))?)?/uy;
const stonesAt = /(\d{1,2}) ?st(?:one)?s? ?(?:(\d{1,2}) ?(?:lbs?|pounds?)?)?(?!\p{L})/uy;
/** “1m68”: metres with the centimetres behind. */
const metresAt = /([12]) ?m ?(\d{2})(?!\d)/y;
function metres(folded: string, at: number): { value: number; text: string; to: number } | undefined {
  metresAt.lastIndex = at;
  const found = metresAt.exec(folded);
  return found
    ? { value: Number(found[1]) * 100 + Number(found[2]), text: found[0], to: at + found[0].length }
    : undefined;
}
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
function stones(folded: string, at: number): { value: number; text: string; to: number } | undefined {
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

/** A height or a weight of two figures, in the stored unit; undefined where none stands there. */
export function feetOrStones(
  measure: string,
  folded: string,
  from: number,
): { readonly value: number; readonly written: Written } | undefined {
  const inMetres = measure === 'height' ? metres(folded, from) : undefined;
  const found = inMetres ?? (measure === 'height' ? feet : measure === 'weight' ? stones : undefined)?.(folded, from);
  if (!found) return undefined;
  const unit = {
    name: inMetres ? 'm' : measure === 'height' ? 'ft' : 'st',
    written: '',
    stored: (figure: number) => figure,
  };
  return { value: found.value, written: { unit, text: found.text, to: found.to } };
}
