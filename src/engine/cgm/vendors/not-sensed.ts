import { keyOf } from '../headers.ts';
import type { Reason } from '../types.ts';

/** What the kind of a value says of one that no sensor measured by itself. */
const kinds: readonly (readonly [kind: RegExp, reason: Reason])[] = [
  [/calib|kalib|étalon/i, 'calibration'],
  [
    /smbg|^bgm$|finger|strip|streifen|bandelette|tira|capil|kapill|meter|manual|manuel|prick|stick|blutig|dextro|^self|doigt|pinch/i,
    'strip',
  ],
  // Ketones are told in mmol/L, too.
  [/keton|cétone|cetone|cetona|chetoni|كيتون/i, 'other'],
  [/^scan/i, 'scan'],
];

/** Columns of kinds: what is measured or done in a row. */
const kindNames: ReadonlySet<string> = new Set(
  'type eventtype recordtype kind event measurementtype description typ art ereignis ereignistyp événement évènement tipo evento'.split(
    ' ',
  ),
);
/** Glooko writes this one beside values of a meter, and never beside a sensor's. */
const meterNames: ReadonlySet<string> = new Set(
  'manualreading manuelleslesen lecturemanuelle lecturamanual letturamanuale'.split(' '),
);

export const kindColumn = (keys: readonly string[]): number => keys.findIndex((key) => kindNames.has(key));
export const isOfMeter = (header: readonly string[]): boolean => header.some((name) => meterNames.has(keyOf(name)));
/** Why a value of this kind is none of a sensor's. Tandem describes a fingerstick as BG; elsewhere that may be any glucose. */
export function reasonOfKind(kind: string, column: string | undefined): Reason | undefined {
  if (column === 'description' && /^bg$/i.test(kind)) return 'strip';
  return kinds.find(([named]) => named.test(kind))?.[1];
}
