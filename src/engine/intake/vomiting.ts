import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

/** What names cannot list: “N&V”, “nausea and vomiting”, “can't keep fluids down”, «لا تستطيع الأكل والشرب». */
export const ofVomiting: readonly FindingPattern[] = [
  {
    at: /^(?:n|d|nausea|diarrho?ea|hyperemesis|vomits)$/,
    written: /(?:hyperemesis|vomits|[nd] ?[&+/] ?v|(?:nausea|diarrho?ea)(?:,| ?[&+]| and) ?vomiting)(?!\p{L})/uy,
    head: () => 'vomiting=true',
  },
  {
    at: /^(?:can|cannot|cant|unable|not|couldn|could)$/,
    written:
      /(?:can ?(?:no|')?t|cannot|unable to|not|could(?:n't| not)) (?:(?:keep|keeping|hold|holding) (?:any ?thing|food|fluids?|liquids?|water|solids)(?: or (?:fluids?|liquids?))? down|tolerat(?:e|ing) (?:oral(?:ly| intake| fluids?)|fluids?|liquids?)|(?:eat|drink)(?:ing)? or (?:eat|drink)(?:ing)?)(?!\p{L})/uy,
    head: () => 'vomiting=true',
  },
  {
    at: new RegExp(foldPattern('^(?:لا|ما|مش|[يت](?:تقيأ|ستفرغ))$')),
    written: new RegExp(
      foldPattern(
        '(?:[يت](?:تقيأ|ستفرغ)|(?:لا|ما|مش) (?:(?:[يت]ستطيع|[يت]قدر|قادرة?) (?:على )?)?(?:ال|[يت])?أكل (?:أو |و ?(?:لا )?)(?:ال|[يت])?شرب)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'vomiting=true',
  },
];

// Vomiting that is spoken of and is not of today.

/** “stopped Ozempic (vomiting)”, “avoid: vomited on exenatide”: why a medicine is not taken. */
const ofMedicine =
  "(?:stopp?(?:ed|ing)?|d\\/?c'?d|discontinued|ceased|withdrawn|off|avoid|switched|changed|intoleran\\p{L}*|tolerat\\p{L}*|trial|tried|due to|d\\/t|because of|caus\\p{L}+|gives?|gave|makes?|made|وقف\\p{L}*|إيقاف\\p{L}*|أوقف\\p{L}*|توقف\\p{L}*|بسبب|تحمل\\p{L}*|يتحمل|تتحمل|سبب\\p{L}*)";
/** “if vomiting, stop dapagliflozin”, «عند القيء»: advice. */
const advised = '(?:if|when|whenever|in case of|should|risk of|advised|re|إذا|لو|عند|في حال|في حالة|خوفا من|خطر)';
const before = '(?:had|history of|h\\/o|hx of|previous|prior|last (?:week|month|year)|past|كان\\p{L}*|سابق\\p{L}*)';
const stem = new RegExp(
  foldPattern(
    `(?<!\\p{L})(?:${ofMedicine}(?: [^.;,،\\n]{0,40})?|(?:${advised}|${before})(?: \\p{L}+){0,2})[ (:→-]{0,3}$`,
  ),
  'u',
);
const behind = new RegExp(
  foldPattern(
    '^[ ,(-]{0,3}(?:(?:once|twice|episodes?|which|that|has|have|is|was|now|since|all|but|yesterday|overnight|earlier|أمس|أول أمس),? ){0,3}(?:last (?:week|month|year|spring|summer|autumn|winter)|(?:\\d+|one|two|three|a|an|few|several) (?:weeks?|months?|years?|wks?|mths?|yrs?) ago|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\\d\\d)\\p{L}*|resolved|settled|better|gone|stopped|over|قبل (?:شهر|أشهر|شهرين|أسبوعين|سنة|أسبوع)|الشهر الماضي|الأسبوع الماضي|العام الماضي|اختفى|توقف|زال|تحسنت?)',
  ),
  'u',
);
/** “mild nausea”, “nausea on semaglutide”: borne, and no day of illness. */
const slight = new RegExp(foldPattern('(?<!\\p{L})(?:mild|slight|some|occasional|minor|initial|بعض) $'), 'u');
const borne = new RegExp(
  foldPattern('^ (?:mild|بسيط|خفيف)|^ (?:on|with|from|after|since (?:start|beg)\\p{L}+|مع|من|على|بعد) (?!\\d)'),
  'u',
);
export const isSlight = (folded: string, from: number, to: number): boolean =>
  slight.test(folded.slice(Math.max(0, from - 12), from)) || borne.test(folded.slice(to, to + 20));
/** Said of what made somebody stop a medicine, of what to do on a sick day, or of weeks ago. */
export const isNotOfNow = (folded: string, from: number, to: number): boolean =>
  stem.test(folded.slice(Math.max(0, from - 60), from)) || behind.test(folded.slice(to, to + 40));
