import { metforminNoStart, metforminStop, metforminWatch } from '../../clinical/renal.ts';
import { bands, brands, cite, dose, drug, from, strength, t } from './record.ts';
import { general, heartNotProven, kidneyNotProven, none, region } from './shared.ts';

const label = cite('labelMetformin', 'V');
const extended = cite('labelMetforminXr', 'V');

export const metformin = drug({
  id: 'metformin',
  generic: t('metformin hydrochloride', 'الميتفورمين'),
  family: 'oral',
  brands_examples: from(general, brands('Glucophage', 'Glucophage XR', 'Glumetza')),
  class: from(label, t('Biguanide', 'بيغوانيد')),
  route: from(label, t('Oral', 'عن طريق الفم')),
  formulations: from([label, general], [
    { form: t('Immediate-release tablet', 'أقراص فورية المفعول'), strength: strength('500 mg') },
    { form: t('Immediate-release tablet', 'أقراص فورية المفعول'), strength: strength('850 mg') },
    { form: t('Immediate-release tablet', 'أقراص فورية المفعول'), strength: strength('1000 mg') },
    { form: t('Extended-release tablet', 'أقراص ممتدة المفعول'), strength: strength('500 mg') },
    { form: t('Extended-release tablet', 'أقراص ممتدة المفعول'), strength: strength('750 mg') },
    { form: t('Extended-release tablet, not in every country', 'أقراص ممتدة المفعول، لا تتوفر في كل البلدان'), strength: strength('1000 mg') },
    { form: t('Oral solution', 'محلول فموي'), strength: strength('500 mg/5 mL') },
  ]),
  indications: from(label, { T2DM: true, T1DM: false, note: t(
    'Type 2 diabetes in adults (immediate release also from age 10). Not for type 1 diabetes or ketoacidosis.',
    'السكري من النوع الثاني لدى البالغين (والفوري المفعول أيضًا من عمر 10 سنوات). لا يُستعمل في النوع الأول ولا في الحماض الكيتوني.') }),
  starting_dose: from([label, extended], t(
    'Immediate release: 500 mg twice daily or 850 mg once daily, with meals. Extended release: 500 mg once daily with the evening meal.',
    'الفوري المفعول: 500 ملغم مرتين يوميًا أو 850 ملغم مرة يوميًا مع الطعام. الممتد المفعول: 500 ملغم مرة يوميًا مع وجبة المساء.')),
  titration: from([label, extended, general], t(
    'Immediate release: increase by 500 mg each week or 850 mg every 2 weeks. Extended release: increase by 500 mg each week (every 10 to 15 days in regional labels). If not tolerated (gastrointestinal), go back one step and consider extended release.',
    'الفوري المفعول: زيادة 500 ملغم كل أسبوع أو 850 ملغم كل أسبوعين. الممتد المفعول: زيادة 500 ملغم كل أسبوع (كل 10 إلى 15 يومًا في النشرات الإقليمية). عند اضطراب المعدة يُرجَع خطوة واحدة ويُنظر في الممتد المفعول.')),
  ladder: from([extended, general], {
    unit: t('mg a day, extended release', 'ملغم يوميًا، ممتد المفعول'),
    pace: t('One step a week, as tolerated.', 'خطوة كل أسبوع حسب التحمّل.'),
    steps: [
      { value: 500, label: t('500 mg', '500 ملغم'), detail: t('start', 'البداية') },
      { value: 1000, label: t('1000 mg', '1000 ملغم'), detail: t('from week 2', 'من الأسبوع 2') },
      { value: 1500, label: t('1500 mg', '1500 ملغم'), detail: t('from week 3', 'من الأسبوع 3') },
      { value: 2000, label: t('2000 mg', '2000 ملغم'), detail: t('from week 4, the maximum', 'من الأسبوع 4، الحد الأقصى') },
    ],
  }),
  timing: from([label, extended], t(
    'With food. Extended release with the evening meal, swallowed whole.',
    'مع الطعام. الممتد المفعول مع وجبة المساء ويُبلع كاملًا دون كسر أو مضغ.')),
  missed_dose: from(general, t(
    'Take it with the next meal the same day; otherwise skip it. Never double a dose.',
    'تؤخذ مع الوجبة التالية في اليوم نفسه، وإلا تُترك. لا تُضاعف الجرعة أبدًا.')),
  max_dose: from([label, cite('spec', 'spec'), general], t(
    '2550 mg/day immediate release (split into three doses above 2000 mg/day); 2000 mg/day extended release. From age 10 to 17, immediate release: 2000 mg/day.',
    '2550 ملغم يوميًا للفوري المفعول (تُقسم على ثلاث جرعات فوق 2000 ملغم يوميًا)؛ و2000 ملغم يوميًا للممتد المفعول. من عمر 10 إلى 17 سنة، الفوري المفعول: 2000 ملغم يوميًا.')),
  renal_adjust: from([label, cite('lipska2011', 'V'), cite('kdigo2022', 'S')], bands(
    { min: 0, max: metforminStop.value, severity: 'contraindicated', short: t('stop', 'يوقف'),
      action: t('Contraindicated: do not start; stop if already taking it.', 'ممنوع: لا يُبدأ، ويوقف إن كان المريض يتناوله.'),
      dose: dose('None: do not use.', 'لا جرعة: لا يُستعمل.') },
    { min: metforminStop.value, max: metforminNoStart.value, severity: 'avoid', short: t('no new start', 'لا يُبدأ من جديد'),
      action: t('Do not start. If already taking it, weigh benefit against risk and use about half the dose, at most about 1000 mg/day; check eGFR every 3 months.',
        'لا يُبدأ. إن كان المريض يتناوله تُوازن الفائدة بالخطر ويُستعمل نحو نصف الجرعة، بحد أقصى نحو 1000 ملغم يوميًا؛ ويُفحص معدل الترشيح كل 3 أشهر.'),
      dose: dose('Do not start. Already taking it: about half the dose, at most about 1000 mg/day.', 'لا يُبدأ. لمن يتناوله: نحو نصف الجرعة، بحد أقصى نحو 1000 ملغم يوميًا.'),
      taken: dose('Taken already: about half the dose, at most about 1000 mg/day.', 'لمن يتناوله الآن: نحو نصف الجرعة، بحد أقصى نحو 1000 ملغم يوميًا.'),
      warning: t('Do not start metformin at eGFR 30 to below 45; already taking it, at most about 1000 mg/day.', 'لا يُبدأ الميتفورمين عند معدل ترشيح من 30 إلى أقل من 45؛ ولمن يتناوله بحد أقصى نحو 1000 ملغم يوميًا.') },
    { min: metforminNoStart.value, max: metforminWatch.value, severity: 'caution', short: t('watch', 'متابعة'),
      action: t('Continue; check eGFR every 3 to 6 months and review if there is a risk of acute kidney injury.', 'يستمر؛ ويُفحص معدل الترشيح كل 3 إلى 6 أشهر ويُراجَع عند احتمال فشل كلوي حاد.'),
      dose: dose('Usual dose with closer kidney checks: start <b>500 to 1000 mg/day</b> with food, up to 2550 mg/day (extended release 2000 mg/day).', 'الجرعة المعتادة مع متابعة أقرب للكلى: البدء بـ<b>500 إلى 1000 ملغم يوميًا</b> مع الطعام، حتى 2550 ملغم يوميًا (الممتد المفعول 2000 ملغم يوميًا).') },
    { min: metforminWatch.value, max: null, severity: 'none', short: t('full dose', 'جرعة كاملة'),
      action: t('No change; check eGFR yearly.', 'دون تغيير؛ ويُفحص معدل الترشيح سنويًا.'),
      dose: dose('Usual dose: start <b>500 to 1000 mg/day</b> with food, up to 2550 mg/day (extended release 2000 mg/day).', 'الجرعة المعتادة: البدء بـ<b>500 إلى 1000 ملغم يوميًا</b> مع الطعام، حتى 2550 ملغم يوميًا (الممتد المفعول 2000 ملغم يوميًا).') },
  )),
  hepatic_adjust: from([label, general], t(
    'Avoid with clinical or laboratory evidence of liver disease: lactate clearance is impaired. Fatty liver with near-normal enzymes is not a bar in practice.',
    'يُتجنَّب عند وجود مرض كبدي سريريًا أو مخبريًا لنقص التخلص من اللاكتات. أما الكبد الدهني مع إنزيمات شبه طبيعية فلا يمنع عمليًا.')),
  contraindications: from(label, [
    t('eGFR below 30 mL/min/1.73 m²', 'معدل الترشيح (eGFR) أقل من 30 مل/دقيقة/1.73 م²'),
    t('Acute or chronic metabolic acidosis, including ketoacidosis', 'الحماض الاستقلابي الحاد أو المزمن، ومنه الحماض الكيتوني'),
    t('Hypersensitivity to metformin', 'فرط التحسس من الميتفورمين'),
  ]),
  ddis_major: from(label, [
    { drug: t('Iodinated contrast', 'الصبغة اليودية'), effect: t('Acute kidney injury and accumulation of metformin', 'فشل كلوي حاد وتراكم الميتفورمين'),
      action: t('Stop at or before the scan if eGFR is 30 to 60, if there is liver disease, alcohol excess or heart failure, or if contrast goes into an artery; recheck eGFR at 48 hours before restarting.',
        'يوقف عند الفحص أو قبله إذا كان معدل الترشيح بين 30 و60، أو مع مرض كبدي أو إفراط في الكحول أو قصور قلب، أو عند الحقن داخل الشريان؛ ويُعاد فحص معدل الترشيح بعد 48 ساعة قبل استئنافه.') },
    { drug: t('Topiramate, zonisamide, acetazolamide', 'التوبيراميت والزونيساميد والأسيتازولاميد (topiramate، zonisamide، acetazolamide)'), effect: t('Lower bicarbonate, additive acidosis', 'نقص البيكربونات وزيادة الحماض'),
      action: t('Avoid the combination, or monitor closely.', 'يُتجنَّب الجمع أو تُشدَّد المتابعة.') },
    { drug: t('Alcohol in excess', 'الإفراط في الكحول'), effect: t('More lactate; hypoglycaemia when fasting', 'زيادة اللاكتات، ونقص السكر عند الصيام'),
      action: t('Advise against heavy or binge drinking.', 'يُنصح بتجنّب الإفراط والشرب الكثيف دفعة واحدة.') },
    { drug: t('Dolutegravir', 'الدولوتيغرافير (dolutegravir)'), effect: t('Raises metformin', 'يرفع تركيز الميتفورمين'), mark: 'R',
      action: t('At most about 1000 mg/day when started together; monitor.', 'بحد أقصى نحو 1000 ملغم يوميًا عند البدء معًا؛ مع المتابعة.') },
    { drug: t('Ranolazine 1000 mg twice daily', 'الرانولازين (ranolazine) بجرعة 1000 ملغم مرتين يوميًا'), effect: t('Raises metformin', 'يرفع تركيز الميتفورمين'), mark: 'S',
      action: t('At most 1700 mg/day of metformin.', 'بحد أقصى 1700 ملغم يوميًا من الميتفورمين.') },
    { drug: t('Cimetidine, vandetanib, trimethoprim and other OCT2/MATE inhibitors', 'السيميتيدين والفانديتانيب والتريميثوبريم (cimetidine، vandetanib، trimethoprim) ومثبطات OCT2/MATE الأخرى'), effect: t('Raise metformin', 'ترفع تركيز الميتفورمين'),
      action: t('Weigh benefit against risk; use an acid suppressant other than cimetidine.', 'تُوازن الفائدة بالخطر؛ ويُختار خافض حموضة غير السيميتيدين.') },
    { drug: t('Insulin or a sulfonylurea', 'الإنسولين أو السلفونيل يوريا'), effect: t('Hypoglycaemia', 'نقص السكر'),
      action: t('Reduce the other medicine.', 'تُخفَّض جرعة الدواء الآخر.') },
  ]),
  ddis_moderate: from([label, cite('b12Practice', 'V')], [
    t('Corticosteroids, thiazides, beta-agonists, atypical antipsychotics, thyroid hormone, oestrogens: raise glucose; monitor.', 'الكورتيزونات والثيازيدات ومحرضات بيتا ومضادات الذهان اللانمطية وهرمون الدرقية والإستروجينات: ترفع السكر؛ تلزم المتابعة.'),
    t('NSAIDs, ACE inhibitors or ARBs, loop diuretics: kidney function may fall with dehydration; check eGFR.', 'مضادات الالتهاب غير الستيرويدية ومثبطات ACE أو حاصرات ARB ومدرات العروة: قد تهبط وظائف الكلى مع الجفاف؛ يُفحص معدل الترشيح.'),
    t('Long-term proton-pump inhibitor or H2 blocker: adds to B12 loss; check B12.', 'مثبطات مضخة البروتون أو حاصرات H2 مدة طويلة: تزيد نقص B12؛ يُفحص B12.'),
    t('Verapamil, rifampicin: may change the effect; monitor glucose.', 'الفيراباميل والريفامبيسين (verapamil، rifampicin): قد يغيّران التأثير؛ يُراقَب السكر.'),
  ]),
  ddzis: from([label, cite('b12Practice', 'V'), general], [
    { heartFailure: true, disease: t('Heart failure, acute or unstable, with poor perfusion or low oxygen', 'قصور القلب الحاد أو غير المستقر مع نقص التروية أو الأكسجة'), risk: t('Lactic acidosis', 'الحماض اللبني'),
      action: t('Stop during decompensation; in stable disease with eGFR 30 or more it may continue.', 'يوقف عند اختلال المعاوضة؛ وفي الحالة المستقرة مع معدل ترشيح 30 فأكثر يمكن أن يستمر.') },
    { disease: t('Chronic kidney disease', 'مرض الكلى المزمن'), risk: t('Accumulation of metformin', 'تراكم الميتفورمين'), action: t('Follow the eGFR bands.', 'تُتبع نطاقات معدل الترشيح.') },
    { disease: t('Sepsis, shock, myocardial infarction, hypoxia, dehydration, surgery or fasting for it', 'الإنتان أو الصدمة أو احتشاء عضلة القلب أو نقص الأكسجة أو الجفاف أو الجراحة والصيام لها'), risk: t('Lactic acidosis', 'الحماض اللبني'), action: t('Pause it (sick-day rules).', 'يوقف مؤقتًا أيام المرض.') },
    { disease: t('Liver disease or alcohol use disorder', 'مرض الكبد أو الإدمان الكحولي'), risk: t('Lactic acidosis', 'الحماض اللبني'), action: t('Avoid.', 'يُتجنَّب.') },
    { disease: t('B12 deficiency, neuropathy or anaemia', 'نقص B12 أو اعتلال الأعصاب أو فقر الدم'), risk: t('Worse neuropathy', 'تفاقم اعتلال الأعصاب'), action: t('Measure and replace B12.', 'يُقاس B12 ويُعوَّض.') },
    { disease: t('Age 65 or over', 'العمر 65 سنة فأكثر'), risk: t('Declining kidney function', 'تراجع وظائف الكلى'), action: t('Check eGFR more often.', 'يُفحص معدل الترشيح أكثر.') },
    { disease: t('Irregular ovulation', 'إباضة غير منتظمة'), risk: t('Ovulation may return: unplanned pregnancy', 'قد تعود الإباضة: حمل غير مخطط له'), mark: 'R', action: t('Discuss contraception.', 'تُناقش وسيلة منع الحمل.') },
    { disease: t('Pregnancy', 'الحمل'), risk: t('Crosses the placenta; insulin is preferred', 'يعبر المشيمة؛ والإنسولين مفضَّل'), action: t('For a specialist to decide.', 'القرار للاختصاصي.') },
  ]),
  monitoring: from([label, cite('b12Practice', 'V')], [
    t('eGFR at the start and yearly; every 3 to 6 months at eGFR 45 to 59 or from age 65; every 3 months below 45.', 'معدل الترشيح عند البدء ثم سنويًا؛ كل 3 إلى 6 أشهر عند معدل ترشيح 45 إلى 59 أو من عمر 65؛ وكل 3 أشهر دون 45.'),
    t('Blood count yearly and B12 every 2 to 3 years; sooner with neuropathy, anaemia, 1500 mg/day or more, long use or acid suppressants.', 'تعداد الدم سنويًا وB12 كل سنتين إلى 3 سنوات؛ وأبكر مع اعتلال الأعصاب أو فقر الدم أو 1500 ملغم يوميًا فأكثر أو الاستعمال الطويل أو خافضات الحموضة.'),
    t('HbA1c every 3 months until stable.', 'السكر التراكمي كل 3 أشهر حتى الاستقرار.'),
  ]),
  patient_tips: from([label, general], [
    t('Take it with food. Your care team raises the dose slowly.', 'تناوله مع الطعام. فريقك المعالج هو من يرفع الجرعة تدريجيًا.', 'تناوليه مع الطعام. فريقكِ المعالج هو من يرفع الجرعة تدريجيًا.'),
    t('Stop it and call your care team if you are vomiting or cannot drink, and before a scan with contrast.', 'أوقفه واتصل بفريقك المعالج عند القيء أو تعذّر الشرب، وقبل التصوير بالصبغة.', 'أوقفيه واتصلي بفريقكِ المعالج عند القيء أو تعذّر الشرب، وقبل التصوير بالصبغة.'),
    t('With extended-release tablets, an empty tablet shell in the stool is normal.', 'ظهور غلاف القرص الفارغ في البراز أمر طبيعي مع الممتد المفعول.'),
    t('Tell your care team at once about fast breathing or severe weakness.', 'أبلغ فريقك المعالج فورًا عن تسارع التنفس أو الضعف الشديد.', 'أبلغي فريقكِ المعالج فورًا عن تسارع التنفس أو الضعف الشديد.'),
  ]),
  labels_notes: from([label, extended], [
    t('Boxed warning: lactic acidosis.', 'تحذير مؤطَّر: الحماض اللبني.'),
    t('Lowers vitamin B12.', 'يخفض فيتامين B12.'),
    t('A regional label limits extended release given only as 750 mg tablets to 1500 mg/day; some immediate-release labels outside the US allow 3000 mg. The maximum doses above are used here.', 'تحدد نشرة إقليمية الممتد المفعول من أقراص 750 ملغم وحدها بـ1500 ملغم يوميًا؛ وتسمح بعض نشرات الفوري المفعول خارج أمريكا بـ3000 ملغم. والحدود أعلاه هي المعتمدة هنا.'),
  ]),
  region_availability: from(region, t(
    'US label basis; verify SFDA/MOH registration and strength locally. Extended release 500, 750 and 1000 mg: check the local leaflet.',
    'المرجع هو النشرة الأمريكية؛ تُراجَع محليًا تسجيلات SFDA/MOH والتراكيز. الممتد المفعول 500 و750 و1000 ملغم: تُراجَع النشرة المحلية.')),
  approval_info: from([label, general], t('US approval 1994 to 1995, extended release 2000; eGFR labelling revised by the FDA in 2016.', 'الموافقة الأمريكية بين 1994 و1995، والممتد المفعول 2000؛ وعدّلت FDA حدود معدل الترشيح في 2016.')),
  new_or_emerging: from(general, none),
  heart: from(general, heartNotProven),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
});
