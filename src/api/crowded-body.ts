// Bodies of far more parts than any call has, told before they are read as JSON.

/** A visit with every fact, its plan and six answers has 7,000 values in half of the size a body may have. The most that passes keeps everybody else waiting for some 5 ms. */
const mostValues = 16_000;
const mostNested = 50_000;
/** Values beside each other in one object or list. Reading an object of 20,000 keys takes twice as long as 20 of 1,000. */
const mostBeside = 1000;

const [quote, backslash, comma, bracket, brace, endOfBracket, endOfBrace] = [...'"\\,[{]}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a JSON text (UTF-8) has more commas, or more opening brackets, outside its strings than a body may have: altogether, or beside each other. */
export function isCrowded(bytes: Uint8Array): boolean {
  let values = 0;
  let nested = 0;
  let inside = false;
  /** Commas so far in each bracket that is open. */
  const open: number[] = [0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) inside = !inside;
    else if (inside) {
      if (byte === backslash) at += 1;
    } else if (byte === comma) {
      values += 1;
      const beside = (open.pop() ?? 0) + 1;
      open.push(beside);
      if (values > mostValues || beside > mostBeside) return true;
    } else if (byte === bracket || byte === brace) {
      nested += 1;
      open.push(0);
      if (nested > mostNested) return true;
    } else if (byte === endOfBracket || byte === endOfBrace) open.pop();
  }
  return false;
}
