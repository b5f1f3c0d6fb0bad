import { ada, basalBands, doseFacts, doseSources, insulin, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelGlargine', 'V');
const toujeo = cite('labelGlargine', 'S');

export const insulinGlargine = drug({
  ...insulin({
    label: 'labelGlargine', use: 'basal', read: { contraindications: 'V', interactions: 'V' },
    indications: from(label, t(
      'Adults with type 1 or type 2 diabetes; children too (300 units/mL from age 6). Not for ketoacidosis.',
      'البالغون المصابون بالسكري من النوع الأول أو الثاني؛ والأطفال أيضًا (300 وحدة/مل من عمر 6 سنوات). لا يُستعمل لعلاج الحماض الكيتوني.')),
    hepatic: from(label, t(
      'The dose may need adjusting when liver function changes: monitor glucose more often.',
      'قد يلزم تعديل الجرعة مع تغيّر وظائف الكبد: يُفحص السكر مرات أكثر.')),
    birth: { risk: t('No clear harm in published studies; no risk expected in breastfeeding', 'لا ضرر واضح في الدراسات المنشورة؛ ولا يُتوقّع خطر مع الرضاعة'), mark: 'R', cite: [] },
  }),
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
  starting_dose: from([label, toujeo, general], t(
    'Type 2: 0.2 units/kg or up to 10 units once daily (Toujeo 0.2 units/kg). Type 1, with mealtime insulin: about one third of the daily requirement at 100 units/mL, one third to one half at 300 units/mL.',
    'النوع الثاني: 0.2 وحدة/كغ أو حتى 10 وحدات مرة يوميًا (Toujeo: 0.2 وحدة/كغ). النوع الأول مع إنسولين الوجبات: نحو ثلث الحاجة اليومية بتركيز 100 وحدة/مل، وثلثها إلى نصفها بتركيز 300 وحدة/مل.')),
  titration: from([ada, general], t(
    'Increase by 2 units every 3 days to the fasting target; Toujeo no faster than every 3 to 4 days.',
    'تُزاد الجرعة وحدتين كل 3 أيام حتى بلوغ هدف سكر الصائم؛ وToujeo بما لا يزيد على مرة كل 3 إلى 4 أيام.')),
  climbDays: from(ada, 3),
  timing: from(label, t('Once daily at the same time; type 1 diabetes from age 6.', 'مرة يوميًا في الوقت نفسه؛ والنوع الأول من عمر 6 سنوات.')),
  missed_dose: from(general, t('Take it when remembered on the same day and check glucose; never double the dose.', 'تؤخذ عند التذكر في اليوم نفسه مع فحص السكر؛ ولا تُضاعف.')),
  renal_adjust: basalBands('labelGlargine'),
  labels_notes: from([label, toujeo, ...doseSources], [
    t('Switching: Toujeo to Lantus 80 % of the dose; NPH twice daily 80 %; NPH once daily unit for unit.', 'التحويل: من Toujeo إلى Lantus بنسبة 80% من الجرعة؛ ومن NPH مرتين يوميًا بنسبة 80%؛ ومن NPH مرة يوميًا وحدة بوحدة.'),
    t('U-300 is not equivalent unit for unit: the requirement is about 10 to 18 % higher.', 'U-300 لا يعادل وحدة بوحدة: تزيد الحاجة بنسبة 10 إلى 18% تقريبًا.'),
    t('Do not mix or dilute; not intravenously, not in a pump.', 'لا يُخلط ولا يُخفَّف؛ ولا يُعطى في الوريد ولا في المضخة.'),
    doseFacts.type1, doseFacts.type2,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Rules on switching between brands differ by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف قابلية التبديل بين المستحضرات من بلد إلى آخر.')),
  approval_info: from(general, t('FDA 2000; Toujeo 2015.', 'FDA 2000؛ وToujeo 2015.')),
  new_or_emerging: from([cite('insulinBiosimilars', 'S', '2026-11-25'), general], t(
    'US biosimilars of Lantus: Semglee (glargine-yfgn), July 2021, the first interchangeable insulin; Rezvoglar (glargine-aglr), 2021. Basaglar (2015) is a follow-on product. Some brand pens are being withdrawn.',
    'بدائل حيوية لـLantus في أمريكا: Semglee (glargine-yfgn) في يوليو 2021، وهو أول إنسولين قابل للتبديل؛ وRezvoglar (glargine-aglr) في 2021. أما Basaglar (2015) فمستحضر لاحق. وتُسحب بعض أقلام المستحضرات الأصلية.')),
});
