import { foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

/** “grandpa”, “stepmother”, “nephew”: words for another person that stand for nothing else. */
const kin =
  /^(?:(?:grand|step|god|half|foster)?(?:mothers?|fathers?|mum(?:my|mie)?s?|mom(?:my|mie)?s?|mamm?a|papa|baba|dad(?:dy|die)?s?|parents?|brothers?|sisters?|sons?|daughters?|child|children|kids?)|gran(?:ny|nie|dpa|dma)?|nana|nephews?|nieces?|cousins?|uncles?|aunt(?:y|ie)?s?|husbands?|hubby|wives|fianc[eé]e?|(?:boy|girl)friends?|friends|neighbou?rs|(?:room|flat|house|class|work)mates?|colleagues?|coworkers?)$/;
/** “child”, “twin”: of another only where something is said of them: “her child has …”, not “Child A”. */
const alsoElse =
  /^(?:(?:child|children|kids?|parents?|mamm?a|papa|baba|nan|nanny|twins?|baby|babies|toddlers?|folks|laws|mates?|pop)|grandchild|grandchildren|grandkids?)$/;
const says =
  /^(?:has|have|had|is|are|was|were|with|on|takes?|died|diagnosed|also|both|t[12]dm|dm|type|mi|stroke|'s|known)$/;
const kinArabic = new RegExp(
  foldPattern(
    '^(?![وفل]?زميلت?نا$)[وفل]?(?:(?:أولاد|أبناء|أبناؤ|بنات|أخوات|خوات|إخوت|اخوت|أخوان|عيال|حفيد|حفيدت|أحفاد|صهر|نسيب|حما|حمو|زميل|زميلت|صديقت|خطيبت|جد|والد(?:ا|ي))(?:ها|هم|هن|نا|ه)|جدو|تيته|تيتا|نانا|خالو|عمو|طنط)$',
  ),
);
/** «أم مدخنة»; «أم لثلاثة أطفال» is the patient. */
const bareArabic = new RegExp(foldPattern('^[وف]?(?:أم|أب|أخ|أخت|جد|جدة|عم|عمة|خال|خالة|زوج|زوجة)$'));
const saysArabic = new RegExp(
  foldPattern('^(?:مدخن(?:ة|ا)?|مصاب(?:ة|ا)?|متوفي?(?:ة|ا)?|توفي(?:ت)?|عند(?:ه|ها)|لدي(?:ه|ها)|مريض(?:ة|ا)?|سكري)$'),
);
/** «عنده بنت ١٩ سنة» */
const childArabic = new RegExp(foldPattern('^(?:بنت|ولد|ابن|ابنة|طفلة?)$'));
const hasArabic = new RegExp(foldPattern('^و?(?:عند|لدي|مع|ل)(?:ه|ها|و)$'));
const greeted = /^(?:dear|our|hi|hello|your|respected|esteemed|learned)$/;
const owned = /^(?:his|her|my|their|s|pts?|patients?)$/;
const parent = new RegExp(foldPattern('^[وفل]?(?:بابا|ماما)$'));

const ofChild = /^(?:بابا|ماما)$/;
/** «بابا ٧٢ سنة»: a child begins to tell of a parent, the patient. */
export function isOnParent(tokens: readonly Token[]): boolean {
  const parent = tokens.slice(0, 4).findIndex(({ text }) => ofChild.test(text));
  return parent >= 0 && tokens.slice(parent + 1, parent + 4).some(({ kind }) => kind === 'number');
}

/** Whether a word that no table knows names another person: “grandpa had an MI”, «خالو عنده جلطة», «بابا عمل قلب مفتوح». */
export function isKin(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (parent.test(word)) return !isOnParent(tokens);
  if (word >= '\u0600')
    return (
      kinArabic.test(word) ||
      (bareArabic.test(word) && saysArabic.test(tokens[at + 1]?.text ?? '')) ||
      (childArabic.test(word) && hasArabic.test(tokens[at - 1]?.text ?? ''))
    );
  // “Pt's twin: …”; “her twin pregnancy” is her own.
  if (/^twins?$/.test(word) && owned.test(tokens[at - 1]?.text ?? ''))
    return !/^(?:pregnan\p{L}*|gestation|deliver\p{L}*|births?|boys?|girls?)$/u.test(tokens[at + 1]?.text ?? '');
  // “Dear colleague: 56F …”
  if (/^colleagues?$/.test(word) && greeted.test(tokens[at - 1]?.text ?? '')) return false;
  if (!alsoElse.test(word)) return kin.test(word);
  return says.test(tokens[at + 1]?.text ?? '');
}
