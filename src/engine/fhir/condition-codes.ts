import { snomedConditions } from './snomed-conditions.ts';

const untyped = 'diabetesType=?type2;diabetesType=?type1';
const ungraded = 'retinopathy=?mild;retinopathy=?sight-threatening';

/**
 * Diagnoses in ICD-10 by the beginning of the code, without its dot; the longest beginning counts, and `''` says that the family tells
 * nothing. Written like `snomedConditions`. From general knowledge of the classification (WHO 2019), not signed.
 */
const icd10: Readonly<Record<string, string>> = {
  E10: 'diabetesType=type1',
  E11: 'diabetesType=type2',
  E13: 'diabetesType=?unsure',
  // Without its type, as it stands in many countries' files: the type is asked.
  E14: untyped,
  E142: `${untyped};ckd=?true`,
  E143: `${untyped};${ungraded}`,
  E144: `${untyped};neuropathy`,
  E145: `${untyped};ascvd=?true`,
  E101: 'diabetesType=type1;ketoacidosis',
  E111: 'diabetesType=type2;ketoacidosis',
  ...ofBoth('2', 'ckd=?true'),
  ...ofBoth('3', ungraded),
  ...ofBoth('36', ''),
  ...ofBoth('4', 'neuropathy'),
  ...ofBoth('5', 'ascvd=?true'),
  E891: 'diabetesType=pancreatic',
  O24: 'pregnancy',
  O240: 'pregnancy;diabetesType=type1',
  O241: 'pregnancy;diabetesType=type2',
  Z33: 'pregnancy',
  E160: 'hypoglycaemiaHistory',
  E162: 'hypoglycaemiaHistory',
  I110: 'heartFailure',
  I12: 'ckd',
  I130: 'heartFailure;ckd',
  I131: 'ckd',
  I132: 'heartFailure;ckd',
  ...Object.fromEntries(
    [
      'I20',
      'I21',
      'I22',
      'I23',
      'I24',
      'I25',
      'I63',
      'I64',
      'I65',
      'I66',
      'I693',
      'I70',
      'I739',
      'G450',
      'G451',
      'G452',
      'G458',
      'G459',
      'Z951',
      'Z955',
    ].map((root) => [root, 'ascvd']),
  ),
  I253: '',
  I254: '',
  I50: 'heartFailure',
  I519: 'cardiovascularDisease',
  N18: 'ckd',
  N181: 'ckd;ckdStage=stage1-2',
  N182: 'ckd;ckdStage=stage1-2',
  N183: 'ckd;ckdStage=?stage3a;ckdStage=?stage3b',
  N184: 'ckd;ckdStage=stage4',
  N185: 'ckd;ckdStage=stage5',
  Z992: 'dialysis;ckd;ckdStage=stage5',
  Z49: 'dialysis;ckd;ckdStage=stage5',
  Z940: 'kidneyTransplant',
  K760: 'nafld',
  K758: 'nafld',
  K746: 'cirrhosis=?compensated;cirrhosis=?decompensated',
  K703: 'cirrhosis=?compensated;cirrhosis=?decompensated',
  K85: 'pancreatitis',
  K860: 'pancreatitis',
  K861: 'pancreatitis',
  E063: 'autoimmune',
  E050: 'autoimmune',
  K900: 'autoimmune',
  L80: 'autoimmune',
  E271: 'autoimmune',
  L97: 'footUlcer',
  Z8631: 'footUlcer;footUlcerOpen=false',
  Z894: 'footUlcer',
  Z895: 'footUlcer',
  R54: 'frailty=complex',
  Z515: 'frailty=very-complex',
  F17: 'smoking=current',
  Z720: 'smoking=current',
  F101: 'alcohol=heavy',
  F102: 'alcohol=heavy',
  // Chapter III: for want of iron, of enzymes, thalassaemia, sickle cells, and without a cause named.
  ...Object.fromEntries(['50', '55', '56', '57', '64'].map((digits) => [`D${digits}`, 'anaemiaRisk'])),
  R60: 'oedema',
  // Nausea as well.
  R11: 'vomiting=?true',
  N95: 'childbearing=not-possible',
  Z391: 'breastfeeding',
  Z9884: 'bariatricSurgery',
};

