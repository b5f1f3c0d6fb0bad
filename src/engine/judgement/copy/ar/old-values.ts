import type { oldValues as english } from '../en/old-values.ts';
import type { TranslatedWords } from '../shape.ts';

export const oldValues = {
  'old.kidney': {
    why: 'لأن آخر معدل ترشيح، {before} في {day}، كان منخفضًا',
    patient: {
      male: 'كان آخر فحص لكليتيك منخفضًا وقد مضى عليه وقت طويل. يلزم أن يُعاد قريبًا.',
      female: 'كان آخر فحص لكليتيكِ منخفضًا وقد مضى عليه وقت طويل. يلزم أن يُعاد قريبًا.',
    },
    ask: 'كيف حال كليتيّ الآن؟',
  },
  'old.potassium': {
    why: 'لأن آخر بوتاسيوم، {before} في {day}، كان مرتفعًا',
    patient: 'كان آخر بوتاسيوم مرتفعًا، والفحص قديم. يلزم أن يُعاد قريبًا.',
  },
  'old.pressure': {
    why: 'لأن آخر ضغط، {systolic}/{diastolic} في {day}، كان مرتفعًا',
    patient: 'كان آخر قياس للضغط مرتفعًا. يلزم أن يُقاس من جديد قريبًا.',
  },
  'old.a1c': {
    why: 'لأن آخر سكر تراكمي، {before} في {day}، كان مرتفعًا',
    patient: 'كان آخر سكر تراكمي مرتفعًا، والفحص قديم. يلزم أن يُعاد قريبًا.',
  },
  'old.albumin': {
    why: 'لأن آخر ألبومين في البول، {before} في {day}، كان مرتفعًا',
  },
} as const satisfies TranslatedWords<typeof english>;
