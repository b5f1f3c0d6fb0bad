import { type FactId, isFactId } from '../chart/facts.ts';

const statins = [
  'atorvastatin',
  'rosuvastatin',
  'simvastatin',
  'pravastatin',
  'lovastatin',
  'fluvastatin',
  'pitavastatin',
] as const;
export type Statin = (typeof statins)[number];

/** What a medicine's name stands for (names/medicines.ts). */
export interface MedicineEntry {
  /** As in the list. */
  readonly head: string;
  /** Facts that the name alone sets, all yes or no. */
  readonly flags: readonly FactId[];
  readonly metformin: boolean;
  readonly basalUnits: boolean;
  /** Of a week: the product is given once in it. */
  readonly weeklyInsulinUnits: boolean;
  readonly statin?: Statin;
  /** Of two strengths the statin's is the first. */
  readonly firstStrength: boolean;
  /** The name of the whole class: its denial means the class. */
  readonly ofClass: boolean;
  readonly which?: 'insulin' | 'statin';
  /** Asked, not set: whether it is taken (“fact?”). */
  readonly asks?: FactId;
  /** Which medicine of its class it is. */
  readonly agent?: string;
  /** The substance, whatever its form: two of one class are asked about. */
  readonly substance?: string;
}

export function medicineEntry(head: string): MedicineEntry {
  const [names = '', ...marks] = head.split(' ');
  const parts = names.split(';');
  const bare = names.replace(/\?$/, '');
  const asked = names.endsWith('?') && isFactId(bare) && bare !== 'statin' ? bare : undefined;
  const statin = statins.find((name) => parts.includes(name));
  const agent = marks.find((mark) => mark.startsWith('agent:'))?.slice('agent:'.length);
  const named = marks.find((mark) => mark.startsWith('of:'))?.slice('of:'.length);
  const substance = named ?? (agent === 'other' ? undefined : agent?.replace(/^oral-|-weekly$/, ''));
  return {
    head,
    flags: parts.filter((part): part is FactId => isFactId(part) && part !== 'metformin' && !/Units$/.test(part)),
    metformin: parts.includes('metformin'),
    basalUnits: parts.includes('basalUnits'),
    weeklyInsulinUnits: parts.includes('weeklyInsulinUnits'),
    ...(statin && { statin }),
    ...(agent && { agent }),
    ...(substance && { substance }),
    firstStrength: marks.includes('first'),
    ofClass: marks.includes('class'),
    ...(names === 'insulin?' && { which: 'insulin' as const }),
    ...(asked && { asks: asked }),
    ...(names === 'statin?' && { which: 'statin' as const }),
  };
}
