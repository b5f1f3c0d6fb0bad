import type { FactId } from '../chart/facts.ts';
import { foldPattern } from './fold.ts';
import type { ConditionItem, Item } from './items.ts';
import { spanAt } from './spans-of-time.ts';
import type { Text } from './text.ts';

// What stands before or behind a finding and says that it is another one, over, or not the patient's own.

export const byAccident = new RegExp(foldPattern('trauma|rta|mva|accident|crush|blast|mine|war|حادث|إصابة|رضح'), 'u');
export const ofLater = new RegExp(
  foldPattern(
    '^[ -]?(?:unaware|awareness|risk|education|protocol|kit|management|treatment|plan|prevention|avoid|clinic|screen)',
  ),
  'u',
);
export const oldPregnancy =
  /(?<!\p{L})(?:previous|prev|last|past|prior|first|second|during|in|after|planning|planned|wants?|future|سابق)\.? ?$/u;
export const newly = new RegExp(
  foldPattern(
    "(?:newly|new|recently|just|freshly) ?(?:dx'?d?|diagnosed|onset|presented)? ?$|(?:new|recent)[- ]onset ?$|(?:تشخيص جديد|تشخيص حديث|حديث التشخيص|اكتشاف)(?: ل| ب|:)? ?$",
  ),
  'u',
);
/** «سكري حديث», «سكري مكتشف حديثا» */
export const newlyBehind = new RegExp(
  foldPattern(
    '^ (?:(?:نوع|من النوع) \\S{1,6} )?(?:حديث(?: التشخيص| الاكتشاف)?|جديد|مكتشف (?:حديثا|جديدا)|مشخص حديثا|شخص حديثا)(?!\\p{L})',
  ),
  'u',
);
/** “ankle oedema, now resolved” */
export const isOverNow = new RegExp(
  foldPattern(
    '^[ ,(]{0,3}(?:which |that |الذي |التي |اللي |وقد |ثم )?(?:has |have |is |are )?(?:now |since |all )?(?:resolved|settled|gone|cleared|subsided|improved and gone|اختفى|اختفت|زال|زالت|راح|تحسن وزال)(?!\\p{L})',
  ),
  'u',
);
/** “pioglitazone stopped for oedema” */
export const isReason = new RegExp(
  foldPattern(
    "(?:stopped|discontinued|d\\/c'?d|ceased|off|withdrawn) (?:(?:for|due to|d\\/t|because of|after) (?:\\p{L}+ )?|(?:[(:-] ?)?)$|(?:وقف|يقاف)\\p{L}* (?:\\p{L}+ ){0,2}(?:(?:بسبب|عشان|علشان|لأجل) (?:ال)?|ل)$",
  ),
  'u',
);
/** Beside these PVD is the vitreous, not the legs. */
export const ofEye = /macula|vitre|retin|floater|(?:^|[^\p{L}])(?:n?pdr|prp|iop|va|le|re|r[0-3]m[01])(?!\p{L})/u;
export const ofArteries =
  /(?<!\p{L})(?:cad|ihd|chd|cva|tia|stroke|mi|angina|acs|cabg|pci|htn|hf|claudication|legs?)(?!\p{L})/u;
