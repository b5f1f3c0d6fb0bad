import { type Refusal, refuse } from './types.ts';

/** Larger files are refused before anything of them is looked at, bytes. */
const mostBytes = 200 * 1024 * 1024;

const signatures: readonly (readonly [name: string, start: readonly number[]])[] = [
  ['Excel workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['zip archive', [0x50, 0x4b, 0x05, 0x06]],
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['compressed file', [0x1f, 0x8b]],
];

/** Where inside a zip archive an Excel workbook names its parts: the first names come early. */
const lookedAt = 65_536;

/** A name for what is no text, by how it begins. `at` gives one byte (or character code) of the content. */
function kindOf(at: (index: number) => number | undefined, beginning: () => string): string | undefined {
  const [name] = signatures.find(([, start]) => start.every((byte, index) => at(index) === byte)) ?? [];
  if (name === 'zip archive' && /xl\/|\[Content_Types\]\.xml|workbook/.test(beginning())) return 'Excel workbook';
  return name;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Each half of a surrogate pair stands for two of the four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}

/** UTF-8 where the bytes are valid, with a UTF-16 mark that; else the one-byte set of Windows, in which every byte is a letter. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const marked16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * The text of a file with line ends made `\n`, or why it has none: too large (over 200 × 1024² bytes, before looking inside),
 * a workbook, archive, PDF or picture, anything with NUL.
 */
export function textOf(input: unknown): string | Refusal {
  let text: string;
  if (typeof input === 'string') {
    if (input.length > mostBytes || (input.length > mostBytes / 3 && utf8Length(input) > mostBytes))
      return refuse('too-large');
    const kind = kindOf(
      (index) => input.charCodeAt(index),
      () => input.slice(0, lookedAt),
    );
    if (kind) return refuse('not-text', kind);
    text = input.startsWith('\ufeff') ? input.slice(1) : input;
  } else if (input instanceof Uint8Array) {
    if (input.length > mostBytes) return refuse('too-large');
    const kind = kindOf(
      (index) => input[index],
      () => new TextDecoder('windows-1252').decode(input.subarray(0, lookedAt)),
    );
    if (kind) return refuse('not-text', kind);
    if (!marked16(input) && input.includes(0)) return refuse('not-text');
    text = decoded(input);
  } else return refuse('not-text');
  if (text.includes('\0')) return refuse('not-text');
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}
