import type { Pattern } from '../../../kit/words/pattern.ts';
import type { patientPlan as english } from '../en/patient-plan.ts';

export const patientPlan = {
  'plan.patient.first.emergency': {
    male: '<b>هذا لا ينتظر.</b> تحتاج إلى مساعدة طبية اليوم: اتصل بعيادتك الآن أو توجّه إلى الطوارئ.',
    female: '<b>هذا لا ينتظر.</b> تحتاجين إلى مساعدة طبية اليوم: اتصلي بعيادتكِ الآن أو توجّهي إلى الطوارئ.',
  },
  'plan.patient.first.urgent': {
    male: '<b>قبل كل شيء، {when}:</b> يحتاج فريقك المعالج إلى نتيجة أو إجابة أخرى.',
    female: '<b>قبل كل شيء، {when}:</b> يحتاج فريقكِ المعالج إلى نتيجة أو إجابة أخرى.',
  },
  'plan.patient.first.named': '<b>قبل كل شيء، {when}:</b> {what}.',
  'plan.patient.first.change': {
    male: '<b>علاجك يتغيّر.</b> وأول تغيير {when}: {what}.',
    female: '<b>علاجكِ يتغيّر.</b> وأول تغيير {when}: {what}.',
  },
  'plan.patient.first.talk': {
    male: '<b>تحدّث مع عيادتك عن أدويتك.</b> موعد أول خطوة {when}.',
    female: '<b>تحدّثي مع عيادتكِ عن أدويتكِ.</b> موعد أول خطوة {when}.',
  },
  'plan.patient.first.checks': {
    male: '<b>استمر على أدويتك كما هي الآن.</b> وموعد فحصك أو زيارتك القادمة {when}.',
    female: '<b>استمري على أدويتكِ كما هي الآن.</b> وموعد فحصكِ أو زيارتكِ القادمة {when}.',
  },
  'plan.patient.first.habits': {
    male: '<b>استمر على أدويتك كما هي الآن.</b> وأكثر ما يفيدك طعامك وحركتك.',
    female: '<b>استمري على أدويتكِ كما هي الآن.</b> وأكثر ما يفيدكِ طعامكِ وحركتكِ.',
  },
  'plan.patient.first.checks.none': {
    male: '<b>لا تغيير في الأدوية اليوم.</b> وموعد فحصك أو زيارتك القادمة {when}.',
    female: '<b>لا تغيير في الأدوية اليوم.</b> وموعد فحصكِ أو زيارتكِ القادمة {when}.',
  },
  'plan.patient.first.habits.none': {
    male: '<b>لا تغيير في الأدوية اليوم.</b> وأكثر ما يفيدك طعامك وحركتك.',
    female: '<b>لا تغيير في الأدوية اليوم.</b> وأكثر ما يفيدكِ طعامكِ وحركتكِ.',
  },
  'plan.patient.first.open': {
    male: '<b>اسأل عيادتك عن الخطوة التالية.</b> فبعض ما يخصّك غير معروف هنا بعد.',
    female: '<b>اسألي عيادتكِ عن الخطوة التالية.</b> فبعض ما يخصّكِ غير معروف هنا بعد.',
  },
  'plan.patient.first.none': {
    male: '<b>استمر على ما أنت عليه.</b> لا شيء يحتاج إلى تغيير الآن.',
    female: '<b>استمري على ما أنتِ عليه.</b> لا شيء يحتاج إلى تغيير الآن.',
  },
  'plan.patient.review': { male: '<b>راجع عيادتك</b> في {date} أو قبله.', female: '<b>راجعي عيادتكِ</b> في {date} أو قبله.' },
  'plan.patient.review.soon': {
    male: '<b>راجع عيادتك</b> خلال أسبوع، في {date} أو قبله.',
    female: '<b>راجعي عيادتكِ</b> خلال أسبوع، في {date} أو قبله.',
  },
  'plan.patient.change.start': 'نبدأ {medicine}',
  'plan.patient.change.stop': 'نوقف {medicine}',
  'plan.patient.change.hold': 'نوقف {medicine} مؤقتًا',
  'plan.patient.change.reduce': 'نخفض جرعة {medicine}',
  'plan.patient.change.raise': 'نرفع جرعة {medicine}',
  'plan.patient.change.switch': 'ننتقل من {medicine} إلى نوع آخر',
  'plan.patient.askNew': 'ما الذي يجب أن أنتبه له مع الدواء الجديد؟',
  'plan.patient.more': {
    male: '<b>تحدّث مع عيادتك أيضًا عن:</b> {list}.',
    female: '<b>تحدّثي مع عيادتكِ أيضًا عن:</b> {list}.',
  },
  'plan.patient.place.medicines': 'الأدوية',
  'plan.patient.place.eye': 'العينين',
  'plan.patient.place.feet': 'القدمين',
  'plan.patient.place.cardiologist': 'القلب',
  'plan.patient.place.nephrologist': 'الكليتين',
  'plan.patient.place.hepatologist': 'الكبد',
  'plan.patient.place.diabetes-specialist': 'زيارة اختصاصي السكري',
  'plan.patient.medicine.metformin': 'الميتفورمين',
  'plan.patient.medicine.sulfonylurea': 'القرص الذي قد يخفض السكر كثيرًا',
  'plan.patient.medicine.repaglinide': 'الريباغلينيد، قرص ما قبل الوجبات',
  'plan.patient.medicine.dpp4Inhibitor': 'قرص «غليبتين»',
  'plan.patient.medicine.sglt2Inhibitor': 'قرص «غليفلوزين»',
  'plan.patient.medicine.glp1RA': 'حقنة السكر التي ليست إنسولينًا',
  'plan.patient.medicine.tzd': 'البيوغليتازون',
  'plan.patient.medicine.basalInsulin': 'الإنسولين الطويل المفعول',
  'plan.patient.medicine.mealtimeInsulin': 'إنسولين الوجبات',
  'plan.patient.medicine.glucagon': 'دواء الطوارئ لانخفاض السكر الشديد (الغلوكاغون)',
  'plan.patient.medicine.statin': 'قرص الكوليسترول',
  'plan.patient.medicine.rasInhibitor': 'قرص الضغط الذي يحمي الكليتين',
  'plan.patient.medicine.ezetimibe': 'قرص الكوليسترول الثاني «إيزيتيميب»',
  'plan.patient.medicine.finerenone': 'قرص الكلى «فينيرينون»',
  'plan.patient.medicine.mineralocorticoidAntagonist': 'قرص القلب المدر للبول',
} as const satisfies Readonly<Record<keyof typeof english, Pattern>>;
