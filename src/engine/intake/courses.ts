import { foldPattern } from './fold.ts';
import { saysSeveral } from './course-verbs.ts';
import type { Item, MedicineItem } from './items.ts';
import type { Said, Text } from './text.ts';

/** What stands between a name and a word of its course: no end of a sentence, no other name. */
function behindName({ tokens, items, folded }: Text, item: MedicineItem, n: number, reach: number): string {
  const from = tokens[item.end - 1]?.to ?? 0;
  const next = items.slice(n + 1, n + 16).find(({ kind }) => kind === 'medicine');
  const to = Math.min(tokens[next?.first ?? tokens.length]?.from ?? folded.length, from + reach);
  return folded.slice(from, to).split(/[;\n]|\.(?!\d)/)[0] ?? '';
}

const notGiven = new RegExp(
  `^[^,]{0,40}?(?<!\\p{L})و?(?:(?:refused|rejected|declined|denied) by|(?:not|never|hasn't|isn't|wasn't|didn't|couldn't|cannot)(?! (?:losing|lost|gaining|gained|improving|improved|responding|seeing|noticing|dropping|testing|checking|monitoring|exercising|eating|reaching|reached|meeting|achieving|happy|having|experiencing|feeling|bothered|started on|titrated|uptitrated|increased|maxed|controlled|working|helping|enough|sure|compliant|adherent|regular|regularly|well|effective|very|always|often|causing|because|for|with|on|at|only|much|due|taken regularly|an?|the|to)(?!\\p{L}))(?! \\d) \\p{L}|(?:yet to|unable to) |${foldPattern('(?<!(?:قبل|بعد|لما|كل|وقت) )(?:لم|ما|مو|مش)(?! (?:متأكد|متاكد|يدري|تدري|أدري|عارف|عارفة|يعرف|تعرف|منتظم|مضبوط|كافي|يكفي|ينفع|نفع|نزل|زال|زالت|عاد|فيه|فيها|عنده|عندها)) \\p{L}')})`,
  'u',
);
/** “Ozempic on order”, “Mounjaro PA denied”, “Ozempic at home, not using”: prescribed at most; “Januvia 100 [ENDED]”, “- not currently on it”: over. */
const notObtained =
  /^(?:[^,]{0,30}?(?<!\p{L})(?:on (?:back-?)?order(?!\p{L})|(?:pa|prior auth\p{L}*|approval|insurance|coverage|funding) (?:was |is |has been |still )?(?:denied|refused|rejected|declined|pending|awaited)|cost[- ]prohibitive|unaffordable|samples?(?: packs?)? (?:was |were )?(?:given|provided|supplied|handed|to try)|(?:given|handed) to try)|[^.;]{0,40}?(?:, (?:but )?| but )(?:is |has |he is |she is |was )?(?:not|never|yet to be) (?:yet )?(?:been )?(?:using|taking|injecting|used|taken|opened|injected|started|begun|filled|collected|picked up|received|delivered|dispensed|approved|obtained|arrived)(?: it| them| yet| at all)?(?=[.,;)]|$)|(?:[^.;]|\.(?=\d)){0,60}?(?<!\p{L})(?:not|isn't|isnt) (?:(?:currently|presently|now|actually) ){0,2}(?:on|taking|using) (?:it|this|that)(?!\p{L})|(?:[^.;,]|\.(?=\d)){0,40}?[([] ?(?:(?:not|isn't) (?:currently|presently|now) (?:taking|using|on)(?= ?[)\]])|(?:ended|inactive|expired|finished|completed|historical)(?= ?[)\],:]| (?:\p{L}{2,9} )?\d))|(?:[^.;,]|\.(?=\d)){0,40}?(?: -|:)? (?:ended|inactive|expired)(?= ?$| (?:(?:in|on) )?(?:\p{L}{3,9} )?\d)|[^.;,]{0,30}, (?:still )?(?:waiting (?:for|on)|awaiting|pending) (?:(?:the|his|her|an?) )?(?:pa|prior auth\p{L}*|approval|insurance|funding|delivery|supply|supplies|stock|pharmacy)(?!\p{L}))/u;