/** “last hypo”, «آخر نوبة هبوط»; “, previous hypo”, but not “no previous hypo” */
export const lastOne = new RegExp(
  foldPattern(
    '(?:(?<!\\p{L})(?:last|latest|most recent|آخر)|(?:^|[,.;:] ?)previous)(?: (?:mild|bad|severe|noted|recorded|documented|نوبة))?(?: \\p{L}+)?$',
  ),
  'u',
);
/** “denies hypos, but the meter shows 52” */
export const butMeasured = new RegExp(
  foldPattern('^[^.;]{0,4}(?:denied )?(?:but|however|لكن|ولكن|بس)[^.;]{0,40}(?<!\\d)(?:[3-6]\\d|[23]\\.\\d)(?![\\d.])'),
  'u',
);
/** «ما يدخن سجاير بس شيشة»: what of it is smoked is no denial. */
export const butShisha = new RegExp(
  foldPattern(
    '^[^.;]{0,24}(?:but|only|except|بس|لكن|ولكن)[^.;]{0,20}(?:shisha|hookah|vape|vaping|cigar|شيشة|أرجيلة|ارجيلة|معسل|فيب|سيجار)',
  ),
  'u',
);
/** “DM > 20 yrs” */
export const beyondYears = new RegExp(
  `^ ?(?:x |for |since )?[<>] ?(\\d{1,2})\\+? ?(?:y|yrs?|years?|${foldPattern('سنة|سنوات|عاما')})(?!\\p{L})`,
  'u',
);
/** “Mirena removed in September” */
export const isRemoved = new RegExp(
  foldPattern(
    '^ ?(?:coil |was |has been |is )*(?:removed|taken out|out(?!\\p{L})|stopped|expired|fell out|أزيل|انشال|مشال)',
  ),
  'u',
);
/** “HF symptoms”, denied or not, say nothing of the disease. */
export const ofSigns = /^ (?:symptoms?|signs?|sx|features|picture|workup|work-up)(?!\p{L})/u;
/** “HFpEF unlikely”, “TIA mimic”, “CVD risk 18%”: named, and not had. */
export const notHad =
  /^(?:,? ?\(?(?:(?:is|was|are|very|most|thought|considered|felt|less|highly|to be) ){0,3}(?:unlikely|improbable)(?= ?(?:$|[.,;)\n]|(?:given|as|on)(?!\p{L})))| mimics?| (?:event )?risk| scare)(?![\p{L}-])/u;
