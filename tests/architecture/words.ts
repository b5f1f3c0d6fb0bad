/** Leaves of a tree of words by dotted path; a map of plural forms is one leaf. */
function leaves(words: unknown, prefix = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (typeof words !== 'object' || words === null || isPlural(words)) {
    found.set(prefix, words);
    return found;
  }
  for (const [key, value] of Object.entries(words))
    for (const [path, leaf] of leaves(value, prefix ? `${prefix}.${key}` : key)) found.set(path, leaf);
  return found;
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

function isPlural(words: unknown): words is Readonly<Record<string, string>> {
  return (
    typeof words === 'object' &&
    words !== null &&
    'other' in words &&
    Object.keys(words).every((key) => key === 'by' || (forms as readonly string[]).includes(key))
  );
}

/** The holes a sentence has; a plural form may leave out its number (“two days”), so `other` speaks for all. */
function holes(leaf: unknown): string[] {
  const text = isPlural(leaf) ? leaf['other'] : leaf;
  return typeof text === 'string'
    ? [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ''))].sort()
    : [];
}

/** Everything in which two trees of words differ in shape: keys, kinds, holes, empty texts. */
export function differences(en: unknown, ar: unknown): string[] {
  const english = leaves(en);
  const arabic = leaves(ar);
  const found: string[] = [];
  for (const path of english.keys()) if (!arabic.has(path)) found.push(`${path}: no Arabic`);
  for (const path of arabic.keys()) if (!english.has(path)) found.push(`${path}: no English`);
  for (const [path, leaf] of english) {
    if (!arabic.has(path)) continue;
    const other = arabic.get(path);
    if (typeof leaf === 'function' || typeof other === 'function') {
      if (typeof leaf !== typeof other) found.push(`${path}: a function in one language only`);
      continue;
    }
    if (holes(leaf).join() !== holes(other).join()) found.push(`${path}: holes {${holes(leaf)}} and {${holes(other)}}`);
    if (other === '' && leaf !== '') found.push(`${path}: empty in Arabic`);
    if (isPlural(other))
      for (const form of ['one', 'two', 'few', 'many'])
        if (!(form in other)) found.push(`${path}: no Arabic form “${form}”`);
  }
  return found;
}