/** “Mounjaro leaflet given”, “Ozempic demo pen”, “saw Ozempic on TV”: spoken of. */
const asMatter =
  /^ (?:(?:is |was |currently |has been |being )?(?:considered|mentioned|discussed|unavailable|not available|out of stock)|(?:is )?(?:ci|c\/i)(?= ?(?:[.,;)]|$|in |due |because ))|(?:vs\.?|versus)(?= \p{L}| ?$)|(?:or|\/) ?placebo|(?:shortage|supply (?:issues?|problems?)|recall)|(?:is )?(?:not )?(?:on|off|non)[- ]?(?:the )?formulary|(?:patient )?(?:leaflets?|brochures?|booklets?|info(?:rmation)?|handouts?|demo(?:nstration)?s?|adverts?|videos?|coupons?|vouchers?)|on (?:tv|instagram|tiktok|facebook|youtube|social media|the (?:news|internet)))(?!\p{L})/u;
/** “Kerendia 10 - not dispensed”, «لم يصرف بعد»: a word of denial behind the name, of whatever became of it; it is not said to be taken. */
export const isNotGiven = (text: Text, item: MedicineItem, n: number, isItem: (at: number) => boolean): boolean => {
  const behind = behindName(text, item, n, 64);
  if (notObtained.test(behind) || asMatter.test(behind) || matterInArabic.test(behind)) return true;
  const found = notGiven.exec(behind);
  if (!found) return false;
  const last = (text.tokens[item.end - 1]?.to ?? 0) + found[0].length;
  const word = text.tokens.findIndex(({ from, to }) => from < last && to >= last);
  return !isItem(word);
};

const ofYear = /^(?: \d{1,3}(?:\.\d)? ?(?:u|units?|mg|mcg)?)? in ((?:19|20)\d\d)(?= ?(?:[.,;)\n]|$|and |but ))/u;
const startedIn = /(?:start\p{L}*|commenced|begun|began|added|initiated|put on|since|onto) (?:on )?$/u;
/** “on Lantus in 2018”: in a year that is over; “started Lantus in 2018” goes on. */
export function isOfPastYear({ folded, tokens, on }: Text, item: MedicineItem): boolean {
  const [from, to] = [tokens[item.first]?.from ?? 0, tokens[item.end - 1]?.to ?? 0];
  const year = ofYear.exec(folded.slice(to, to + 40))?.[1];
  return year !== undefined && year < on.slice(0, 4) && !startedIn.test(folded.slice(Math.max(0, from - 24), from));
}

