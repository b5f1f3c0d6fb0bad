import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

const of = (source: string, flags = 'u'): RegExp => new RegExp(foldPattern(source), flags);

/** Before it, in one clause: of the past, of somebody’s advice, of what is only thought of, of another kind. */
const notSo = of(
  '(?<!\\p{L})(?:used to|ex|former(?:ly)?|previous(?:ly)?|prev|past|prior|history of|h\\/o|hx(?: of)?|stopped|quit|recovering|reformed|was|had|avoid\\p{L}*|against|if|when|any|unless|risk of|asks?|asked|wants?|discuss\\p{L}*|high|without|non|nil|possible|possibly|maybe|may|might|consider\\p{L}*|post|after|since|cataract|eye|dental|tooth|oral|skin|laser|gp|review|clinic|seen|mri|كان\\p{L}*|سابق\\p{L}*|ترك\\p{L}*|توقف\\p{L}*|بطل\\p{L}*|امتنع\\p{L}*|[يت]?تجنب|إذا|لو|عند|خطر|متعافي?|بعد|متابعة|مراجعة|نتيجة|احتمال|ربما|قد)(?: \\p{L}+){0,3}[ -]$|(?:^| )(?:at|in|to) (?:the |our )?$',
);
/** Behind it, in one sentence: over, put off, or of another thing. */
const over = of(
  '^ ?(?:for |on |in )?\\d|^[ ,(-]{0,2}[^.;\\n]{0,18}(?<!\\p{L})(?:until|till|past|previous\\p{L}*|ago|stopped|quit|abstinent|abstinence|sober|dry|remission|cancel\\p{L}*|postpon\\p{L}*|declin\\p{L}*|refus\\p{L}*|deferred|but|last|yesterday|review|clinic|appointment|follow|in (?:19|20)\\d\\d|(?:19|20)\\d\\d(?!\\d)|[\\/]\\d|of|sweet\\p{L}*|for (?:his |her )?(?:wife|husband|mother|father|son|daughter)|سابق\\p{L}*|حتى|وترك\\p{L}*|وتوقف\\p{L}*|وبطل\\p{L}*|الماضي|السابق|ألغيت|أجلت|تأجلت|رفض\\p{L}*)(?!\\p{L})',
);
/** What it says, where nothing around it makes it another's, another time's or none. */
const now =
  (head: string) =>
  (found: RegExpExecArray): string | undefined => {
    const ends = found.index + found[0].length;
    const before =
      found.input
        .slice(Math.max(0, found.index - 40), found.index)
        .split(/[.;:,،؛\n]/)
        .at(-1) ?? '';
    return notSo.test(before) || over.test(found.input.slice(ends, ends + 40).split(/[.;\n]/)[0] ?? '')
      ? undefined
      : head;
  };
const pattern = (at: string, written: string, head: string): FindingPattern => ({
  at: of(`^(?:${at})$`),
  written: of(`(?:${written})(?!\\p{L})`, 'uy'),
  head: now(head),
});

const drink = '(?:alcohol|etoh|ethanol)';
const much = '(?:heavy|excess(?:ive)?|hazardous|harmful)';
const khamr = '(?:ال)?(?:كحول|خمر|خمور|مشروبات الكحولية|مشروبات كحولية)';
const clauseEnds = '(?= ?(?:[.,;)\\n،؛]|$))';

const organ =
  '(?:(?:elective|major|hip|knee|shoulder|spinal|spine|back|cardiac|heart|valve|bowel|gallbladder|hernia|bariatric|weight[- ]loss|thyroid|breast|prostate|abdominal|orthopa?edic|vascular) )';
const operation = `${organ}{0,3}(?:operation|surgery|replacement|repair|arthroplasty|cholecystectomy|hysterectomy|thyroidectomy|mastectomy|prostatectomy|colectomy|gastrectomy|laparoscopy|laparotomy|turp|thr|tkr)`;
const beginsOperation =
  'elective|major|hip|knee|shoulder|spinal|spine|back|cardiac|heart|valve|bowel|gallbladder|hernia|bariatric|weight|thyroid|breast|prostate|abdominal|orthopa?edic|vascular|operation|surgery|arthroplasty|cholecystectomy|hysterectomy|thyroidectomy|mastectomy|prostatectomy|colectomy|gastrectomy|laparoscopy|laparotomy|turp|thr|tkr';
const scan =
  '(?:contrast[- ](?:enhanced )?ct(?: scan)?|cect|ct(?: (?:scan|chest|abdomen|abdo|pelvis|head|brain|thorax|neck|kidneys?|and|of|the)){0,4} (?:with|\\+) (?:iv |iodinated |intravenous )?contrast|ct (?:coronary |pulmonary )?angiogra(?:m|phy)|ctpa|ctca|coronary angiogra(?:m|phy)|(?:iv|iodinated|intravenous) contrast)';
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const soon = `(?:(?:is |due )?(?:tomorrow|(?:later )?(?:this|next|coming) (?:week|month|${day})|on ${day}|in (?:a|an|one|two|three|four|five|six|\\d{1,2}) (?:days?|weeks?|wks?|months?)(?! ago)))`;
const arranged = '(?:(?:is |has been )?(?:planned|scheduled|booked|arranged))';
const waits = '(?:awaiting|waiting for|(?:wait)?listed for|on the waiting list for)';
const goes = '(?:for|having|has|undergoing|goes for|going for|booked for|due for|due)';
const article = '(?:an? |his |her |the )?';
const planned = (noun: string): string =>
  `${noun} (?:${arranged}(?: (?:for )?${soon})?|${soon})|(?:planned|upcoming|forthcoming|scheduled) ${noun}|${waits} ${article}${noun}(?: ${soon})?|${goes} ${article}${noun} ${soon}`;
