/**
 * Gives the memory of bytes back at once; they are empty afterwards. Left to the collector, a flood of long bodies makes it look through
 * everything twice a second, and everybody waits for the 10 to 15 ms for which it stops (measured: others' p99 20 ms, then 11).
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  // Short pieces share their memory with others, which is given back with the last of them.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
