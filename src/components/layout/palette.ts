import tokens from '../styles/tokens.css?raw';

/** A palette colour for the places that cannot read a token: browser chrome and the like. */
export function paletteColour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour “${name}”.`);
  return found;
}
