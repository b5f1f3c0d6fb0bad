import { constants } from '../lib/constants.ts';
import type { Item } from './page.ts';

/** What was trusted least is to be read first. */
const doubt = ['R', 'S', 'design', 'spec', 'V'];

/** Every cited figure of a module to agree with, what was trusted least first. */
export const figureItems = (module: object): Item[] =>
  constants(module, '')
    .sort((a, b) => doubt.indexOf(a.constant.mark) - doubt.indexOf(b.constant.mark))
    .map(({ name, constant: { value, unit, source, where, mark } }) => ({
      id: name.slice(1),
      tag: `${value}${unit === 'none' ? '' : ` ${unit}`}`,
      lines: [],
      sources: [{ id: source, where, mark }],
    }));
