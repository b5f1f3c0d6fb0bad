import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { gate } from '../../db/gate.ts';
import { Refusal } from './answer.ts';
import { limits } from './contract.ts';
import { isGuessable, readings } from './guessable.ts';

/** OWASP's minimum for argon2id. Raise them here: everyone's hash follows at their next sign-in. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Each hash takes a thread and 19 MiB: four at once, and no more waiting than are answered within seconds. */
const hashing = gate({ most: 4, longestQueue: 400, full: 'too many sign-ins at once' });

/** The same characters typed on two keyboards are the same password (NIST SP 800-63B). Nothing is trimmed. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hashing.pass(() => hash(normal(password), parameters));
}

/** Made at the first sign-in of an unknown e-mail: verifying against it costs what a real one costs. */
let nobody: Promise<string> | undefined;
function decoy(): Promise<string> {
  nobody ??= hashPassword(randomBytes(16).toString('hex')).catch((error: unknown) => {
    // In a crowd it may be turned away: the next sign-in asks again.
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/** Checks a password; for an unknown account it does the same work and says no. `renewed` is a hash under today's parameters. */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<{ right: boolean; renewed?: string }> {
  const nobodys = await decoy();
  const matches = await hashing.pass(() => verify(stored ?? nobodys, normal(password)));
  if (!stored || !matches) return { right: false };
  return stored.startsWith(prefix) ? { right: true } : { right: true, renewed: await hashPassword(password) };
}

/** What everybody who knows the product tries first. */
const ourWords = ['diabetes', 'journey'];
const shortestWord = 3;

/** Whose password it is to be, as far as that is known. */
export interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Words a guesser would begin with: of the name, of the address but for its ending, and the product's own; the longest first. */
function ownWordsOf({ name, email }: Owner): string[] {
  const words = normal(`${name} ${email.replace(/\.[^.]*$/, '')}`)
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= shortestWord);
  return [...new Set([...words, ...ourWords])].sort((one, other) => other.length - one.length);
}

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common' | 'own';

/** Own words count for nothing: without them it must be long enough still. */
export function passwordProblem(password: string, owner?: Owner): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < limits.passwordMin) return 'tooShort';
  if (length > limits.passwordMax) return 'tooLong';
  const plain = normal(password).toLowerCase();
  if (isGuessable(plain, limits.passwordMin)) return 'common';
  if (!owner) return undefined;
  const words = ownWordsOf(owner);
  const says = (text: string): boolean => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
    return [...rest].length < limits.passwordMin && rest !== text;
  };
  return readings(plain).some(says) ? 'own' : undefined;
}

/** Refuses a password that says little but who chose it. */
export function refuseOwnWords(field: string, password: string, owner: Owner): void {
  if (passwordProblem(password, owner) !== 'own') return;
  throw new Refusal('weak_password', { fields: { [field]: { code: 'rule', rule: 'own-words' } } });
}
