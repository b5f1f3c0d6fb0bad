import { nodesOf, replaced } from './syntax.mjs';

/** @param {unknown} argument */
const isText = (argument) => {
  const { type, value } = /** @type {{ type?: string, value?: unknown }} */ (argument ?? {});
  return type === 'Literal' && typeof value === 'string';
};

/**
 * Of a rule's references a page needs the source: `ref('ada2026', 'section 9, 9.20', 'S')`. The section and what was read there are for the
 * review sheets and the package; they were 4 KiB of every answer.
 * @returns {import('vite').Plugin}
 */
export const referencesWithoutPlaces = () => ({
  name: 'references-without-places',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/engine\/judgement\/topics\/[\w-]+\.ts$/ },
    handler(code) {
      /** @type {[from: number, to: number][]} */
      const places = [];
      for (const node of nodesOf(this.parse(code, { lang: 'ts' }))) {
        const { name } = /** @type {{ name?: string }} */ (node['callee'] ?? {});
        const [, place] = /** @type {import('./syntax.mjs').Node[]} */ (node['arguments'] ?? []);
        if (node.type === 'CallExpression' && name === 'ref' && place && isText(place))
          places.push([place.start, place.end]);
      }
      return { code: replaced(code, places, "''"), map: null };
    },
  },
});
