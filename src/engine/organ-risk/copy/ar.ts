import type { Translated } from '../../kit/tool.ts';
import type { en } from './en.ts';

const extension = 'ليست في الجداول المنشورة: إضافة من المؤلفين، بمصدر واحد.';
const yesOrNo = { no: 'لا', yes: 'نعم' } as const;
/** The clinical words of this calculator in Arabic. */
export const ar = {
  name: 'مخاطر القلب والكلى والكبد',
  calculate: 'احسب المخاطر',
  purpose: 'إجابات من معادلات منشورة ومُتحقَّق منها: النوبة القلبية أو السكتة الدماغية خلال 10 سنوات، والفشل الكلوي خلال سنتين و5 سنوات، ومرحلة الكلى، وتليّف الكبد.',
  use: 'مرة في السنة لدى بالغ مصاب بالسكري من النوع الثاني، وعند كل نتيجة جديدة. ولا تحتاج كل إجابة إلا إلى قيمها.',
  misuse: 'ليست للنوع الأول ولا للحمل ولا لمن هم دون 18 سنة، ولا عند التهاب الكبد الحاد أو الفشل الكلوي الحاد. ولا تُستعمل لحجب الستاتين.',
  sections: { person: 'الشخص', heart: 'القلب والأوعية', kidney: 'الكلى', liver: 'الكبد' },
  fields: {
    sex: { label: 'الجنس' },
    diabetesType: { label: 'نوع السكري' },
    smokes: { label: 'التدخين حاليًا' },
    country: { label: 'المنطقة' },
    ascvd: { label: 'نوبة قلبية أو سكتة دماغية أو تضيّق في الشرايين' },
    onBloodPressureMedicine: { label: 'استعمال دواء للضغط' },
    statin: { label: 'الستاتين' },
    score2Region: { label: 'منطقة الخطر في SCORE2' },
    egfr: { label: 'معدل الترشيح (eGFR)' },
    creatinine: { label: 'الكرياتينين (إن لم يتوفر معدل الترشيح)' },
    uacr: { label: 'نسبة الألبومين إلى الكرياتينين في البول' },
    dialysis: { label: 'غسيل الكلى' },
    kidneyTransplant: { label: 'زراعة الكلى' },
    sglt2Inhibitor: { label: 'استعمال مثبط SGLT2' },
    retinopathy: { label: 'اعتلال الشبكية' },
    neuropathy: { label: 'اعتلال الأعصاب' },
    cirrhosis: { label: 'تشمّع الكبد' },
  },
  choices: {
    sex: { male: 'ذكر', female: 'أنثى' },
    diabetesType: { type2: 'النوع الثاني', type1: 'النوع الأول', pancreatic: 'بعد مرض في البنكرياس', steroid: 'بسبب الكورتيزون', unsure: 'غير مؤكد' },
    smokes: yesOrNo,
    country: {
      region: 'شمال أفريقيا والشرق الأوسط',
      'saudi-arabia': 'السعودية',
      'united-arab-emirates': 'الإمارات العربية المتحدة',
      kuwait: 'الكويت',
      qatar: 'قطر',
      oman: 'عُمان',
      bahrain: 'البحرين',
    },
    ascvd: yesOrNo,
    onBloodPressureMedicine: yesOrNo,
    statin: { none: 'لا يُستعمل', moderate: 'متوسط الشدة', high: 'عالي الشدة' },
    score2Region: { low: 'منخفض', moderate: 'متوسط', high: 'مرتفع', 'very high': 'مرتفع جدًا' },
    dialysis: yesOrNo,
    kidneyTransplant: yesOrNo,
    sglt2Inhibitor: yesOrNo,
    cirrhosis: { none: 'لا يوجد', compensated: 'معاوَض', decompensated: 'غير معاوَض' },
    retinopathy: { none: 'لا يوجد', mild: 'بسيط', 'sight-threatening': 'مهدِّد للبصر' },
    neuropathy: yesOrNo,
  },
  answerNotes: {
    country: {
      'saudi-arabia': extension,
      'united-arab-emirates': extension,
      kuwait: extension,
      qatar: extension,
      oman: extension,
      bahrain: extension,
    },
  },
  rules: {
    durationAge: 'لا يمكن أن تتجاوز سنوات الإصابة بالسكري العمر.',
    hdlBelowTotal: 'يجب أن يكون الكوليسترول النافع HDL أقل من الكوليسترول الكلي.',
    ratioUnit: 'تأكد من الوحدة: الرقم نفسه بالوحدة الأخرى، ملغم/غ أو ملغم/ملمول، يختلف بنحو تسعة أمثال ويقع في فئة أخرى.',
  },
} as const satisfies Translated<typeof en>;
