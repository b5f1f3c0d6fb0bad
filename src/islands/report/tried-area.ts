/** The corners around the first `count` places of a grid that fills line after line: where along a line, and on which line. */
export function cornersOf(count: number, perLine: number): readonly (readonly [along: number, line: number])[] {
  const lines = Math.floor(count / perLine);
  const rest = count % perLine;
  if (count <= 0) return [];
  const whole = [[perLine, 0] as const, [perLine, lines] as const];
  const begun = [[rest, lines] as const, [rest, lines + 1] as const];
  return [[0, 0], ...(lines ? whole : []), ...(rest ? begun : []), [0, Math.ceil(count / perLine)]];
}
