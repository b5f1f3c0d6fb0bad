import { doseFacts, doseSources, insulin, legacyBands, regional, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general } from './shared.ts';

const label = cite('labelDetemir', 'V');
const withdrawn = cite('detemirWithdrawal', 'V');

export const insulinDetemir = drug({
  ...insulin({
    label: 'labelDetemir', use: 'basal', read: { contraindications: 'R', interactions: 'R' },
    indications: from(label, t(
      'Adults and children with type 1 or type 2 diabetes. Not for ketoacidosis.',
      'البالغون والأطفال المصابون بالسكري من النوع الأول أو الثاني. لا يُستعمل لعلاج الحماض الكيتوني.')),
    hepatic: from(cite('labelDetemir', 'R'), t(
      'Liver impairment may make glucose checks and dose changes more frequent.',
      'قد يستلزم ضعف الكبد فحص السكر وتعديل الجرعة مرات أكثر.')),
    birth: { risk: t('No harm in more than 4500 pregnancies; passage into milk unknown', 'لا ضرر في أكثر من 4500 حالة حمل؛ وانتقاله إلى الحليب غير معروف'), cite: [regional] },
  }),
  id: 'insulin_detemir',
  generic: t('insulin detemir', 'إنسولين ديتيمير'),
  family: 'basal',
  legacy: t(
    'Legacy record: being withdrawn worldwide. Do not start new patients; plan a switch for those who use it.',
    'قيد السحب من الأسواق عالميًا. لا يُبدأ لمرضى جدد؛ ويُخطَّط لتحويل من يستعملونه.'),
  brands_examples: from(label, brands('Levemir')),
  class: from(label, t('Long-acting basal insulin', 'إنسولين قاعدي طويل المفعول')),
  route: from(label, route),
  formulations: from(label, [
    { form: t('Vial or pen', 'قارورة أو قلم'), strength: strength('U-100 (100 units/mL)') },
  ]),
  starting_dose: from(label, t(
    'Historical: type 2, 10 units or 0.1 to 0.2 units/kg once daily in the evening or split in two; with a GLP-1 receptor agonist 10 units in the evening. Type 1: one third to one half of the daily dose, with mealtime insulin.',
    'معلومة تاريخية: النوع الثاني 10 وحدات أو 0.1 إلى 0.2 وحدة/كغ مرة مساءً أو مقسومة على مرتين؛ ومع ناهض مستقبلات GLP-1 تُعطى 10 وحدات مساءً. النوع الأول: ثلث إلى نصف الجرعة اليومية مع إنسولين الوجبات.')),
  titration: from(label, t('Every 3 days, guided by the mean of 3 fasting values.', 'كل 3 أيام بحسب متوسط 3 قراءات لسكر الصائم.')),
  timing: from(label, t('With the evening meal or at bedtime; a second dose 12 hours apart.', 'مع وجبة المساء أو عند النوم؛ والجرعة الثانية بفاصل 12 ساعة.')),
  missed_dose: from(general, t('Take it when remembered on the same day and check glucose; never double the dose.', 'تؤخذ عند التذكر في اليوم نفسه مع فحص السكر؛ ولا تُضاعف.')),
  renal_adjust: legacyBands('labelDetemir'),
  labels_notes: from([label, ...doseSources], [
    t('Switching from glargine or NPH was unit for unit.', 'كان التحويل من الغلارجين أو NPH وحدة بوحدة.'),
    t('Do not mix or dilute; not intravenously, not in a pump.', 'لا يُخلط ولا يُخفَّف؛ ولا يُعطى في الوريد ولا في المضخة.'),
    doseFacts.route, doseFacts.type1,
  ]),
  region_availability: from(withdrawn, t(
    'Discontinued in the US on 31 December 2024; withdrawal is worldwide and UK supply ends in December 2026. Verify what is left with SFDA/MOH.',
    'أُوقف في أمريكا في 31 ديسمبر 2024؛ والسحب عالمي وينتهي توفره في بريطانيا في ديسمبر 2026. يُراجَع المتبقي مع SFDA/MOH.')),
  approval_info: from(label, t('FDA 2005.', 'FDA 2005.')),
  new_or_emerging: from(withdrawn, t('Withdrawn or being withdrawn worldwide by the end of 2026.', 'سُحب أو يُسحب عالميًا حتى نهاية 2026.')),
});