/** Types 1 and 2 share their complications' digits. */
function ofBoth(digit: string, facts: string): Record<string, string> {
  const more = facts === '' ? '' : `;${facts}`;
  return { [`E10${digit}`]: `diabetesType=type1${more}`, [`E11${digit}`]: `diabetesType=type2${more}` };
}

/** What the modification of the United States says more, or otherwise. */
const clinical: Readonly<Record<string, string>> = {
  E08: 'diabetesType=?pancreatic',
  E09: 'diabetesType=?steroid',
  ...ofBoth('21', 'ckd'),
  ...ofBoth('22', 'ckd'),
  ...ofBoth('29', ''),
  ...ofBoth('311', 'retinopathy=sight-threatening'),
  ...ofBoth('32', 'retinopathy=mild'),
  ...ofBoth('321', 'retinopathy=sight-threatening'),
  ...ofBoth('33', 'retinopathy=mild'),
  ...ofBoth('331', 'retinopathy=sight-threatening'),
  ...ofBoth('34', 'retinopathy=sight-threatening'),
  ...ofBoth('35', 'retinopathy=sight-threatening'),
  ...ofBoth('37', ''),
  ...ofBoth('51', 'ascvd'),
  ...ofBoth('52', 'ascvd'),
  ...ofBoth('59', ''),
  ...ofBoth('621', 'footUlcer'),
  ...ofBoth('641', 'severeHypoglycaemia;hypoglycaemiaHistory'),
  ...ofBoth('649', 'hypoglycaemiaHistory'),
  N1831: 'ckd;ckdStage=stage3a',
  N1832: 'ckd;ckdStage=stage3b',
  N186: 'ckd;ckdStage=stage5',
  Z9861: 'ascvd',
  Z8673: 'ascvd',
  L971: '',
  L972: '',
  K318: '',
  K3184: 'gastroparesis',
  Z8789: '',
  Z87891: 'smoking=former',
  R110: '',
  R111: 'vomiting',
  R112: 'vomiting',
  F17201: '',
  F17211: '',
  F17291: '',
};
/** What Australia's modification, which the Gulf uses, says otherwise. */
const australian: Readonly<Record<string, string>> = {
  E09: '',
  ...ofBoth('2', 'ckd'),
  ...ofBoth('31', 'retinopathy=mild'),
  ...ofBoth('33', 'retinopathy=sight-threatening'),
  ...ofBoth('34', 'retinopathy=sight-threatening'),
  ...ofBoth('51', 'ascvd'),
  ...ofBoth('64', 'hypoglycaemiaHistory'),
  ...ofBoth('73', 'footUlcer'),
  Z8643: 'smoking=former',
};

const snomedFacts = new Map<string, string>();
for (const [facts, codes] of snomedConditions)
  for (const code of codes.split(/\s+/)) {
    const before = snomedFacts.get(code);
    snomedFacts.set(code, before === undefined ? facts : `${before};${facts}`);
  }

const modifications: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/icd-?10-?cm|2\.16\.840\.1\.113883\.6\.90$/i, { ...icd10, ...clinical }],
  [/icd-?10-?am|2\.16\.840\.1\.113883\.6\.135$|1\.2\.36\.1\.2001\.1005\.17$/i, { ...icd10, ...australian }],
  [/icd-?10|2\.16\.840\.1\.113883\.6\.3$|1\.2\.276\.0\.76\.5\./i, icd10],
];

/** What a code of ICD-10, in whichever modification, tells; undefined where its family is not known. */
export function factsOfIcd10(system: string, code: string): string | undefined {
  const table = modifications.find(([pattern]) => pattern.test(system.slice(0, 200)))?.[1];
  // A dagger or an asterisk of the WHO's, and a letter of Germany's for how sure it is.
  const plain = code
    .slice(0, 12)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  if (!table || !/^[A-Z]\d/.test(plain)) return undefined;
  for (let length = plain.length; length >= 3; length -= 1) {
    const found = table[plain.slice(0, length)];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a code of SNOMED CT tells as a diagnosis; undefined where it is not known. */
export const factsOfSnomed = (code: string): string | undefined => snomedFacts.get(code);
