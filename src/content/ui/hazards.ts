import type { Locale } from './words.ts';

/** 1 no harm, 2 passing harm, 3 harm that needs treatment, 4 lasting harm, 5 death. */
type Severity = 1 | 2 | 3 | 4 | 5;
/** Among all uses: A happens often, B now and then, C rarely, D hardly ever. */
type Likelihood = 'A' | 'B' | 'C' | 'D';

interface Told {
  readonly harm: string;
  readonly causes: string;
  /** What stands against it. */
  readonly controls: string;
  /** What the controls leave. */
  readonly remains: string;
}

/** A way in which the product can harm a patient. */
export type Hazard = Readonly<Record<Locale, Told>> & {
  readonly severity: Severity;
  /** Without the controls, and with them. */
  readonly before: Likelihood;
  readonly after: Likelihood;
  /** Who has to see that the controls hold: who builds the product, who runs it, who decides. */
  readonly owner: 'maker' | 'operator' | 'clinician';
  /** What fails when a control no longer holds, below `tests/`. */
  readonly tests: readonly [string, ...string[]];
};

/**
 * The hazard log, H1 and on. `npm run hazards` prints it, and the page that the footer's “About” leads to. A row
 * is not taken out: one that no longer applies says so in `remains`.
 */
export const hazards: readonly Hazard[] = [
  {
    severity: 4, before: 'B', after: 'D', owner: 'maker', tests: ['islands/form-units.test.ts', 'engine/every-tool.test.ts'],
    en: {
      harm: 'A value in the wrong unit, so a wrong plan',
      causes: 'mg/dL for mmol/L, % for mmol/mol, B12, cholesterol',
      controls: 'The unit stands at each field, is remembered, and is asked where a value fits another unit; ranges that warn and ranges that refuse, in the browser and on the server',
      remains: 'A value that is likely in both units',
    },
    ar: {
      harm: 'قيمة بوحدة خاطئة، فتأتي الخطة خاطئة',
      causes: 'الخلط بين mg/dL وmmol/L، أو بين النسبة المئوية وmmol/mol، أو في وحدات فيتامين B12 والكوليسترول',
      controls: 'تظهر الوحدة عند كل حقل وتُحفظ للمرة التالية، ويُسأل عنها متى ناسبت القيمة وحدة أخرى؛ وهناك حدود تُنبّه وحدود ترفض، في المتصفح وعلى الخادم',
      remains: 'قيمة معقولة في الوحدتين معًا',
    },
  },
  {
    severity: 5, before: 'B', after: 'C', owner: 'clinician', tests: ['api/visits.test.ts', 'engine/fhir/subjects.test.ts', 'e2e/records.spec.ts'],
    en: {
      harm: 'One patient’s values, plan or record for another',
      causes: 'A form left open, namesakes, two patients in one file',
      controls: 'A name is no identity, a person says which records belong together; sex, age and height that disagree are named; files about two people are refused; signing out wipes what was typed',
      remains: 'A namesake of the same sex, age and height; the wrong name typed',
    },
    ar: {
      harm: 'قيم مريض أو خطته أو سجله تُنسب إلى مريض آخر',
      causes: 'نموذج تُرك مفتوحًا، أو تشابه الأسماء، أو مريضان في ملف واحد',
      controls: 'الاسم ليس هوية، وشخصٌ هو من يقرّر أي السجلات لمريض واحد؛ ويُنبَّه إلى تعارض الجنس أو العمر أو الطول؛ وتُرفض الملفات التي تخص شخصين؛ وتسجيل الخروج يمحو ما كُتب',
      remains: 'شخص يحمل الاسم نفسه وله الجنس والعمر والطول ذاتها، أو كتابة اسم خاطئ',
    },
  },
  {
    severity: 5, before: 'B', after: 'C', owner: 'maker', tests: ['engine/judgement/uncontested.test.ts', 'engine/review.test.ts', 'islands/wrong-advice.test.ts'],
    en: {
      harm: 'A rule that is wrong',
      causes: 'A source misread or read in part, a mistake in the code',
      controls: 'Sources with edition and date, named cases, statements nobody disputes, marks for what was not read itself, sheets to sign, “Report wrong advice”',
      remains: 'No clinician has signed; most of the ADA standards were read in parts',
    },
    ar: {
      harm: 'قاعدة خاطئة',
      causes: 'مصدر أُسيء فهمه أو قُرئ جزء منه، أو خطأ برمجي',
      controls: 'مصادر بإصدارها وتاريخها، وحالات مسمّاة، ومسلّمات لا خلاف عليها، وعلامات على ما لم يُقرأ من مصدره، وأوراق للتوقيع، وخيار الإبلاغ عن مشورة خاطئة',
      remains: 'لم يوقّع أي طبيب بعد، ومعظم معايير ADA قُرئ منها أجزاء',
    },
  },
  {
    severity: 4, before: 'B', after: 'C', owner: 'operator', tests: ['islands/earlier-rules.test.ts', 'e2e/offline-update.spec.ts'],
    en: {
      harm: 'Advice by rules that are outdated or withdrawn',
      causes: 'No update, an old copy kept for use without a network, an old record read as new',
      controls: 'Dates of review with each source; the version of the rules on every report and record; withdrawn versions are refused; an opened record says which rules made it',
      remains: 'Paper does not change',
    },
    ar: {
      harm: 'مشورة بقواعد قديمة أو مسحوبة',
      causes: 'غياب التحديث، أو نسخة قديمة محفوظة للعمل دون شبكة، أو سجل قديم يُقرأ كأنه جديد',
      controls: 'تاريخ مراجعة لكل مصدر؛ وإصدار القواعد على كل تقرير وسجل؛ والإصدارات المسحوبة مرفوضة؛ والسجل عند فتحه يذكر القواعد التي أُنشئ بها',
      remains: 'الورق المطبوع لا يتغيّر',
    },
  },
  {
    severity: 4, before: 'B', after: 'C', owner: 'clinician', tests: ['islands/disclaimer.test.ts', 'engine/judgement/told-once.test.ts'],
    en: {
      harm: 'The advice is followed unread',
      causes: 'Alert fatigue, a single glance, a figure without its spread',
      controls: 'Gravest first, reason and source with each step, ranges around estimates, “educational” on every plan, five cautions in view',
      remains: 'A figure is remembered, its range is not',
    },
    ar: {
      harm: 'اتباع المشورة دون قراءتها',
      causes: 'كثرة التنبيهات، أو نظرة واحدة، أو رقم دون نطاقه',
      controls: 'الأخطر أولًا، ومع كل خطوة سببها ومصدرها، ونطاق حول كل تقدير، وعبارة «للتثقيف» على كل خطة، وخمسة محاذير ظاهرة',
      remains: 'يبقى الرقم في الذاكرة ويُنسى نطاقه',
    },
  },
  {
    severity: 5, before: 'C', after: 'D', owner: 'maker', tests: ['engine/judgement/ketones-and-dka.test.ts', 'engine/judgement/sicker-never-waits.test.ts', 'engine/judgement/lows.test.ts'],
    en: {
      harm: 'An emergency is met with ordinary advice',
      causes: 'Ketoacidosis, a hyperosmolar crisis, a severe low, acute kidney injury in what was entered',
      controls: 'An emergency comes alone and refers at once; somebody sicker never waits longer',
      remains: 'What was not entered is not seen',
    },
    ar: {
      harm: 'حالة طارئة تُقابل بمشورة عادية',
      causes: 'الحماض الكيتوني، أو أزمة فرط الأسمولية، أو نقص السكر الشديد، أو إصابة كلوية حادة فيما أُدخل',
      controls: 'تظهر الحالة الطارئة وحدها وتُحال فورًا؛ ولا ينتظر الأشد مرضًا مدة أطول',
      remains: 'ما لم يُدخَل لا يُرى',
    },
  },
  {
    severity: 5, before: 'B', after: 'C', owner: 'clinician', tests: ['engine/judgement/overtreatment.test.ts', 'engine/judgement/older-adults.test.ts', 'engine/judgement/sulfonylurea.test.ts'],
    en: {
      harm: 'Hypoglycaemia by a plan',
      causes: 'Too strict a goal, sulfonylurea or insulin in old age or kidney disease',
      controls: 'Goals by age and frailty, less insulin by eGFR, overtreatment is taken back',
      remains: 'What is eaten, drunk and really taken',
    },
    ar: {
      harm: 'نقص السكر بسبب الخطة',
      causes: 'هدف أشد من اللازم، أو سلفونيل يوريا أو الإنسولين لدى المسنين أو مرضى الكلى',
      controls: 'أهداف بحسب العمر والوهن، وإنسولين أقل بحسب معدل الترشيح، وتخفيف العلاج الزائد',
      remains: 'ما يأكله المريض ويشربه ويتناوله فعلًا',
    },
  },
  {
    severity: 5, before: 'B', after: 'C', owner: 'clinician', tests: ['engine/judgement/gates.test.ts', 'engine/judgement/kidney-and-metformin.test.ts', 'engine/plan-doses.test.ts'],
    en: {
      harm: 'A medicine that must not be given, or at the wrong dose',
      causes: 'Kidney, heart, pregnancy, allergy, another medicine',
      controls: 'Contraindications are checked before anything begins, renal bands as labels give them, refusal in pregnancy and under 18',
      remains: 'Medicines and conditions that nobody enters',
    },
    ar: {
      harm: 'دواء لا يجوز إعطاؤه، أو جرعة خاطئة',
      causes: 'الكلى، أو القلب، أو الحمل، أو الحساسية، أو دواء آخر',
      controls: 'تُفحص موانع الاستعمال قبل بدء أي دواء، وتُتبع فئات وظائف الكلى كما في النشرات، ولا خطة في الحمل ولا دون 18 عامًا',
      remains: 'أدوية وأمراض لا يُدخلها أحد',
    },
  },
  {
    severity: 4, before: 'B', after: 'D', owner: 'maker', tests: ['e2e/examples.spec.ts', 'islands/visit-missing.test.ts'],
    en: {
      harm: 'An example or a missing answer is taken for the patient’s',
      causes: 'Forms begin with an invented patient; unknown is read as No',
      controls: 'Examples are marked everywhere, no action rests on one; what is unknown is asked, never taken for No',
      remains: 'Somebody may not read the mark on a figure',
    },
    ar: {
      harm: 'قيمة مثال أو جواب ناقص يُحسب للمريض',
      causes: 'تبدأ النماذج بمريض متخيَّل، أو يُقرأ المجهول كأنه «لا»',
      controls: 'الأمثلة معلَّمة في كل مكان ولا يُبنى إجراء على أيٍّ منها؛ والمجهول يُسأل عنه ولا يُعدّ «لا» أبدًا',
      remains: 'قد لا ينتبه أحدهم إلى العلامة على رقم',
    },
  },
  {
    severity: 3, before: 'B', after: 'D', owner: 'maker', tests: ['islands/one-plan.test.ts', 'engine/own-plan.test.ts'],
    en: {
      harm: 'Two parts of the product contradict each other',
      causes: 'A calculator’s own plan beside the visit’s',
      controls: 'One plan on every screen; a calculator’s own, where it differs, is folded away with its reason',
      remains: 'A program that shows a calculator’s results alone',
    },
    ar: {
      harm: 'جزآن من المنتج يناقض أحدهما الآخر',
      causes: 'خطة الحاسبة إلى جانب خطة الزيارة',
      controls: 'خطة واحدة في كل شاشة، وخطة الحاسبة متى اختلفت تُطوى مع سبب الاختلاف',
      remains: 'برنامج يعرض نتائج حاسبة وحدها',
    },
  },
  {
    severity: 4, before: 'C', after: 'C', owner: 'maker', tests: ['engine/arabic-language.test.ts', 'islands/words.test.ts'],
    en: {
      harm: 'It says something else in Arabic',
      causes: 'Translation, a figure or unit mixed up by direction',
      controls: 'The same sentences, gaps and forms in both; Latin digits, names set apart',
      remains: 'No Arabic-speaking clinician has read it',
    },
    ar: {
      harm: 'النص العربي يقول شيئًا مختلفًا',
      causes: 'الترجمة، أو اختلاط رقم أو وحدة بسبب اتجاه الكتابة',
      controls: 'الجمل نفسها والفراغات والصيغ نفسها في اللغتين؛ أرقام لاتينية وأسماء معزولة عن اتجاه النص',
      remains: 'لم يقرأه طبيب ناطق بالعربية بعد',
    },
  },
  {
    severity: 3, before: 'B', after: 'C', owner: 'clinician', tests: ['islands/sheet-head.test.ts', 'engine/patient-sheets.test.ts', 'e2e/record-paper.spec.ts'],
    en: {
      harm: 'A printed sheet is wrong for the patient by now, or given to another',
      causes: 'Paper outlives the visit',
      controls: 'Name, day and version on each page; the patient’s sheet has no score and only this visit’s medicines',
      remains: 'Paper cannot be called back',
    },
    ar: {
      harm: 'ورقة مطبوعة لم تعد صحيحة للمريض، أو أُعطيت لغيره',
      causes: 'الورق يبقى بعد الزيارة',
      controls: 'الاسم واليوم والإصدار على كل صفحة؛ وورقة المريض بلا درجات وفيها أدوية هذه الزيارة وحدها',
      remains: 'لا يمكن استرجاع الورق',
    },
  },
  {
    severity: 4, before: 'B', after: 'C', owner: 'clinician', tests: ['engine/intake/lines.test.ts', 'e2e/typed-line.spec.ts'],
    en: {
      harm: 'A typed line or letter is misread',
      causes: 'Negation, another person’s history, a plan read as a fact',
      controls: 'Facts are ticked by a person, each beside its piece of the text; what was not understood is listed',
      remains: 'A tick without reading',
    },
    ar: {
      harm: 'سطر مكتوب أو خطاب يُقرأ خطأً',
      causes: 'النفي، أو تاريخ مرضي لشخص آخر، أو خطة تُقرأ كأنها واقع',
      controls: 'شخصٌ هو من يؤشّر على كل معلومة، وبجانبها موضعها من النص؛ وما لم يُفهم يُذكر',
      remains: 'تأشير دون قراءة',
    },
  },
  {
    severity: 4, before: 'B', after: 'C', owner: 'maker', tests: ['engine/cgm/traps.test.ts', 'engine/fhir/latest.test.ts', 'engine/fhir/hostile.test.ts'],
    en: {
      harm: 'A file of a sensor or of a record system is misread',
      causes: 'Device codes read as values, units, another device’s clock, old values',
      controls: 'Kinds are told by content, Low and High by their meaning, days are kept, a doubt becomes a question, old and new stand side by side before anything is taken',
      remains: 'A format nobody has seen',
    },
    ar: {
      harm: 'ملف مستشعر أو نظام سجلات يُقرأ خطأً',
      causes: 'رموز الجهاز تُقرأ كأنها قيم، أو الوحدات، أو ساعة جهاز آخر، أو قيم قديمة',
      controls: 'يُعرف النوع من المحتوى، وتُفهم Low وHigh بمعناهما، وتُحفظ الأيام، ويصير الشك سؤالًا، وتُعرض القيمة القديمة بجانب الجديدة قبل أخذها',
      remains: 'صيغة لم يرها أحد',
    },
  },
  {
    severity: 3, before: 'C', after: 'D', owner: 'operator', tests: ['api/storage.test.ts', 'api/damage.test.ts', 'api/seal.test.ts'],
    en: {
      harm: 'A saved record is lost, changed or not what was seen',
      causes: 'A crash, a full disk, the database’s driver, a hand in the file',
      controls: 'Nothing is acknowledged that is not stored; the server computes again; damage stops saving; backups are sealed',
      remains: 'The live file, for whoever can write to its folder',
    },
    ar: {
      harm: 'سجل محفوظ ضاع أو تغيّر أو خالف ما عُرض',
      causes: 'عطل مفاجئ، أو قرص ممتلئ، أو برنامج قاعدة البيانات، أو عبث بالملف',
      controls: 'لا يُؤكَّد حفظ شيء لم يُحفظ؛ والخادم يعيد الحساب؛ والتلف يوقف الحفظ؛ والنسخ الاحتياطية مختومة',
      remains: 'الملف العامل، لمن يستطيع الكتابة في مجلده',
    },
  },
  {
    severity: 3, before: 'B', after: 'C', owner: 'operator', tests: ['api/every-collection.test.ts', 'api/secrets.test.ts', 'e2e/idle-lock.spec.ts'],
    en: {
      harm: 'A patient’s data are read by somebody else',
      causes: 'An open session, a guessed password, a copied file, a log',
      controls: 'Each account sees its own records alone; guesses are slowed down; a screen left alone can be locked; files can be encrypted; no log has a name',
      remains: 'As safe as the machine it runs on and the ways to sign in that its operator demands',
    },
    ar: {
      harm: 'اطلاع شخص آخر على بيانات مريض',
      causes: 'جلسة مفتوحة، أو كلمة مرور مخمَّنة، أو ملف منسوخ، أو سجلات تقنية',
      controls: 'كل حساب يرى سجلاته وحده؛ وتُبطَّأ محاولات التخمين؛ ويمكن قفل شاشة تُركت؛ ويمكن تشفير الملف؛ ولا أسماء في السجلات التقنية',
      remains: 'الأمان بقدر أمان الجهاز الذي يعمل عليه وطرق الدخول التي تشترطها الجهة المشغِّلة',
    },
  },
  {
    severity: 5, before: 'B', after: 'C', owner: 'clinician', tests: ['engine/judgement/type-of-diabetes.test.ts', 'engine/every-tool.test.ts'],
    en: {
      harm: 'It is used for somebody it is not meant for',
      causes: 'Type 1 diabetes, pregnancy, children, hospital care',
      controls: 'Refused or referred where it shows in what was entered',
      remains: 'What is not entered',
    },
    ar: {
      harm: 'استعماله لمن لم يُصمَّم لهم',
      causes: 'السكري من النوع الأول، أو الحمل، أو الأطفال، أو التنويم في المستشفى',
      controls: 'رفض أو إحالة متى ظهر ذلك فيما أُدخل',
      remains: 'ما لا يُدخَل',
    },
  },
  {
    severity: 2, before: 'B', after: 'C', owner: 'operator', tests: ['e2e/offline.spec.ts', 'e2e/survive.spec.ts', 'api/schedule.test.ts'],
    en: {
      harm: 'It is not there when it is needed',
      causes: 'No network, server or disk down',
      controls: 'Calculators open without a network, a page keeps what was typed, restart and restore are rehearsed',
      remains: 'Records need the server',
    },
    ar: {
      harm: 'عدم توفّره عند الحاجة إليه',
      causes: 'انقطاع الشبكة، أو توقّف الخادم أو القرص',
      controls: 'تعمل الحاسبات دون شبكة، وتحتفظ الصفحة بما كُتب، وتُجرَّب إعادة التشغيل والاستعادة',
      remains: 'السجلات تحتاج إلى الخادم',
    },
  },
  {
    severity: 4, before: 'B', after: 'C', owner: 'clinician', tests: ['e2e/dosing.spec.ts', 'engine/patient-sheets.test.ts', 'islands/disclaimer.test.ts'],
    en: {
      harm: 'Somebody with diabetes changes their own treatment by it',
      causes: 'The pages are open to everybody, nobody checks a licence',
      controls: 'The Dosing Engine asks for a clinician’s word before its first use; “the clinician decides” on every plan; the patient’s sheet has no dose',
      remains: 'A word is not a proof; an operator can close registration',
    },
    ar: {
      harm: 'مصاب بالسكري يغيّر علاجه بنفسه اعتمادًا عليه',
      causes: 'الصفحات مفتوحة للجميع ولا أحد يتحقق من الترخيص',
      controls: 'يطلب مرجع الجرعات إقرارًا من الممارس قبل أول استخدام؛ وعبارة «القرار للطبيب» على كل خطة؛ وورقة المريض بلا جرعات',
      remains: 'الإقرار ليس دليلًا؛ ويمكن للجهة المشغِّلة إغلاق التسجيل',
    },
  },
  {
    severity: 4, before: 'B', after: 'C', owner: 'operator', tests: ['api/cds.test.ts'],
    en: {
      harm: 'Advice shown in a record system is taken for the whole',
      causes: 'The record’s medicines and most diagnoses are not read there',
      controls: 'Off until an operator connects a system; each answer says what it was made of and what was not read, and refers to the visit',
      remains: 'A line that is not read beside a step that is',
    },
    ar: {
      harm: 'مشورة تظهر في نظام السجلات تُعدّ كاملة',
      causes: 'لا تُقرأ هناك الأدوية ولا معظم التشخيصات في السجل',
      controls: 'متوقف إلى أن تربط الجهة المشغِّلة نظامًا؛ وكل رد يذكر مما أُنشئ وما لم يُقرأ، ويحيل إلى الزيارة',
      remains: 'سطر لا يُقرأ بجانب خطوة تُقرأ',
    },
  },
];
