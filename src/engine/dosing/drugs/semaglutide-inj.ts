import * as incretin from './incretin.ts';
import { bands, cite, dose, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelSemaglutide', 'V');

export const semaglutideInj = drug({
  id: 'semaglutide_inj',
  generic: t('semaglutide injection', 'السيماغلوتايد (حقن)'),
  family: 'incretin',
  brands_examples: from(label, [t('Ozempic injection', 'حقن Ozempic')]),
  class: from(label, t('GLP-1 receptor agonist', 'ناهض مستقبلات GLP-1')),
  route: from(label, incretin.route),
  formulations: from([label, general], [
    { form: t('Pen delivering 0.25 or 0.5 mg', 'قلم يعطي 0.25 أو 0.5 ملغم'), strength: strength('2 mg/3 mL') },
    { form: t('Pen delivering 1 mg', 'قلم يعطي 1 ملغم'), strength: strength('4 mg/3 mL') },
    { form: t('Pen delivering 2 mg', 'قلم يعطي 2 ملغم'), strength: strength('8 mg/3 mL') },
  ]),
  indications: from(label, { T2DM: true, T1DM: false, note: t(
    'Adults with type 2 diabetes: glucose, fewer major cardiovascular events with established disease, and kidney outcomes with CKD. Not for type 1 diabetes, not under 18.',
    'البالغون المصابون بالنوع الثاني: ضبط السكر، وتقليل الأحداث القلبية الوعائية الكبرى مع مرض قلبي وعائي مثبت، وحماية الكلى مع مرض الكلى المزمن. لا يُستعمل في النوع الأول ولا دون 18 سنة.') }),
  starting_dose: from(label, t('0.25 mg once weekly for 4 weeks, to start only.', '0.25 ملغم مرة أسبوعيًا لمدة 4 أسابيع، للبدء فقط.')),
  titration: from([label, general], t(
    'Then 0.5 mg; after at least 4 weeks 1 mg; after at least another 4 weeks 2 mg. For kidney protection the maintenance dose is 1 mg.',
    'ثم 0.5 ملغم؛ وبعد 4 أسابيع على الأقل 1 ملغم؛ وبعد 4 أسابيع أخرى على الأقل 2 ملغم. ولحماية الكلى جرعة الاستمرار 1 ملغم.')),
  ladder: from(label, {
    unit: t('mg a week', 'ملغم أسبوعيًا'),
    pace: t('At least 4 weeks on each step.', '4 أسابيع على الأقل في كل خطوة.'),
    steps: [
      { value: 0.25, label: t('0.25 mg', '0.25 ملغم'), detail: t('start, 4 weeks', 'البداية، 4 أسابيع') },
      { value: 0.5, label: t('0.5 mg', '0.5 ملغم'), detail: t('from week 5', 'من الأسبوع 5') },
      { value: 1, label: t('1 mg', '1 ملغم'), detail: t('if more is needed', 'عند الحاجة إلى المزيد') },
      { value: 2, label: t('2 mg', '2 ملغم'), detail: t('the maximum', 'الحد الأقصى') },
    ],
  }),
  timing: from(label, t(
    'Same day each week, any time, with or without food; abdomen, thigh or upper arm, rotating sites. The day may change if doses are at least 2 days apart.',
    'في اليوم نفسه من الأسبوع، في أي وقت، مع الطعام أو بدونه؛ في البطن أو الفخذ أو أعلى الذراع مع تبديل الموضع. يمكن تغيير اليوم إذا فصل يومان على الأقل بين الجرعتين.')),
  missed_dose: from(label, t('Give it within 5 days; otherwise skip it and keep to the schedule.', 'تُعطى خلال 5 أيام، وإلا تُترك ويستمر الموعد المعتاد.')),
  max_dose: from([label, cite('spec', 'spec')], t('2 mg weekly.', '2 ملغم أسبوعيًا.')),
  renal_adjust: from([label, cite('labelRegional', 'V')], bands(
    { min: 0, max: 15, severity: 'caution', short: t('with caution', 'بحذر'),
      action: t('No dose change in the US label; limited experience below eGFR 15 and on dialysis, and some labels advise against it.', 'لا تعديل في النشرة الأمريكية؛ والخبرة محدودة دون معدل ترشيح 15 وعلى الغسيل، وبعض النشرات لا تنصح به.'),
      dose: dose('<b>Usual dose in the US label</b>, with caution: limited experience.', '<b>الجرعة المعتادة بحسب النشرة الأمريكية</b>، بحذر لقلة الخبرة.'),
      warning: t('Limited experience below eGFR 15 and on dialysis; some labels advise against it.', 'خبرة محدودة دون معدل ترشيح 15 وعلى الغسيل؛ وبعض النشرات لا تنصح به.') },
    { min: 15, max: null, severity: 'none', short: t('no change', 'دون تغيير'),
      action: t('No dose change; check kidney function if vomiting or diarrhoea is severe.', 'لا تعديل للجرعة؛ وتُفحص وظائف الكلى عند القيء أو الإسهال الشديد.'),
      dose: dose('Usual dose: start <b>0.25 mg weekly</b>, up to 2 mg weekly.', 'الجرعة المعتادة: البدء بـ<b>0.25 ملغم أسبوعيًا</b>، حتى 2 ملغم أسبوعيًا.') },
  )),
  hepatic_adjust: from(general, t('None; few data in severe disease.', 'لا تعديل؛ والبيانات قليلة في المرض الشديد.')),
  contraindications: from(label, incretin.contraindications),
  ddis_major: from(label, [incretin.withInsulin, incretin.duplication]),
  ddis_moderate: from(label, [incretin.slowStomach]),
  ddzis: from([label, incretin.fight, incretin.stepHfpef, general], [
    incretin.heartFailureSemaglutide, ...incretin.diseases,
    incretin.beforeConception(t('Stop at least 2 months before conception.', 'يوقف قبل الحمل بشهرين على الأقل.')),
    { disease: t('Sudden loss of vision', 'فقدان مفاجئ للبصر'), risk: t('Non-arteritic anterior ischaemic optic neuropathy (NAION), very rare', 'اعتلال العصب البصري الإقفاري الأمامي اللاشرياني (NAION)، نادر جدًا'), mark: 'R', action: t('Stop, and an eye examination the same day.', 'يوقف، مع فحص العين في اليوم نفسه.') },
  ]),
  monitoring: from(label, incretin.monitoring),
  patient_tips: from(label, [...incretin.tips(incretin.pen.manyDoses), t('A pen in use keeps for 56 days.', 'القلم المستعمل يصلح 56 يومًا.')]),
  labels_notes: from(label, [
    incretin.boxed,
    t('The injection for diabetes only: semaglutide tablets and the obesity brand have different doses.', 'حقن السكري فقط: فأقراص السيماغلوتايد ومستحضر السمنة لهما جرعات أخرى.'),
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Injection strengths differ by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف تراكيز الحقن بين البلدان.')),
  approval_info: from(label, t('FDA 2017; kidney indication 2025.', 'FDA 2017؛ ودواعي حماية الكلى 2025.')),
  new_or_emerging: from([label, cite('usProductList', 'V', '2026-11-25'), general], t(
    'Tablets named Ozempic on sale in the US since April 2026, and tablets of the obesity brand since January 2026. The warning on severe gastrointestinal reactions was revised in October 2025. A label of May 2026 with NAION among its warnings, and a 7.2 mg dose and a liver indication (MASH) of the obesity brand, are reported, not yet checked.',
    'تُباع أقراص باسم Ozempic في أمريكا منذ أبريل 2026، وأقراص مستحضر السمنة منذ يناير 2026. وعُدّل تحذير التفاعلات الهضمية الشديدة في أكتوبر 2025. وتُذكر نشرة من مايو 2026 تضم NAION بين تحذيراتها، وجرعة 7.2 ملغم وداعي استعمال كبدي (MASH) لمستحضر السمنة، ولم يُتحقق منها بعد.')),
  heart: from(label, t(
    'ASCVD: the label includes reduction of major cardiovascular events in established cardiovascular disease.',
    'ASCVD: تشمل النشرة تقليل الأحداث القلبية الوعائية الكبرى عند وجود مرض قلبي وعائي مثبت.')),
  kidney: from(label, t(
    'CKD: the label includes better kidney outcomes in type 2 diabetes with CKD; an SGLT2 inhibitor (eGFR 20 or above) is the other proven choice.',
    'مرض الكلى المزمن: تشمل النشرة تحسين المآل الكلوي في النوع الثاني مع مرض الكلى المزمن؛ ومثبط SGLT2 من معدل ترشيح 20 خيار مثبت آخر.')),
});
