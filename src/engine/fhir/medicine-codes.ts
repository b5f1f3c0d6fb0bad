import { strongInhibitors } from '../clinical/strong-cyp3a4-inhibitors.ts';
import { atc, named } from './atc-medicines.ts';
import { rxnormProducts } from './rxnorm-products.ts';

/**
 * Ingredients by the facts they tell, written as in `snomedConditions`: `metformin=mg`, `basalUnits=units`, `weeklyInsulinUnits=units` and `statin=dose` need the
 * dose. ATC and RxNorm's ingredients: WHO's index of April 2026 by a public copy, RxNorm by public lists; unchecked ones are left out.
 */
export const ingredients: readonly (readonly [name: string, facts: string, rxnorm: string])[] = [
  ['metformin', 'metformin=mg', '6809'],
  ...[
    ['sitagliptin', '593411'],
    ['vildagliptin', '596554'],
    ['saxagliptin', '857974'],
    ['linagliptin', '1100699'],
    ['alogliptin', '1368001'],
    ['teneligliptin', ''],
    ['gemigliptin', ''],
    ['evogliptin', ''],
    ['trelagliptin', ''],
  ].map(([name = '', code = '']) => [name, 'dpp4Inhibitor', code] as const),
  ...[
    ['dapagliflozin', '1488564'],
    ['canagliflozin', '1373458'],
    ['empagliflozin', '1545653'],
    ['ertugliflozin', '1992672'],
    ['sotagliflozin', '2638675'],
    ['bexagliflozin', ''],
    ['ipragliflozin', ''],
    ['tofogliflozin', ''],
    ['luseogliflozin', ''],
  ].map(([name = '', code = '']) => [name, 'sglt2Inhibitor', code] as const),
  ...[
    ['exenatide', '60548', ''],
    ['liraglutide', '475968', 'liraglutide'],
    ['lixisenatide', '1440051', 'lixisenatide'],
    ['dulaglutide', '1551291', 'dulaglutide'],
    // A tablet and an injection.
    ['semaglutide', '1991302', ''],
    ['tirzepatide', '2601723', 'tirzepatide'],
    ['albiglutide', '', ''],
  ].map(([name = '', code = '', agent = '']) => [name, named('glp1RA', agent), code] as const),
  ...[
    ['glimepiride', '25789', 'glimepiride'],
    ['glipizide', '4821', 'other'],
    ['gliclazide', '4816', 'gliclazide'],
    ['glyburide', '4815', 'glibenclamide'],
    ['glibenclamide', '', 'glibenclamide'],
    ['chlorpropamide', '2404', 'other'],
    ['tolbutamide', '10635', 'other'],
    ['tolazamide', '', 'other'],
    ['gliquidone', '', 'other'],
  ].map(([name = '', code = '', agent = '']) => [name, named('sulfonylurea', agent), code] as const),
  ['repaglinide', 'repaglinide', ''],
  ['pioglitazone', 'tzd', '33738'],
  ['rosiglitazone', 'tzd', '84108'],
  ['finerenone', 'finerenone', '2562811'],
  ...[
    ['furosemide', '4603 310429 313988'],
    ['bumetanide', '1808'],
    ['torsemide', '38413'],
    ['hydrochlorothiazide', '5487'],
    ['chlorthalidone', '2409'],
    ['indapamide', ''],
  ].map(([name = '', code = '']) => [name, 'loopOrThiazideDiuretic', code] as const),
  ['spironolactone', 'mineralocorticoidAntagonist', '9997'],
  ['eplerenone', 'mineralocorticoidAntagonist', '298869'],
  ...[
    ['captopril', '1998'],
    ['enalapril', '3827'],
    ['lisinopril', '29046'],
    ['perindopril', '54552'],
    ['ramipril', '35296'],
    ['quinapril', '35208'],
    ['benazepril', '18867'],
    ['fosinopril', '50166'],
    ['trandolapril', '38454'],
    ['moexipril', '30131'],
    ['losartan', '52175'],
    ['valsartan', '69749'],
    ['irbesartan', '83818'],
    ['candesartan', '214354'],
    ['telmisartan', '73494'],
    ['olmesartan', '321064'],
    ['eprosartan', '83515'],
    ['azilsartan', ''],
    ['imidapril', ''],
    ['cilazapril', ''],
    ['zofenopril', ''],
  ].map(([name = '', code = '']) => [name, 'rasInhibitor', code] as const),
  ...[
    ['atorvastatin', '83367'],
    ['fluvastatin', '41127'],
    ['lovastatin', '6472'],
    ['pitavastatin', '861634'],
    ['pravastatin', '42463'],
    ['rosuvastatin', '301542'],
    ['simvastatin', '36567'],
  ].map(([name = '', code = '']) => [name, 'statin=dose', code] as const),
  ...[
    ['methylprednisolone', '6902'],
    ['prednisolone', '8638'],
    ['prednisone', '8640'],
    ['dexamethasone', '3264'],
    ['hydrocortisone', '5492'],
    ['deflazacort', '22396'],
  ].map(([name = '', code = '']) => [name, 'steroids', code] as const),
  ['insulin glargine', 'basalInsulin;basalUnits=units', '274783'],
  ['insulin detemir', 'basalInsulin;basalUnits=units', '139825'],
  ['insulin degludec', 'basalInsulin;basalUnits=units', '1670007'],
  ['insulin icodec', 'basalInsulin;weeklyInsulinUnits=units', ''],
  ['insulin isophane', 'basalInsulin;basalUnits=units', '1605101'],
  ['insulin premix', 'basalInsulin;mealtimeInsulin', ''],
  ['insulin lispro', 'mealtimeInsulin', '86009'],
  ['insulin aspart', 'mealtimeInsulin', '51428'],
  ['insulin glulisine', 'mealtimeInsulin', '400008'],
  ['insulin, regular', 'mealtimeInsulin', '253182'],
  ...strongInhibitors.map(({ substance, rxnorm }) => [substance, 'strongCyp3a4Inhibitor', rxnorm] as const),
];

