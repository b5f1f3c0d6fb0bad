import { ada, doseFacts, doseSources, insulin, mealtime, mealtimeBands, regional, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelLispro', 'V');

export const insulinLispro = drug({
  ...insulin({
    label: 'labelLispro', use: 'mealtime', read: { contraindications: 'V', interactions: 'S' },
    indications: from(label, t(
      'Adults and children with type 1 or type 2 diabetes. Type 1 diabetes also needs a longer-acting insulin.',
      'البالغون والأطفال المصابون بالسكري من النوع الأول أو الثاني. ويحتاج النوع الأول إلى إنسولين أطول مفعولًا معه.')),
    hepatic: from([cite('labelLispro', 'S'), regional], t(
      'Requirements may fall (less gluconeogenesis and insulin breakdown) or rise (insulin resistance): monitor glucose more often.',
      'قد تقل الحاجة (نقص إنتاج الغلوكوز وبطء التكسير) أو تزيد (مقاومة الإنسولين): يُفحص السكر مرات أكثر.')),
    birth: { risk: t('No harm in many pregnancies (EU text); compatible with breastfeeding', 'لا ضرر في حالات حمل كثيرة (النص الأوروبي)؛ ويتوافق مع الرضاعة'), mark: 'S', cite: [regional] },
  }),
  id: 'insulin_lispro',
  generic: t('insulin lispro', 'إنسولين ليسبرو'),
  family: 'mealtime',
  brands_examples: from(label, brands('Humalog', 'Admelog', 'Lyumjev')),
  class: from(label, t('Rapid-acting insulin', 'إنسولين سريع المفعول')),
  route: from(label, route),
  formulations: from(label, [
    { form: t('Vial, pen or cartridge', 'قارورة أو قلم أو خرطوشة'), strength: strength('U-100 (100 units/mL)') },
    { form: t('Pen only', 'قلم فقط'), strength: strength('U-200 (200 units/mL)') },
  ]),
  starting_dose: from(ada, mealtime.starting),
  titration: from(ada, mealtime.titration),
  ladder: from(ada, mealtime.ladder),
  timing: from([label, general], t(
    'Within 15 minutes before the meal or immediately after it. Lyumjev: at the start of the meal or within 20 minutes of starting it.',
    'خلال 15 دقيقة قبل الوجبة أو بعدها مباشرة. Lyumjev: عند بدء الوجبة أو خلال 20 دقيقة من بدئها.')),
  missed_dose: from(general, t(
    'Do not double the dose. Check glucose; a dose may still be given if the meal has only just ended, otherwise follow the correction plan.',
    'لا تُضاعف الجرعة. يُفحص السكر؛ ويمكن إعطاء الجرعة إذا انتهت الوجبة للتو، وإلا تُتبع خطة التصحيح.')),
  renal_adjust: mealtimeBands('labelLispro'),
  labels_notes: from([label, ...doseSources], [
    t('U-200: not for pumps, not to be mixed, never drawn from the pen with a syringe. U-100 may be mixed with NPH only; intravenous use only under supervision.', 'U-200: لا يُستعمل في المضخات ولا يُخلط ولا يُسحب من القلم بمحقنة. U-100: يُخلط مع NPH فقط؛ والوريد تحت الإشراف فقط.'),
    doseFacts.route,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Rules on switching between brands differ by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف قابلية التبديل بين المستحضرات من بلد إلى آخر.')),
  approval_info: from(general, t('FDA 1996.', 'FDA 1996.')),
  new_or_emerging: from(general, t(
    'Follow-on products: Admelog (US 2017), a Sanofi lispro (EU 2017); an unbranded lispro since 2019. Some brand pens are being withdrawn.',
    'مستحضرات لاحقة: Admelog (أمريكا 2017) وليسبرو من Sanofi (أوروبا 2017)؛ وليسبرو دون اسم تجاري منذ 2019. وتُسحب بعض أقلام المستحضرات الأصلية.')),
});
