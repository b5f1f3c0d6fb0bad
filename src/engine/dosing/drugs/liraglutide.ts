import * as incretin from './incretin.ts';
import { bands, brands, cite, dose, drug, from, strength, t } from './record.ts';
import { general, kidneyNotProven, region } from './shared.ts';

const label = cite('labelLiraglutide', 'V');

export const liraglutide = drug({
  id: 'liraglutide',
  generic: t('liraglutide', 'الليراغلوتايد'),
  family: 'incretin',
  brands_examples: from(label, [...brands('Victoza'), t('generics', 'أدوية جنيسة')]),
  class: from(label, t('GLP-1 receptor agonist', 'ناهض مستقبلات GLP-1')),
  route: from(label, incretin.route),
  formulations: from(label, [
    { form: t('3 mL pen delivering 0.6, 1.2 or 1.8 mg', 'قلم 3 مل يعطي 0.6 أو 1.2 أو 1.8 ملغم'), strength: strength('6 mg/mL') },
  ]),
  indications: from(label, { T2DM: true, T1DM: false, note: t(
    'Type 2 diabetes in adults and from age 10; fewer major cardiovascular events in adults with established disease. Not for type 1 diabetes.',
    'السكري من النوع الثاني لدى البالغين ومن عمر 10 سنوات؛ وتقليل الأحداث القلبية الوعائية الكبرى لدى البالغين مع مرض قلبي وعائي مثبت. لا يُستعمل في النوع الأول.') }),
  starting_dose: from(label, t('0.6 mg once daily for 1 week, to start only.', '0.6 ملغم مرة يوميًا لمدة أسبوع، للبدء فقط.')),
  titration: from(label, t('Then 1.2 mg; after at least 1 week 1.8 mg if more is needed.', 'ثم 1.2 ملغم؛ وبعد أسبوع على الأقل 1.8 ملغم عند الحاجة.')),
  ladder: from(label, {
    unit: t('mg a day', 'ملغم يوميًا'),
    pace: t('At least 1 week on each step.', 'أسبوع على الأقل في كل خطوة.'),
    steps: [
      { value: 0.6, label: t('0.6 mg', '0.6 ملغم'), detail: t('start, 1 week', 'البداية، أسبوع') },
      { value: 1.2, label: t('1.2 mg', '1.2 ملغم'), detail: t('from week 2', 'من الأسبوع 2') },
      { value: 1.8, label: t('1.8 mg', '1.8 ملغم'), detail: t('if needed, the maximum', 'عند الحاجة، الحد الأقصى') },
    ],
  }),
  timing: from(label, t('Once daily at any time, with or without food.', 'مرة يوميًا في أي وقت دون ارتباط بالوجبات.')),
  missed_dose: from(label, t('Skip it and take the next scheduled dose; if more than 3 days are missed, restart at 0.6 mg.', 'تُترك وتؤخذ الجرعة التالية في موعدها؛ وبعد انقطاع أكثر من 3 أيام يُبدأ من 0.6 ملغم.')),
  max_dose: from([label, cite('spec', 'spec')], t('1.8 mg daily.', '1.8 ملغم يوميًا.')),
  renal_adjust: from([label, cite('labelRegional', 'V')], bands(
    { min: 0, max: 30, severity: 'caution', short: t('with caution', 'بحذر'),
      action: t('No dose change in the US label; limited experience in end-stage disease, and some labels advise against it below a clearance of 30.', 'لا تعديل في النشرة الأمريكية؛ والخبرة محدودة في المرحلة النهائية، وبعض النشرات لا تنصح به تحت تصفية 30.'),
      dose: dose('<b>Usual dose in the US label</b>, with caution: limited experience.', '<b>الجرعة المعتادة بحسب النشرة الأمريكية</b>، بحذر لقلة الخبرة.'),
      warning: t('Limited experience in advanced kidney disease; some labels advise against it.', 'خبرة محدودة في مرض الكلى المتقدم؛ وبعض النشرات لا تنصح به.') },
    { min: 30, max: null, severity: 'none', short: t('no change', 'دون تغيير'),
      action: t('No dose change; check kidney function if vomiting or diarrhoea is severe.', 'لا تعديل للجرعة؛ وتُفحص وظائف الكلى عند القيء أو الإسهال الشديد.'),
      dose: dose('Usual dose: start <b>0.6 mg daily</b>, up to 1.8 mg daily.', 'الجرعة المعتادة: البدء بـ<b>0.6 ملغم يوميًا</b>، حتى 1.8 ملغم يوميًا.') },
  )),
  hepatic_adjust: from([label, cite('labelRegional', 'V')], t('None in the US label, with caution; not advised in severe disease in the EU.', 'لا تعديل في النشرة الأمريكية مع الحذر؛ ولا يُنصح به في المرض الشديد أوروبيًا.')),
  contraindications: from(label, incretin.contraindications),
  ddis_major: from(label, [incretin.withInsulin, incretin.duplication]),
  ddis_moderate: from([label, cite('labelRegional', 'V')], [incretin.slowStomach, incretin.warfarinCheck]),
  ddzis: from([label, incretin.fight, cite('labelRegional', 'V'), incretin.stepHfpef, general], [
    { heartFailure: true, disease: t('Heart failure with reduced ejection fraction, NYHA III to IV or a recent admission', 'قصور القلب مع انخفاض الكسر القذفي أو NYHA III–IV أو تنويم حديث'),
      risk: t('FIGHT: admissions for heart failure or death, rate ratio 1.41 (0.98 to 2.04), 1.86 in NYHA III to IV; LIVE: serious cardiac events 10 % against 3 %', 'تجربة FIGHT: التنويم لقصور القلب أو الوفاة، نسبة المعدلات 1.41 (0.98 إلى 2.04)، و1.86 في NYHA III–IV؛ وتجربة LIVE: أحداث قلبية خطيرة 10% مقابل 3%'),
      action: t('Avoid, or use only with cardiology advice. Preserved, with obesity: semaglutide or tirzepatide.', 'يُتجنَّب أو لا يُستعمل إلا برأي طبيب القلب. ومع كسر محفوظ وسمنة: السيماغلوتايد أو التيرزيباتيد.') },
    ...incretin.diseases,
    incretin.beforeConception(t('Stop when planned; insulin instead (EU text, no interval).', 'يوقف عند التخطيط للحمل ويُستعمل الإنسولين بدله (النص الأوروبي، دون مدة).')),
  ]),
  monitoring: from(label, incretin.monitoring),
  patient_tips: from([label, general], [...incretin.tips(incretin.pen.manyDoses), t('A pen in use keeps for 30 days.', 'القلم المستعمل يصلح 30 يومًا.')]),
  labels_notes: from(label, [
    incretin.boxed,
    t('The obesity brand of liraglutide is a different product; its dose is not for diabetes.', 'مستحضر السمنة من المادة نفسها منتج آخر، وجرعته ليست للسكري.'),
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Do not confuse it with the obesity brand.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. لا يُخلط بينه وبين مستحضر السمنة.')),
  approval_info: from(label, t('FDA 2010.', 'FDA 2010.')),
  new_or_emerging: from([cite('liraglutideGeneric', 'S', '2026-11-25'), general], t(
    'US generics since 2024: an authorised generic (Teva), then the first approved one on 23 December 2024 (Hikma).',
    'أدوية جنيسة في أمريكا منذ 2024: نسخة مرخّصة من الشركة (Teva) ثم أول دواء جنيس معتمد في 23 ديسمبر 2024 (Hikma).')),
  heart: from(label, t(
    'ASCVD: the label includes reduction of major cardiovascular events in adults with established cardiovascular disease.',
    'ASCVD: تشمل النشرة تقليل الأحداث القلبية الوعائية الكبرى لدى البالغين مع مرض قلبي وعائي مثبت.')),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
});