const notBegun = new RegExp(
  `(?<!\\p{L})(?:(?:ha(?:s|ve|d)|did|does|do|is|was|could|can?|would)(?:n't|nt| not)|cannot)(?: (?:yet|ever|actually|been|able|to)){0,3} (?:start(?:ed|ing)?|tak(?:e|en|ing)|tolerated?|try|tried|fill(?:ed)?|collect(?:ed)?|pick(?:ed)? up|beg[iau]n|got|get|afford(?:ed)?) (?:(?:the|his|her|any|on) )?$|${foldPattern('(?<!\\p{L})و?(?:ما|لم|لا|مو|مش) (?!زال|يزال|تزال|وقف|يوقف|توقف|يتوقف|ترك|يترك|قطع|يقطع|نسي|ينسى|نتظم|ينتظم|تنتظم|يلتزم|تلتزم|تحسن|تحسنت|نزل|استفاد|عنده|عندها|عاد|في|فيه|له|لها|غير)\\p{L}{2,9}(?: (?:مع(?:ه|ها)|ل(?:ه|ها)|أي))? (?:ب|ال)?')}$`,
  'u',
);
const askedInArabic = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:(?:بروشور|نشرة|كتيب|مطوية|فيديو)(?: عن)?|(?:معلومات|[يت]?سأل(?:ت)?|[يت]?سال(?:ت)?|[يت]?ستفسر(?:ت)?|استفسر(?:ت)?|سمع(?:ت)?|قرأ(?:ت)?) عن|[يت]?نصح(?:ت|وا|و)?(?:ه|ها|وه|وها|ني)?) (?:ب|ال|بال)?$',
  ),
  'u',
);
const matterInArabic = new RegExp(
  foldPattern(
    '^ (?:[يت]?(?:سأل|سال|ستفسر)(?:ت)? عنها?|سمعت? عنها?|بروشور|نشرة|كتيب|مطوية|(?:في|على|ب) ?(?:ال)?(?:تلفزيون|انترنت|إنترنت|نت|يوتيوب|تيك توك))(?!\\p{L})',
  ),
  'u',
);
const askedFor =
  /(?<!\p{L})(?:no need (?:for|of)|(?:not|never) (?:yet |been )?(?:started|begun|taking|taken|tried|collected|using|filled|given)(?: on| the| any)?) $|(?<!\p{L})(?:(?:ask(?:s|ed|ing)?|enquir(?:es|ed|ing)|inquir(?:es|ed|ing)|quer(?:y|ies|ied)) (?:re|abt|about|regarding)[:.]? (?:(?:starting|trying|taking|the) )?|(?:info(?:rmation)?|leaflets?|booklets?|handouts?|brochures?|literature|articles?|videos?|adverts?|advice|heard) (?:on|about|re|regarding|for|of) (?:the )?|(?<!(?:on|taking|takes|using|uses|from|with)(?: an?)? (?:free )?)samples?(?: packs?)? of )$/u;
/** “hasn't started Jardiance”, «ما بدأ فورسيجا», «ما يتحمل جارديانس»: what has not been begun or was not borne. */
export const isNotBegun = (folded: string, from: number): boolean =>
  notBegun.test(folded.slice(Math.max(0, from - 40), from)) ||
  askedFor.test(folded.slice(Math.max(0, from - 60), from)) ||
  askedInArabic.test(folded.slice(Math.max(0, from - 30), from));

const changedTo = new RegExp(
  `(?:^|[ ,(])(?:(?:was|is|has been|have|had|then|and|now|so|we|i|gp|he|she|been) )*(?:changed|switched|swapped|converted|exchanged|substituted|replaced|moved|${foldPattern('غيرناه|غيرناها|بدلناه|بدلناها|استبدل|استبدلناه|استبدلناها')})(?: over)?(?: it)? (?:to|for|with|by|onto|${foldPattern('إلى|ب')})(?: (?:the|weekly|oral|daily|a|an|insulin))* ?(?:${foldPattern('ب|ال|بال')})?$|^[^.,;:]{0,30}(?:→|-+>) ?$`,
  'u',
);
const adverse = new RegExp(
  foldPattern(
    '^ ?(?:has |had |have )?(?:caused|gave|gives|causes|made|سبب(?:ت)? (?:له|لها)|عمل(?:ت)? (?:له|لها))(?!\\p{L})',
  ),
  'u',
);
const goesOn = new RegExp(
  foldPattern('continu|still|carr|persever|manages|but takes|مستمر|ما زال|لا ?يزال|بس ياخذ'),
  'u',
);
/** “switched to nebivolol 5”: another medicine, by its dose, though its name is not known. */
const unlisted =
  /^[^.,;:]{0,30}(?<!\p{L})(?:changed|switched|swapped|converted|replaced)(?: over)? (?:to|with|by) (?!(?:mornings?|evenings?|nights?|breakfast|dinner|bedtime|nocte|mane|half|tablets?|once|twice|daily|weekly|generic|oral|dose|about|around|just|only|another|insulin)(?!\p{L}))\p{L}{5,20} \d/u;
