import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

const asks = /^(?:should|shud|shd|shall|can|could|cud|would|wud|do|does|is|are|may|must)$/;
/** Who is to do it, or what is to be done; “could you see …” asks for something else. */
const asked = /^(?:we|i|he|she|they|it|an?|the|his|her|my|this|that|pt|patient)$/;
const done =
  /^(?:stop|start|add|begin|give|use|try|take|switch|change|increase|reduce|continue|restart|replace|hold|need|needed|consider|worth|(?:stopp|start|add|giv|us|tri|switch|chang|increas|reduc|continu|restart|replac|consider)(?:ed|en)|appropriate|indicated|suitable|safe|fit|candidate|eligible|benefit|begun|held)$/;
const goesBefore = /^(?:and|so|also|but|or|pls|please|doctor|dr|[,:-])$/;
const taken = /^(?:on|takes|taking|with|who|whose|already|currently)$/;

/**
 * “Should an SGLT2 inhibitor be started?”: how far a question that begins its sentence asks whether something is to be done, for nothing in
 * it is said to be taken: to the word that tells what is (“for a man on metformin”), or to the end; undefined where a token begins none.
 */
export function questionEnd(
  tokens: readonly Token[],
  breaks: Uint8Array,
  items: ReadonlyMap<number, Item>,
  first: number,
): number | undefined {
  let at = first;
  while (at < first + 3 && goesBefore.test(tokens[at]?.text ?? '')) at += 1;
  if (!asks.test(tokens[at]?.text ?? '')) return undefined;
  const [next, behind] = [tokens[at + 1], items.get(at + 1)];
  if (!asked.test(next?.text ?? '') && behind?.kind !== 'medicine') return undefined;
  let isToDo = false;
  let end = at + 1;
  for (; end < tokens.length && end < at + 40 && breaks[end] !== 2; end += 1) {
    const word = tokens[end]?.text ?? '';
    if (taken.test(word)) break;
    isToDo ||= done.test(word);
  }
  return isToDo ? end : undefined;
}
