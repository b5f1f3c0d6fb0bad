import type { FactId } from '../../../chart/facts.ts';
import type { unaskedLabels } from './unasked.ts';
import type { ActionWords } from '../../rule.ts';
import type { actions as english } from '../en/actions.ts';
import type { TranslatedWords } from '../shape.ts';
import { change, hold, keep, less, more, stop } from './by-name.ts';

export { byName } from './by-name.ts';

// `{when}` is when the action is due (`plan.when.*`), `{to}` its amount: of a medicine and of water, milligrams, units or millilitres a day.
// The sheet is read in the room and at home: it says what changes and when, as those say it who decided it. Box names are those sold in the Gulf.
const start = (it: string) => ({
  male: `ابدأ ${it} {when}: نصف لك الدواء ونشرح طريقة استعماله.`,
  female: `ابدئي ${it} {when}: نصف لكِ الدواء ونشرح طريقة استعماله.`,
});
const see = (whom: string) => ({ male: `راجع ${whom} {when}.`, female: `راجعي ${whom} {when}.` });
const test = (what: string) => ({ male: `اعمل ${what}.`, female: `اعملي ${what}.` });

const metformin = 'الميتفورمين (العلبة: غلوكوفاج)';
const sulfonylurea = 'القرص الذي قد يخفض السكر كثيرًا (العلبة: دياميكرون أو أماريل أو داونيل)';
const repaglinide = 'قرص ما قبل الوجبات «ريباغلينيد» (العلبة: نوفونورم)';
const gliptin = 'قرص «غليبتين» (العلبة: جانوفيا أو غالفوس أو تراجنتا)';
const gliflozin = 'قرص «غليفلوزين» (العلبة: جارديانس أو فورسيغا)';
const glp1 = 'حقنة السكر التي ليست إنسولينًا (العلبة: أوزمبيك أو تروليسيتي أو مونجارو)';
const tzd = 'البيوغليتازون (العلبة: أكتوس)';
const basal = 'الإنسولين الطويل المفعول (العلبة: لانتوس أو توجيو أو تريسيبا)';
const mealtime = 'إنسولين الوجبات (العلبة: نوفورابيد أو هيومالوغ)';
const statin = 'قرص الكوليسترول (العلبة: ليبيتور أو كريستور)';
const ras = 'قرص الضغط الذي يحمي الكليتين';
const ezetimibe = 'قرص الكوليسترول الثاني «إيزيتيميب» (العلبة: إزيترول)';
const spironolactone = 'قرص القلب المدر للبول (العلبة: ألداكتون أو إنسبرا)';
const finerenone = 'قرص الكلى «فينيرينون» (العلبة: كيرينديا)';

