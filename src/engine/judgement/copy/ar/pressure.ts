import type { pressure as english } from '../en/pressure.ts';
import type { TranslatedWords } from '../shape.ts';

export const pressure = {
  'pressure.severe': {
    why: 'لأن ضغطًا من {systolic} على {diastolic} فأكثر شديد، ويُعاد القياس أولًا',
    caution:
      'ضغط دم شديد: يُعاد القياس الآن ويُعالَج اليوم. ومع ألم الصدر أو ضيق النفس أو صداع شديد أو تشوش أو ضعف أو فقد البصر فهو حالة طوارئ.',
    patient: {
      male: 'ضغط دمك مرتفع جدًا. اتصل بعيادتك اليوم. وإن شعرت بألم في الصدر أو صداع شديد أو صعوبة في النظر أو الكلام فاطلب الإسعاف.',
      female:
        'ضغط دمكِ مرتفع جدًا. اتصلي بعيادتكِ اليوم. وإن شعرتِ بألم في الصدر أو صداع شديد أو صعوبة في النظر أو الكلام فاطلبي الإسعاف.',
    },
    ask: 'ماذا أفعل اليوم بشأن ضغط دمي؟',
  },
  'pressure.pregnancy': {
    why: 'لأن ضغطًا من {systolic} على {diastolic} فأكثر في الحمل خطر على الأم والجنين',
    caution: 'ضغط دم شديد في الحمل: إلى المستشفى الآن، مع احتمال تسمم الحمل.',
    patient: 'ضغط دمكِ مرتفع إلى حد خطر عليكِ وعلى جنينكِ. اذهبي إلى المستشفى الآن.',
    ask: null,
  },
  'pressure.severe-with-disease': {
    why: 'لأن ضغطًا من {systolic} على {diastolic} فأكثر مع مرض الشرايين يُعالَج خلال أيام',
    caution: null,
    patient: {
      male: 'ضغط دمك مرتفع جدًا. راجع عيادتك خلال أيام.',
      female: 'ضغط دمكِ مرتفع جدًا. راجعي عيادتكِ خلال أيام.',
    },
    ask: 'ماذا أفعل بشأن ضغط دمي؟',
  },
  'pressure.two-medicines': {
    why: 'لأن ضغطًا مؤكدًا من {systolic} على {diastolic} فأكثر يحتاج غالبًا إلى مجموعتين من الأدوية',
    caution: null,
    patient: {
      male: 'ضغط دمك مرتفع ويحتاج إلى علاج.',
      female: 'ضغط دمكِ مرتفع ويحتاج إلى علاج.',
    },
    ask: 'أي أقراص تخفض ضغط دمي؟',
  },
  'pressure.above-goal': {
    why: 'لأن ضغطًا من {systolic} على {diastolic} فأكثر يُعالَج إذا تأكد في يومين',
    caution: null,
    patient: {
      male: 'ضغط دمك أعلى مما ينبغي.',
      female: 'ضغط دمكِ أعلى مما ينبغي.',
    },
    ask: 'هل يحتاج ضغط دمي إلى دواء؟',
  },
} satisfies TranslatedWords<typeof english>;
