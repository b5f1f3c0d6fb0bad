import type { heartAndKidneyProtection as english } from '../en/heart-and-kidney-protection.ts';
import type { TranslatedWords } from '../shape.ts';

export const heartAndKidneyProtection = {
  'protection.sglt2-heart-failure': {
    why: 'لأن مثبط SGLT2 يحمي في قصور القلب مهما كان السكر التراكمي',
    caution: null,
    patient: {
      male: 'هناك قرص يحمي قلبك. اسأل عيادتك عنه قريبًا.',
      female: 'هناك قرص يحمي قلبكِ. اسألي عيادتكِ عنه قريبًا.',
    },
    ask: 'هل آخذ الآن قرصًا يحمي قلبي، أم يجب أن أبدأ به؟',
  },
  'protection.sglt2-kidney': {
    why: 'لأن مثبط SGLT2 يأتي أولًا في مرض الكلى من معدل ترشيح {limit} فأكثر، مهما كان السكر التراكمي',
    caution: null,
    patient: {
      male: 'هناك قرص يحمي كليتيك. اسأل عيادتك عنه قريبًا.',
      female: 'هناك قرص يحمي كليتيكِ. اسألي عيادتكِ عنه قريبًا.',
    },
    ask: 'هل آخذ الآن قرصًا يحمي كليتيّ، أم يجب أن أبدأ به؟',
  },
  'protection.sglt2-albumin': {
    why: 'لأن ألبومين البول {uacr} يرجّح هذه الفئة ما دام السكر فوق الهدف، ولو لم تؤكده عينة ثانية بعد',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-not-started': {
    why: 'لأن مثبط SGLT2 لا يُبدأ دون معدل ترشيح {limit} ولا مع غسيل الكلى',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-goes-on': {
    why: 'لأن مثبط SGLT2 المستعمل يستمر دون {limit} إلى أن يبدأ غسيل الكلى أو يتعذر تحمله',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-dialysis': {
    why: 'لأن مثبط SGLT2 يتوقف متى بدأ غسيل الكلى',
    caution: null,
    patient: {
      male: 'لم يعد أحد أقراصك نافعًا مع غسيل الكلى. ستوقفه لك عيادتك.',
      female: 'لم يعد أحد أقراصكِ نافعًا مع غسيل الكلى. ستوقفه لكِ عيادتكِ.',
    },
    ask: 'أي قرص يجب أن يتوقف بعد أن بدأ غسيل الكلى؟',
  },
  'protection.sglt2-taken': {
    why: 'لأن مثبط SGLT2 يُخرج السكر في البول',
    caution: 'مثبط SGLT2: الالتهاب الفطري التناسلي شائع. أما الألم والتورم حول الأعضاء التناسلية أو الشرج مع حمى فإلى المستشفى فورًا.',
    patient: {
      male: 'أخبر عيادتك إن شعرت بحكة أو حرقة في المنطقة الحساسة. وإن أصابك معها ألم وتورم وحمى فاذهب إلى المستشفى فورًا.',
      female: 'أخبري عيادتكِ إن شعرتِ بحكة أو حرقة في المنطقة الحساسة. وإن أصابكِ معها ألم وتورم وحمى فاذهبي إلى المستشفى فورًا.',
    },
    ask: null,
  },
  'protection.arteries': {
    why: 'لأن ناهض مستقبلات GLP-1 أو مثبط SGLT2 يحمي في مرض الشرايين مهما كان السكر التراكمي',
    caution: null,
    patient: {
      male: 'هناك أدوية تخفض السكر وتحمي قلبك وشرايينك.',
      female: 'هناك أدوية تخفض السكر وتحمي قلبكِ وشرايينكِ.',
    },
    ask: 'هل آخذ الآن دواءً يحمي قلبي وشراييني، أم يجب أن أبدأ به؟',
  },
  'protection.arteries-second': {
    why: 'لأن السكر التراكمي فوق {goal} مع مرض الشرايين، فتُضاف المجموعة الحامية الأخرى',
    caution: null,
    patient: null,
    ask: 'هل هناك دواء ثانٍ يحمي قلبي وشراييني؟',
  },
  'protection.arteries-unknown': {
    why: 'لأن نوع مرض القلب أو الشرايين يحدد الدواء الحامي',
    caution: null,
    patient: null,
    ask: 'ما مرض القلب أو الشرايين عندي بالتحديد؟',
  },
  'protection.glp1-kidney': {
    why: 'لأن السكر التراكمي فوق {goal} مع مرض الكلى، وناهض مستقبلات GLP-1 يخفضه عند أي معدل ترشيح',
    caution: null,
    patient: null,
    ask: 'أي دواء يخفض السكر جيدًا ولا يضر كليتيّ؟',
  },
  'protection.glp1-heart-failure': {
    why: 'لأن الكسر القذفي يحدد في قصور القلب مكان ناهض مستقبلات GLP-1',
    caution:
      'قصور القلب مع ناهض مستقبلات GLP-1: إذا كان الكسر القذفي منخفضًا أو ساءت الحالة حديثًا فالقرار لطبيب القلب أولًا، وإذا كان محفوظًا مع سمنة فهو نافع.',
    patient: null,
    ask: 'هل تناسب حقنة السكر قلبي؟',
  },
  'protection.glp1-heart-failure-asked': {
    why: 'لأن قرار ناهض مستقبلات GLP-1 في قصور القلب يُبنى على الكسر القذفي، فإن كان منخفضًا فالقرار لطبيب القلب أولًا',
    caution: null,
    patient: null,
    ask: 'هل حقنة السكر مناسبة لقلبي؟',
  },
  'protection.finerenone-kidney-failure': {
    why: 'لأن الفينيرينون يوقف عند معدل ترشيح دون {limit} أو مع غسيل الكلى',
    caution: null,
    patient: { male: 'مع حالة كليتيك لم يعد أحد أقراصك آمنًا بما يكفي.', female: 'مع حالة كليتيكِ لم يعد أحد أقراصكِ آمنًا بما يكفي.' },
    ask: 'أي قرص من أقراصي يجب إيقافه بسبب كليتيّ؟',
  },
  'protection.ras-inhibitor': {
    why: 'لأن ألبومين البول {uacr} يحتاج إلى مثبط ACE أو ARB، واحد منهما فقط، بأعلى جرعة محتملة',
    caution: null,
    patient: {
      male: 'في بولك بروتين. يمكن لقرص من أقراص الضغط أن يحمي كليتيك.',
      female: 'في بولكِ بروتين. يمكن لقرص من أقراص الضغط أن يحمي كليتيكِ.',
    },
    ask: 'هل آخذ قرصًا للضغط يحمي كليتيّ؟',
  },
  'protection.pressure-unknown': {
    why: 'لأن ألبومين البول {uacr}، وضغط الدم يحدد الحاجة إلى مثبط ACE أو ARB',
    caution: null,
    patient: null,
    ask: 'كم ضغط دمي، وهل يناسب كليتيّ؟',
  },
  'protection.finerenone': {
    why: 'لأن ألبومين البول بقي {uacr} مع مثبط RAS، والفينيرينون يزيد الحماية',
    caution: null,
    patient: null,
    ask: 'هل هناك قرص آخر قد يحمي كليتيّ؟',
  },
  'protection.finerenone-heart-failure': {
    why: 'لأن السبيرونولاكتون أو الإبليرينون يُقدَّم عليه إذا كان الكسر القذفي منخفضًا، ولا يُجمع بين اثنين منها',
    caution: null,
    patient: null,
    ask: 'أي قرص يناسب قلبي وكليتيّ؟',
  },
  'protection.finerenone-potassium': {
    why: 'لأن الفينيرينون يُبدأ عند بوتاسيوم {limit} أو أقل، ويجوز حتى {most} مع متابعة أقرب',
    caution: null,
    patient: null,
    ask: 'هل قيس البوتاسيوم عندي؟',
  },
  'protection.finerenone-cyp3a4': {
    why: 'لأن مثبط CYP3A4 القوي يرفع الفينيرينون في الدم: لا يُجمعان أبدًا',
    caution: null,
    patient: { male: 'قرص الكلى لا يناسب دواءً آخر تستعمله.', female: 'قرص الكلى لا يناسب دواءً آخر تستعملينه.' },
    ask: 'متى أعود إلى قرص الكلى؟',
  },
  'protection.finerenone-antagonist': {
    why: 'لأن الفينيرينون لا يُجمع مع سبيرونولاكتون أو إبليرينون: يرتفع البوتاسيوم',
    caution: null,
    patient: { male: 'دواءان من أدويتك قد يرفعان البوتاسيوم في الدم. ويكفي أحدهما.', female: 'دواءان من أدويتكِ قد يرفعان البوتاسيوم في الدم. ويكفي أحدهما.' },
    ask: 'أيهما يناسبني؟',
  },
  'protection.finerenone-not-started': {
    why: 'لأن الفينيرينون لا يُبدأ دون معدل ترشيح {limit}',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.potassium': {
    why: 'لأن البوتاسيوم {potassium} مرتفع: يُعاد، ويُراجَع الطعام والأدوية، ولا يُبدأ بما يرفعه',
    caution: null,
    patient: {
      male: 'البوتاسيوم في دمك مرتفع قليلًا، ويحتاج إلى تحليل آخر.',
      female: 'البوتاسيوم في دمكِ مرتفع قليلًا، ويحتاج إلى تحليل آخر.',
    },
    ask: 'أي طعام أو دواء يرفع البوتاسيوم عندي؟',
  },
  'protection.potassium-low': {
    why: 'لأن البوتاسيوم {potassium} منخفض',
    caution:
      'البوتاسيوم {potassium} منخفض، والإنسولين يزيده انخفاضًا: يُعوَّض مع المغنيسيوم، ويُبحث عن مدرّ للبول أو قيء أو إسهال. ودون 3.0 يُعوَّض فورًا مع تخطيط القلب، ودون 2.5 يُعالَج في المستشفى.',
    patient: {
      male: 'البوتاسيوم في دمك منخفض، ويحتاج إلى تحليل آخر وعلاج.',
      female: 'البوتاسيوم في دمكِ منخفض، ويحتاج إلى تحليل آخر وعلاج.',
    },
    ask: 'لماذا انخفض البوتاسيوم عندي؟',
  },
  'protection.potassium-first': {
    why: 'لأن البوتاسيوم {potassium} يُصحَّح أولًا',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.potassium-severe': {
    why: 'لأن البوتاسيوم {potassium} قد يضر نظم القلب',
    caution: 'البوتاسيوم {potassium} قد يضر نظم القلب: يُعاد اليوم مع تخطيط للقلب، ويُعلَّق ما يرفعه.',
    patient: {
      male: 'البوتاسيوم عندك مرتفع إلى حد خطر. اتصل بعيادتك اليوم ولا تنتظر.',
      female: 'البوتاسيوم عندكِ مرتفع إلى حد خطر. اتصلي بعيادتكِ اليوم ولا تنتظري.',
    },
    ask: 'ماذا يجب أن أفعل اليوم؟',
  },
  'protection.uacr-unknown': {
    why: 'لأن ألبومين البول يُقاس كل سنة وعليه يُبنى قرار الحماية',
    caution: null,
    patient: null,
    ask: 'هل فُحص البروتين في بولي هذه السنة؟',
  },
  'protection.uacr-repeat': {
    why: 'لأن ألبومين البول {uacr} يُؤكَّد بعينة ثانية، ويُتابع مع العلاج',
    caution: null,
    patient: null,
    ask: 'متى يُعاد تحليل بولي؟',
  },
  'protection.nephrologist': {
    why: 'لأن معدل الترشيح دون {limit} يُتابع مع طبيب الكلى',
    caution: null,
    patient: {
      male: 'تحتاج كليتاك إلى متابعة طبيب الكلى.',
      female: 'تحتاج كليتاكِ إلى متابعة طبيب الكلى.',
    },
    ask: 'متى يمكن أن يراني طبيب الكلى؟',
  },
  'protection.nephrologist-albumin': {
    why: 'لأن ألبومين البول {uacr} يُتابع مع طبيب الكلى',
    caution: null,
    patient: {
      male: 'في بولك بروتين كثير. يحسن أن يراك طبيب الكلى.',
      female: 'في بولكِ بروتين كثير. يحسن أن يراكِ طبيب الكلى.',
    },
    ask: 'متى يمكن أن يراني طبيب الكلى؟',
  },
  'protection.kidney-unconfirmed': {
    why: 'لأن معدل الترشيح بين 45 و59 لا يُعد مرض كلى إلا مع ألبومين في البول، أو بعد أن يؤكده قياس ثانٍ',
    caution: null,
    patient: null,
    ask: 'هل يجب أن يُعاد فحص كليتيّ؟',
  },
  'protection.transplant': {
    why: 'لأن أدوية الكلى يقررها فريق الزراعة',
    caution: 'كلية مزروعة: لم تُدرس معها مثبطات SGLT2 ولا الفينيرينون بما يكفي؛ القرار لفريق الزراعة، ومنه ما يتوافق مع أدويته.',
    patient: { male: 'مع الكلية المزروعة اسأل فريق الزراعة قبل أي دواء جديد.', female: 'مع الكلية المزروعة اسألي فريق الزراعة قبل أي دواء جديد.' },
    ask: 'هل هذا الدواء آمن مع كليتي المزروعة؟',
  },
  'protection.potassium-unknown': {
    why: 'لأن البوتاسيوم يجب أن يُعرف مع هذه الأدوية أو مع وظائف الكلى هذه',
    caution: null,
    patient: null,
    ask: 'متى كان آخر تحليل للبوتاسيوم عندي؟',
  },
  'protection.ejection-unknown': {
    why: 'لأن الكسر القذفي يحدد في قصور القلب مكان الحقنة ومكان مثبط ACE أو ARB',
    caution: null,
    patient: null,
    ask: 'ما مدى قوة ضخ قلبي؟',
  },
  'protection.glp1-preserved': {
    why: 'لأن ناهض مستقبلات GLP-1 يخفف أعراض قصور القلب عند كسر قذفي {fraction} ومؤشر كتلة {bmi}، مهما كان السكر التراكمي',
    caution: null,
    patient: null,
    ask: 'هل هناك حقنة تخفف قصور القلب والوزن معًا؟',
  },
  'protection.ras-reduced': {
    why: 'لأن قصور القلب عند كسر قذفي {fraction} يحتاج إلى مثبط ACE أو ARB أو ساكوبيتريل مع فالسارتان، والباقي مع طبيب القلب',
    caution: null,
    patient: { male: 'ضخ قلبك ضعيف. هناك أقراص تساعده.', female: 'ضخ قلبكِ ضعيف. هناك أقراص تساعده.' },
    ask: 'هل آخذ كل الأقراص التي تساعد القلب الضعيف؟',
  },
  'protection.finerenone-reduced': {
    why: 'لأن سبيرونولاكتون أو إبليرينون هو المختار عند كسر قذفي {fraction}، لا الفينيرينون',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-diuretic': {
    why: 'لأن مثبط SGLT2 يزيد أثر المدرّ العروي أو الثيازيدي',
    caution: null,
    patient: null,
    ask: 'هل ما زلت أحتاج إلى هذا القدر من قرص إدرار البول؟',
  },
  'protection.sglt2-careful': {
    why: 'لأن الضغط {systolic} ملم زئبق مع تقدم السن أو الوهن: يُقاس مستلقيًا وواقفًا قبل مثبط SGLT2، ومعدل الترشيح بعده',
    caution: null,
    patient: null,
    ask: null,
  },
} satisfies TranslatedWords<typeof english>;