/** “Januvia swapped to Ozempic”, “Lantus 20 → Toujeo 24”, “Jardiance caused thrush”: what another took the place of, or what did harm, is not said to be taken. */
export function isGivenUp({ items, tokens, folded }: Text, item: MedicineItem, n: number): boolean {
  const to = tokens[item.end - 1]?.to ?? 0;
  const piece = folded.slice(to, to + 90).split(/[;\n]|\.(?!\d)/)[0] ?? '';
  if (adverse.test(piece)) return !goesOn.test(piece);
  if (unlisted.test(piece)) return true;
  const next = items.slice(n + 1, n + 8).find(({ kind }) => kind === 'medicine');
  const begins = tokens[next?.first ?? tokens.length]?.from ?? folded.length;
  if (next?.kind !== 'medicine' || begins - to >= 60) return false;
  const between = folded.slice(to, begins);
  return next.entry.head === '-'
    ? /switch|chang|swap|replac|convert/.test(between) && changedTo.test(between)
    : changedTo.test(between);
}

const reaction = new RegExp(
  foldPattern(
    '(?:cough|rash|angio-?o?edema|thrush|myalgia|muscle (?:pains?|aches?|cramps?)|hyperkal\\p{L}+|mycotic infections?|candid\\p{L}+|balanitis|swelling|bloating|itch(?:ing)?|urticaria|nausea|vomiting|diarrhoea|diarrhea|gi upset|dizz\\p{L}+|كحة|سعال|طفح|حكة|تورم|غثيان|إسهال|قيء)(?: \\(?(?:in )?(?:19|20)\\d\\d\\)?)? (?:with|on|from|to|due to|after|مع|من|بسبب|بعد) (?:the )?$',
  ),
  'u',
);
/** “Statin intolerant (myalgia on Lipitor 20)” */
const inAside = /^ ?\d{1,4}(?: ?mg)? ?\)/;
const asideOfReaction = new RegExp(
  `(?:intoleran\\p{L}*|allerg\\p{L}*|${foldPattern('حساسية|يتحمل')})[^().;\\n]{0,20}\\([^().;\\n]{3,30} $`,
  'u',
);
const bare = /^ ?(?:[.,;)\n]|and |so |$)/;
/** “cough with lisinopril”, without a dose: what was borne ill. */
export const isReactionTo = ({ tokens, folded }: Text, item: MedicineItem): boolean => {
  const from = tokens[item.first]?.from ?? 0;
  const behind = folded.slice(tokens[item.end - 1]?.to ?? 0, (tokens[item.end - 1]?.to ?? 0) + 12);
  const before = folded.slice(Math.max(0, from - 60), from);
  return (
    (bare.test(behind) && reaction.test(before.slice(-50))) || (inAside.test(behind) && asideOfReaction.test(before))
  );
};

const again = new RegExp(
  `(?<!\\p{L})(?:re-?started|resumed|re-?introduced|recommenced|reinstated|started again|back on|re-?challenged|${foldPattern('و?(?:رجع(?:ت|نا|وا)?(?:ه|ها)?|رجعنا(?:ه|ها)|استأنف(?:ت|نا|ه|ها)?|استؤنف|أعيد(?:ت)?(?: بدء)?|أعدنا(?:ه|ها)?|عاد(?:ت)? (?:إلى|له|لها|عليه))')})(?!\\p{L})(?: (?:on|it|at|with|to|${foldPattern('عليه|عليها|له|لها|ب|على|إلى|ياخذه|تاخذه')}))*`,
  'gu',
);
const notYet = new RegExp(
  `(?:to be|will be|can be|may be|could be|if|when|plan to|not|until|${foldPattern('لا|لم|إذا|لن|سوف')}) ?$`,
  'u',
);
const stoppedAgain = new RegExp(`(?<!\\p{L})(?:stopped|discontinued|held|${foldPattern('أوقف|وقف|بطل')})`, 'u');
/** “stopped in June, restarted 500 mg od”: where behind the name the course begins again, and is not ended once more. */
export function restartOf(text: Text, item: MedicineItem, n: number): number | undefined {
  const piece = behindName(text, item, n, 160);
  const found = [...piece.matchAll(again)].at(-1);
  if (!found || notYet.test(piece.slice(0, found.index))) return undefined;
  const end = found.index + found[0].length;
  return stoppedAgain.test(piece.slice(end)) ? undefined : (text.tokens[item.end - 1]?.to ?? 0) + end;
}

