/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** A syntax tree's nodes, from the outside in. @param {unknown} tree @returns {Generator<Node>} */
export function* nodesOf(tree) {
  if (Array.isArray(tree)) for (const one of tree) yield* nodesOf(one);
  else if (typeof tree === 'object' && tree !== null) {
    if ('type' in tree) yield/** @type {Node} */ (tree);
    for (const one of Object.values(tree)) yield* nodesOf(one);
  }
}

/** A source with pieces of it, none inside another, replaced. @param {string} code @param {readonly (readonly [from: number, to: number])[]} pieces */
export const replaced = (code, pieces, by = '') =>
  [...pieces]
    .sort(([one], [other]) => other - one)
    .reduce((text, [from, to]) => text.slice(0, from) + by + text.slice(to), code);
