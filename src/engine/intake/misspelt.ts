/** One letter more, less, other, or two changed places. */
export function isOneOff(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (long.slice(at + 1) === short.slice(at + 1)) return true;
  return long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2);
}

/** Short words, of which a letter more or less is often another word: each misspelling by itself. */
const known = new Map(
  [
    'type typ tpye tyep tyoe typr tipe',
    'male mael mlae',
    'woman wman woamn womam',
    'gentleman gentelman gentlman',
  ].flatMap((line) => {
    const [right = '', ...wrong] = line.split(' ');
    return wrong.map((word) => [word, right] as const);
  }),
);
/** Long ones, of which any word a letter off with the same two ends is a misspelling; “hyperglycaemia” stands here so that it is not taken for a low. */
const long =
  'female diabetes hypoglycaemia hypoglycemia hyperglycaemia hyperglycemia retinopathy neuropathy nephropathy pancreatitis cirrhosis pregnant ketoacidosis albuminuria gastroparesis'.split(
    ' ',
  );
const least = 5;
const most = Math.max(...long.map(({ length }) => length)) + 1;

/** The word that a folded English word misspells; undefined where it is none, or may be of two. */
export function rightSpelling(word: string): string | undefined {
  const short = known.get(word);
  if (short) return short;
  if (word.length < least || word.length > most) return undefined;
  const near = long.filter(
    (right) =>
      Math.abs(right.length - word.length) <= 1 &&
      right[0] === word[0] &&
      // “femal” has lost its last letter; “females”, “hypoglycaemic” are other words.
      (right.at(-1) === word.at(-1) || right.slice(0, -1) === word) &&
      isOneOff(right, word),
  );
  return near.length === 1 && near[0] !== word ? near[0] : undefined;
}
