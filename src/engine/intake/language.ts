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

const orders =
  /(?:ignore|disregard|forget) (?:all |any |the |your |these )?(?:previous |prior |above )?(?:instruction|prompt|rule)|system prompt|you are (?:now )?an? (?:ai|assistant|language model)|as an ai/;
/** Sentences that speak to a machine and not of a patient. */
export function isOrder(folded: string): boolean {
  return orders.test(folded);
}
