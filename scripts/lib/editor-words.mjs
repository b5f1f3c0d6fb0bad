// What went wrong with a text, in the words of those who write it: which file, which line of it, what to do.
// The build's own message names a schema and a stack; an editor needs neither.

/** A name in front of a colon, as the build prints it, followed by what is wrong with its text. @param {string} line */
function field(line) {
  const [, name = '', problem = ''] = /^\s*\**([\w.]*)\**:\s+(.*)$/.exec(line) ?? [];
  const words = problem
    .replaceAll('**', '')
    .replace(`${name}: `, '')
    .replace(/^Required$/, 'This line is missing.');
  return words && `  ${name ? `${name}: ` : ''}${words}`;
}

/** @param {string} text */
const plain = (text) => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

/** The sentences for an editor, or null where the build failed for another reason. @param {string} log */
export function editorWords(log) {
  const lines = plain(log).split('\n');
  const at = lines.findIndex((line) => /\[(InvalidContentEntryDataError|DataCollectionEntryParseError)\]/.test(line));
  const ours = lines.map((line) => /Content: (.*)$/.exec(line)?.[1]).find(Boolean);
  if (ours) return ours;
  if (at < 0) return null;
  const place = lines
    .slice(at)
    .map((line) => /(src\/content\/[^\s:]+):(\d+):(\d+)/.exec(line))
    .find(Boolean);
  const [, file = 'A file in src/content', row = '0'] = place ?? [];
  if (lines[at]?.includes('DataCollectionEntryParseError')) {
    return `${file} cannot be read from line ${row} on. If the text there has a colon followed by a space, or begins with a sign or a figure, put it in straight quotes; a list is one line per item, beginning with two spaces, a hyphen and a space.`;
  }
  const end = lines.findIndex((line, n) => n > at && /^\s*(Hint|Error reference|Location):/.test(line));
  const problems = lines
    .slice(at + 1, end < 0 ? undefined : end)
    .map(field)
    .filter(Boolean);
  return [`${file} has a mistake:`, ...problems].join('\n');
}
