import type { BedsideWords } from '../en/bedside.ts';

/** Words of the screen turned to the patient, and what stands in signs as an Arabic voice says it. */
export const bedside: BedsideWords = {
  back: 'رجوع', next: 'ما سنفعله', now: 'الآن', weeks: 'بعد {n} أسبوعًا', inRange: 'من اليوم ضمن النطاق', days: 'عدد الأيام في السنة',
  aloud: 'قراءة بصوت', silence: 'إيقاف القراءة',
  to: 'إلى', over: 'على',
  units: { '%': 'بالمئة', 'ملغم/دل': 'مليغرام لكل ديسيلتر', 'ملمول/ل': 'مليمول لكل لتر', 'ملمول/مول': 'مليمول لكل مول', 'ملغم/غ': 'مليغرام لكل غرام', 'مل/دقيقة/1.73 م²': 'مليلتر في الدقيقة', 'ملم زئبق': 'مليمتر زئبق', ملغم: 'مليغرام', غ: 'غرام', كغ: 'كيلوغرام', مل: 'مليلتر', سم: 'سنتيمتر', µg: 'ميكروغرام', mcg: 'ميكروغرام', mg: 'مليغرام', g: 'غرام', mL: 'مليلتر', ml: 'مليلتر' },
};
