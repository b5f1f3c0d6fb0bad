// Bodies of far more parts than any call has, told before they are read as JSON.

/** A visit with every fact, its plan and six answers has 7,000 values in half of the size a body may have. The most that passes keeps everybody else waiting for 10 ms. */
const mostValues = 25_000;
const mostNested = 50_000;

const [quote, backslash, comma, bracket, brace] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text (UTF-8) has more commas or more opening brackets outside its strings than a body may have. */
export function isCrowded(bytes: Uint8Array): boolean {
  let values = 0;
  let nested = 0;
  let inside = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) inside = !inside;
    else if (inside) {
      if (byte === backslash) at += 1;
    } else if (byte === comma) values += 1;
    else if (byte === bracket || byte === brace) nested += 1;
    if (values > mostValues || nested > mostNested) return true;
  }
  return false;
}