/** What was said of a mention of a medicine that is taken: pieces of the lists of what was said. */
export interface Mention {
  readonly name: string;
  readonly from: number;
  readonly statements: Said['statements'];
  readonly open: Said['open'];
}
/** “DKA on Forxiga … Forxiga stopped permanently”: of one name the last word counts. */
export function withoutEnded(
  said: Said,
  mentions: readonly Mention[],
  ended: readonly { readonly name: string; readonly from: number }[],
): Said {
  const over = mentions.filter(({ name, from }) => {
    const last = ended.findLast((one) => one.name === name && one.from > from);
    return last && !mentions.some((other) => other.name === name && other.from > last.from);
  });
  if (!over.length) return said;
  const statements = new Set(over.flatMap((mention) => mention.statements));
  const open = new Set(over.flatMap((mention) => mention.open));
  return {
    statements: said.statements.filter((one) => !statements.has(one)),
    open: said.open.filter((one) => !open.has(one)),
  };
}

/** “home meds a + b (held)” */
const ofList = /^(?:meds|medications?|:)$/;
const joined = new RegExp(`^(?:and|&|\\+|${foldPattern('و')})$`);
const all = new RegExp(`^(?:both|all|were|are|${foldPattern('كلاهما|كليهما|كلها|جميعها')})$`);
/**
 * “A 30 and B 5 stopped since March”, “A, B and C were stopped”, «A وB، تم إيقافهما»: of each, or of the last alone; none but the last is said
 * to be taken. A comma joins only where the word itself is of several.
 */
export function isJoinedWithStopped({ items, tokens, breaks }: Text, item: MedicineItem, n: number): boolean {
  const lead = items[n - 1];
  let last: Item = item;
  let listed = false;
  let isAnd = false;
  for (const next of items.slice(n + 1, n + 12)) {
    // “… + glic 80 bd (held)”
    const isInBrackets = tokens[next.first - 1]?.text === '(' && tokens[next.end]?.text === ')';
    const crossed = Math.max(0, ...breaks.slice(last.end, isInBrackets ? next.first - 1 : next.first));
    if (crossed === 2 || next.first > last.end + 9) return false;
    if (next.kind === 'medicine') {
      isAnd = joined.test(tokens[next.first - 1]?.text ?? '') || /^و/.test(tokens[next.first]?.text ?? '');
      if (!isAnd && !crossed) return false;
      listed ||= !isAnd;
      last = next;
      continue;
    }
    if (next.kind !== 'cue' || last === item || !/^(?:stopped|pause)$/.test(next.cue)) return false;
    const words = tokens.slice(Math.max(last.end, next.first - 1), next.end + 1).map(({ text }) => text);
    const isSeveral = words.some((word) => all.test(word)) || saysSeveral.test(tokens[next.end - 1]?.text ?? '');
    const behind = items[items.indexOf(next) + 1];
    const isOfNext = behind?.kind === 'medicine' && behind.first === next.end;
    if (isSeveral) return !isOfNext;
    const isHeaded = isInBrackets && ofList.test(tokens[item.first - 1]?.text ?? '');
    if (lead?.kind === 'cue' && lead.cue === 'current' && lead.end === item.first && !isHeaded) return false;
    return isAnd && !listed && !crossed && !isOfNext && tokens[next.end]?.text !== 'and';
  }
  return false;
}
