import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import { strangerAt } from './strangers.ts';
import type { Token } from './tokens.ts';
import { sentenceEnd } from './whose.ts';

const own = new RegExp(
  `^(?:this|his|her|hers|own|patient|pt|correct|actual|our|${foldPattern('و?(?:ال)?(?:مريض|مريضة|مريضنا)|هو|هي|نتيجته|نتيجتها')})$`,
);
const heads = new RegExp(
  `^(?:results?|labs?|bloods?|report|of|from|${foldPattern('(?:ال)?(?:نتيجة|نتائج|تحليل|تحاليل|ملف|فحوصات)')})$`,
);
const said = /^(?:wrong patient|mislabell?ed)$/;
const instrument = '(?:machine|analy[sz]er|meter|device|kit|monitor|reader)';
/** “A1c machine reads 13.9 max”, “meter reads up to 27.8”: how far an instrument goes. */
const limitOf = new RegExp(
  `(?<!\\p{L})${instrument}(?: \\p{L}{2,9}){0,3} (?:max(?:imum)?|limit|up to|tops out at|maxes out at)(?: \\p{L}{2,4}){0,2}:? ?\\d{1,3}(?:\\.\\d)?|(?<!\\p{L})${instrument}(?: \\p{L}{2,9}){0,4} \\d{1,3}(?:\\.\\d)? ?%?(?: mmol/l| mg/dl)? (?:max(?:imum)?|limit|at most)(?!\\p{L})`,
  'gu',
);

/** “creatinine clearance 45”, “BMI percentile 97”, “eGFR will be 30”: another measure than its name says, or a figure to come. */
const otherwise =
  /(?<!\p{L})(?:(?:hb)?a1c (?:of )?\d{1,2}(?:\.\d)? ?%? (?:is|as|being|was) (?:the |a |our |his |her )?(?:cut-?off|threshold|criterion|diagnostic)|(?:creat|creatinine|cr) ?clearance(?: (?:is|was|of))?:? ?\d{1,3}(?:\.\d)?(?: ?ml\/min)?|(?:bmi|weight|wt|height|ht) (?:percentile|centile|z-?score|sds):? ?-?\d{1,3}(?:\.\d{1,2})?|(?:will|would|might) (?:be|fall to|drop to|reach|rise to|go to) (?:about |around |~ ?)?\d{1,3}(?:\.\d{1,2})?)(?![\d])/gu;

/**
 * What says nothing of the patient: “Wrong patient: eGFR 22, K 5.1” and “another patient's A1c 9” to the end of the sentence or to a word for
 * the patient, how far an instrument goes, and what is another measure. A flag for each token.
 */
export function setAside(
  tokens: readonly Token[],
  breaks: Uint8Array,
  folded: string,
  items: readonly Item[],
): Uint8Array {
  const aside = new Uint8Array(tokens.length);
  for (const item of items) {
    if (item.kind !== 'cue' || item.cue !== 'spoilt') continue;
    const [from, to] = [tokens[item.first]?.from ?? 0, tokens[item.end - 1]?.to ?? 0];
    const isStranger = strangerAt(tokens, folded, item.first) !== undefined;
    if (!isStranger && !said.test(folded.slice(from, to))) continue;
    let first = item.first;
    while (first > 0 && heads.test(tokens[first - 1]?.text ?? '')) first -= 1;
    const isAhead = (first === 0 || (breaks[first - 1] ?? 0) > 0) && !/^[),]$/.test(tokens[item.end]?.text ?? '');
    const leads = /^[:-]$/.test(tokens[item.end]?.text ?? '') || (isStranger && /'s?$/.test(folded.slice(from, to)));
    const isBare = isStranger && tokens[item.end]?.kind === 'word';
    if (!isAhead || !(leads || isBare)) continue;
    const isInside = tokens[first - 1]?.text === '(';
    const last = sentenceEnd(tokens, breaks, item.end);
    const close = isInside ? tokens.findIndex(({ text }, at) => at >= item.end && at < last && text === ')') : -1;
    const end = close < 0 ? last : close;
    // “glucose 300 (other patient's sample)”: said of what stands before.
    if (isInside && !items.some((other) => other.kind !== 'cue' && other.first >= item.end && other.first < end))
      continue;
    for (let at = first; at < end; at += 1) {
      if (breaks[at] && own.test(tokens[at + 1]?.text ?? '')) break;
      aside[at] = 1;
    }
  }
  for (const { index, 0: found } of [...folded.matchAll(limitOf), ...folded.matchAll(otherwise)])
    tokens.forEach((token, at) => {
      if (token.from >= index && token.to <= index + found.length) aside[at] = 1;
    });
  return aside;
}
