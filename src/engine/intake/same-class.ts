import type { FactId } from '../chart/facts.ts';
import { foldPattern } from './fold.ts';
import type { Open } from './text.ts';

/** Substances by class, each with the names it is met under; what stands under no name here is taken for none. */
const substances: Readonly<
  Partial<Record<FactId, readonly (string | readonly [substance: string, ...forms: string[]])[]>>
> = {
  sulfonylurea: [
    'glimepiride|glimiperide|glime|amaryl|جليميبريد|اماريل',
    'gliclazide|glicla|diamicron|جليكلازايد|جليكلازيد|دياميكرون|ديامكرون',
    'glipizide|minidiab|glucotrol|جليبيزيد',
    'glibenclamide|glyburide|daonil|euglucon|جليبنكلاميد|داونيل',
  ],
  dpp4Inhibitor: [
    'sitagliptin|januvia|janumet|سيتاجليبتين|جانوفيا|جانوميت',
    'vildagliptin|galvus|فيلداجليبتين|جالفس',
    'saxagliptin|onglyza|ساكساجليبتين',
    'linagliptin|trajenta|jentadueto|ليناجليبتين|تراجنتا',
    'alogliptin|nesina|الوجليبتين',
  ],
  sglt2Inhibitor: [
    'dapagliflozin|forxiga|xigduo|داباجليفلوزين|فوركسيجا',
    'empagliflozin|jardiance|synjardy|امباجليفلوزين|جارديانس',
    'canagliflozin|invokana|كاناجليفلوزين',
    'ertugliflozin|steglatro|ارتوجليفلوزين',
  ],
  glp1RA: [
    // A tablet and an injection of one substance, told apart by their brands alone.
    ['semaglutide|سيماجلوتيد', 'ozempic|wegovy|اوزمبك|اوزمبيك', 'rybelsus|ريبيلسوس|رايبلسوس'],
    'liraglutide|victoza|saxenda|ليراجلوتيد|فيكتوزا',
    'dulaglutide|trulicity|دولاجلوتيد|تروليسيتي',
    'exenatide|byetta|bydureon|اكسيناتيد|بايتا|بييتا',
    'lixisenatide|lyxumia|adlyxin',
    'tirzepatide|mounjaro|تيرزيباتيد|مونجارو',
  ],
  rasInhibitor: [
    'ramipril|tritace|راميبريل|تريتاس',
    'enalapril|انالابريل',
    'lisinopril|zestril|ليزينوبريل',
    'perindopril|coversyl|بيريندوبريل|كوفرسيل',
    'captopril|capoten|كابتوبريل|كابوتين',
    'losartan|cozaar|لوسارتان|كوزار',
    'valsartan|diovan|فالسارتان|ديوفان',
    'irbesartan|aprovel|ايربيسارتان',
    'candesartan|atacand|كانديسارتان',
    'telmisartan|micardis|تلميسارتان|ميكارديس',
    'olmesartan|اولميسارتان',
  ],
};
const classes = Object.entries(substances).map(
  ([fact, names]) =>
    [fact as FactId, names.map((each) => [each].flat().map((name) => new RegExp(foldPattern(name), 'u')))] as const,
);

/** One medicine that is taken now: its name, folded, with its place. */
export interface TakenName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Two substances of one class in a list are asked about: both may be taken, or one took the other's place. */
export function askSameClass(taken: readonly TakenName[]): readonly Open[] {
  return classes.flatMap(([fact, names]): Open[] => {
    const found = names.flatMap((patterns) => {
      const [substance, ...forms] = patterns.map((pattern) => taken.find(({ name }) => pattern.test(name)));
      const told = forms.flatMap((form) => form ?? []);
      return told.length > 0 ? told : (substance ?? []);
    });
    const last = found.reduce<TakenName | undefined>((a, b) => (a && a.from > b.from ? a : b), undefined);
    if (!last || found.length < 2) return [];
    return [
      {
        facts: ['sameClassTwice'],
        choices: [{ value: fact }, { value: 'none' }],
        from: last.from,
        to: last.to,
        why: 'which',
      },
    ];
  });
}
