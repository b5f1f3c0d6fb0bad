import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

/** Findings that Arabic says in more orders than names can list; the expressions are sticky and bounded. */
export const wordedInArabic: readonly FindingPattern[] = [
  // Of a vein or the lungs: «جلطة بالساق», «جلطة رئوية».
  {
    at: new RegExp(foldPattern('^و?(?:ال)?(?:جلطة|جلطات)$')),
    written: new RegExp(
      foldPattern(
        'و?(?:ال)?(?:جلطة|جلطات) (?:(?:قديمة|سابقة) )?(?:(?:في |ب)(?:ال)?(?:ساق|رجل|رئة|وريد|أوردة)|رئوية|وريدية)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => '-',
  },
  {
    at: new RegExp(foldPattern('^و?(?:(?:ال)?دورة|انقطعت?|وقفت|توقفت|منقطعة?|انقطاع)$')),
    written: new RegExp(
      foldPattern(
        'و?(?:(?:ال)?دورة(?: (?:ال)?شهرية)? (?:انقطعت|وقفت|توقفت|منقطعة)|(?:انقطعت?|وقفت|توقفت|انقطاع|منقطعة?) (?:(?:عنها|عندها) )?(?:ال)?(?:دورة|طمث|حيض))(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'childbearing=not-possible',
  },
  {
    at: new RegExp(foldPattern('^و?(?:ال)?(?:تورم|تورمات|انتفاخ|ورم)$')),
    written: new RegExp(
      foldPattern(
        'و?(?:ال)?(?:تورم(?:ات)?|انتفاخ|ورم) (?:خفيف |بسيط |شديد )?(?:في |ب)?(?:ال)?(?:رجلين|ساقين|قدمين|كاحلين|أرجل|ارجل|أقدام|اقدام|(?:أطراف|اطراف) (?:ال)?سفلية)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'oedema=true',
  },
  {
    at: new RegExp(foldPattern('^و?(?:ال)?(?:جلطة|جلطات|سكتة)$')),
    written: new RegExp(
      foldPattern(
        'و?(?:ال)?(?:جلطة|جلطات|سكتة) (?:(?:قديمة|سابقة|خفيفة|صغيرة|حديثة) ){1,2}(?:في |ب)(?:ال)?(?:مخ|دماغ|رأس|راس|قلب)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'ascvd=true',
  },
  {
    at: new RegExp(foldPattern('^و?(?:ال)?(?:هبوط|هبوطات|نوبات|نوبة)$')),
    written: new RegExp(
      foldPattern(
        'و?(?:ال)?(?:(?:نوبات|نوبة) )?(?:ال)?(?:هبوط(?:ات)?)(?: (?:ال)?سكر(?:ي)?)? (?:ال)?(?:شديدة?|حادة?|قوية?|خطيرة?)(?!\\p{L})',
      ),
      'uy',
    ),
    head: () => 'severeHypoglycaemia=true;hypoglycaemiaHistory=true',
  },
  // «سكره نزل ل ٥٥»
  {
    at: new RegExp(foldPattern('^و?(?:سكر(?:ه|ها|ي)|نزل|هبط|انخفض|وصل)$')),
    written: new RegExp(
      foldPattern(
        'و?(?:سكر(?:ه|ها|ي) (?:نزل|هبط|انخفض|وصل)|(?:نزل|هبط|انخفض|وصل)(?: (?:ال)?سكر(?:ه|ها|ي)?| عند(?:ه|ها) السكر)) ?(?:إلى |الى |لل?ـ? ?|تحت )?(?:[3-6]\\d|[23]\\.\\d)(?![\\d.]\\d|\\d| ?%)',
      ),
      'uy',
    ),
    head: () => 'hypoglycaemiaHistory=true',
  },
  // «مريضة غسيل»
  {
    at: new RegExp(foldPattern('^(?:ال)?مريضة?$')),
    written: new RegExp(foldPattern('(?:ال)?مريضة? (?:ال)?غسيل(?! (?:معدة|أموال))(?!\\p{L})'), 'uy'),
    head: () => 'dialysis=true;ckdStage=stage5;ckd=true',
  },
  // «لا يوجد تورم», “no swelling”, of nothing else.
  {
    at: new RegExp(foldPattern('^(?:no|nil|بدون|بلا|لا|مفيش|مافيش|ماكو|مافي|ما)$')),
    written: new RegExp(
      foldPattern(
        '(?:(?:no|nil) (?:significant |obvious |any )?swelling|(?:بدون|بلا|لا|لا يوجد|لا توجد|مفيش|مافيش|ماكو|مافي|ما في|ما فيه) (?:أي )?تورم(?:ات)?)(?= ?(?:[.,;)\\n،؛]|$))',
      ),
      'uy',
    ),
    head: () => 'oedema=false',
  },
];
