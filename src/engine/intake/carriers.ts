import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

const of = '(?:ل|لل|ال|ب|عدوى |ل?عدوى )?(?:ال)?';
const germ =
  '[فڤ]ا?يروس(?:ات)?|ميكروب|جرثومة?|بكتيريا|طفيل\\p{L}{0,8}|بلهارسيا|كبد|التهاب (?:ال)?كبد\\p{L}{0,8}|إيدز|ايدز|hbv|hcv|hiv|hbsag|hep(?:atitis)? ?[bc]|mrsa|بي(?!ت)|سي(?!\\p{L})';
const trait =
  '(?:(?:جين|جينات|مورثة|سمة|صفة|مرض|وراثة|طفرة) ?(?:ل|ال)?){0,3}(?:ثلاسيميا|تلاسيميا|تالاسيميا|ثالاسيميا|منجلي\\p{L}{0,8}|أنيميا \\p{L}{1,10}|انيميا \\p{L}{1,10}|فقر (?:ال)?دم \\p{L}{1,10}|thal\\p{L}{0,8}|sickle\\p{L}{0,8})';
const gene =
  'جين(?:ات)?|مورث(?:ة|ات)|سم(?:ة|ات)|صف(?:ة|ات)|طفر(?:ة|ات)|مرض|أمراض|brca\\d?|mody|g6pd|cf(?!\\p{L})|هيموفيليا';
const papers =
  'جنسية|شهاد(?:ة|ات)|بطاقة|رخصة|جواز|إقامة|دكتوراه|ماجستير|بكالوريوس|مزمنة?|مزمن|صامتة?|غير (?:نشط|فعال)\\p{L}{0,8}|سابقة? ل|سليم';
const written = (names: string): RegExp => new RegExp(foldPattern(`حامل(?:ة|ا)? ${of}(?:${names})(?!\\p{L})`), 'uy');
const at = new RegExp(foldPattern('^(?:و|ال)?حامل(?:ة|ا)?$'));

/** «حامل فيروس سي», «حامل لطفرة», «حامل لشهادة»: who carries something else than a child; a trait of the blood is told. */
export const carriers: readonly FindingPattern[] = [
  { at: /^thal$/, written: /thal (?:trait|minor|carrier)(?!\p{L})/uy, head: () => 'anaemiaRisk=true' },
  { at, written: written(trait), head: () => 'anaemiaRisk=true' },
  { at, written: written(`(?:${gene}) ?(?:ل|ال)?mody|mody`), head: () => '? diabetesType unsure' },
  { at, written: written(`${germ}|${gene}|${papers}`), head: () => '-' },
  // «فيروس سي حامل»
  {
    at,
    written: new RegExp(
      foldPattern(
        '(?<=(?:فيروس (?:سي|بي|c|b)|hbv|hcv|hbsag|hep ?[bc]|التهاب (?:ال)?كبد\\p{L}{0,3}(?: (?:ال)?(?:وبائي|سي|بي|ب|ج))?) )حامل(?:ة|ا)?(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => '-',
  },
];
