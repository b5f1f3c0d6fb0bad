import type { tzd as english } from '../en/tzd.ts';
import type { TranslatedWords } from '../shape.ts';

export const tzd = {
  'tzd.heart-failure': {
    why: 'لأن البيوغليتازون يسبب قصور القلب أو يزيده سوءًا',
    caution: null,
    patient: {
      male: 'أحد أقراصك قد يضر القلب الضعيف. اتصل بعيادتك اليوم قبل أن تأخذه مرة أخرى.',
      female: 'أحد أقراصكِ قد يضر القلب الضعيف. اتصلي بعيادتكِ اليوم قبل أن تأخذيه مرة أخرى.',
    },
    ask: 'أي قرص يضر قلبي، وما بديله؟',
  },
  'tzd.heart-failure-not-started': {
    why: 'لأن البيوغليتازون لا يصلح في قصور القلب',
    caution: null,
    patient: null,
    ask: null,
  },
  'tzd.oedema': {
    why: 'لأن البيوغليتازون يحبس السوائل، وقد يكون التورم أول علامة على قصور القلب',
    caution: null,
    patient: {
      male: 'أحد أقراصك قد يسبب تورم الساقين. أخبر عيادتك، وفورًا إن ضاق نفَسك.',
      female: 'أحد أقراصكِ قد يسبب تورم الساقين. أخبري عيادتكِ، وفورًا إن ضاق نفَسكِ.',
    },
    ask: 'هل يمكن أن يكون أحد أقراصي سبب التورم؟',
  },
  'tzd.oedema-not-started': {
    why: 'لأن البيوغليتازون يزيد التورم',
    caution: null,
    patient: null,
    ask: null,
  },
  'tzd.insulin': {
    why: 'لأن البيوغليتازون مع الإنسولين يزيد التورم والوزن: أقل جرعة، أو لا شيء',
    caution: null,
    patient: null,
    ask: 'هل ما زلت أحتاج إلى كل أقراص السكر مع الإنسولين؟',
  },
  'tzd.insulin-not-started': {
    why: 'لأن البيوغليتازون لا يُضاف إلى الإنسولين، فهما معًا يسببان التورم',
    caution: null,
    patient: null,
    ask: null,
  },
  'tzd.heart-unknown': {
    why: 'لأن البيوغليتازون يجب ألا يستمر في قصور القلب، ولا يُعرف هل هو موجود',
    caution: null,
    patient: null,
    ask: 'هل يتحمل قلبي كل أقراصي؟',
  },
  'tzd.taken': {
    why: 'لأن للبيوغليتازون أضرارًا تخصه',
    caution: 'البيوغليتازون: لا يُعطى مع سرطان المثانة، الحالي أو السابق، ويُبحث سبب الدم في البول. وتسهل معه كسور العظام عند النساء. ويوقف مع التورم أو ضيق النفس.',
    patient: {
      male: 'إن رأيت دمًا في البول أو تورمت ساقاك أو ضاق نفَسك فاتصل بعيادتك.',
      female: 'إن رأيتِ دمًا في البول أو تورمت ساقاكِ أو ضاق نفَسكِ فاتصلي بعيادتكِ.',
    },
    ask: null,
  },
} satisfies TranslatedWords<typeof english>;
