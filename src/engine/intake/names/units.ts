/** A unit as written (folded; a regular expression), and how a figure in it becomes the stored one. */
export interface Unit {
  /** As the person is asked for it. */
  readonly name: string;
  readonly written: string;
  readonly stored: (figure: number) => number;
}
const times =
  (factor: number) =>
  (figure: number): number =>
    figure * factor;
const same = times(1);
const by = (divisor: number): ((figure: number) => number) => times(1 / divisor);

const decilitre = 'dl|dℓ|decilit(?:re|er)|ديسيلتر|دسل|دل|100 ?ml';
const perLitre = '(?:(?:/|per) ?l(?:itre|iter)?|/ ?لتر|/ ?ل)';
const milligrams = '(?:mg|milligrams?|ملغ|ملجم|ملغم|مجم|مغ|ملي ?غرام|ملليغرام|مليغرام|ميليغرام)';
const millimoles = '(?:mmol|millimoles?|mm|مليمول|ملليمول|ملي ?مول|ميليمول|ملمول)';
const micromoles = '(?:µmol|micromoles?|umol|mcmol|micromol|ميكرومول|مكمول)';

const perDecilitre = `${milligrams} ?(?:/|per) ?(?:${decilitre})|${milligrams}%`;
const millimolar = `${millimoles} ?${perLitre}|${millimoles}`;
const percent: readonly Unit[] = [{ name: '%', written: '%|percent|per cent|بالمئة|بالمية|في المئة', stored: same }];
const lipid: readonly Unit[] = [
  { name: 'mg/dL', written: perDecilitre, stored: same },
  { name: 'mmol/L', written: millimolar, stored: times(38.67) },
];
const glucose: readonly Unit[] = [
  { name: 'mg/dL', written: `${perDecilitre}|${milligrams}`, stored: same },
  { name: 'mmol/L', written: millimolar, stored: times(18.0156) },
];
const enzyme: readonly Unit[] = [{ name: 'U/L', written: 'i?u ?/ ?l|units ?/ ?l|وحدة ?/ ?لتر', stored: same }];

/** Units that a measure may be written in, the stored one first; figures as in clinical/concepts.ts. */
export const unitsOf = {
  a1c: [
    ...percent,
    {
      name: 'mmol/mol',
      written: `${millimoles} ?(?:/|per) ?(?:mole?|مول)`,
      stored: (figure) => 0.09148 * figure + 2.152,
    },
  ],
  glucose,
  lipid,
  enzyme,
  percent,
  creatinine: [
    { name: 'mg/dL', written: perDecilitre, stored: same },
    { name: 'µmol/L', written: `${micromoles} ?${perLitre}?`, stored: by(88.42) },
  ],
  uacr: [
    {
      name: 'mg/g',
      written: `${milligrams} ?(?:/|per) ?(?:g(?:m|r|ram)?|غرام|جرام|غ|جم)(?: ?cr(?:eat(?:inine)?)?)?|(?:µg|ug|mcg) ?/ ?mg`,
      stored: same,
    },
    { name: 'mg/mmol', written: `${milligrams} ?(?:/|per) ?${millimoles}`, stored: times(8.84) },
  ],
  potassium: [{ name: 'mmol/L', written: `${millimolar}|meq ?/ ?l|مكافئ ?/ ?لتر`, stored: same }],
  platelets: [
    {
      name: '10⁹/L',
      written: `(?:x ?)?10 ?[\\^ex*]? ?(?:9 ?/ ?l|3 ?/ ?(?:µl|ul|mcl|mm3|cmm))|k ?/ ?(?:µl|ul|mm3)|k|ألف|الف|thousand|giga ?/ ?l`,
      stored: same,
    },
    { name: '/µL', written: '/ ?(?:µl|ul|mcl|mm3|cmm)|cells ?/ ?(?:µl|ul|mm3)', stored: by(1000) },
  ],
  b12: [
    { name: 'pg/mL', written: 'pg ?/ ?ml|ng ?/ ?l|بيكوغرام ?/ ?مل', stored: same },
    { name: 'pmol/L', written: 'pmol ?/ ?l|بيكومول ?/ ?لتر', stored: by(0.738) },
  ],
  egfr: [
    {
      name: 'mL/min/1.73 m²',
      written:
        'millilit(?:re|er)s? per minute|ml ?/ ?min(?: ?/ ?1\\.73 ?(?:m ?[*^]? ?2|m)?)?|مل ?/ ?دقيقة(?: ?/ ?1\\.73 ?م?2?)?',
      stored: same,
    },
  ],
  pressure: [{ name: 'mmHg', written: 'mm ?hg|ملم ?زئبق|مم ?زئبق', stored: same }],
  weight: [
    { name: 'kg', written: 'kgs?|kilos?|kilograms?|كجم|كغم|كغ|كيلوغرام|كيلوجرام|كيلو|ك', stored: same },
    { name: 'lb', written: 'lbs?|#|pounds?|رطل|باوند', stored: times(0.45359237) },
  ],
  height: [
    { name: 'cm', written: 'cms?|centimet(?:re|er)s?|سم|سنتيمتر|سنتي', stored: same },
    { name: 'm', written: 'm|met(?:re|er)s?|متر|م', stored: times(100) },
    { name: 'in', written: 'in|inch|inches|"|بوصة|انش', stored: times(2.54) },
  ],
  waist: [
    { name: 'cm', written: 'cms?|centimet(?:re|er)s?|سم|سنتيمتر|سنتي', stored: same },
    { name: 'in', written: 'in|inch|inches|"|بوصة|انش', stored: times(2.54) },
  ],
  bmi: [{ name: 'kg/m²', written: 'kg ?/ ?m ?\\^?2|كجم ?/ ?م ?2|كغ ?/ ?م ?2', stored: same }],
  haemoglobin: [
    { name: 'g/dL', written: 'gm? ?/ ?dl|gm?%', stored: same },
    { name: 'g/L', written: 'gm? ?/ ?l', stored: by(10) },
  ],
  days: [{ name: 'days', written: 'days?|d|يوما?|أيام', stored: same }],
} as const satisfies Readonly<Record<string, readonly Unit[]>>;

export type UnitsId = keyof typeof unitsOf;
