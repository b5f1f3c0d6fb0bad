import type { Token } from './tokens.ts';

const heads: readonly (readonly [cue: string, written: RegExp])[] = [
  [
    'stopped',
    /(?:past|former|historical|(?:past|previous|prev|prior|old|former|historical|ex) ?-?(?:(?:dm|diabetes) )?(?:meds?|medications?|medicines|drugs?|treatments?|rx|therap(?:y|ies)|agents?)(?: tried)?|(?:meds?|medications?|drugs|agents?) tried)(?:(?= ?:)| (?:have |has )?included?(?!\p{L}))/uy,
  ],
  [
    'planned',
    /(?:(?:treatment |therapy |drug |other |add-on |next )?(?:options?|candidates?|choices?|alternatives?)|sick[- ]?day (?:rules?|guidance|advice|plan)|next steps?|(?:could|may|might|to) (?:try|add|consider|use))(?: (?:are|include|for (?:him|her|this patient|next visit|add-on|now)))?(?= ?:)/uy,
  ],
];
const begins =
  /^(?:past|former|historical|previous|prev|prior|old|ex|meds?|medications?|drugs?|agents?|treatment|therapy|other|add|next|options?|candidates?|choices?|alternatives?|sick|sickday|could|may|might|to)$/;
/** “past meds: …”, “options: …”: what words before a colon say of the medicines behind it, and the token behind them. */
export function listHeadAt(
  tokens: readonly Token[],
  folded: string,
  first: number,
): { readonly cue: string; readonly end: number } | undefined {
  const token = tokens[first];
  if (!token || !begins.test(token.text)) return undefined;
  for (const [cue, written] of heads) {
    written.lastIndex = token.from;
    if (!written.test(folded)) continue;
    let end = first + 1;
    while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < written.lastIndex) end += 1;
    return { cue, end };
  }
  return undefined;
}
