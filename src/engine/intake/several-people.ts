import { foldPattern } from './fold.ts';
import type { Text } from './text.ts';

/** A line that begins with a name and an age: “Rx 2: Huda Salim, 54: …”. */
const named = new RegExp(
  `^[^\\p{L}\\d]{0,4}(?:\\d{1,2}[.)] ?)?(?:(?:rx|pt|patient|case|bed|${foldPattern('وصفة|مريضة?|حالة')}) ?#?\\d{0,3} ?[:.)-] ?)?(\\p{L}[\\p{L}'-]+(?: \\p{L}[\\p{L}'-]+){0,3}),? ?\\(?(\\d{2,3})(?: ?(?:y(?:ea)?rs?|y\\/?o|y|${foldPattern('سنة|سنه|عاما')}))?(?: ?\\/? ?[mf])?\\)? ?[:,;-]`,
  'u',
);

/** Whether lines begin with the names and ages of more than one person. */
export function namesSeveral({ folded, tokens, items }: Text): boolean {
  const people = new Map<string, number>();
  let from = 0;
  for (const line of folded.slice(0, 20_000).split('\n')) {
    const [, name = '', age = ''] = named.exec(line) ?? [];
    const place = from + line.indexOf(name);
    const isTest = items.some(({ first }) => {
      const at = tokens[first]?.from ?? -1;
      return at >= place && at < place + name.length;
    });
    if (name && !isTest && Number(age) >= 18 && Number(age) <= 110) people.set(name, Number(age));
    from += line.length + 1;
  }
  return people.size > 1 && new Set(people.values()).size > 1;
}

/** “DOB 03/04/1961 F”: the sex behind the day of birth, in capitals. */
const behindBirth =
  /(?:dob|d\.o\.b\.?|date of birth|born) ?[:=]? ?[\d/.-]{6,10}(?: ?\(\d{2,3}(?: ?y(?:rs?)?)?\))?[ ,;|/]{1,3}(m|f)(?![\p{L}\d.'])/u;
/** Where a sex stands behind the day of birth. */
export function sexBehindBirth({
  folded,
  tokens,
}: Text): { readonly at: number; readonly letter: 'm' | 'f' } | undefined {
  const found = behindBirth.exec(folded);
  const place = found ? found.index + found[0].length - 1 : -1;
  const at = tokens.findIndex(({ from, capital }) => from === place && capital);
  return at < 0 ? undefined : { at, letter: found?.[1] as 'm' | 'f' };
}
