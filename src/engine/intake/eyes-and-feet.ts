import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

const advanced = new RegExp(foldPattern('^(?:شديد|متقدم)'), 'u');
/** Without a grade it is left to the names, which ask. */
const retinopathy = (isProliferative: boolean, grade: string | undefined): string | undefined => {
  if (isProliferative || (grade && advanced.test(grade))) return 'retinopathy=sight-threatening';
  return grade && 'retinopathy=mild';
};
/** Findings of eyes and feet by an expression; they are sticky and bounded. */
export const ofEyesAndFeet: readonly FindingPattern[] = [
  {
    at: new RegExp(foldPattern('^(?:ال)?(?:اعتلال|تلف)$')),
    written: new RegExp(
      foldPattern(
        '(?:ال)?(?:اعتلال|تلف) (?:في |ب)?(?:ال)?شبكية(?: (?:العين|ال?سكري))?(?: (غير تكاثري|تكاثري|خلفي))?(?: (خفيف|بسيط|متوسط|مبكر|شديد|متقدم)ة?)?(?!\\p{L})',
      ),
      'uy',
    ),
    head: ([, kind, grade]) =>
      retinopathy(kind?.startsWith('تكاثري') ?? false, kind?.startsWith('خلف') ? (grade ?? kind) : grade),
  },
  // «… بسيط في اليمنى وتكاثري في اليسرى»: of the two eyes the worse.
  {
    at: new RegExp(foldPattern('^و?تكاثري$')),
    written: new RegExp(
      foldPattern('و?تكاثري (?:في |ب)(?:ال)?(?:عين )?(?:ال)?(?:يسرى|يمنى|أخرى|اليسار|اليمين|عين)(?!\\p{L})'),
      'uy',
    ),
    head: () => 'retinopathy=sight-threatening',
  },
  // “Retinal screening Aug: background both eyes”, without the word for the disease.
  {
    at: /^background$/,
    written:
      /(?<=(?:retina|retinal|opticians?|optometrist|optom|eye|fundus|fundi|fundoscopy|dre?s|desp|screening|retinopathy)(?!\p{L})[^.;\n]{0,40})background(?! (?:of|noise|history|and|information|rate))(?: (?:changes?|disease|only|in))?(?: (?:both|bilat\p{L}*|right|left|r|l|re|le)(?: eyes?)?)?(?!\p{L})/uy,
    head: () => 'retinopathy=mild',
  },
  {
    at: /^amputat(?:ion|ed)$/,
    written:
      /amputat(?:ion|ed)(?: of)?(?: (?:the|his|her|left|right|l|r|lt|rt|both|bilateral|\d(?:st|nd|rd|th)?|big|great|little|first|second|third|fourth|fifth|and|&)){0,5} (?:toes?|hallux|forefoot|midfoot|foot|ray)(?!\p{L})/uy,
    head: () => 'footUlcer=true',
  },
  {
    at: /^ulcer(?:s|ation)?$/,
    written: new RegExp(
      foldPattern(
        'ulcer(?:s|ation)?(?: (?:on|over|of|at|in|the|his|her|left|right|l|r|lt|rt|both|big|great|plantar|ب|في)){0,4} (?:heels?|toes?|foot|feet|sole|hallux|forefoot|(?:ب|في )?(?:ال)?(?:كعب|قدم|إصبع))(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'footUlcer=true',
  },
  {
    at: /^(?:healed|old|previous|past|prior)$/,
    written:
      /(?:healed|old|previous|past|prior) (?:(?:diabetic|neuropathic|plantar|pressure) )?ulcers?(?: (?:on|over|of|at|the|his|her|left|right|l|r|lt|rt|both|big|great|plantar)){0,4} (?:heels?|toes?|foot|feet|sole|hallux|forefoot)(?!\p{L})/uy,
    head: () => 'footUlcer=true',
  },
  {
    at: /^(?:toe|ray|forefoot|midfoot|hallux)$/,
    written: /(?:toe|ray|forefoot|midfoot|hallux) amp(?!\p{L})/uy,
    head: () => 'footUlcer=true',
  },
  // “DR mild”, “retinopathy: severe”, “NPDR (moderate)”: the grade behind the name, and nothing that it could be of.
  {
    at: /^(?:dr|npdr|retinopathy|diabetic)$/,
    written: new RegExp(
      `(?:dr|npdr|(?:diabetic )?retinopathy)(?: ?[:(-] ?| )(?:(mild|minimal|early|moderate|${foldPattern('خفيفة?|بسيطة?|متوسطة?')})|(?:very )?severe|${foldPattern('شديدة?')})(?: npdr)?(?= ?(?:$|[.,;)\\n/]|(?:both|bilat\\p{L}*|right|left|rt|lt|and|in|no|without|re|le|r|l|od|os|ou)(?!\\p{L})|[\\u0600-\\u06ff]))`,
      'uy',
    ),
    head: ([, lesser]) => `retinopathy=${lesser ? 'mild' : 'sight-threatening'}`,
  },
  // “No advanced retinopathy” denies the grade alone.
  {
    at: /^(?:advanced|severe|proliferative)$/,
    written: /(?:advanced|severe|proliferative) (?:diabetic )?(?:retinopathy|eye disease)(?!\p{L})/uy,
    head: () => 'retinopathy=sight-threatening',
  },
  { at: /^hallux$/, written: /hallux amputat(?:ion|ed)(?!\p{L})/uy, head: () => 'footUlcer=true' },
  // Of two eyes the worse: “R1 right, R2 left”.
  {
    at: /^r$/,
    written: /r[01](?:m0)?(?![\p{L}\d])[^.;\n]{1,20}?(?<!\p{L})r([23])(?:m0)?[as]?(?![\p{L}\d])/uy,
    head: ([, grade]) => (grade === '3' ? 'retinopathy=sight-threatening' : '? retinopathy sight-threatening mild'),
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?بتر$')),
    written: new RegExp(
      foldPattern('(?:ال)?بتر (?:في |ل)?(?:ال)?(?:إصبع|أصبع|إصبعين|أصبعين|أصابع|قدم|ساق|مشط)(?!\\p{L})'),
      'uy',
    ),
    head: () => 'footUlcer=true',
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?(?:قرح|قرحة|قروح|تقرح|تقرحات)$')),
    written: new RegExp(
      foldPattern(
        '(?:ال)?(?:قرح|قرحة|قروح|تقرح|تقرحات) (?:سابقة |قديمة |ملتئمة |مزمنة |سكرية )?(?:في |ب)(?:ال)?(?:قدم|قدمين|رجل|رجلين|إصبع|كعب|باطن القدم)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'footUlcer=true',
  },
];
