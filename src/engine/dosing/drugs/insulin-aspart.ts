import { ada, doseFacts, doseSources, indications, insulin, mealtime, mealtimeBands, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelAspart', 'V');

export const insulinAspart = drug({
  ...insulin,
  id: 'insulin_aspart',
  generic: t('insulin aspart', 'إنسولين أسبارت'),
  family: 'mealtime',
  brands_examples: from(label, brands('NovoLog', 'NovoRapid', 'Fiasp')),
  class: from(label, t('Rapid-acting insulin', 'إنسولين سريع المفعول')),
  route: from(label, route),
  formulations: from(label, [
    { form: t('Vial, pen or cartridge', 'قارورة أو قلم أو خرطوشة'), strength: strength('U-100 (100 units/mL)') },
  ]),
  indications,
  starting_dose: from(ada, mealtime.starting),
  titration: from(ada, mealtime.titration),
  ladder: from(ada, mealtime.ladder),
  timing: from(label, t(
    'NovoLog: 5 to 10 minutes before the meal. Fiasp: at the start of the meal or within 20 minutes after it begins.',
    'NovoLog: قبل الوجبة بـ5 إلى 10 دقائق. Fiasp: عند بدء الوجبة أو خلال 20 دقيقة من بدئها.')),
  missed_dose: from([label, general], t(
    'Do not double. Check glucose; a dose may still be given if the meal has only just ended. Resume the usual schedule at the next meal.',
    'لا تُضاعف الجرعة. يُفحص السكر؛ ويمكن إعطاء الجرعة إذا انتهت الوجبة للتو. ويُستأنف النظام المعتاد مع الوجبة التالية.')),
  renal_adjust: mealtimeBands,
  labels_notes: from([label, ...doseSources], [
    t('In a pump keep to the reservoir limits and do not mix.', 'في المضخة تُراعى حدود الخزان ولا يُخلط.'),
    doseFacts.route, doseFacts.type1, doseFacts.mealtime,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Whether brands may be interchanged differs by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف قابلية التبديل بين المستحضرات من بلد إلى آخر.')),
  approval_info: from(general, t('FDA 2000; Fiasp 2017.', 'FDA 2000؛ وFiasp 2017.')),
  new_or_emerging: from(general, t('Biosimilars; some brand pens are being withdrawn.', 'بدائل حيوية؛ وتُسحب بعض أقلام المستحضرات الأصلية.')),
});
