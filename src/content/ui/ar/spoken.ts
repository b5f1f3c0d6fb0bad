import type { SpokenWords } from '../en/spoken.ts';

/** Words around what is read aloud, and what stands in signs as an Arabic voice says it. */
export const spoken: SpokenWords = {
  aloud: 'قراءة بصوت', silence: 'إيقاف القراءة',
  to: 'إلى', over: 'على',
  units: { '%': 'بالمئة', 'ملغم/دل': 'مليغرام لكل ديسيلتر', 'ملمول/ل': 'مليمول لكل لتر', 'ملمول/مول': 'مليمول لكل مول', 'ملغم/غ': 'مليغرام لكل غرام', 'مل/دقيقة/1.73 م²': 'مليلتر في الدقيقة', 'ملم زئبق': 'مليمتر زئبق', ملغم: 'مليغرام', غ: 'غرام', كغ: 'كيلوغرام', مل: 'مليلتر', سم: 'سنتيمتر', µg: 'ميكروغرام', mcg: 'ميكروغرام', mg: 'مليغرام', g: 'غرام', mL: 'مليلتر', ml: 'مليلتر' },
};