/** What a medicine holds: the facts it tells, and the strength of one piece in milligrams where its code says it. */
export interface Substance {
  readonly name: string;
  readonly facts: readonly string[];
  readonly strength?: number;
}

const byName = new Map(ingredients.map(([name, facts]) => [name, facts] as const));
export function substanceOf(key: string): Substance {
  const [, name = key, strength] = /^(.*?) ([\d.]+)$/.exec(key) ?? [];
  const facts = (byName.get(name) ?? '')
    .split(';')
    .map((fact) => (fact === 'statin=dose' ? `statin=dose:${name}` : fact));
  return { name, facts, ...(strength !== undefined && { strength: Number(strength) }) };
}

const byRxnorm = new Map<string, Substance[]>();
const addRxnorm = (code: string, key: string): void => {
  const list = byRxnorm.get(code);
  if (list) list.push(substanceOf(key));
  else byRxnorm.set(code, [substanceOf(key)]);
};
for (const [name, , codes] of ingredients) for (const code of codes.split(' ').filter(Boolean)) addRxnorm(code, name);
for (const [key, codes] of rxnormProducts) for (const code of codes.split(/\s+/)) addRxnorm(code, key);

/** What a code of RxNorm (ingredient or product) holds; undefined where it is not known. */
export const substancesOfRxnorm = (code: string): readonly Substance[] | undefined => byRxnorm.get(code);

/** What a code of ATC holds; undefined where it tells no fact. */
export function substancesOfAtc(code: string): readonly Substance[] | undefined {
  const plain = code.slice(0, 7).toUpperCase();
  for (let length = plain.length; length >= 4; length -= 1) {
    const found = atc[plain.slice(0, length)];
    if (found !== undefined) return [{ name: plain, facts: found.split(';') }];
  }
  return undefined;
}
