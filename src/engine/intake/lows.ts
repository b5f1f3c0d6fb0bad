import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { Said, Text } from './text.ts';

const help = new RegExp(
  foldPattern(
    'ambulance|needed (?:his |her |the |my )?\\p{L}+ to (?:give|help|treat)|unconscious|unresponsive|loss of consciousness|(?:^|[^\\p{L}])loc(?!\\p{L})|glucagon|third[- ]party|seizure|convuls|needed help|required help|requir(?:ed|ing) assistance|assistance|passed out|collapsed|coma(?!\\p{L})|paramedic|(?<!\\p{L})ems(?!\\p{L})|(?:called|calling|rang|dialled|need(?:ed|ing)) (?:911|999|112|997|998)|إسعاف|جلوكاجون|فاقدة? (?:ال|ل)?وعي|فقد(?:ان|ت)? (?:ال|ل)?وعي|مغمى علي|مغشي علي|أغمي علي|غيبوبة|مساعدة (?:شخص|من|زوج|الأهل|أهل)|تشنج',
  ),
  'u',
);
const hospital = new RegExp(
  foldPattern(
    '(?:^|[^\\p{L}])(?:er|ed|a&e|a & e|hospital|admitted|admission|طوارئ|الطوارئ|للطوارئ|مستشفى|المستشفى)(?!\\p{L})',
  ),
  'u',
);
/** A low that needed another's help is a severe one; one that led to a hospital is asked about. */
export function sayHelp(text: Text, item: Item, place: { from: number; to: number }, said: Said): void {
  const sentence = sentenceAround(text, item);
  const needed = help.exec(sentence.near);
  if (needed) {
    const at = sentence.from + needed.index;
    if (withoutHelp.test(sentence.near.slice(0, needed.index))) return;
    said.statements.push({
      fact: 'severeHypoglycaemia',
      value: true,
      from: Math.min(place.from, at),
      to: Math.max(place.to, at + needed[0].length),
    });
  } else if (hospital.test(sentence.near)) {
    said.open.push({
      facts: ['severeHypoglycaemia'],
      choices: [{ value: true }, { value: false }],
      ...place,
      why: 'which',
      unlessKnown: true,
    });
  }
}
const withoutHelp = new RegExp(
  foldPattern(
    "(?:^|[^\\p{L}])و?(?:no|without|not|never|denies|nor|\\p{L}+n't|didnt|بدون|من غير|دون|لا|لم|ما|مش|مو)(?!\\p{L})[^,.;]{0,24}$",
  ),
  'u',
);

/** The sentence a finding stands in, at most 120 characters to each side. */
export function sentenceAround(
  { tokens, breaks, folded }: Text,
  item: Item,
): { near: string; after: string; from: number } {
  let first = item.first;
  while (first > 0 && first > item.first - 40 && breaks[first - 1] !== 2) first -= 1;
  let last = item.end;
  while (last < tokens.length && last < item.end + 40 && breaks[last] !== 2) last += 1;
  const at = tokens[item.first]?.from ?? 0;
  const from = Math.max(tokens[first]?.from ?? 0, at - 120);
  const to = Math.min(tokens[last - 1]?.to ?? at, at + 140);
  return { near: folded.slice(from, to), after: folded.slice(at, to), from };
}
