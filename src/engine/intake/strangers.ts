import { foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

const patient = "(?:patients?'?s?|pts?'?s?|persons?'?s?)";
const stranger = new RegExp(
  `((?:belong(?:s|ing)? to|from|of|for|(?:is|was)(?: from)?) )?(?:(?:another|(?:a |some |the )?(?:other|different|wrong)) ${patient}|(?:some(?:one|body) else)(?:'?s)?|not (?:this|our|my|the) (?:patient|pt)'?s?|${foldPattern('(?:ل|لل|ال)?مريضة? (?:ال)?(?:آخر|أخرى|اخر|اخري|ثاني|ثانية|خطأ)')})(?!\\p{L})(?= ?(?:[:()\\n.;,-]|$|\\p{L}*\\d|\\p{L}))`,
  'uy',
);
const begins = new RegExp(
  `^(?:belong(?:s|ing)?|from|of|for|is|was|another|a|some|the|other|different|wrong|someone|somebody|not|${foldPattern('(?:ل|لل|ال)?مريضة?')})$`,
);
/** “another patient's”, «لمريض آخر»: the token behind the words for a patient who is not this one; where they say whose a value is. */
export function strangerAt(tokens: readonly Token[], folded: string, first: number): number | undefined {
  const token = tokens[first];
  if (!token || !begins.test(token.text)) return undefined;
  stranger.lastIndex = token.from;
  const found = stranger.exec(folded);
  if (!found) return undefined;
  // “discussed with another patient present” tells of no value.
  const isOwner = /'s?$|s'$/.test(found[0]) || found[1] !== undefined || token.text >= '\u0600';
  const behind = folded.slice(stranger.lastIndex, stranger.lastIndex + 2);
  if (!isOwner && !/^ ?(?:[:).;\n-]|$)/.test(behind)) return undefined;
  let end = first + 1;
  while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < stranger.lastIndex) end += 1;
  return end;
}
