import { answerEnd } from './answers.ts';
import { foldPattern } from './fold.ts';
import { scope } from './scope-flags.ts';
import type { Text } from './text.ts';
import type { Piece } from './types.ts';

/** Cues that turn a name round: what is denied, ruled out, not borne or not wanted. */
const turns = /^(?:no|after no|allergy|refused)$/;
const turnsWords = new RegExp(
  `^(?:no|not|never|without|denied|na[iï]ve|neg|ve|${foldPattern('و?(?:لا|لم|بدون|بلا|دون)|و?(?:نفى|نفت|ينفي|تنفي|ينكر|تنكر|أنكر|أنكرت)(?:ه|ها|هم|هما)?')})$`,
);
/** What stands between a denial and its name and says nothing else: “no known history of …”. */
const between = new RegExp(
  `^(?:any|known|documented|personal|prior|previous|past|recent|further|clinical|diabetic|h|hx|o|history|of|for|to|the|a|an|on|been|had|has|have|having|taking|episodes?|evidence|signs?|symptoms?|is|was|were|are|[:=?/()-]|${foldPattern(
    'أي|أية|من|في|ب|على|له|لها|عنده|عندها|لديه|لديها|بها|به|سابقا|سابق|تاريخ|إصابة|نوبات|أعراض|حدوث|تحدث|يحدث|يعاني|تعاني|يشكو|تشكو|يوجد|توجد',
  )})$`,
);
const holdsDenial = new RegExp(
  `^(?:no|not|never|non|denies|without|${foldPattern('لا|لم|بدون|بلا|دون|ما|ليس|غير|مش|مو')})(?=[ -])`,
  'u',
);
/** So far a denial is looked for, in words: “denies a, b, c …”. */
const reach = 60;

/**
 * The piece of a name that is denied, with the word that denies it; where something else stands between (“denies chest pain, heart
 * failure”), the word is a piece of its own.
 */
export function withDenial(text: Text, piece: Piece): Piece & { readonly by?: Piece } {
  const { tokens, folded, scopes } = text;
  if (holdsDenial.test(folded.slice(piece.from, piece.to))) return piece;
  const answered = answerEnd(folded, piece.to);
  if (answered !== undefined) return { from: piece.from, to: answered };
  const first = tokens.findIndex(({ to }) => to > piece.from);
  const end = tokens.findIndex(({ from }) => from >= piece.to);
  const behind = end < 0 ? tokens.length : end;
  const isAhead = ((scopes[first] ?? 0) & scope.no) !== 0;
  // “HF - CKD +”
  if (!isAhead && tokens[behind]?.text === '-' && !denialAt(text, behind + 1))
    return { from: piece.from, to: tokens[behind]?.to ?? piece.to };
  const next = denialAt(text, behind);
  // «قصور القلب تنفيه»: of two the one that ends the clause with its name.
  const closing = next && (next.end >= tokens.length || text.breaks[next.end]) ? next : undefined;
  const found =
    closing ??
    (isAhead
      ? (denialBefore(text, first) ?? denialBehind(text, behind))
      : (denialBehind(text, behind) ?? denialBefore(text, first)));
  if (!found) return piece;
  const by = { from: tokens[found.first]?.from ?? piece.from, to: tokens[found.end - 1]?.to ?? piece.to };
  const gap = found.first < first ? tokens.slice(found.end, first) : tokens.slice(behind, found.first);
  if (!gap.every(({ text: word }) => between.test(word))) return { ...piece, by };
  return { from: Math.min(piece.from, by.from), to: Math.max(piece.to, by.to) };
}

interface Place {
  readonly first: number;
  readonly end: number;
}
function denialAt({ tokens, itemAt }: Text, at: number): Place | undefined {
  const item = itemAt.get(at);
  if (item?.kind === 'cue' && turns.test(item.cue)) return item;
  if (turnsWords.test(tokens[at]?.text ?? '')) return { first: at, end: at + 1 };
  // “(-)”
  const isMinus = tokens[at]?.text === '(' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.text === ')';
  return isMinus ? { first: at, end: at + 3 } : undefined;
}
function denialBefore(text: Text, first: number): Place | undefined {
  for (let at = first - 1; at >= 0 && at > first - reach && text.breaks[at] !== 2; at -= 1) {
    const found = denialAt(text, at);
    if (found && found.end <= first) return found;
  }
  return undefined;
}
function denialBehind(text: Text, behind: number): Place | undefined {
  // “HF? no.”: the answer is its own sentence.
  const answer = text.tokens[behind]?.text === '?' ? behind + 1 : behind;
  for (let at = answer; at < behind + reach && at < text.tokens.length && text.breaks[at] !== 2; at += 1) {
    const found = denialAt(text, at);
    if (found) return found;
  }
  return undefined;
}
