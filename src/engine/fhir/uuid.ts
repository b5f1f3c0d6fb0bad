/** Four 32-bit numbers that a text mixes to: the same text the same numbers (cyrb128, public domain). No secret rests on it. */
function mixed(text: string): readonly number[] {
  const primes = [597399067, 2869860233, 951274213, 2716044179] as const;
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, primes[0]);
    b = c ^ Math.imul(b ^ code, primes[1]);
    c = d ^ Math.imul(c ^ code, primes[2]);
    d = a ^ Math.imul(d ^ code, primes[3]);
  }
  a = Math.imul(c ^ (a >>> 18), primes[0]);
  b = Math.imul(d ^ (b >>> 22), primes[1]);
  c = Math.imul(a ^ (c >>> 17), primes[2]);
  d = Math.imul(b ^ (d >>> 19), primes[3]);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((number) => number >>> 0);
}

/**
 * A UUID (version 8, RFC 9562) made of a text: the engine knows no chance, and the same result gives the same bundle. Two bundles share
 * one only where all that is in them is the same.
 */
export function uuidOf(text: string): string {
  const hex = mixed(text)
    .map((number) => number.toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
