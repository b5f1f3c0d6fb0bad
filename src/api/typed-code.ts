// Codes that people copy from paper.
import { randomInt } from 'node:crypto';

/** Without signs that look alike; five bits each. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** So many groups of five signs, 25 bits each. */
export function newCode(groups: number): string {
  const group = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As people type from paper: capitals, blanks, an O for a zero. */
export function plainCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}
