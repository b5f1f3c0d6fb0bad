import { ada, basalBands, doseFacts, doseSources, indications, insulin, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelGlargine', 'V');
const toujeo = cite('labelGlargine', 'S');

export const insulinGlargine = drug({
  ...insulin,
  id: 'insulin_glargine',
  generic: t('insulin glargine', 'إنسولين غلارجين'),
  family: 'basal',
  brands_examples: from(label, brands('Lantus', 'Basaglar', 'Semglee', 'Rezvoglar', 'Toujeo (U-300)')),
  class: from(label, t('Long-acting basal insulin', 'إنسولين قاعدي طويل المفعول')),
  route: from(label, route),
  formulations: from(label, [
    { form: t('Vial or pen', 'قارورة أو قلم'), strength: strength('U-100 (100 units/mL)') },
    { form: t('Pen only (Toujeo)', 'قلم فقط (Toujeo)'), strength: strength('U-300 (300 units/mL)') },
  ]),
  indications,
  starting_dose: from([label, toujeo], t(
    'Type 2: 0.2 units/kg or up to 10 units once daily (Toujeo 0.2 units/kg). Type 1: about one third of the daily need, with mealtime insulin.',
    'النوع الثاني: 0.2 وحدة/كغ أو حتى 10 وحدات مرة يوميًا (Toujeo: 0.2 وحدة/كغ). النوع الأول: نحو ثلث الحاجة اليومية مع إنسولين الوجبات.')),
  titration: from([ada, general], t(
    '2 units more every 3 days to the fasting goal; Toujeo no faster than every 3 to 4 days.',
    'تُزاد الجرعة وحدتين كل 3 أيام حتى بلوغ هدف سكر الصائم؛ وToujeo بما لا يزيد على مرة كل 3 إلى 4 أيام.')),
  climbDays: from(ada, 3),
  timing: from(label, t('Once daily at the same time; type 1 diabetes from age 6.', 'مرة يوميًا في الوقت نفسه؛ والنوع الأول من عمر 6 سنوات.')),
  missed_dose: from(general, t('Take it when noticed the same day and check glucose; never double.', 'تؤخذ عند التذكر في اليوم نفسه مع فحص السكر؛ ولا تُضاعف.')),
  renal_adjust: basalBands,
  labels_notes: from([label, toujeo, ...doseSources], [
    t('Switching: Toujeo to Lantus 80 % of the dose; NPH twice daily 80 %; NPH once daily unit for unit.', 'التحويل: من Toujeo إلى Lantus بنسبة 80% من الجرعة؛ ومن NPH مرتين يوميًا بنسبة 80%؛ ومن NPH مرة يوميًا وحدة بوحدة.'),
    t('U-300 is not equal unit for unit: the need is about 10 to 18 % higher.', 'U-300 لا يعادل وحدة بوحدة: تزيد الحاجة بنسبة 10 إلى 18% تقريبًا.'),
    t('Do not mix or dilute; not into a vein, not in a pump.', 'لا يُخلط ولا يُخفَّف؛ ولا يُعطى في الوريد ولا في المضخة.'),
    doseFacts.type1, doseFacts.type2,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Whether brands may be interchanged differs by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف قابلية التبديل بين المستحضرات من بلد إلى آخر.')),
  approval_info: from(general, t('FDA 2000; Toujeo 2015.', 'FDA 2000؛ وToujeo 2015.')),
  new_or_emerging: from(general, t('Biosimilars; some brand pens are being withdrawn.', 'بدائل حيوية؛ وتُسحب بعض أقلام المستحضرات الأصلية.')),
});
