/** A text without characters nobody sees: pasted along from a document, they would have the server refuse a name that looks right. */
export function visibleCharacters(text: string, hidden: RegExp): string {
  return text.replace(new RegExp(hidden, 'gu'), '');
}
