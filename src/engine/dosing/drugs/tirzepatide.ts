import * as incretin from './incretin.ts';
import { bands, brands, cite, dose, drug, from, strength, t } from './record.ts';
import { general, kidneyNotProven, region } from './shared.ts';

const label = cite('labelTirzepatide', 'V');

export const tirzepatide = drug({
  id: 'tirzepatide',
  generic: t('tirzepatide', 'التيرزيباتيد'),
  family: 'incretin',
  brands_examples: from(label, brands('Mounjaro')),
  class: from(label, t('GIP and GLP-1 receptor agonist', 'ناهض مستقبلات GIP وGLP-1')),
  route: from(label, incretin.route),
  formulations: from(label, [
    { form: t('Single-dose pen or vial', 'قلم أو قارورة أحادية الجرعة'), strength: strength('2.5 mg/0.5 mL') },
    { form: t('Single-dose pen or vial', 'قلم أو قارورة أحادية الجرعة'), strength: strength('5 mg/0.5 mL') },
    { form: t('Single-dose pen or vial', 'قلم أو قارورة أحادية الجرعة'), strength: strength('7.5 mg/0.5 mL') },
    { form: t('Single-dose pen or vial', 'قلم أو قارورة أحادية الجرعة'), strength: strength('10 mg/0.5 mL') },
    { form: t('Single-dose pen or vial', 'قلم أو قارورة أحادية الجرعة'), strength: strength('12.5 mg/0.5 mL') },
    { form: t('Single-dose pen or vial', 'قلم أو قارورة أحادية الجرعة'), strength: strength('15 mg/0.5 mL') },
  ]),
  indications: from(label, { T2DM: true, T1DM: false, note: t(
    'Adults with type 2 diabetes; for those under 18 check the current label, as sources conflict. Not for type 1 diabetes.',
    'البالغون المصابون بالنوع الثاني؛ ولمن دون 18 سنة تُراجَع النشرة الحالية لتعارض المصادر. لا يُستعمل في النوع الأول.') }),
  starting_dose: from(label, t('2.5 mg once weekly for 4 weeks, to start only.', '2.5 ملغم مرة أسبوعيًا لمدة 4 أسابيع، للبدء فقط.')),
  titration: from(label, t('Then 5 mg; then increase by 2.5 mg no faster than every 4 weeks.', 'ثم 5 ملغم؛ ثم زيادة 2.5 ملغم بما لا يزيد على مرة كل 4 أسابيع.')),
  ladder: from(label, {
    unit: t('mg a week', 'ملغم أسبوعيًا'),
    pace: t('At least 4 weeks on each step.', '4 أسابيع على الأقل في كل خطوة.'),
    steps: [
      { value: 2.5, label: t('2.5 mg', '2.5 ملغم'), detail: t('start, 4 weeks', 'البداية، 4 أسابيع') },
      { value: 5, label: t('5 mg', '5 ملغم'), detail: t('from week 5', 'من الأسبوع 5') },
      { value: 7.5, label: t('7.5 mg', '7.5 ملغم'), detail: t('if needed', 'عند الحاجة') },
      { value: 10, label: t('10 mg', '10 ملغم'), detail: t('if needed', 'عند الحاجة') },
      { value: 12.5, label: t('12.5 mg', '12.5 ملغم'), detail: t('if needed', 'عند الحاجة') },
      { value: 15, label: t('15 mg', '15 ملغم'), detail: t('the maximum', 'الحد الأقصى') },
    ],
  }),
  timing: from(label, t(
    'Same day each week, any time, with or without food. The day may change if doses are at least 3 days apart.',
    'في اليوم نفسه من الأسبوع، في أي وقت، مع الطعام أو بدونه. يمكن تغيير اليوم إذا فصلت 3 أيام على الأقل بين الجرعتين.')),
  missed_dose: from(label, t('Give it within 4 days (96 hours); otherwise skip it and keep to the schedule.', 'تُعطى خلال 4 أيام (96 ساعة)، وإلا تُترك ويستمر الموعد المعتاد.')),
  max_dose: from([label, cite('spec', 'spec')], t('15 mg weekly.', '15 ملغم أسبوعيًا.')),
  renal_adjust: from([label, general], bands(
    { min: 0, max: null, severity: 'none', short: t('no change', 'دون تغيير'),
      action: t('No dose change at any eGFR; check kidney function if vomiting or diarrhoea is severe.', 'لا تعديل للجرعة عند أي معدل ترشيح؛ وتُفحص وظائف الكلى عند القيء أو الإسهال الشديد.'),
      dose: dose('Usual dose: start <b>2.5 mg weekly</b>, up to 15 mg weekly.', 'الجرعة المعتادة: البدء بـ<b>2.5 ملغم أسبوعيًا</b>، حتى 15 ملغم أسبوعيًا.') },
  )),
  hepatic_adjust: from([label, general], t('None.', 'لا تعديل.')),
  contraindications: from(label, incretin.contraindications),
  ddis_major: from(label, [
    { drug: t('Oral hormonal contraceptives', 'موانع الحمل الهرمونية الفموية'), effect: t('Lower exposure', 'انخفاض تركيزها'),
      action: t('Change to a non-oral method, or add a barrier method for 4 weeks after starting and after each dose increase.', 'تُستبدل بوسيلة غير فموية أو يُضاف عازل لمدة 4 أسابيع بعد البدء وبعد كل زيادة في الجرعة.') },
    incretin.withInsulin, incretin.duplication,
  ]),
  ddis_moderate: from(label, [incretin.slowStomach]),
  ddzis: from([label, general, cite('labelRegional', 'V')], [
    { heartFailure: true, disease: t('Heart failure with reduced ejection fraction or recent decompensation', 'قصور القلب مع انخفاض الكسر القذفي أو اختلال معاوضة حديث'),
      risk: t('Few data; the heart rate rises. Benefit was shown only with preserved ejection fraction and obesity', 'بيانات قليلة مع تسارع النبض؛ ولم تظهر الفائدة إلا مع كسر قذفي محفوظ وسمنة'), mark: 'R',
      action: t('Cardiology advice.', 'استشارة طبيب القلب.') },
    ...incretin.diseases,
    incretin.beforeConception(t('Stop at least 1 month before conception (EU text).', 'يوقف قبل الحمل بشهر على الأقل (النص الأوروبي).')),
  ]),
  monitoring: from(label, [...incretin.monitoring, t('Contraception advice at every dose step.', 'المشورة بشأن منع الحمل عند كل خطوة من الجرعة.')]),
  patient_tips: from([label, general], [...incretin.tips(incretin.pen.oneDoseOrVial), incretin.onThePill]),
  labels_notes: from(label, [
    incretin.boxed,
    t('Not a substitute for insulin.', 'ليس بديلًا عن الإنسولين.'),
    t('The brand for obesity and sleep apnoea is a different product.', 'مستحضر السمنة وانقطاع النفس النومي منتج آخر.'),
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز.')),
  approval_info: from(label, t('FDA 2022.', 'FDA 2022.')),
  new_or_emerging: from([cite('labelTirzepatide', 'V'), general], t('Label dated January 2026. Licence under 18 unclear; a multi-dose pen, which takes a new needle each time, is sold outside the US.', 'نشرة بتاريخ يناير 2026. ترخيص ما دون 18 سنة غير واضح؛ ويُباع خارج أمريكا قلم متعدد الجرعات يحتاج إلى إبرة جديدة كل مرة.')),
  heart: from([cite('surpassCvot', 'S', '2026-11-25'), label], t(
    'ASCVD: in SURPASS-CVOT tirzepatide was non-inferior to dulaglutide for cardiovascular death, myocardial infarction or stroke (12.2 % against 13.1 %; hazard ratio 0.92, 0.83 to 1.01; not superior). Fewer died of any cause: 8.6 % against 10.2 %, not a confirmatory result. The US label has no such indication.',
    'ASCVD: في تجربة SURPASS-CVOT لم يكن التيرزيباتيد أدنى من الدولاغلوتايد في الوفاة القلبية الوعائية أو احتشاء عضلة القلب أو السكتة الدماغية (12.2% مقابل 13.1%؛ نسبة الخطر 0.92، من 0.83 إلى 1.01؛ دون تفوق). وكانت الوفيات من أي سبب أقل: 8.6% مقابل 10.2%، وهي نتيجة غير تأكيدية. ولا تشمل النشرة الأمريكية هذا الداعي.')),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
});
