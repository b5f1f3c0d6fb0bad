/** A choice to weigh that no rule's own source settles: what it is about, what the product does or why it is a choice, and its mark. */
export type Point = readonly [about: string, now?: string, mark?: string];
