import { ada, doseFacts, doseSources, indications, insulin, mealtime, mealtimeBands, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelLispro', 'V');

export const insulinLispro = drug({
  ...insulin,
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
  indications,
  starting_dose: from(ada, mealtime.starting),
  titration: from(ada, mealtime.titration),
  ladder: from(ada, mealtime.ladder),
  timing: from([label, general], t(
    'Within 15 minutes before the meal or right after it. Lyumjev: at the start of the meal or within 20 minutes after it begins.',
    'خلال 15 دقيقة قبل الوجبة أو بعدها مباشرة. Lyumjev: عند بدء الوجبة أو خلال 20 دقيقة من بدئها.')),
  missed_dose: from(general, t(
    'Do not double. Check glucose; a dose may still be given if the meal has only just ended, otherwise follow the correction plan.',
    'لا تُضاعف الجرعة. يُفحص السكر؛ ويمكن إعطاء الجرعة إذا انتهت الوجبة للتو، وإلا تُتبع خطة التصحيح.')),
  renal_adjust: mealtimeBands,
  labels_notes: from([label, ...doseSources], [
    t('U-200: not in pumps, not mixed, never drawn from the pen with a syringe. U-100 may be mixed with NPH only; into a vein only under supervision.', 'U-200: لا يُستعمل في المضخات ولا يُخلط ولا يُسحب من القلم بمحقنة. U-100: يُخلط مع NPH فقط؛ والوريد تحت الإشراف فقط.'),
    doseFacts.route, doseFacts.type1, doseFacts.mealtime,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Whether brands may be interchanged differs by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف قابلية التبديل بين المستحضرات من بلد إلى آخر.')),
  approval_info: from(general, t('FDA 1996.', 'FDA 1996.')),
  new_or_emerging: from(general, t('Biosimilars; some brand pens are being withdrawn.', 'بدائل حيوية؛ وتُسحب بعض أقلام المستحضرات الأصلية.')),
});