const ofRisk = /^(?:ascvd|cvd|cardiovascular disease|chd|cad|ihd|stroke|mi)$/;
/** “10y ASCVD 15%”: how likely, of a name that has no share of its own. */
export const isShareOf = (name: string, behind: string): boolean =>
  ofRisk.test(name) && /^:? ?\(?\d{1,2}(?:\.\d)? ?%/.test(behind);
/** “frail-looking”, “frailty score pending”: how one looks, or a test without its result. */
export const ofFrailty = /^[ -](?:looking|scores?|scale|index|reviews?|assessments?)(?!\p{L}| ?[:=]? ?\d)/u;
/** “frailty clinic”, “HF nurse”, “stroke ward”: where or by whom one is seen. */
export const ofPlace =
  /^ (?:clinics?|services?|teams?|nurses?|wards?|referrals?|consultants?|leaflets?|pathways?|screen(?:ing)?)(?!\p{L})/u;
const weekly =
  /(?:mwf|tts|tths|mon\p{L}{0,3}[,/ ]{1,2}wed|tue\p{L}{0,4}[,/ ]{1,2}thu|[23] ?(?:x|times)|(?:twice|thrice|three times|two times) (?:a|per|weekly)|weekly)(?!\p{L})/u;
/** “attends dialysis clinic MWF”: how often tells that it is done; “seen in dialysis clinic” does not. */
export const isDialysed = ({ sets }: ConditionItem['entry'], folded: string, from: number, to: number): boolean =>
  sets.some(([fact]) => fact === 'dialysis') && weekly.test(folded.slice(Math.max(0, from - 30), to + 40));
/** «عيادة قصور القلب»: where one is seen, before the name. */
export const atPlace = new RegExp(
  foldPattern('(?<!\\p{L})(?:ال|ل|ب|لل)?(?:عيادة|عيادات|قسم|ممرضة|فريق|برنامج) (?:ال)?$'),
  'u',
);
const ofOthers = /^(?:frailty|smoking|smokes|pregnancy)$/;
/** “frail mother”, “smoker's cough”: said of another, or of something else; “35F smoker, mother of 2” and “smoker mother of 2” are the patient. */
export function ofSomebody({ tokens, folded }: Text, item: ConditionItem, next: Item | undefined): boolean {
  if (!item.entry.sets.some(([fact]) => ofOthers.test(fact))) return false;
  const [mark, s] = [tokens[item.end], tokens[item.end + 1]];
  if (mark?.text === "'" && mark.glued && (s?.text === 's' || !s?.glued)) return true;
  // In Arabic what is said of a person stands behind the word for him.
  const isLatin = (tokens[item.first]?.text ?? '') < '\u0600';
  if (!isLatin || next?.kind !== 'cue' || next.cue !== 'other' || next.first !== item.end) return false;
  const behind = tokens[next.end];
  return !(behind?.text === 'of' && folded.slice(behind.to, behind.to + 12).search(ofChildren) === 0);
}
const ofChildren = /^ (?:\d{1,2}|one|two|three|four|five|six|seven|eight)(?![\p{L}\d])/u;
/** “screened negative for MEN2” */
export const negativeFor = /(?<!\p{L})(?:neg|negative|-ve|clear|cleared) (?:for|of) (?:any )?$/u;
/** “no longer pregnant”, “off dialysis”, “passive smoker”, “optic neuropathy”: before a name, what makes it over or another. */
const notSo: readonly (readonly [fact: string, before: RegExp])[] = [
  [
    'pregnancy',
    new RegExp(
      `(?<!\\p{L})(?:(?:no longer|not currently|was|were|when|while)(?: last)? $|${foldPattern('(?:كانت|لم تعد|لما كانت|وقت ما كانت) $')})`,
      'u',
    ),
  ],
  [
    'dialysis',
    /(?<!\p{L})(?:(?:no longer|formerly|previously|was|were|came) (?:on |off |needing |requiring )?|(?:ex|off|weaned from|weaned off|recovered from|pre)[ -])$/u,
  ],
  [
    'smoking',
    /(?<!\p{L})(?:passive|second-?hand|(?:liv(?:es|ing)|exposed|married|room|house) (?:with|to)(?: an?| heavy| other){0,2}) $/u,
  ],
  [
    'neuropathy',
    /(?<!\p{L})(?:optic|carpal tunnel|ulnar|median|radial|facial|trigeminal|entrapment|compressi(?:ve|on))(?: nerve)? $/u,
  ],
];
export const isNotSo = (fact: string, stem: string): boolean =>
  notSo.some(([of, before]) => of === fact && before.test(stem));
/** “discussed dialysis modalities”, “favours PD”, «رفض الغسيل»: a treatment of the kidney that is spoken of or wished for. */
export const spokenOfBefore = new RegExp(
  foldPattern(
    '(?:discuss\\p{L}*|favou?rs?|prefers?|preference for|opts? for|opted for|chosen|chose|considering|approaching|nearing|may need|might need|will need|counsell?ed (?:about|on|for|re)|educat\\p{L}* (?:about|on|re)|declin\\p{L}*|refus\\p{L}*|prepar\\p{L}* for|ناقش\\p{L}*|مناقشة|يفضل|تفضل|يرفض|ترفض|رفض|رفضت|تحضير ل|تجهيز ل)(?: (?:the|about|future|options?|for|of|home|starting|on|and|or|transplant|خيارات|موضوع)){0,4} (?:ال|لل)?$',
  ),
  'u',
);
export const spokenOfBehind =
  /^ (?:modalit\p{L}+|education|options?|access|planning|discussions?|decisions?|preparation|work-?up|referral|waiting[- ]list|counsell?ing|in (?:the )?future|fistula|if needed|when needed|(?:nurse|team|coordinator) (?:to|will|referral))(?!\p{L})/u;
/** Before a type of diabetes that has been another since. */
export const labelled = new RegExp(
  foldPattern(
    '(?:(?:initially|originally|at first|first|previously|formerly|wrongly)(?: \\p{L}+){0,4}|mis-?(?:diagnosed|labelled|labeled|classified)(?: \\p{L}+){0,2}|was (?:thought|labelled|labeled|called)(?: \\p{L}+){0,3}|(?:في البداية|بداية|سابقا|خطأ)(?: \\p{L}+){0,3}) ?\\(?$',
  ),
  'u',
);
/** “was afraid of needles, agrees now” */
export const wasSo = new RegExp(foldPattern('(?:كان|كانت|was|used to be|previously|initially|at first) $'), 'u');
export const ofInsulin = new RegExp(foldPattern('insulin|نسولين'), 'u');
export const type2Of = /^[ ,-]?(?:mi|myocardial|resp|respiratory|hypersensitivity|hit|crs)/u;
/** “HF? no CKD? yes” */
export const answeredYes = new RegExp(`^ ?[?:] ?(?:yes|${foldPattern('نعم')})(?!\\p{L})`, 'u');
/** “stroke denied heart failure”; what an insurer denied is no finding's. */
export const deniesNext = /^ denied (?!by )/;
/** “fh MI” */
export const ofKin = /(?<!\p{L})fhx?:? (?:of )?$/u;
/** “no FH of …”, «لا يوجد تاريخ عائلي ل…» */
export const ofFamily = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:no|nil|not|negative|neg|denies|لا|لا يوجد|ليس|بدون) (?:\\p{L}+ )?(?:f\\/?hx?|fam(?:ily)?(?: history| hx| h\\/o)?|تاريخ عائلي|سوابق عائلية)[^.;,]{0,30}$',
  ),
  'u',
);

