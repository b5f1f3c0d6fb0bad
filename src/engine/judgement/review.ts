import { type Signature, signatures } from '../clinical/signatures.ts';
import { engineVersion } from '../kit/version.ts';
import { type Message, word } from '../kit/words/message.ts';
import type { Patterns } from '../kit/words/pattern.ts';

/** The part of the rules that every calculator shares. */
export const sharedRules = 'judgement';

/** The signature that holds for a part today: of the present version, the latest. */
function signed(part: string, all: readonly Signature[], version: string): Signature | undefined {
  return all
    .filter((signature) => signature.part === part && signature.rules === version)
    .sort((a, b) => a.on.localeCompare(b.on))
    .at(-1);
}

/** Names as words: a signer is called the same in every language. */
export function signerNames(all: readonly Signature[] = signatures): Patterns {
  return Object.fromEntries(all.map(({ part, name }) => [`signer.${part}`, name.replace(/[{}<>]/g, '')]));
}

/** Whether a clinician has signed what a report rests on: the calculator's own rules (none in a visit), and those all share. */
export function reviewOf(
  tool: string | undefined,
  all: readonly Signature[] = signatures,
  version: string = engineVersion,
): Message[] {
  const parts = [
    ...(tool === undefined ? [] : [{ part: tool, kind: 'calculator' }]),
    { part: sharedRules, kind: 'shared' },
  ];
  const found = parts.map(({ part, kind }) => ({ part, kind, signature: signed(part, all, version) }));
  if (found.every(({ signature }) => signature === undefined)) return [{ key: 'review.awaits' }];
  return found.map(({ part, kind, signature }) =>
    signature
      ? {
          key: `review.signed.${kind}`,
          values: { who: word(`signer.${part}`), on: { type: 'date', iso: signature.on } },
        }
      : { key: `review.awaits.${kind}` },
  );
}
