import { basalBands, doseFacts, doseSources, insulin, regional, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelDegludec', 'V');

export const insulinDegludec = drug({
  ...insulin({
    label: 'labelDegludec', use: 'basal', read: { contraindications: 'V', interactions: 'R' },
    indications: from(label, t(
      'Type 1 and type 2 diabetes in adults and in children from age 1. Not for ketoacidosis.',
      'السكري من النوعين الأول والثاني لدى البالغين والأطفال من عمر سنة. لا يُستعمل لعلاج الحماض الكيتوني.')),
    hepatic: from(regional, t(
      'Liver disease may require a change of dose: monitor glucose more often.',
      'قد يستلزم مرض الكبد تغيير الجرعة: يُفحص السكر مرات أكثر.')),
    birth: { risk: t('No harm in more than 400 pregnancies; passage into milk unknown', 'لا ضرر في أكثر من 400 حالة حمل؛ وانتقاله إلى الحليب غير معروف'), cite: [regional] },
  }),
  id: 'insulin_degludec',
  generic: t('insulin degludec', 'إنسولين ديغلوديك'),
  family: 'basal',
  brands_examples: from(label, brands('Tresiba')),
  class: from(label, t('Ultra-long-acting basal insulin', 'إنسولين قاعدي فائق طول المفعول')),
  route: from(label, route),
  formulations: from(label, [
    { form: t('Vial or pen, 1 to 80 units a dose', 'قارورة أو قلم، 1 إلى 80 وحدة للجرعة'), strength: strength('U-100 (100 units/mL)') },
    { form: t('Pen, 2 to 160 units a dose', 'قلم، 2 إلى 160 وحدة للجرعة'), strength: strength('U-200 (200 units/mL)') },
  ]),
  starting_dose: from([label, cite('labelDegludec', 'S')], t(
    'Type 2: 10 units once daily. Type 1: one third to one half of the daily dose. Switching from another basal insulin: unit for unit in adults, 80 % in children.',
    'النوع الثاني: 10 وحدات مرة يوميًا. النوع الأول: ثلث إلى نصف الجرعة اليومية. عند التحويل من إنسولين قاعدي آخر: وحدة بوحدة للبالغين، وبنسبة 80% من الجرعة للأطفال.')),
  titration: from(label, t('Adjust every 3 to 4 days to the fasting target.', 'التعديل كل 3 إلى 4 أيام حتى بلوغ هدف سكر الصائم.')),
  climbDays: from(label, 4),
  timing: from(label, t('Adults: once daily at any time of day. Children: the same time each day.', 'البالغون: مرة يوميًا في أي وقت. الأطفال: في الوقت نفسه كل يوم.')),
  missed_dose: from(label, t('Inject when remembered, during waking hours, with at least 8 hours between doses.', 'تُحقن عند التذكر في ساعات اليقظة، مع 8 ساعات على الأقل بين الجرعتين.')),
  renal_adjust: basalBands('labelDegludec'),
  labels_notes: from([label, ...doseSources], [
    t('Acts for more than 42 hours, so hypoglycaemia lasts longer too.', 'يدوم مفعوله أكثر من 42 ساعة، فيطول نقص السكر أيضًا.'),
    t('Do not mix; not in a pump, not intravenously; never drawn from the pen with a syringe.', 'لا يُخلط؛ ولا يُستعمل في المضخة ولا في الوريد؛ ولا يُسحب من القلم بمحقنة.'),
    doseFacts.type1, doseFacts.type2,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. The U-200 pen is not sold everywhere.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. لا يُباع قلم U-200 في كل مكان.')),
  approval_info: from(general, t('FDA 2015.', 'FDA 2015.')),
  new_or_emerging: from([cite('weeklyInsulins', 'S', '2026-11-25'), general], t(
    'An unbranded degludec is available. Once-weekly basal insulins, not in this list: icodec (Awiqli), EU May 2024, US 2026 for adults with type 2 diabetes; efsitora, US approval in September 2026 reported, not yet checked. One weekly dose is about seven daily doses: never enter it as units a day.',
    'يتوفر الديغلوديك دون اسم تجاري. إنسولينات قاعدية أسبوعية خارج هذه القائمة: إيكوديك (Awiqli)، في أوروبا منذ مايو 2024 وفي أمريكا منذ 2026 للبالغين المصابين بالنوع الثاني؛ وإيفسيتورا، ذُكرت الموافقة الأمريكية عليه في سبتمبر 2026 ولم يُتحقق منها بعد. تعادل الجرعة الأسبوعية نحو سبع جرعات يومية: لا تُدخَل أبدًا كوحدات في اليوم.')),
});