const beginsPlan =
  'planned|upcoming|forthcoming|scheduled|awaiting|waiting|listed|waitlisted|on|for|having|has|undergoing|goes|going|booked|due';

const arabicSoon =
  '(?:غدا|بكرة|بكره|باكر|(?:ال)?(?:أسبوع|شهر) (?:القادم|المقبل|الجاي|القادمة)|بعد (?:غد|يومين|أسبوع|أسبوعين|شهر|شهرين|\\d{1,2} (?:أيام|أسابيع|يوم)))';
const arabicArranged = '(?:مقررة?|مخطط لها|مخطط له|مجدولة?|مبرمجة?|محددة)';
const arabicOperation = '(?:ل|ال|لل)?(?:عملية|جراحة)(?: (?!مياه|المياه|العين|الأسنان|أسنان|قبل|عام|سنة)\\p{L}+){0,3}? ';
const arabicScan =
  '(?:(?:ال)?(?:أشعة|تصوير|صورة|فحص) )?(?:ال)?(?:مقطعية?|طبقي(?: محوري)?)(?: (?!بدون|بلا|دون|رنين)\\p{L}+){0,2}? (?:بال|بال?|مع (?:ال)?)صبغة(?: (?:ال)?(?:وريدية|يودية))? ';

/** Heavy drinking, an operation and contrast that are planned, a hyperosmolar state: each as it is of the patient. */
export const ofDrinkAndPlans: readonly FindingPattern[] = [
  pattern(
    `heavy|excess(?:ive)?|hazardous|harmful|drinks|alcohol|alcoholic|etoh|ethanol`,
    `${much} (?:${drink}(?: (?:use|intake|consumption|drinking|drinker))?|drinking|drinker)|drinks (?:${drink} )?(?:very )?(?:heavily|to excess|excessively)|${drink}(?: (?:use|intake|consumption))? ?[:=-]? ?(?:${much}|abuse|misuse|dependen(?:ce|cy|t)|addict(?:ion)?|use disorder)|alcoholic${clauseEnds}`,
    'alcohol=heavy',
  ),
  pattern(
    '[يت]شرب|[يت]فرط|(?:ال)?إفراط|كحول|(?:ال)?كحول|مدمنة?|إدمان',
    `[يت]شرب ${khamr} (?:بكثرة|بإفراط|بشراهة|كثيرا?|كتير|بشكل مفرط)|(?:[يت]فرط|(?:ال)?إفراط) في (?:شرب )?${khamr}|${khamr} (?:مفرط|بإفراط|بكثرة)|(?:مدمنة?|إدمان) (?:على )?${khamr}`,
    'alcohol=heavy',
  ),
  pattern(
    'no|denies|teetotal(?:er|ler)?|does|never|alcohol|etoh',
    `(?:(?:no|denies) (?:any )?${drink}(?: (?:use|intake|consumption))?|teetotal(?:ler|er)?|(?:does not|does ?n't|never) drinks? ${drink}|never drinks ${drink}|${drink}(?: (?:use|intake))? ?[:=-]? ?(?:none|nil|never|no))${clauseEnds}`,
    'alcohol=none',
  ),
  pattern('لا|ما|بدون|بلا', `(?:(?:لا|ما) [يت]شرب ${khamr}|(?:لا|بدون|بلا) كحول)${clauseEnds}`, 'alcohol=none'),
  pattern(`${beginsOperation}|${beginsPlan}`, planned(operation), 'operationPlanned=true'),
  pattern(
    '(?:ل|ال|لل)?(?:عملية|جراحة)',
    `${arabicOperation}(?:${arabicSoon}|${arabicArranged})`,
    'operationPlanned=true',
  ),
  pattern(
    `contrast|cect|ct|ctpa|ctca|coronary|iv|iodinated|intravenous|${beginsPlan}`,
    planned(scan),
    'contrastPlanned=true',
  ),
  pattern(
    '(?:ال)?(?:أشعة|تصوير|صورة|فحص|مقطعية?|طبقي)',
    `${arabicScan}(?:${arabicSoon}|${arabicArranged})`,
    'contrastPlanned=true',
  ),
  // How long ago is read beside it (crises.ts).
  {
    at: new RegExp(foldPattern('^(?:hhs|hhnk|hhns|honk|hyperosmolar|غيبوبة|فرط)$')),
    written: new RegExp(
      foldPattern(
        '(?:hhs|hhnk|hhns|honk|hyperosmolar(?: hyperglyca?emic)?(?: (?:state|coma|crisis|syndrome))?|(?:غيبوبة )?فرط (?:ال)?أسمولية(?: السكري)?)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'glucoseCrisis=within-12-months',
  },
];
