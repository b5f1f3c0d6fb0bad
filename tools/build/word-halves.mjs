import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nodesOf, replaced } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */

/** Parts of a rule's or an action's words: on the record, and to the patient. */
export const ofRecord = new Set(['why', 'caution', 'record', 'amount', 'amountNPH', 'amountMorningNPH']);
export const ofPatient = new Set(['patient', 'ask']);

const isCopy = (/** @type {string} */ id) => /\/src\/engine\/judgement\/copy\/(?:en|ar)\/[\w-]+\.ts$/.test(id);
const patients = '?patients';

/** A property's name, where it stands there as one. @param {Node} property */
const nameOf = (property) => {
  const key = /** @type {Node | undefined} */ (property['key']);
  return property.type === 'Property' && key?.type === 'Identifier' ? String(key['name']) : '';
};

/**
 * The same module without one half of its words.
 * @param {string} code in TypeScript @param {unknown} program its syntax tree @param {ReadonlySet<string>} left parts to leave out
 */
export function withoutHalf(code, program, left) {
  /** @type {[from: number, to: number][]} */
  const cuts = [];
  for (const node of nodesOf(program)) {
    if (node.type !== 'ObjectExpression') continue;
    const properties = /** @type {Node[]} */ (node['properties']);
    const isPart = (/** @type {Node} */ one) => ofRecord.has(nameOf(one)) || ofPatient.has(nameOf(one));
    if (!properties.every((one) => one.type === 'SpreadElement' || isPart(one))) continue;
    properties.forEach((property, at) => {
      if (left.has(nameOf(property))) cuts.push([property.start, properties[at + 1]?.start ?? node.end - 1]);
    });
  }
  return replaced(code, cuts);
}

/**
 * A rule's words stand in one place, the sentence on the record beside that to the patient. A page needs the first with every answer and
 * the second with the sheet, so each module of them is two in the browser: what `for-patients.ts` brings, and what all others do.
 * @returns {import('vite').Plugin}
 */
export const wordHalves = () => ({
  name: 'word-halves',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (importer === undefined || !/(?:\/for-patients\.ts|\?patients)$/.test(importer)) return null;
    const id = resolve(dirname(importer), source);
    return isCopy(id) ? id + patients : null;
  },
  load: (id) =>
    id.endsWith(patients) ? { code: readFileSync(id.slice(0, -patients.length), 'utf8'), moduleType: 'ts' } : null,
  transform: {
    filter: { id: /\/src\/engine\/judgement\/copy\// },
    handler(code, id) {
      const isPatients = id.endsWith(patients);
      if (!isCopy(isPatients ? id.slice(0, -patients.length) : id) || /\/for-patients\.ts$/.test(id)) return null;
      return {
        code: withoutHalf(code, this.parse(code, { lang: 'ts' }), isPatients ? ofRecord : ofPatient),
        map: null,
      };
    },
  },
});
