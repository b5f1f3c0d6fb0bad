import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** A line of a file, and where it stands: in bytes from the file's beginning. */
export interface Line {
  readonly text: string;
  readonly at: number;
  readonly bytes: number;
}
const chunk = 1 << 20;
const lineEnd = 10;

/** The lines of a file that are not blank, one after another: the file itself is never held. Throws where it cannot be read. */
export function* linesOf(file: string): Generator<Line> {
  const from = openSync(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(chunk);
    let held: Buffer[] = [];
    let [at, begins] = [0, 0];
    const line = (last: Buffer): Line => {
      const whole = Buffer.concat([...held, last]);
      return { text: whole.toString('utf8').replace(/^\uFEFF/, ''), at: begins, bytes: whole.length };
    };
    for (let read = readSync(from, buffer); read > 0; read = readSync(from, buffer)) {
      let start = 0;
      for (let end = buffer.indexOf(lineEnd, start); end >= 0 && end < read; end = buffer.indexOf(lineEnd, start)) {
        const found = line(buffer.subarray(start, end));
        if (found.text.trim() !== '') yield found;
        held = [];
        start = end + 1;
        begins = at + start;
      }
      if (start < read) held.push(Buffer.from(buffer.subarray(start, read)));
      at += read;
    }
    const rest = line(Buffer.alloc(0));
    if (rest.text.trim() !== '') yield rest;
  } finally {
    closeSync(from);
  }
}

/** The text at a place of an open file, as `linesOf` told it. */
export function textAt(file: number, at: number, bytes: number): string {
  const buffer = Buffer.allocUnsafe(bytes);
  let read = 0;
  for (let got = -1; read < bytes && got !== 0; read += got)
    got = readSync(file, buffer, read, bytes - read, at + read);
  return new StringDecoder('utf8').end(buffer.subarray(0, read)).replace(/^\uFEFF/, '');
}
