import { sitagliptinReducedBelow, sitagliptinSevereBelow } from '../../clinical/sitagliptin.ts';
import { bands, brands, cite, dose, drug, from, strength, t } from './record.ts';
import { general, heartNotProven, kidneyNotProven, region } from './shared.ts';

const label = cite('labelSitagliptin', 'V');
const ada = cite('ada2025', 'S');

export const sitagliptin = drug({
  id: 'sitagliptin',
  generic: t('sitagliptin', 'السيتاغليبتين'),
  family: 'oral',
  brands_examples: from(label, brands('Januvia', 'Zituvio')),
  class: from(label, t('DPP-4 inhibitor', 'مثبط DPP-4')),
  route: from(label, t('Oral', 'عن طريق الفم')),
  formulations: from(label, [
    { form: t('Tablet', 'أقراص'), strength: strength('25 mg') },
    { form: t('Tablet', 'أقراص'), strength: strength('50 mg') },
    { form: t('Tablet', 'أقراص'), strength: strength('100 mg') },
  ]),
  indications: from(label, { T2DM: true, T1DM: false, note: t(
    'Type 2 diabetes in adults; no benefit was shown at age 10 to 17. Not for type 1 diabetes. Not studied in people with a history of pancreatitis.',
    'السكري من النوع الثاني لدى البالغين؛ ولم تثبت فائدة بعمر 10 إلى 17 سنة. لا يُستعمل في النوع الأول، ولم يُدرس بعد التهاب البنكرياس.') }),
  starting_dose: from(label, t('100 mg once daily, the full dose from the start; see the eGFR band.', '100 ملغم مرة يوميًا وهي الجرعة الكاملة من البداية؛ مع مراعاة نطاق معدل الترشيح.')),
  titration: from(label, t('None: the starting dose is the maintenance dose.', 'لا تدرّج: جرعة البدء هي جرعة الاستمرار.')),
  timing: from(label, t('Any time of day, with or without food.', 'في أي وقت من اليوم، مع الطعام أو بدونه.')),
  missed_dose: from(general, t('Take it when remembered; skip it if the next dose is due. Never double a dose.', 'تؤخذ عند التذكر، وتُترك إذا حان موعد الجرعة التالية. لا تُضاعف الجرعة.')),
  max_dose: from(label, t('100 mg/day.', '100 ملغم يوميًا.')),
  renal_adjust: from(label, bands(
    { min: 0, max: sitagliptinSevereBelow.value, severity: 'reduce', short: t('25 mg', '25 ملغم'),
      action: t('25 mg once daily, including on dialysis, at any time relative to the session.', '25 ملغم مرة يوميًا، ويشمل غسيل الكلى، وفي أي وقت بالنسبة للجلسة.'),
      dose: dose('25 mg once daily.', '25 ملغم مرة يوميًا.'),
      warning: t('Reduced dose below eGFR 30: 25 mg once daily.', 'جرعة مخفضة دون معدل ترشيح 30: 25 ملغم مرة يوميًا.') },
    { min: sitagliptinSevereBelow.value, max: sitagliptinReducedBelow.value, severity: 'reduce', short: t('50 mg', '50 ملغم'),
      action: t('50 mg once daily.', '50 ملغم مرة يوميًا.'),
      dose: dose('50 mg once daily.', '50 ملغم مرة يوميًا.'),
      warning: t('Reduced dose at eGFR 30 to below 45: 50 mg once daily.', 'جرعة مخفضة عند معدل ترشيح من 30 إلى أقل من 45: 50 ملغم مرة يوميًا.') },
    { min: sitagliptinReducedBelow.value, max: null, severity: 'none', short: t('100 mg', '100 ملغم'),
      action: t('No change: 100 mg once daily.', 'دون تغيير: 100 ملغم مرة يوميًا.'),
      dose: dose('100 mg once daily.', '100 ملغم مرة يوميًا.') },
  )),
  hepatic_adjust: from(label, t('None in Child-Pugh A or B; not studied in severe disease.', 'لا تعديل في Child-Pugh A أو B؛ ولم يُدرس في المرض الشديد.')),
  contraindications: from(label, [
    t('Serious hypersensitivity to sitagliptin, such as anaphylaxis or angioedema', 'فرط تحسس خطير من السيتاغليبتين كالتأق أو الوذمة الوعائية'),
  ]),
  ddis_major: from([label, ada], [
    { drug: t('GLP-1 receptor agonist or tirzepatide', 'ناهض مستقبلات GLP-1 أو تيرزيباتيد'), effect: t('Same pathway, little additional effect', 'المسار نفسه مع فائدة إضافية ضئيلة'), mark: 'S', duplicates: ['glp1RA'], action: t('Do not combine; stop sitagliptin.', 'لا يُجمع بينهما؛ يوقف السيتاغليبتين.') },
    { drug: t('Insulin or a sulfonylurea', 'الإنسولين أو السلفونيل يوريا'), effect: t('Hypoglycaemia', 'نقص السكر'), action: t('Lower the dose of the other medicine.', 'تُخفَّض جرعة الدواء الآخر.') },
  ]),
  ddis_moderate: from([label, cite('labelRegional', 'V'), general], [
    t('Digoxin: AUC about 11 % and peak about 18 % higher; monitor, no dose change.', 'الديجوكسين (digoxin): ترتفع AUC بنسبة 11% تقريبًا والذروة بنسبة 18% تقريبًا؛ تكفي المتابعة دون تغيير الجرعة.'),
    t('ACE inhibitor: watch for angioedema, a class signal.', 'مثبطات ACE: تُراقَب الوذمة الوعائية، وهي إشارة للفئة.'),
    t('Strong CYP3A4 inhibitor with severe kidney impairment (EU text): levels may rise; monitor.', 'مثبط قوي لـ CYP3A4 مع ضعف شديد في وظائف الكلى (النص الأوروبي): قد يرتفع التركيز؛ تلزم المتابعة.'),
    t('Ciclosporin: AUC about 29 % higher, not clinically relevant.', 'السيكلوسبورين (ciclosporin): ترتفع AUC بنسبة 29% تقريبًا دون أهمية سريرية.'),
  ]),
  ddzis: from([label, general], [
    { heartFailure: true, disease: t('Heart failure, especially with a history of it or kidney impairment', 'قصور القلب، ولا سيما مع سوابق قصور القلب أو مع ضعف وظائف الكلى'), risk: t('A class signal from saxagliptin and alogliptin; sitagliptin was neutral in its outcome trial', 'إشارة للفئة من الساكساغليبتين والألوغليبتين؛ وكان السيتاغليبتين محايدًا في تجربته'),
      action: t('Weigh the risk, watch for fluid retention, and consider stopping if it appears.', 'يُوازن الخطر ويُراقَب احتباس السوائل، ويُنظر في إيقافه إن ظهر.') },
    { disease: t('History of pancreatitis', 'سوابق التهاب البنكرياس'), risk: t('Acute pancreatitis', 'التهاب البنكرياس الحاد'), action: t('Choose another medicine; stop if suspected.', 'يُختار دواء آخر، ويوقف عند الاشتباه.') },
    { disease: t('Chronic kidney disease', 'مرض الكلى المزمن'), risk: t('Accumulation; acute kidney injury was reported with incorrect doses', 'تراكم الدواء؛ وسُجّل فشل كلوي حاد مع جرعات خاطئة'), action: t('Dose by the eGFR band.', 'تُحدَّد الجرعة بحسب نطاق معدل الترشيح.') },
    { disease: t('Severe joint pain or blistering skin', 'ألم مفصلي شديد أو فقاعات جلدية'), risk: t('Disabling arthralgia, bullous pemphigoid', 'ألم مفصلي مُقعِد، شبيه الفقاع الفقاعي'), action: t('Stop.', 'يوقف.') },
  ]),
  monitoring: from(label, [
    t('eGFR at the start and periodically.', 'معدل الترشيح عند البدء ودوريًا.'),
    t('HbA1c every 3 months until stable.', 'السكر التراكمي كل 3 أشهر حتى الاستقرار.'),
    t('Symptoms of heart failure and pancreatitis; the skin.', 'أعراض قصور القلب والتهاب البنكرياس؛ والجلد.'),
  ]),
  patient_tips: from(label, [
    t('One tablet a day.', 'تناول قرصًا واحدًا يوميًا.', 'تناولي قرصًا واحدًا يوميًا.'),
    t('Tell your care team about severe stomach pain, swelling, blisters or severe joint pain.', 'أبلغ فريقك المعالج عن ألم شديد في البطن أو تورم أو فقاعات أو ألم مفصلي شديد.', 'أبلغي فريقكِ المعالج عن ألم شديد في البطن أو تورم أو فقاعات أو ألم مفصلي شديد.'),
  ]),
  labels_notes: from(label, [
    t('Weight neutral; little hypoglycaemia when used alone.', 'لا يؤثر في الوزن؛ ونقص السكر قليل عند استعماله وحده.'),
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Check local generics.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز، والبدائل الجنيسة المحلية.')),
  approval_info: from(label, t('FDA 2006.', 'FDA 2006.')),
  new_or_emerging: from([label, general], t('Generics listed in US data of 2026; free-base and oral-solution forms exist.', 'أُدرجت أدوية جنيسة في بيانات أمريكية لعام 2026؛ وتوجد صيغ القاعدة الحرة والمحلول الفموي.')),
  heart: from(general, heartNotProven),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
});
