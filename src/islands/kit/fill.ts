/** Fills `{name}` holes of an interface text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** Keeps a name in its own direction inside a sentence of the other. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
