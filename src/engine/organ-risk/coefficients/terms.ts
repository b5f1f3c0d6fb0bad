/** A term of a sum: its coefficient and the factor it multiplies, or the two of an interaction. */
export type Term<Factor extends string> = readonly [coefficient: number, ...factors: readonly [Factor, Factor?]];
