import { ada, doseFacts, doseSources, insulin, mealtime, mealtimeBands, regional, route } from './insulin.ts';
import { brands, cite, drug, from, strength, t } from './record.ts';
import { general, region } from './shared.ts';

const label = cite('labelAspart', 'V');

export const insulinAspart = drug({
  ...insulin({
    label: 'labelAspart', use: 'mealtime', read: { contraindications: 'V', interactions: 'S' },
    indications: from(label, t(
      'Adults and children with type 1 or type 2 diabetes. Type 1 diabetes also needs a longer-acting insulin.',
      'البالغون والأطفال المصابون بالسكري من النوع الأول أو الثاني. ويحتاج النوع الأول إلى إنسولين أطول مفعولًا معه.')),
    hepatic: from(label, t(
      'Requirements may fall in liver impairment: monitor glucose more often and adjust the dose.',
      'قد تقل الحاجة مع ضعف الكبد: يُفحص السكر مرات أكثر وتُعدَّل الجرعة.')),
    birth: { risk: t('No harm in two trials (349 pregnancies); no risk to the breastfed child', 'لا ضرر في تجربتين (349 حالة حمل)؛ ولا خطر على الرضيع'), cite: [regional] },
  }),
  id: 'insulin_aspart',
  generic: t('insulin aspart', 'إنسولين أسبارت'),
  family: 'mealtime',
  brands_examples: from(label, brands('NovoLog', 'NovoRapid', 'Fiasp', 'Merilog', 'Kirsty')),
  class: from(label, t('Rapid-acting insulin', 'إنسولين سريع المفعول')),
  route: from(label, route),
  formulations: from(label, [
    { form: t('Vial, pen or cartridge', 'قارورة أو قلم أو خرطوشة'), strength: strength('U-100 (100 units/mL)') },
  ]),
  starting_dose: from(ada, mealtime.starting),
  titration: from(ada, mealtime.titration),
  ladder: from(ada, mealtime.ladder),
  timing: from(label, t(
    'NovoLog: 5 to 10 minutes before the meal. Fiasp: at the start of the meal or within 20 minutes of starting it.',
    'NovoLog: قبل الوجبة بـ5 إلى 10 دقائق. Fiasp: عند بدء الوجبة أو خلال 20 دقيقة من بدئها.')),
  missed_dose: from([label, general], t(
    'Do not double the dose. Check glucose; a dose may still be given if the meal has only just ended. Resume the usual schedule at the next meal.',
    'لا تُضاعف الجرعة. يُفحص السكر؛ ويمكن إعطاء الجرعة إذا انتهت الوجبة للتو. ويُستأنف النظام المعتاد مع الوجبة التالية.')),
  renal_adjust: mealtimeBands('labelAspart'),
  labels_notes: from([label, ...doseSources], [
    t('In a pump, keep to the reservoir’s time limits and do not mix.', 'في المضخة تُراعى مدة صلاحية الخزان ولا يُخلط.'),
    doseFacts.route,
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Rules on switching between brands differ by country.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. تختلف قابلية التبديل بين المستحضرات من بلد إلى آخر.')),
  approval_info: from(general, t('FDA 2000; Fiasp 2017.', 'FDA 2000؛ وFiasp 2017.')),
  new_or_emerging: from([cite('insulinBiosimilars', 'S', '2026-11-25'), general], t(
    'US biosimilars: Merilog (aspart-szjj), 14 February 2025; Kirsty (aspart-xjhz), July 2025, the first interchangeable one, sold in Europe and Canada since 2022. Some brand pens are being withdrawn.',
    'بدائل حيوية في أمريكا: Merilog (aspart-szjj) في 14 فبراير 2025؛ وKirsty (aspart-xjhz) في يوليو 2025، وهو أول بديل قابل للتبديل، ويُباع في أوروبا وكندا منذ 2022. وتُسحب بعض أقلام المستحضرات الأصلية.')),
});
