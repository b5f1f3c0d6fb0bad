// Bodies of far more parts than any call has, told before they are read as JSON.

/** A visit with every fact, its plan and six answers has 13,000 in half of the size a body may have. Read as JSON, the most that fits into it keeps everybody else waiting for 20 ms. */
const mostParts = 30_000;

const [quote, backslash, comma, colon, bracket, brace] = [...'"\\,:[{'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text (UTF-8) has more commas, colons and opening brackets outside its strings than a body may have. */
export function isCrowded(bytes: Uint8Array): boolean {
  let parts = 0;
  let inside = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) inside = !inside;
    else if (inside) {
      if (byte === backslash) at += 1;
    } else if (byte === comma || byte === colon || byte === bracket || byte === brace) {
      parts += 1;
      if (parts > mostParts) return true;
    }
  }
  return false;
}
