import * as incretin from './incretin.ts';
import { bands, brands, cite, dose, drug, from, strength, t } from './record.ts';
import { general, kidneyNotProven, region } from './shared.ts';

const label = cite('labelDulaglutide', 'V');

export const dulaglutide = drug({
  id: 'dulaglutide',
  generic: t('dulaglutide', 'الدولاغلوتايد'),
  family: 'incretin',
  brands_examples: from(label, brands('Trulicity')),
  class: from(label, t('GLP-1 receptor agonist', 'ناهض مستقبلات GLP-1')),
  route: from(label, incretin.route),
  formulations: from(label, [
    { form: t('Single-dose pen', 'قلم أحادي الجرعة'), strength: strength('0.75 mg/0.5 mL') },
    { form: t('Single-dose pen', 'قلم أحادي الجرعة'), strength: strength('1.5 mg/0.5 mL') },
    { form: t('Single-dose pen', 'قلم أحادي الجرعة'), strength: strength('3 mg/0.5 mL') },
    { form: t('Single-dose pen', 'قلم أحادي الجرعة'), strength: strength('4.5 mg/0.5 mL') },
  ]),
  indications: from(label, { T2DM: true, T1DM: false, note: t(
    'Type 2 diabetes in adults and from age 10; fewer major cardiovascular events in adults with established disease or several risk factors. Not for type 1 diabetes.',
    'السكري من النوع الثاني لدى البالغين ومن عمر 10 سنوات؛ وتقليل الأحداث القلبية الوعائية الكبرى لدى البالغين مع مرض قلبي وعائي مثبت أو عوامل خطر متعددة. لا يُستعمل في النوع الأول.') }),
  starting_dose: from([label, cite('labelRegional', 'V')], t('0.75 mg once weekly (1.5 mg as an add-on in the EU).', '0.75 ملغم مرة أسبوعيًا (أوروبيًا 1.5 ملغم عند الإضافة إلى علاج آخر).')),
  titration: from(label, t('Then 1.5 mg; after at least 4 weeks 3 mg; after at least another 4 weeks 4.5 mg.', 'ثم 1.5 ملغم؛ وبعد 4 أسابيع على الأقل 3 ملغم؛ وبعد 4 أسابيع أخرى على الأقل 4.5 ملغم.')),
  ladder: from(label, {
    unit: t('mg a week', 'ملغم أسبوعيًا'),
    pace: t('At least 4 weeks on 1.5 mg and on 3 mg.', '4 أسابيع على الأقل على 1.5 ملغم وعلى 3 ملغم.'),
    steps: [
      { value: 0.75, label: t('0.75 mg', '0.75 ملغم'), detail: t('start', 'البداية') },
      { value: 1.5, label: t('1.5 mg', '1.5 ملغم'), detail: t('at least 4 weeks', '4 أسابيع على الأقل') },
      { value: 3, label: t('3 mg', '3 ملغم'), detail: t('if needed, at least 4 weeks', 'عند الحاجة، 4 أسابيع على الأقل') },
      { value: 4.5, label: t('4.5 mg', '4.5 ملغم'), detail: t('the adult maximum', 'الحد الأقصى للبالغين') },
    ],
  }),
  timing: from(label, t(
    'Same day each week, any time, with or without food. The day may change if the last dose was at least 3 days ago.',
    'في اليوم نفسه من الأسبوع، في أي وقت، مع الطعام أو بدونه. يمكن تغيير اليوم إذا مضت 3 أيام على الأقل على آخر جرعة.')),
  missed_dose: from(label, t('Give it if at least 3 days (72 hours) remain to the next dose; otherwise skip it.', 'تُعطى إذا بقيت 3 أيام (72 ساعة) على الأقل حتى الجرعة التالية، وإلا تُترك.')),
  max_dose: from([label, cite('spec', 'spec')], t('4.5 mg weekly in adults (1.5 mg under 18).', '4.5 ملغم أسبوعيًا للبالغين (1.5 ملغم دون 18 سنة).')),
  renal_adjust: from([label, cite('labelRegional', 'V')], bands(
    { min: 0, max: 15, severity: 'caution', short: t('with caution', 'بحذر'),
      action: t('No dose change in the US label, end-stage disease included; not advised below eGFR 15 in the EU.', 'لا تعديل في النشرة الأمريكية ويشمل المرحلة النهائية؛ ولا يُنصح به أوروبيًا دون معدل ترشيح 15.'),
      dose: dose('<b>Usual dose in the US label</b>, with caution; not advised in the EU.', '<b>الجرعة المعتادة بحسب النشرة الأمريكية</b>، بحذر؛ ولا يُنصح به أوروبيًا.'),
      warning: t('Below eGFR 15 the EU label advises against it.', 'دون معدل ترشيح 15 لا تنصح به النشرة الأوروبية.') },
    { min: 15, max: null, severity: 'none', short: t('no change', 'دون تغيير'),
      action: t('No dose change; check kidney function if vomiting or diarrhoea is severe.', 'لا تعديل للجرعة؛ وتُفحص وظائف الكلى عند القيء أو الإسهال الشديد.'),
      dose: dose('Usual dose: start <b>0.75 mg weekly</b>, up to 4.5 mg weekly.', 'الجرعة المعتادة: البدء بـ<b>0.75 ملغم أسبوعيًا</b>، حتى 4.5 ملغم أسبوعيًا.') },
  )),
  hepatic_adjust: from(label, t('None.', 'لا تعديل.')),
  contraindications: from(label, incretin.contraindications),
  ddis_major: from(label, [incretin.withInsulin, incretin.duplication]),
  ddis_moderate: from(label, [incretin.slowStomach]),
  ddzis: from([label, incretin.fight, incretin.stepHfpef, general], [
    incretin.heartFailureDulaglutide, ...incretin.diseases,
    incretin.beforeConception(t('Stop when planned; check the label for the interval.', 'يوقف عند التخطيط للحمل؛ وتُراجَع المدة في النشرة.'), 'R'),
  ]),
  monitoring: from(label, incretin.monitoring),
  patient_tips: from([label, general], incretin.tips(incretin.pen.oneDose)),
  labels_notes: from(label, [
    incretin.boxed,
    t('Not studied in severe gastrointestinal disease, including gastroparesis.', 'لم يُدرس في الأمراض الهضمية الشديدة ومنها خزل المعدة.'),
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. The 3 and 4.5 mg pens are not sold everywhere.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. لا يُباع قلما 3 و4.5 ملغم في كل مكان.')),
  approval_info: from(label, t('FDA 2014.', 'FDA 2014.')),
  new_or_emerging: from(general, t('None found.', 'لم يُعثر على جديد.')),
  heart: from(label, t(
    'ASCVD: the label includes reduction of major cardiovascular events with established disease or several risk factors.',
    'ASCVD: تشمل النشرة تقليل الأحداث القلبية الوعائية الكبرى مع مرض مثبت أو عوامل خطر متعددة.')),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
});
