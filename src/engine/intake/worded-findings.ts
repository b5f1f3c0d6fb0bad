import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';
import { ofVomiting } from './vomiting.ts';

const needles = '(?:injections?|injectables?|needles?|insulin|jabs?|shots?)';
const anyOf = '(?:(?:any|another|more|further|an?|the|daily|weekly|regular|other|new) ){0,3}';
const arabicNeedles = '(?:ال)?(?:إبر|ابره|حقن|انسولين)';

const ofDiabetes = new RegExp(
  `(?<!\\p{L})(?:dm|t[12]dm|diabetes|diabetic|${foldPattern('(?:ال)?سكري?')})(?!\\p{L})[^.\\n]{0,24}$`,
  'u',
);
const openUlcer = new RegExp(foldPattern('نشط|مفتوح|ملتهب'));

/** Findings that are said in more ways than names can list; the expressions are sticky and bounded. */
export const worded: readonly FindingPattern[] = [
  ...ofVomiting,
  // Shorter than the names: “MTF intolerant”, “no MTF (intolerant)”, “not preg”, “no hx panc”.
  {
    at: /^(?:mtf|metf|metformin|glucophage)$/,
    written:
      /(?:mtf|metf|metformin|glucophage)(?: (?:xr|sr|ir|mr))?[ -]intol(?:eran(?:t|ce))?(?! (?:of|to) )(?!\p{L})/uy,
    head: () => 'metforminTolerance=poor',
  },
  {
    at: /^intol(?:erant)?$/,
    written: /intol(?:erant)?\.?(?: (?:of|to))? (?:mtf|metf|metformin|glucophage)(?!\p{L})/uy,
    head: () => 'metforminTolerance=poor',
  },
  {
    at: /^intoleran(?:t|ce)$/,
    written: /(?<=(?<!\p{L})no (?:mtf|metf|metformin) ?[(:,-] ?(?:gi )?)intoleran(?:t|ce)(?!\p{L})/uy,
    head: () => 'metforminTolerance=poor',
  },
  { at: /^not$/, written: /not preg(?!\p{L})/uy, head: () => 'pregnancy=false' },
  {
    at: /^(?:urine|serum|preg|pregnancy|beta|b|β|bhcg|hcg|upt)$/,
    written:
      /(?:(?:urine|serum) )?(?:preg(?:nancy)? test|(?:(?:beta|b|β) ?-? ?)?hcg|upt)(?: test)?(?: ?[:=] ?| (?:is |was )?)(?:neg(?:ative)?|-ve)(?!\p{L})/uy,
    head: () => 'pregnancy=false',
  },
  // “T2DM 2 y, ?type”
  {
    at: /^type$/,
    written: /(?<=\? ?)type(?= ?(?:$|[.,;)\n?]|of (?:dm|diabetes)))/uy,
    head: () => 'diabetesType=unsure',
  },
  {
    at: /^no$/,
    written: /no (?:hx|h\/o|history|previous|prev|prior)(?: of)? panc(?!\p{L})/uy,
    head: () => 'pancreatitis=false',
  },
  // “emergency contraceptive pill”, “contraceptive advice”: of neither is she protected.
  {
    at: /^contraceptives?$/,
    written:
      /(?<!emergency )contraceptive (?:pills?|tablets?|implants?|injections?|patch(?:es)?|rings?|coils?|rod|depot|jab|device)(?!\p{L})/uy,
    head: () => 'childbearing=contraception',
  },
  {
    at: new RegExp(foldPattern('^(?:موانع|وسائل)$')),
    written: new RegExp(foldPattern('(?:موانع|وسائل منع) (?:ال)?حمل'), 'uy'),
    head: () => 'childbearing=contraception',
  },
  {
    at: /^(?:reluctant|hesitant)$/,
    written: new RegExp(
      `(?:reluctant|hesitant) (?:(?:to (?:start|begin|try|take|use|have|commence|accept|go on(?: ?to)?|move to)|about|re|regarding|towards?|with)(?: (?:starting|taking|using|having|going on))? )${anyOf}${needles}(?!\\p{L})`,
      'uy',
    ),
    head: () => 'injectables=reluctant',
  },
  {
    at: new RegExp(foldPattern('^متردد(?:ة)?$')),
    written: new RegExp(
      foldPattern(
        `متردد(?:ة)? (?:في|من|بشأن|تجاه|ب) ?(?:(?:بدء|البدء ب|استخدام|استعمال|أخذ|فكرة) ?)?${arabicNeedles}(?!\\p{L})`,
      ),
      'uy',
    ),
    head: () => 'injectables=reluctant',
  },
  // «غير متقبل للإبر»: it is left open how firmly.
  {
    at: new RegExp(foldPattern('^(?:غير|متقبل|متقبلة|تتقبل|يتقبل)$')),
    written: new RegExp(
      foldPattern(
        `(غير )?(?:متقبل|متقبلة|تتقبل|يتقبل) ?(?:ل|ل?فكرة|ل?استخدام|ل?أخذ)? ?(?:${arabicNeedles}|لل(?:إبر|حقن|انسولين))(?!\\p{L})`,
      ),
      'uy',
    ),
    head: ([, not]) => (not ? '? injectables refuses reluctant' : 'injectables=accepts'),
  },
  {
    at: new RegExp(foldPattern('^(?:ال|ب|بال)?شي?فت(?:ات)?$')),
    // «شفت» by itself is “I saw”.
    written: new RegExp(foldPattern('(?:ال|ب|بال)?شي?فت(?:ات(?: (?:ال)?ليلية?)?| (?:ال)?ليلي)(?!\\p{L})'), 'uy'),
    head: () => 'shiftWork=true',
  },
  {
    at: /^(?:loss|lost|lops)$/,
    written: /(?:lops|los(?:s of|t)(?: the)? (?:protective|monofilament)(?: sensation| sense)?)(?!\p{L})/uy,
    head: () => 'neuropathy=true',
  },
  // “facial sensation intact”, “sensation intact R, reduced L”: not of both feet.
  {
    at: /^(?:protective|foot|feet|sensation)$/,
    written:
      /(?<!(?:facial|corneal|face|arm|hand|saddle|perianal|cranial) )(?:(?:protective|foot|feet) )?sensation(?: (?:in (?:both )?feet|is|was|to monofilament)){0,2} (?:intact|normal|preserved)(?!\p{L}|[^.;\n]{0,24}(?:reduced|absent|lost|diminished|impaired))/uy,
    head: () => 'neuropathy=false',
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?(?:أعصاب|إحساس)$')),
    written: new RegExp(
      foldPattern(
        '(?:ال)?(?:أعصاب|إحساس) ?(?:(?:ال)?طرفية|(?:في |ب)?(?:ال)?(?:قدمين|قدم|أطراف|رجلين))? (?:سليمة?|طبيعية?)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'neuropathy=false',
  },
  // «مبتدخنش»
  {
    at: new RegExp(foldPattern('^و?(?:م(?:ا)?(?:بي|بت)دخنش|ما)$')),
    written: new RegExp(foldPattern('و?ما? ?(?:بي|بت)دخنش(?!\\p{L})'), 'uy'),
    head: () => 'smokes=false',
  },
  // «ما وقف الدخان», «صعب عليه ترك الدخان»: he smokes.
  {
    at: new RegExp(foldPattern('^و?(?:بطل|ترك|قطع|وقف)ت?$')),
    written: new RegExp(
      foldPattern(
        '(?<!(?:ما|لم|مو|مش|لا|لن|عليه|عليها|حاول|يحاول|تحاول|محاولة) )و?(?:بطل|ترك|قطع|وقف)ت? (?:ال)?(?:دخان|سجاير|سجائر|شيشة|أرجيلة)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'smoking=former',
  },
  // “left middle cerebral artery infarct”, “MCA infarction”
  {
    at: /^(?:middle|anterior|posterior|[map]ca)$/,
    written: /(?:(?:middle|anterior|posterior) cerebral artery|[map]ca)(?: territory)? infarct(?:s|ions?)?(?!\p{L})/uy,
    head: () => 'ascvd=true',
  },
  // “smoker till his infarct”: no longer.
  {
    at: new RegExp(foldPattern('^(?:smoke[rd]|مدخنة?)$')),
    written: new RegExp(
      `(?:smoke[rd] (?:(?:up to |about |~ ?)?\\d{1,2} ?(?:\\/ ?|a |per )(?:d|day|wk|week) |\\d{1,2} (?:cigs?|cigarettes) ?(?:\\/ ?|a |per )(?:d|day) )?(?:for \\d{1,2} (?:y|yrs?|years) )?(?:till|until)|${foldPattern('مدخنة? (?:حتى|لغاية|لحد)')}) (?!now|today|present|date|currently|this|${foldPattern('الآن|اليوم|الحين|دلوقتي|تاريخه')})`,
      'uy',
    ),
    head: () => 'smoking=former',
  },
  {
    at: /^(?:steroids?|glucocorticoids?|prednisolone|prednisone|pred)$/,
    written:
      /(?:steroids?|glucocorticoids?|prednisolone|prednisone|pred)[- ]induced (?:t2)?(?:dm|diabetes)(?! insipidus)(?!\p{L})/uy,
    head: () => 'diabetesType=steroid',
  },
  // “DM type: 2 / Duration: 6 yrs”
  {
    at: /^duration$/,
    written: /duration(?= ?[:=-]? ?\d{1,2}(?:\.\d)? ?-?(?:y|m|سن|عام))/uy,
    head: ({ input, index }) =>
      ofDiabetes.test(input.slice(Math.max(0, index - 40), index)) ? '- diabetes' : undefined,
  },
  // «سكري نوع ثانٍ»: the grammar of a noun without its article.
  {
    at: new RegExp(foldPattern('^(?:ال)?(?:سكري|نوع)$')),
    written: new RegExp(foldPattern('(?:(?:ال)?سكري (?:من )?)?(?:ال)?نوع (?:ال)?ثان(?!\\p{L})'), 'uy'),
    head: () => 'diabetesType=type2',
  },
  {
    at: /^f$/,
    written: /f[34](?: ?[-/] ?f?4)? (?:liver |hepatic )?fibrosis(?!\p{L})/uy,
    head: () => '? cirrhosis compensated decompensated',
  },
  // Both legs; one alone has other causes.
  {
    at: /^(?:ankles|legs|feet|swollen)$/,
    written:
      /(?:(?:ankles|legs|feet) (?:(?:are|both|still|mildly|slightly|very|bilaterally) ){0,2}swollen|swollen (?:legs|feet))(?!\p{L})/uy,
    head: () => 'oedema=true',
  },
  {
    at: new RegExp(foldPattern('^(?:ال)?(?:قرحة|قرح|تقرح)$')),
    written: new RegExp(
      foldPattern(
        '(?:ال)?(?:قرحة|قرح|تقرح) (?:(?:نشطة?|مفتوحة?|حديثة?|عميقة?|سطحية?|ملتهبة?|مزمنة?|جديدة?|سابقة?|قديمة?|ملتئمة?|سكرية?) ){1,2}(?:في |ب)?(?:(?:باطن|كعب|أخمص|أصابع|إصبع) )?(?:ال)?(?:قدم|قدمين)(?!\\p{L})',
      ),
      'uy',
    ),
    head: ([found]) => `footUlcer=true${openUlcer.test(found) ? ';footUlcerOpen=true' : ''}`,
  },
  {
    at: new RegExp(foldPattern('^(?:قصور|ضيق|انسداد|تصلب|مرض)$')),
    written: new RegExp(
      foldPattern(
        '(?:قصور|ضيق|انسداد|تصلب|مرض) (?:في )?(?:ال)?شرايين (?:ال)?(?:طرفية|طرفين|أطراف|ساقين|رجلين|قدمين)(?: (?:ال)?سفلي(?:ة|ين))?(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'ascvd=true',
  },
  // Beside a medium or a vein it is another's doing; the disease of diabetes has its name in the list.
  {
    at: /^nephropathy$/,
    written: /(?<!(?:contrast|membranous|iga|reflux|urate|obstructive|acute|hereditary) )nephropathy(?!\p{L})/uy,
    head: () => '? ckd true',
  },
];
