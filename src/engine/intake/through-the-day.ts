import { foldPattern } from './fold.ts';

const counts = 'one|two|three|half|نصف|\\d(?:[.,]5)?';
const tablets = 'tabs?|tablets?|caps?|capsules?|حبة|حبه|حباية|حبايه|قرص';
const pairs = 'حبتين|قرصين|حبتان|قرصان';
const times =
  'mornings?|mane|breakfast|am|noon|lunch|evenings?|dinner|supper|night|nocte|pm|bedtime|iftar|suhoor|sahur|suhur|سحور|صبح|صباحا?|فطور|فطار|افطار|ظهرا?|غداء?|غدا|مساء|مسا|ليل|ليلا|عشاء?|عشا|نوم';
/** “2 in the morning”, “1 tab pm”, «حبتين صباحا»: how many at one time of the day. */
const part = new RegExp(
  foldPattern(
    `^[ ,:;(&+-]{0,3}(?:and |و ?)?(?:(?:(${counts}) ?(?:${tablets})?|(${tablets})|(${pairs})) ?)(?:in the |at |with |each |every |في |ب|قبل |مع )?(?:ال)?(?:${times})\\u064b?ا?\\u064b?(?!\\p{L})`,
  ),
  'u',
);
const words: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, half: 0.5, [foldPattern('نصف')]: 0.5 };
const lead = /^ ?(?:xr|sr|er|mr)?(?: ?tabs?| ?tablets?)?(?= ?[:,(-]? ?(?:\d|one|two|three|half|\p{L}))/u;

/**
 * Tablets a day where the text counts them for each time of the day: “2 in the morning, 1 at night”; undefined where fewer than two times
 * have a count of their own. `piece` is folded and begins behind the strength; `to` is where the last time ends in it.
 */
export function tabletsThroughTheDay(piece: string): { readonly tablets: number; readonly to: number } | undefined {
  let at = part.test(piece) ? 0 : (lead.exec(piece)?.[0].length ?? 0);
  let sum = 0;
  let found = 0;
  for (let n = 0; n < 4; n += 1) {
    const [whole, count, , both] = part.exec(piece.slice(at, at + 60)) ?? [];
    if (whole === undefined) break;
    sum += both ? 2 : count === undefined ? 1 : (words[count] ?? Number(count.replace(',', '.')));
    found += 1;
    at += whole.length;
  }
  return found >= 2 ? { tablets: sum, to: at } : undefined;
}
