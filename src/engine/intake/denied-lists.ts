import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

export const any = (text: string | undefined, ...words: readonly string[]): boolean =>
  text !== undefined && words.includes(text);

const no = new RegExp(`^(?:no|${foldPattern('لا|بدون')})$`);
/** “no MTC or MEN2”: a name that holds its denial, before “or”. */
export const goesOnDenied = (tokens: readonly Token[], { first, end }: Item): boolean =>
  no.test(tokens[first]?.text ?? '') && any(tokens[end]?.text, 'or', 'nor', 'او', 'ولا');

/** Whether a list of denied findings goes on behind a comma: “no hypos, ulcer or neuropathy”. */
export function listGoesOn(
  tokens: readonly Token[],
  breaks: Uint8Array,
  items: ReadonlyMap<number, Item>,
  comma: number,
): boolean {
  for (let at = comma + 1; at < Math.min(tokens.length, comma + 24); at += 1) {
    if (breaks[at] === 2) return false;
    const item = items.get(at);
    if (item && (item.kind === 'measure' || item.kind === 'medicine' || (item.kind === 'cue' && item.cue !== 'no')))
      return false;
    if (any(tokens[at]?.text, 'or', 'nor', 'او', 'ولا')) return true;
  }
  return false;
}

const begins = new RegExp(`^(?:no|nil|never|not|without|neg|negative|${foldPattern('لا|بدون|ليس|لم|ما|مفيش')})$`);
/** “no”, and a finding whose name begins with it. */
export const beginsDenied = (tokens: readonly Token[], item: Item): boolean =>
  item.kind === 'cue' ? item.cue === 'no' : item.kind === 'condition' && begins.test(tokens[item.first]?.text ?? '');
/** Findings that are asked about together. */
const families: readonly RegExp[] = [
  /^(?:retinopathy|neuropathy|ckd|footUlcer|gastroparesis)$/,
  /^(?:ascvd|heartFailure|cardiovascularDisease)$/,
  /^(?:hypoglycaemiaHistory|severeHypoglycaemia|oedema|catabolicSymptoms|vomiting)$/,
  /^(?:pancreatitis|ketoacidosis|glucoseCrisis|medullaryThyroidCancer)$/,
];
/** Of which of them a bare finding is, or a class of medicines; -1 for what is known and sets nothing. */
function familyOf(item: Item | undefined): number | undefined {
  if (item?.kind === 'medicine') return item.entry.ofClass || item.entry.which ? families.length : undefined;
  if (item?.kind !== 'condition' || item.entry.isDiabetes) return undefined;
  const { sets, asks, head } = item.entry;
  if (head.startsWith('-')) return -1;
  if (sets.length > 1) return undefined;
  const fact = sets[0]?.[0] ?? asks?.fact ?? '';
  const found = families.findIndex((family) => family.test(fact));
  return found < 0 ? undefined : found;
}
const ofTimes = new RegExp(
  `^(?:history|hx|h|evidence|known|prior|previous|past|signs?|${foldPattern('لا|بدون|ليس|لم|يوجد|توجد')})$`,
);
const isLink = new RegExp(`^(?:and|&|${foldPattern('و')})$`);
export interface BareList {
  readonly end: number;
  /** Three or more of one family: denied; else nobody can say. */
  readonly isDenied: boolean;
}
const complications = new RegExp(`^(?:complications?|${foldPattern('(?:ال)?مضاعفات')})$`);
const isWell = (item: Item): boolean =>
  item.kind === 'condition' &&
  item.entry.sets.length > 0 &&
  item.entry.sets.every(([, value]) => value === false || value === 'none');
/**
 * “no retinopathy, neuropathy, nephropathy”: whether bare findings go on behind the comma after a denied one, of the same family, or of any
 * behind “no history of …”; “no hypos, HF 2019”, “no MI, CKD 3a” do not. “no complications (retinopathy, neuropathy)” begins one.
 */
export function bareListBehind(
  tokens: readonly Token[],
  breaks: Uint8Array,
  items: ReadonlyMap<number, Item>,
  mark: number,
  denial: number,
): BareList | undefined {
  const opens = /^[(:]$/.test(tokens[mark]?.text ?? '');
  if (opens ? !complications.test(tokens[mark - 1]?.text ?? '') : tokens[mark]?.text !== ',') return undefined;
  let named = mark - 1;
  while (named > denial && items.get(named)?.end !== mark) named -= 1;
  const first = items.get(named);
  const family = first?.end === mark && !opens ? (familyOf(first) ?? -1) : -1;
  if (family < 0 && !opens) return undefined;
  const isWide = opens || tokens.slice(denial, mark).some(({ text }) => ofTimes.test(text));
  let isOne = true;
  let [end, count] = [mark, 1];
  for (let at = mark + 1; ; ) {
    const item = items.get(at);
    const own = familyOf(item);
    if (!item || own === undefined || isWell(item) || beginsDenied(tokens, item)) break;
    const behind = tokens[item.end];
    const isLast = !behind || breaks[item.end] === 2 || behind.text === ')';
    if (!isLast && behind.text !== ',' && !isLink.test(behind.text)) break;
    if (!isWide && own >= 0 && own !== family) break;
    isOne &&= own < 0 || own === family;
    [end, count] = [item.end, count + 1];
    if (isLast) break;
    at = item.end + 1;
  }
  return count > 1 ? { end, isDenied: opens || (isOne && count > 2) } : undefined;
}

const joins = new RegExp(`^(?:[/&+,-]|or|and|nor|${foldPattern('أو|ولا')})$`);
const qualifies = new RegExp(
  `^(?:of|for|to|any|a|an|the|known|previous|prior|past|personal|recent|current|active|significant|clinical|overt|diabetic|obvious|definite|established|documented|apparent|new|acute|chronic|severe|major|other|further|symptomatic|proven|confirmed|had|has|have|having|with|been|history|hx|ever|more|real|${foldPattern('على|ما|دليل|يدل|تدل|مؤشر|مؤشرات|علامات|لديه|لديها|عنده|عندها|لها?|بها?|أي|من|في|تاريخ|مرضي|سوابق|وجود|توجد|يوجد|حدثت?|يحدث|تحدث|يسبق|سبق|يعاني|تعاني|نوبات|حالات')})$`,
);
/** Whether something else stands between a denial and what is named: “no hypos HF”, “no fever CKD 3”, “no retinopathy severe neuropathy”. */
export function isFarDenied(tokens: readonly Token[], named: number, cueEnd: number): boolean {
  let at = named;
  while (at > cueEnd && qualifies.test(tokens[at - 1]?.text ?? '')) at -= 1;
  return at !== cueEnd && !joins.test(tokens[at - 1]?.text ?? '');
}

const whoDenied = /^(?:pt|patient|him|her|them|he|she|husband|wife|family)$/;
/** Whether nothing but the patient, or the end of the clause, stands behind “denied”, so that it is said of what stands before it. */
export function isBehindDenied(tokens: readonly Token[], breaks: Uint8Array, at: number): boolean {
  if (!tokens[at] || breaks[at] || /^(?:but|however|though)$/.test(tokens[at]?.text ?? '')) return true;
  const who = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  return tokens[at]?.text === 'by' && whoDenied.test(tokens[who]?.text ?? '');
}