export const actions = {
  'start:metformin': { record: '<b>بدء الميتفورمين</b>', amount: '<b>بدء الميتفورمين بجرعة {to} يوميًا</b>', patient: start('الميتفورمين') },
  'stop:metformin': { record: '<b>إيقاف الميتفورمين</b>', patient: stop(metformin) },
  'hold:metformin': { record: '<b>إيقاف الميتفورمين مؤقتًا</b>', patient: hold(metformin) },
  'reduce:metformin': { record: '<b>خفض جرعة الميتفورمين</b>', amount: '<b>خفض الميتفورمين إلى {to} يوميًا</b>', patient: less(metformin) },
  'raise:metformin': { record: '<b>رفع جرعة الميتفورمين</b>', amount: '<b>رفع الميتفورمين إلى {to} يوميًا</b>', patient: more(metformin) },
  'switch:metformin': {
    record: '<b>تبديل الميتفورمين بشكل آخر منه</b>',
    patient: { male: 'انتقل إلى نوع من الميتفورمين أخف على معدتك {when}: نصفه لك.', female: 'انتقلي إلى نوع من الميتفورمين أخف على معدتكِ {when}: نصفه لكِ.' },
  },
  'keep:metformin': { record: '<b>الإبقاء على الميتفورمين</b>', patient: keep('الميتفورمين') },
  'start:sulfonylurea': { record: '<b>بدء السلفونيل يوريا</b>', amount: '<b>بدء السلفونيل يوريا بجرعة {to} يوميًا</b>', patient: start('قرصًا آخر للسكر') },
  'stop:sulfonylurea': { record: '<b>إيقاف السلفونيل يوريا</b>', patient: stop(sulfonylurea) },
  'hold:sulfonylurea': { record: '<b>إيقاف السلفونيل يوريا مؤقتًا</b>', patient: hold(sulfonylurea) },
  'reduce:sulfonylurea': { record: '<b>خفض السلفونيل يوريا</b>', amount: '<b>خفض السلفونيل يوريا إلى {to} يوميًا</b>', patient: less(sulfonylurea) },
  'keep:sulfonylurea': { record: '<b>الإبقاء على السلفونيل يوريا</b>', patient: keep(sulfonylurea) },
  'stop:repaglinide': { record: '<b>إيقاف الريباغلينيد</b>', patient: stop(repaglinide) },
  'hold:repaglinide': { record: '<b>إيقاف الريباغلينيد مؤقتًا</b>', patient: hold(repaglinide) },
  'reduce:repaglinide': { record: '<b>خفض الريباغلينيد</b>', patient: less(repaglinide) },
  'start:dpp4Inhibitor': { record: '<b>بدء مثبط DPP-4</b>', amount: '<b>بدء مثبط DPP-4 (سيتاغليبتين {to} يوميًا)</b>', patient: start('قرص «غليبتين» للسكر') },
  'stop:dpp4Inhibitor': { record: '<b>إيقاف مثبط DPP-4</b>', patient: stop(gliptin) },
  'hold:dpp4Inhibitor': { record: '<b>إيقاف مثبط DPP-4 مؤقتًا</b>', patient: hold(gliptin) },
  'reduce:dpp4Inhibitor': { record: '<b>خفض مثبط DPP-4</b>', amount: '<b>خفض مثبط DPP-4</b> (السيتاغليبتين إلى {to} يوميًا؛ ويبقى الليناغليبتين كما هو)', patient: { male: 'خذ جرعة أقل من قرص «غليبتين» (العلبة: جانوفيا أو غالفس) {when}: نكتبها لك؛ أما تراجنتا فيبقى كما هو.', female: 'خذي جرعة أقل من قرص «غليبتين» (العلبة: جانوفيا أو غالفس) {when}: نكتبها لكِ؛ أما تراجنتا فيبقى كما هو.' } },
  'raise:dpp4Inhibitor': { record: '<b>رفع مثبط DPP-4</b>', amount: '<b>رفع السيتاغليبتين إلى {to} يوميًا</b>', patient: more(gliptin) },
  'switch:dpp4Inhibitor': { record: '<b>تبديل مثبط DPP-4 بآخر من فئته</b>', patient: change(gliptin) },
  'keep:dpp4Inhibitor': { record: '<b>الإبقاء على مثبط DPP-4</b>', patient: keep(gliptin) },
  'start:sglt2Inhibitor': { record: '<b>بدء مثبط SGLT2</b>', patient: start('قرص «غليفلوزين» الذي يخفض السكر ويحمي القلب والكليتين') },
  'stop:sglt2Inhibitor': { record: '<b>إيقاف مثبط SGLT2</b>', patient: stop(gliflozin) },
  'hold:sglt2Inhibitor': { record: '<b>إيقاف مثبط SGLT2 مؤقتًا</b>', patient: hold(gliflozin) },
  'keep:sglt2Inhibitor': { record: '<b>الإبقاء على مثبط SGLT2</b>', patient: keep(gliflozin) },
  'start:glp1RA': { record: '<b>بدء ناهض مستقبلات GLP-1 أو تيرزيباتيد</b>', patient: start('حقنة تخفض السكر والوزن وليست إنسولينًا') },
  'stop:glp1RA': { record: '<b>إيقاف ناهض مستقبلات GLP-1 أو تيرزيباتيد</b>', patient: stop(glp1) },
  'hold:glp1RA': { record: '<b>إيقاف ناهض مستقبلات GLP-1 أو تيرزيباتيد مؤقتًا</b>', patient: hold(glp1) },
  'reduce:glp1RA': { record: '<b>خفض ناهض مستقبلات GLP-1 أو تيرزيباتيد درجة واحدة</b>', patient: less(glp1) },
  'raise:glp1RA': { record: '<b>رفع ناهض مستقبلات GLP-1 أو تيرزيباتيد درجة واحدة</b>', patient: more(glp1) },
  'switch:glp1RA': { record: '<b>تبديل ناهض مستقبلات GLP-1 بآخر من فئته</b>', patient: change(glp1) },
  'keep:glp1RA': { record: '<b>الإبقاء على ناهض مستقبلات GLP-1 أو تيرزيباتيد</b>', patient: keep(glp1) },
  'start:tzd': { record: '<b>بدء البيوغليتازون</b>', patient: start('البيوغليتازون') },
  'stop:tzd': { record: '<b>إيقاف البيوغليتازون</b>', patient: stop(tzd) },
  'hold:tzd': { record: '<b>إيقاف البيوغليتازون مؤقتًا</b>', patient: hold(tzd) },
  'reduce:tzd': { record: '<b>خفض جرعة البيوغليتازون</b>', patient: less(tzd) },
  'keep:tzd': { record: '<b>الإبقاء على البيوغليتازون</b>', patient: keep('البيوغليتازون') },
  'start:basalInsulin': {
    record: '<b>بدء الإنسولين القاعدي</b>',
    amount: '<b>بدء الإنسولين القاعدي بجرعة {to} يوميًا</b>',
    amountNPH: '<b>بدء إنسولين NPH بجرعة {to} عند النوم</b>',
    amountMorningNPH: '<b>بدء إنسولين NPH بجرعة {to} صباحًا</b>',
    patient: {
      male: 'ابدأ الإنسولين {when}: سيعلّمك التمريض طريقة الحقن.',
      female: 'ابدئي الإنسولين {when}: سيعلّمكِ التمريض طريقة الحقن.',
    },
  },
  'stop:basalInsulin': { record: '<b>إيقاف الإنسولين القاعدي</b>', patient: stop(basal) },
  'reduce:basalInsulin': { record: '<b>خفض الإنسولين القاعدي</b>', amount: '<b>خفض الإنسولين القاعدي إلى {to} يوميًا</b>', patient: less(basal) },
  'raise:basalInsulin': { record: '<b>رفع الإنسولين القاعدي</b>', amount: '<b>رفع الإنسولين القاعدي إلى {to} يوميًا</b>', patient: more(basal) },
  'switch:basalInsulin': { record: '<b>تبديل الإنسولين القاعدي بنوع آخر</b>', patient: change(basal) },
  'keep:basalInsulin': { record: '<b>الإبقاء على الإنسولين القاعدي</b>', patient: keep(basal) },
  'start:mealtimeInsulin': { record: '<b>بدء إنسولين الوجبات</b>', amount: '<b>بدء إنسولين الوجبات بجرعة {to} يوميًا مع أكبر وجبة</b>', patient: start('إنسولين مع أكبر وجبة') },
  'stop:mealtimeInsulin': { record: '<b>إيقاف إنسولين الوجبات</b>', patient: stop(mealtime) },
  'reduce:mealtimeInsulin': { record: '<b>خفض إنسولين الوجبات</b>', amount: '<b>خفض إنسولين الوجبات إلى {to} يوميًا</b>', patient: less(mealtime) },
  'keep:mealtimeInsulin': { record: '<b>الإبقاء على إنسولين الوجبات</b>', patient: keep(mealtime) },
  'start:glucagon': {
    record: '<b>وصف غلوكاغون جاهز للاستعمال</b> وتدريب المحيطين عليه',
    patient: {
      male: 'احتفظ في البيت بدواء الطوارئ لانخفاض السكر الشديد (الغلوكاغون): نصفه لك؛ وعلّم أهلك طريقة إعطائه.',
      female: 'احتفظي في البيت بدواء الطوارئ لانخفاض السكر الشديد (الغلوكاغون): نصفه لكِ؛ وعلّمي أهلكِ طريقة إعطائه.',
    },
  },
  'start:statin': { record: '<b>بدء الستاتين</b>', patient: start('قرصًا يخفض الكوليسترول ويحمي القلب') },
  'stop:statin': { record: '<b>إيقاف الستاتين</b>', patient: stop(statin) },
  'hold:statin': { record: '<b>إيقاف الستاتين مؤقتًا</b>', patient: hold(statin) },
  'raise:statin': { record: '<b>رفع الستاتين إلى الشدة العالية</b>', patient: more(statin) },
  'keep:statin': { record: '<b>الإبقاء على الستاتين</b>', patient: keep(statin) },
  'start:rasInhibitor': { record: '<b>بدء مثبط ACE أو ARB</b>', patient: start('قرصًا للضغط يحمي الكليتين') },
  'stop:rasInhibitor': { record: '<b>إيقاف مثبط ACE أو ARB</b>', patient: stop(ras) },
  'hold:rasInhibitor': { record: '<b>إيقاف مثبط ACE أو ARB مؤقتًا</b>', patient: hold(ras) },
  'keep:rasInhibitor': { record: '<b>الإبقاء على مثبط ACE أو ARB</b>', patient: keep(ras) },
  'start:ezetimibe': { record: '<b>بدء الإيزيتيميب</b>', amount: '<b>بدء الإيزيتيميب بجرعة {to} يوميًا</b>', patient: start('قرصًا ثانيًا للكوليسترول') },
  'stop:ezetimibe': { record: '<b>إيقاف الإيزيتيميب</b>', patient: stop(ezetimibe) },
  'keep:ezetimibe': { record: '<b>الإبقاء على الإيزيتيميب</b>', patient: keep(ezetimibe) },
  'start:finerenone': { record: '<b>بدء الفينيرينون</b>', amount: '<b>بدء الفينيرينون بجرعة {to} يوميًا</b>', patient: start('قرصًا يحمي الكليتين والقلب') },
  'stop:finerenone': { record: '<b>إيقاف الفينيرينون</b>', patient: stop(finerenone) },
  'hold:finerenone': { record: '<b>إيقاف الفينيرينون مؤقتًا</b>', patient: hold(finerenone) },
  'keep:finerenone': { record: '<b>الإبقاء على الفينيرينون</b>', patient: keep(finerenone) },
  'stop:mineralocorticoidAntagonist': { record: '<b>إيقاف سبيرونولاكتون أو إبليرينون</b>', patient: stop(spironolactone) },
  'keep:mineralocorticoidAntagonist': { record: '<b>الإبقاء على سبيرونولاكتون أو إبليرينون</b>', patient: keep(spironolactone) },
  'hold:mineralocorticoidAntagonist': { record: '<b>إيقاف سبيرونولاكتون أو إبليرينون مؤقتًا</b>', patient: hold(spironolactone) },

  'check:ketones': {
    record: '<b>فحص الكيتونات</b> (دم أو بول)',
    patient: {
      male: 'افحص الكيتونات {when}؛ وعند القيء أو تسارع التنفس أو النعاس الشديد توجّه إلى الطوارئ فورًا.',
      female: 'افحصي الكيتونات {when}؛ وعند القيء أو تسارع التنفس أو النعاس الشديد توجّهي إلى الطوارئ فورًا.',
    },
  },
  'check:islet-antibodies': {
    record: '<b>فحص الأجسام المضادة لجزر البنكرياس</b>، وأولها GAD',
    patient: { male: 'ستجري عيادتك تحليل دم لمعرفة نوع السكري عندك.', female: 'ستجري عيادتكِ تحليل دم لمعرفة نوع السكري عندكِ.' },
  },
  'check:c-peptide': {
    record: '<b>فحص الببتيد C</b> مع سكر متزامن',
    patient: { male: 'سيُظهر تحليل دم كم يصنع جسمك من الإنسولين.', female: 'سيُظهر تحليل دم كم يصنع جسمكِ من الإنسولين.' },
  },
  'check:b12': { record: '<b>فحص فيتامين B12</b>', patient: test('تحليل دم لفيتامين B12') },
  'check:egfr': {
    record: '<b>فحص معدل الترشيح (eGFR)</b>',
    patient: { male: 'ستفحص عيادتك كليتيك بتحليل دم.', female: 'ستفحص عيادتكِ كليتيكِ بتحليل دم.' },
  },
  'check:uacr': {
    record: '<b>فحص نسبة الألبومين إلى الكرياتينين في البول</b>',
    patient: { male: 'ستفحص عيادتك كليتيك بتحليل بول.', female: 'ستفحص عيادتكِ كليتيكِ بتحليل بول.' },
  },
  'check:a1c': { record: '<b>فحص السكر التراكمي</b>', patient: test('تحليل السكر التراكمي') },
  'check:glucose': {
    record: '<b>قياس السكر في البيت</b>',
    patient: { male: 'قِس السكر في البيت كما اتفقت مع عيادتك، ودوّنه.', female: 'قيسي السكر في البيت كما اتفقتِ مع عيادتكِ، ودوّنيه.' },
  },
  'check:lipids': { record: '<b>فحص دهون الدم</b>', patient: test('تحليل دم للكوليسترول') },
  'check:blood-count': { record: '<b>فحص صورة الدم</b>', patient: 'سيُظهر تحليل دم هل يوجد فقر دم.' },
  'check:fructosamine': { record: '<b>فحص الفركتوزامين</b> أو الألبومين السكري', patient: 'سيُظهر تحليل دم آخر مستوى السكر في الأسابيع الماضية.' },
  'check:potassium': { record: '<b>فحص البوتاسيوم</b>', patient: test('تحليل دم للأملاح (البوتاسيوم) {when}') },
  'check:fib4': {
    record: '<b>حساب FIB-4</b> من العمر وAST وALT والصفائح',
    patient: { male: 'ستفحص عيادتك كبدك بتحليل دم.', female: 'ستفحص عيادتكِ كبدكِ بتحليل دم.' },
  },
  'check:elastography': {
    record: '<b>قياس صلابة الكبد</b> بالإيلاستوغرافي',
    patient: { male: 'افحص كبدك بأشعة صوتية خاصة {when}.', female: 'افحصي كبدكِ بأشعة صوتية خاصة {when}.' },
  },
  'check:pregnancy-test': { record: '<b>إجراء اختبار حمل</b>', patient: 'اعملي اختبار حمل {when} وأخبري عيادتكِ بنتيجته.' },
  'check:blood-pressure': {
    record: '<b>قياس ضغط الدم</b>',
    patient: { male: 'قِس ضغط دمك {when}.', female: 'قيسي ضغط دمكِ {when}.' },
  },
  'check:cgm': {
    record: '<b>متابعة السكر بمستشعر مدة 14 يومًا</b>',
    patient: { male: 'اسأل عيادتك عن لبس مستشعر للسكر مدة أسبوعين.', female: 'اسألي عيادتكِ عن لبس مستشعر للسكر مدة أسبوعين.' },
  },

  'treat:low-glucose': {
    record: '<b>علاج نقص السكر</b> (15 غ من سكر سريع، ثم القياس بعد 15 دقيقة، والتكرار ما دام منخفضًا)',
    patient: {
      male: 'إذا انخفض السكر عندك فتناول فورًا أقراص الغلوكوز أو ملعقة كبيرة من السكر مذابة في الماء؛ ثم قِس بعد 15 دقيقة وكرّر ذلك إن بقي منخفضًا.',
      female: 'إذا انخفض السكر عندكِ فتناولي فورًا أقراص الغلوكوز أو ملعقة كبيرة من السكر مذابة في الماء؛ ثم قيسي بعد 15 دقيقة وكرّري ذلك إن بقي منخفضًا.',
    },
  },
  'treat:vitamin-b12': {
    record: '<b>تعويض فيتامين B12</b>',
    patient: { male: 'تحدّث مع عيادتك {when} عن تعويض فيتامين B12.', female: 'تحدّثي مع عيادتكِ {when} عن تعويض فيتامين B12.' },
  },
  'treat:low-potassium': {
    record: '<b>تعويض البوتاسيوم</b> مع المغنيسيوم',
    patient: { male: 'خذ ما تعطيك عيادتك {when} لرفع البوتاسيوم.', female: 'خذي ما تعطيكِ عيادتكِ {when} لرفع البوتاسيوم.' },
  },
  'treat:blood-pressure': {
    record: '<b>علاج ضغط الدم</b>',
    patient: { male: 'تحدّث مع عيادتك {when} عن علاج ضغط دمك.', female: 'تحدّثي مع عيادتكِ {when} عن علاج ضغط دمكِ.' },
  },

  'refer:emergency': { record: '<b>الإحالة إلى الطوارئ</b>', patient: { male: 'توجّه إلى الطوارئ الآن.', female: 'توجّهي إلى الطوارئ الآن.' } },
  'refer:diabetes-specialist': { record: '<b>الإحالة إلى اختصاصي السكري</b>', patient: see('اختصاصي السكري') },
  'refer:obstetric-diabetes': { record: '<b>الإحالة إلى فريق السكري والحمل</b>', patient: 'راجعي فريق السكري والحمل {when}.' },
  'refer:nephrologist': { record: '<b>الإحالة إلى طبيب الكلى</b>', patient: see('طبيب الكلى') },
  'refer:cardiologist': { record: '<b>الإحالة إلى طبيب القلب</b>', patient: see('طبيب القلب') },
  'refer:eye': { record: '<b>الإحالة لفحص قاع العين</b>', patient: { male: 'افحص قاع عينيك {when}.', female: 'افحصي قاع عينيكِ {when}.' } },
  'refer:dietitian': { record: '<b>الإحالة إلى اختصاصي التغذية</b>', patient: see('اختصاصي التغذية') },
  'refer:obesity-service': { record: '<b>الإحالة إلى عيادة السمنة</b> (دواء أو جراحة)', patient: { male: 'اطلب موعدًا في عيادة السمنة، فقد يساعدك دواء أو عملية.', female: 'اطلبي موعدًا في عيادة السمنة، فقد يساعدكِ دواء أو عملية.' } },
  'refer:lipid-clinic': { record: '<b>الإحالة إلى عيادة الدهون</b> (مثبط PCSK9 أو إنكليسيران أو حمض البيمبيدويك)', patient: { male: 'اطلب موعدًا في عيادة الدهون، فقد تساعدك أدوية أخرى.', female: 'اطلبي موعدًا في عيادة الدهون، فقد تساعدكِ أدوية أخرى.' } },
  'refer:hepatologist': { record: '<b>الإحالة إلى طبيب الكبد</b>', patient: see('طبيب الكبد') },

  'do:energy-deficit': {
    record: '<b>الأكل أقل من الآن</b> بنقص معتدل في السعرات',
    amount: '<b>الأكل أقل من الآن بمقدار {to} يوميًا</b>',
    patient: { male: 'كُل أقل قليلًا من الآن: حصص أصغر، وخضراوات في كل وجبة.', female: 'كُلي أقل قليلًا من الآن: حصص أصغر، وخضراوات في كل وجبة.' },
  },
  'limit:energy-deficit': {
    record: '<b>لا حمية لإنقاص الوزن</b>',
    amount: '<b>ألا يزيد نقص السعرات على {to} يوميًا</b>',
    patient: { male: 'لا تتبع حمية لإنقاص الوزن الآن، وكُل وجبات صحية منتظمة.', female: 'لا تتبعي حمية لإنقاص الوزن الآن، وكُلي وجبات صحية منتظمة.' },
  },
  'do:training': {
    record: '<b>الحركة في معظم الأيام</b>',
    amount: '<b>الحركة {to} أسبوعيًا</b>',
    patient: { male: 'تحرّك في معظم أيام الأسبوع بقدر ما يناسبك.', female: 'تحرّكي في معظم أيام الأسبوع بقدر ما يناسبكِ.' },
  },
  'limit:training': {
    record: '<b>لا تمارين مجهدة الآن</b>',
    patient: { male: 'لا تمارين شاقة الآن مثل رفع الأثقال: اسأل عيادتك متى تعود إليها.', female: 'لا تمارين شاقة الآن مثل رفع الأثقال: اسألي عيادتكِ متى تعودين إليها.' },
  },
  'do:steps': { record: '<b>زيادة المشي</b>', amount: '<b>المشي {to} يوميًا</b>', patient: { male: 'امشِ أكثر قليلًا كل أسبوع.', female: 'امشي أكثر قليلًا كل أسبوع.' } },
  'limit:steps': { record: '<b>إبعاد الوزن عن جرح مفتوح في القدم</b>، ولا مشي للرياضة', patient: { male: 'لا تمشِ إلا للضرورة، واسأل عيادتك عما هو آمن لقدمك.', female: 'لا تمشي إلا للضرورة، واسألي عيادتكِ عما هو آمن لقدمكِ.' } },
  'do:water': {
    record: '<b>شرب الماء على مدار اليوم</b>',
    amount: '<b>شرب {to} من الماء يوميًا</b>',
    patient: { male: 'اشرب الماء على مدار اليوم بدل المشروبات المحلّاة.', female: 'اشربي الماء على مدار اليوم بدل المشروبات المحلّاة.' },
  },
  'limit:water': {
    record: '<b>الاتفاق على كمية السوائل</b>',
    amount: '<b>ألا تزيد السوائل على {to} يوميًا</b>',
    patient: { male: 'اسأل عيادتك كم تشرب في اليوم.', female: 'اسألي عيادتكِ كم تشربين في اليوم.' },
  },
  'limit:protein': {
    record: '<b>تقليل البروتين حفاظًا على الكليتين</b>',
    amount: '<b>ألا يزيد البروتين على {to} يوميًا</b>',
    patient: {
      male: 'اسأل عيادتك كم يناسب كليتيك من البروتين، كاللحم والبيض والحليب.',
      female: 'اسألي عيادتكِ كم يناسب كليتيكِ من البروتين، كاللحم والبيض والحليب.',
    },
  },
  'do:smoking': {
    record: '<b>المساعدة على ترك التدخين</b> بالمشورة والأدوية',
    patient: { male: 'اطلب المساعدة على ترك التدخين، فتركه من أنفع ما تفعله لصحتك.', female: 'اطلبي المساعدة على ترك التدخين، فتركه من أنفع ما تفعلينه لصحتكِ.' },
  },
  'do:alcohol': {
    record: '<b>المساعدة على تقليل الكحول</b>، وألا يُشرب دون طعام',
    patient: {
      male: 'اطلب من عيادتك المساعدة على تقليل الكحول، ولا تشربه دون طعام.',
      female: 'اطلبي من عيادتكِ المساعدة على تقليل الكحول، ولا تشربيه دون طعام.',
    },
  },
  'limit:alcohol': {
    record: '<b>المساعدة على ترك الكحول</b>',
    patient: 'اطلبي من عيادتكِ {when} المساعدة على ترك الكحول في الحمل.',
  },
  'do:feet': {
    record: '<b>العناية بالقدمين كل يوم</b> وحذاء مناسب',
    patient: { male: 'افحص قدميك كل يوم، والبس حذاءً مناسبًا.', female: 'افحصي قدميكِ كل يوم، والبسي حذاءً مناسبًا.' },
  },
  'refer:feet': {
    record: '<b>الإحالة لفحص القدمين</b> والعناية بهما وحذاء مناسب',
    patient: { male: 'افحص قدميك في العيادة {when}.', female: 'افحصي قدميكِ في العيادة {when}.' },
  },
  'do:operation': {
    record: '<b>السؤال عن موعد الجراحة</b> والاتفاق على ما يُعلَّق قبلها',
    patient: {
      male: 'اسأل عيادتك {when} أي الأدوية توقفها مؤقتًا أو تبدؤها قبل الجراحة أو بعدها.',
      female: 'اسألي عيادتكِ {when} أي الأدوية توقفينها مؤقتًا أو تبدئينها قبل الجراحة أو بعدها.',
    },
  },
  'do:contrast': {
    record: '<b>إبلاغ الأشعة بمعدل الترشيح قبل الصبغة</b> وتعليق الميتفورمين وفحص معدل الترشيح بعدها بيومين',
    patient: {
      male: 'أخبر فريق الأشعة {when} عن كليتيك، وإن كنت تستعمل الميتفورمين.',
      female: 'أخبري فريق الأشعة {when} عن كليتيكِ، وإن كنتِ تستعملين الميتفورمين.',
    },
  },
  'do:sick-days': {
    record: '<b>الاتفاق على خطة لأيام المرض</b>',
    patient: {
      male: 'اسأل عيادتك أي الأدوية توقفها مؤقتًا إذا مرضت ولم تستطع الأكل أو الشرب.',
      female: 'اسألي عيادتكِ أي الأدوية توقفينها مؤقتًا إذا مرضتِ ولم تستطيعي الأكل أو الشرب.',
    },
  },
  'do:sleep': {
    record: '<b>البحث عما يفسد النوم</b>، ومنه انقطاع النفس أثناء النوم',
    patient: { male: 'أخبر عيادتك كيف تنام، وهل تشخر أو تصحو متعبًا.', female: 'أخبري عيادتكِ كيف تنامين، وهل تشخرين أو تصحين متعبة.' },
  },
  'do:preconception': {
    record: '<b>الاتفاق على وسيلة لمنع الحمل حتى يصير السكر والأدوية مناسبين، والبدء بحمض الفوليك</b>',
    patient: 'استعملي وسيلة لمنع الحمل حتى تخبركِ عيادتكِ أن السكر والأدوية صارت مناسبة للحمل، وابدئي حمض الفوليك من الآن بالجرعة التي تحددها عيادتكِ.',
  },
  'do:pregnancy': {
    record: '<b>البتّ في حمض الفوليك وجرعة صغيرة من الأسبرين</b>',
    patient: 'اسألي فريقكِ {when} عن حمض الفوليك، وعن الأسبرين من الأسبوع 12، ولا تبدئيه من تلقاء نفسكِ.',
  },
  'do:ketone-meter': {
    record: '<b>توفير مستشعر للغلوكوز وجهاز لقياس الكيتونات مع شرائطه</b>',
    patient: 'اطلبي من فريقكِ {when} مستشعرًا للسكر وشرائط تقيس الكيتونات في البيت.',
  },
  'review:target': {
    record: '<b>الاتفاق على هدف آخر للسكر التراكمي</b>',
    amount: '<b>الاتفاق على هدف للسكر التراكمي {to}</b>',
    patient: { male: 'اتفق مع عيادتك {when} على هدف السكر المناسب لك.', female: 'اتفقي مع عيادتكِ {when} على هدف السكر المناسب لكِ.' },
  },
  'review:adherence': {
    record: '<b>السؤال عن تناول الأدوية</b> (الجرعات المنسية والتكلفة والآثار الجانبية وطريقة الحقن)',
    patient: { male: 'أخبر عيادتك بصراحة أي الأدوية يصعب عليك تناوله ولماذا.', female: 'أخبري عيادتكِ بصراحة أي الأدوية يصعب عليكِ تناوله ولماذا.' },
  },
  'review:loopOrThiazideDiuretic': {
    record: '<b>تقدير السوائل وتخفيف مدرّ البول</b> إن لم يكن هناك احتباس',
    patient: { male: 'اسأل عيادتك {when} إن كان يجب تخفيف قرص إدرار البول.', female: 'اسألي عيادتكِ {when} إن كان يجب تخفيف قرص إدرار البول.' },
  },
  'review:onBloodPressureMedicine': {
    record: '<b>تخفيف أدوية الضغط</b> إن انخفض الضغط وقوفًا أو ظهرت أعراض، والأقل ضرورةً أولًا',
    patient: { male: 'اسأل عيادتك {when} إن كنت تحتاج إلى علاج أقل للضغط، وقم ببطء حتى ذلك الحين.', female: 'اسألي عيادتكِ {when} إن كنتِ تحتاجين إلى علاج أقل للضغط، وقومي ببطء حتى ذلك الحين.' },
  },
  'review:sameClassTwice': {
    record: '<b>إيقاف أحد دواءين من فئة واحدة</b>',
    patient: { male: 'اسأل عيادتك {when} أي الدواءين اللذين من نوع واحد توقف.', female: 'اسألي عيادتكِ {when} أي الدواءين اللذين من نوع واحد توقفين.' },
  },
  'review:incretin': {
    record: '<b>مراجعة دواء مسار الإنكريتين</b>: أيها يُستعمل، وهل يستمر',
    patient: { male: 'اسأل عيادتك {when} إن كانت أدوية السكر كلها ما زالت آمنة لك.', female: 'اسألي عيادتكِ {when} إن كانت أدوية السكر كلها ما زالت آمنة لكِ.' },
  },
  'review:statin-choice': {
    record: '<b>مراجعة أي ستاتين يُستعمل</b> وبأي جرعة',
    patient: {
      male: 'اسأل عيادتك {when} إن كان قرص الكوليسترول يناسب أدويتك.',
      female: 'اسألي عيادتكِ {when} إن كان قرص الكوليسترول يناسب أدويتكِ.',
    },
  },
  'review:fasting': {
    record: '<b>التخطيط لصيام رمضان</b>',
    patient: {
      male: 'ذكرتَ أنك تريد الصيام: تحدّث مع عيادتك {when} قبل أن تصوم.',
      female: 'ذكرتِ أنكِ تريدين الصيام: تحدّثي مع عيادتكِ {when} قبل أن تصومي.',
    },
  },
} as const satisfies TranslatedWords<typeof english>;