/** “MTC family history negative”, «… في العائلة: لا يوجد» */
export const familyDenied = new RegExp(
  foldPattern(
    '^[ :(,-]{1,3}(?:in (?:the )?|في )?(?:family(?: history| hx)?|fhx?|f\\/h|(?:ال)?عائلة)[ :=-]{1,3}(?:neg|negative|none|nil|no|absent|clear|denied|لا|سلبي|لا يوجد|منفي)(?!\\p{L})',
  ),
  'u',
);

/** “Type 2 for 9 years”, without the word diabetes: where a sentence begins so, or a length of time follows; never inside another name. */
export function isBareType({ tokens, breaks, taken, folded }: Text, item: Item): boolean {
  const [before, after] = [tokens[item.first - 1], tokens[item.end]];
  const begins = !before || before.text === '?' || breaks[item.first - 1] === 2 || taken[item.first - 1] === 1;
  const isAfterBreak = begins || (breaks[item.first - 1] ?? 0) > 0;
  const lasts = after?.kind === 'number' && spanAt(folded, after.from)?.unit === 'years';
  const goesOn = lasts || /^(?:for|x|since|diabetic|dx|diagnosed|on)$/.test(after?.text ?? '');
  const ends = !after || (breaks[item.end] ?? 0) > 0;
  // “60 year old driver, T2, HbA1c 72”: an entry of a list by itself.
  // “Known T2 8 y”
  const isKnown = before?.text === 'known' && (goesOn || ends);
  // “He’s 22 and type 1”
  const isOfPerson = before?.text === 'and' && taken[item.first - 2] === 1 && ends;
  return (
    isKnown ||
    isOfPerson ||
    (begins && (goesOn || ends)) ||
    (isAfterBreak && (goesOn || (ends && before?.text === ',')))
  );
}

const year = new RegExp(`^ (?:in |${foldPattern('في')} )?((?:19|20)\\d\\d)(?!\\d)`, 'u');
/** “pregnant in 2019”, “on dialysis list”, “dialysis in 2019 for AKI”: of another time than today. */
export function isOfThen(fact: FactId, behind: string, on: string): boolean {
  if (fact === 'dialysis') return /^ (?:list|(?:in )?(?:19|20)\d\d for)(?!\p{L})/u.test(behind);
  const today = on.slice(0, 4);
  return fact === 'pregnancy' && ((year.exec(behind)?.[1] ?? today) < today || /^ (?:twice|\w+ times)/.test(behind));
}
