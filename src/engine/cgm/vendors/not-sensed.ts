import { keyOf, wordsOf } from '../headers.ts';
import type { Reason } from '../types.ts';

/** What the kind of a value says of one that no sensor measured by itself. */
const kinds: readonly (readonly [kind: RegExp, reason: Reason])[] = [
  [/calib|kalib|étalon/i, 'calibration'],
  [
    /smbg|^bgm$|bg.?check|finger|vinger|strip|streifen|bandelette|tira|capil|kapill|meter|manual|manuel|user.?entered|prick|stick|^blut$|blutig|dextro|^self|doigt|dedo|pinch|punci[oó]n|pungidito|digitopuntura|[إا]صبع|وخز/i,
    'strip',
  ],
  // Ketones are told in mmol/L, too.
  [/keton|cétone|cetone|cetona|chetoni|كيتون/i, 'other'],
  [/^scan/i, 'scan'],
];

/** Columns of kinds: what is measured or done in a row. */
const kindNames: ReadonlySet<string> = new Set(
  'type eventtype recordtype kind event measurementtype description typ art ereignis ereignistyp événement évènement tipo evento parameter measurement analyte test النوع'.split(
    ' ',
  ),
);
/** Columns that may say how a value was taken, beside other things: whose telephone, which application. */
const wayNames: ReadonlySet<string> = new Set(
  'method measurementmethod readingmethod readingtype entrytype glucosetype valuetype sampletype samplesource datatype category source datasource origin messart messmethode quelle herkunft méthode source origine metodo método origen origem fuente fonte نوعالقياس المصدر طريقةالقياس'.split(
    ' ',
  ),
);
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** A whole cell of these words, one of the first among them, is a value that no sensor measured by itself. */
const byHand = set(
  'fingerstick fingersticks fingerprick fingertip finger prick stick strip strips teststrip teststreifen streifen bandelette tira meter glucometer bgm smbg capillary capillaire capilar kapillar manual manually manuell manuel manuelle manuale entered blut dextro punción puncion pungidito digitopuntura vingerprik vinger dedo doigt check وخز الإصبع الاصبع إصبع اصبع يدوي',
);
const besides = set(
  'bg blood glucose sugar entry user by hand test measurement measured reading value the a with of von mit saisie entrada جهاز قياس قراءة إدخال من',
);
/** Glooko writes this one beside values of a meter, and never beside a sensor's. */
const meterNames: ReadonlySet<string> = new Set(
  'manualreading manuelleslesen lecturemanuelle lecturamanual letturamanuale'.split(' '),
);

export const wayColumns = (keys: readonly string[]): readonly number[] =>
  keys.flatMap((key, index) => (wayNames.has(key) ? [index] : []));
/** Why a value taken this way is none of a sensor's. */
export function reasonOfWay(way: string): Reason | undefined {
  if (way === '' || way.length > 40) return undefined;
  const words = wordsOf(way);
  if (words.some((word) => byHand.has(word)) && words.every((word) => byHand.has(word) || besides.has(word)))
    return 'strip';
  return /^(?:blood )?(?:ketones?|keton|ketonwert|cétones?|cetonas?|chetoni|كيتون)$/i.test(way) ? 'other' : undefined;
}

export const kindColumn = (keys: readonly string[]): number => keys.findIndex((key) => kindNames.has(key));
export const isOfMeter = (header: readonly string[]): boolean => header.some((name) => meterNames.has(keyOf(name)));
/** Why a value of this kind is none of a sensor's. Tandem describes a fingerstick as BG; elsewhere that may be any glucose. */
export function reasonOfKind(kind: string, column: string | undefined): Reason | undefined {
  if (column === 'description' && /^bg$/i.test(kind)) return 'strip';
  return kinds.find(([named]) => named.test(kind))?.[1];
}