/** To ask for a fact: its label stands in `{fact}`. */
export const askFor = { record: '<b>السؤال</b> عن {fact}', patient: null } as const satisfies ActionWords;

/** What a fact is called when it is asked for; what no plan asks for is in unasked.ts. */
export const factLabels = {
  hypoglycaemiaFrequency: 'تكرار نقص السكر',
  age: 'العمر',
  sex: 'الجنس',
  country: 'البلد',
  europeanRiskRegion: 'منطقة الخطر الأوروبية',
  weight: 'الوزن',
  height: 'الطول',
  bmi: 'مؤشر كتلة الجسم',
  waist: 'محيط الخصر',
  a1c: 'السكر التراكمي',
  priorA1c: 'السكر التراكمي قبل نحو ثلاثة أشهر',
  targetA1c: 'هدف السكر التراكمي',
  fpg: 'سكر الصائم',
  ppg: 'السكر بعد الأكل',
  ogtt: 'السكر بعد ساعتين في اختبار التحمّل',
  egfr: 'معدل الترشيح (eGFR)',
  previousEgfr: 'معدل ترشيح سابق',
  previousEgfrMonths: 'عدد الأشهر بين قياسي معدل الترشيح',
  egfrBand: 'نطاق معدل الترشيح (eGFR)',
  ckdStage: 'مرحلة مرض الكلى',
  creatinine: 'الكرياتينين',
  uacr: 'نسبة الألبومين إلى الكرياتينين في البول',
  potassium: 'البوتاسيوم',
  ketones: 'كيتونات الدم',
  ejectionFraction: 'الكسر القذفي',
  ast: 'إنزيم AST',
  alt: 'إنزيم ALT',
  platelets: 'الصفائح الدموية',
  b12: 'فيتامين B12',
  systolic: 'ضغط الدم الانقباضي',
  diastolic: 'ضغط الدم الانبساطي',
  totalCholesterol: 'الكوليسترول الكلي',
  ldl: 'الكوليسترول الضار LDL',
  hdl: 'الكوليسترول النافع HDL',
  diabetesDuration: 'سنوات الإصابة بالسكري',
  pregnancy: 'الحمل، القائم أو الممكن',
  childbearing: 'الرغبة في الحمل أو وسيلة منعه',
  heartFailure: 'قصور القلب',
  ascvd: 'المرض القلبي الوعائي التصلّبي',
  arterialEventMonths: 'كم شهرًا مضى على آخر حادثة شريانية',
  cardiovascularDisease: 'أمراض القلب أو الأوعية',
  ckd: 'مرض الكلى المزمن',
  dialysis: 'غسيل الكلى',
  kidneyTransplant: 'زراعة الكلى',
  nafld: 'الكبد الدهني',
  cirrhosis: 'تشمّع الكبد',
  gastroparesis: 'بطء إفراغ المعدة',
  neuropathy: 'اعتلال الأعصاب',
  retinopathy: 'اعتلال الشبكية',
  oedema: 'تورّم الساقين (الوذمة)',
  anaemiaRisk: 'فقر الدم أو سبب آخر يجعل السكر التراكمي مضللًا',
  hypoglycaemiaHistory: 'نوبات نقص سكر سابقة',
  severeHypoglycaemia: 'نقص سكر احتاج إلى مساعدة شخص آخر',
  catabolicSymptoms: 'العطش وكثرة التبول ونقص الوزن',
  vomiting: 'القيء أو تعذّر الأكل والشرب',
  diabetesType: 'نوع السكري',
  islets: 'نتيجة الأجسام المضادة لجزر البنكرياس',
  autoimmune: 'مرض مناعي ذاتي آخر',
  pancreatitis: 'التهاب البنكرياس، الحالي أو السابق',
  pancreatitisNow: 'التهاب البنكرياس: الآن أم في السابق فقط',
  medullaryThyroidCancer: 'سرطان الغدة الدرقية النخاعي أو MEN 2 (شخصيًا أو في العائلة)',
  ketoacidosis: 'حماض كيتوني سابق',
  footUlcer: 'قرحة قدم أو بتر',
  breastfeeding: 'الإرضاع الطبيعي',
  operationPlanned: 'جراحة أو تخدير مقرر',
  contrastPlanned: 'تصوير مقرر بصبغة يودية',
  footUlcerOpen: 'جرح القدم: مفتوح أم ملتئم',
  frailty: 'الوهن والحالة الصحية العامة',
  smoking: 'التدخين، الحالي أو السابق',
  smokes: 'التدخين',
  alcohol: 'الكحول',
  bariatricSurgery: 'جراحة إنقاص الوزن',
  metformin: 'جرعة الميتفورمين',
  metforminTolerance: 'مدى تحمّل الميتفورمين',
  metforminTolerated: 'تحمّل الميتفورمين',
  metforminGI: 'أعراض المعدة مع الميتفورمين',
  metforminDuration: 'مدة استعمال الميتفورمين',
  sulfonylurea: 'استعمال السلفونيل يوريا',
  dpp4Inhibitor: 'استعمال مثبط DPP-4',
  sglt2Inhibitor: 'استعمال مثبط SGLT2',
  glp1RA: 'استعمال ناهض مستقبلات GLP-1 أو تيرزيباتيد',
  tzd: 'استعمال البيوغليتازون',
  basalInsulin: 'استعمال الإنسولين القاعدي',
  basalUnits: 'جرعة الإنسولين القاعدي',
  weeklyInsulinUnits: 'جرعة الإنسولين الأسبوعي',
  mealtimeInsulin: 'استعمال إنسولين الوجبات',
  statin: 'استعمال الستاتين',
  rasInhibitor: 'استعمال مثبط ACE أو ARB',
  onBloodPressureMedicine: 'استعمال دواء للضغط',
  ezetimibe: 'استعمال الإيزيتيميب',
  finerenone: 'استعمال الفينيرينون',
  mineralocorticoidAntagonist: 'استعمال سبيرونولاكتون أو إبليرينون',
  loopOrThiazideDiuretic: 'استعمال فوروسيميد أو إنداباميد أو مدرّ آخر عروي أو ثيازيدي',
  strongCyp3a4Inhibitor: 'استعمال كلاريثروميسين أو إيتراكونازول أو ريتونافير أو مثبط قوي آخر لإنزيم CYP3A4',
  steroids: 'استعمال الكورتيزون',
  sameClassTwice: 'استعمال دواءين من فئة واحدة',
} as const satisfies Readonly<Record<Exclude<FactId, keyof typeof unaskedLabels>, string>>;
