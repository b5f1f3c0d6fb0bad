import { foldPattern } from './fold.ts';

/** Small words of languages that are not read here: a letter in German would be half understood, its negations not at all. */
const elsewhere = new Set(
  'und der die das mit nicht bei ist wurde herr frau kein keine seit zur wir eine einer unter ohne auch nach patientin le les des avec depuis pas une sous sans est patiente dans pour aux el los las con desde sin paciente una por del que ve ile hasta için olan yok var il della dello con dal gli een het niet met voor van zonder sejak dengan tidak pasien yang и не на с у от лет в пациент по'.split(
    ' ',
  ),
);
const english = new Set('the and of with on is has no for she he was in to at her his from not are'.split(' '));
const word = /\p{L}+/gu;

/** Whether a text is mostly in another language than English or Arabic. */
export function isElsewhere(folded: string): boolean {
  const found = new Set<string>();
  const own = new Set<string>();
  for (const [letters] of folded.slice(0, 4000).matchAll(word)) {
    if (elsewhere.has(letters)) found.add(letters);
    if (english.has(letters)) own.add(letters);
  }
  return found.size >= 4 && found.size > own.size;
}

/** Whether a text is mostly Arabic, which writes the day before the month (CLDR, every country of “ar”). */
export const isArabic = (folded: string): boolean =>
  (folded.match(/[\u0621-\u064a]/g)?.length ?? 0) > (folded.match(/[a-z]/g)?.length ?? 0);

const orders = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:(?:ignore|disregard|forget|override) (?:all |any |the |your |these |every |everything )*(?:(?:previous|prior|above|earlier|preceding) )?(?:instruction|prompt|rule|command|guideline|above|before)|system prompt|(?<=(?:^|[.!?;\\n]) ?)(?:system|assistant|developer) ?:|(?:note|message|instruction)s? (?:to|for) (?:the |this |any )?(?:software|system|computer|parser|model|ai|machine|assistant|app|reader)(?!\\p{L})|you are (?:now )?an? (?:ai|assistant|language model|chatbot|helpful)|as an ai(?!\\p{L})|(?:تجاهل|تجاهلي|تجاهلوا|انس|انسى|اهمل) (?:كل |جميع )?(?:ال)?(?:تعليمات|أوامر|ما سبق|ما قبل|قواعد|سابق)|تعليمات (?:للنظام|للبرنامج|للمساعد|النظام)|(?:أنت|انت) (?:الآن |الان )?(?:مساعد|نموذج|ذكاء|برنامج))',
  ),
  'gu',
);
/** Where a sentence begins that names or counts a patient: what was ordered before it has ended. */
const introduced = new RegExp(
  foldPattern(
    '(?<=[.!?;\\n] ?)(?:the |this )?(?:pt|patient|mrs?|ms|\\d{2} ?-?(?:[mf]|y(?:ears?|rs?|o)?)|[mf] ?/? ?\\d{2}|(?:ال)?مريضة?|عمره|عمرها|(?:رجل|سيدة|ذكر|أنثى) \\d{2})(?![\\p{L}\\d])',
  ),
  'gu',
);
/**
 * The text without what speaks to a machine, place for place: from an order to the next sentence that introduces a patient, or to the end.
 */
export function withoutOrders(text: string, folded: string): string {
  let rest = text;
  for (const { index } of folded.matchAll(orders)) {
    introduced.lastIndex = index;
    const end = introduced.exec(folded)?.index ?? text.length;
    rest = rest.slice(0, index) + rest.slice(index, end).replace(/[^\n]/g, ' ') + rest.slice(end);
  }
  return rest;
}
