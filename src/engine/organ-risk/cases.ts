import type { Case } from '../kit/tool.ts';
import type { Inputs } from './inputs.ts';
import type { Results } from './results.ts';

/** A man of 58 with all values known and nothing that forbids an answer. */
const man: Inputs = {
  age: 58, sex: 'male', diabetesType: 'type2', diabetesDuration: 9, a1c: 8.1, smokes: 'no', country: 'region',
  ascvd: 'no', systolic: 142, onBloodPressureMedicine: 'yes', totalCholesterol: 205, hdl: 42, statin: 'none', score2Region: 'high',
  egfr: 54, uacr: 3, dialysis: 'no', kidneyTransplant: 'no', sglt2Inhibitor: 'no', retinopathy: 'none', neuropathy: 'no',
  ast: 34, alt: 41, platelets: 220,
};
/** A woman of 45 with good figures. */
const woman: Inputs = {
  ...man, age: 45, sex: 'female', diabetesDuration: 3, a1c: 6.8, systolic: 122, totalCholesterol: 150, hdl: 55, statin: 'moderate',
  egfr: 95, uacr: 8, sglt2Inhibitor: 'yes', ast: 25, alt: 25, platelets: 250,
};

/** Named patients, checked as soon as they stand here. Risks in percent have their second derivation in the tests. */
export const cases: readonly Case<Inputs, Results>[] = [
  {
    id: 'all-answers', title: { en: 'All values known', ar: 'جميع القيم معروفة' },
    inputs: man,
    expect: {
      filtration: { state: 'given', egfr: 54, from: 'entered' },
      grid: { state: 'given', g: 'G3a', a: 'A1', risk: 'moderate', checksAYear: 1 },
    },
    guards: ['statinAnyway', 'equation', 'pregnancy'],
    absentGuards: ['known', 'organDamage', 'oneSource'],
    source: { en: 'Clinical facts, risk models, sections 1 to 7: eGFR 54 is G3a, 3 mg/g is A1', ar: 'الحقائق السريرية، نماذج الخطر، الأقسام من 1 إلى 7: معدل ترشيح 54 هو G3a، و3 ملغم/غم هو A1' },
  },
  {
    id: 'good-figures', title: { en: 'Good figures', ar: 'أرقام جيدة' },
    inputs: woman,
    expect: {
      grid: { state: 'given', g: 'G1', a: 'A1', risk: 'low', checksAYear: 1 },
      kidneyFailure: { state: 'refused', because: 'filtrationKept' },
      liver: { state: 'given', index: 0.9, band: 'low', lowerCutOff: 1.3 },
    },
    source: { en: 'By hand: 45 × 25 ÷ (250 × 5) = 0.9; the kidney failure equation is for an eGFR below 60', ar: 'بالحساب اليدوي: \u206645 × 25 ÷ (250 × 5) = 0.9\u2069؛ ومعادلة الفشل الكلوي لمعدل ترشيح دون 60' },
  },
  {
    id: 'smoker-in-saudi-arabia', title: { en: 'Smoker, calibration of one country', ar: 'مدخّن، بمعايرة بلد واحد' },
    inputs: { ...man, smokes: 'yes', country: 'saudi-arabia', egfr: 88, statin: 'moderate' },
    expect: { kidneyFailure: { state: 'refused', because: 'filtrationKept' } },
    guards: ['oneSource'],
    source: { en: 'Clinical facts, risk models, section 1: the country rows have one source', ar: 'الحقائق السريرية، نماذج الخطر، القسم 1: لصفوف البلدان مصدر واحد' },
  },
  {
    id: 'known-disease', title: { en: 'Heart attack in the past', ar: 'نوبة قلبية سابقة' },
    inputs: { ...man, ascvd: 'yes', statin: 'moderate' },
    expect: { who: { state: 'refused', because: 'ascvd' }, score2: { state: 'refused', because: 'ascvd' } },
    guards: ['known'], absentGuards: ['statinAnyway', 'organDamage'],
    source: { en: 'Clinical facts, risk models, section 0: no score where disease is known', ar: 'الحقائق السريرية، نماذج الخطر، القسم 0: لا درجة مع مرض معروف' },
  },
  {
    id: 'filtration-below-45', title: { en: 'eGFR 40', ar: 'معدل الترشيح 40' },
    inputs: { ...man, egfr: 40, uacr: 120 },
    expect: {
      who: { state: 'refused', because: 'damageFiltration' },
      grid: { state: 'given', g: 'G3b', a: 'A2', risk: 'very high', checksAYear: 3 },
    },
    guards: ['organDamage'],
    source: { en: 'Clinical facts, risk models, sections 2 and 6: eGFR below 45 is severe organ damage; G3b and A2 are very high', ar: 'الحقائق السريرية، نماذج الخطر، القسمان 2 و6: معدل ترشيح دون 45 ضرر شديد في الأعضاء؛ وG3b مع A2 خطر مرتفع جدًا' },
  },
  {
    id: 'exactly-300', title: { en: 'Ratio of exactly 300 mg/g', ar: 'نسبة 300 mg/g تمامًا' },
    inputs: { ...man, egfr: 72, uacr: 300 },
    expect: { grid: { state: 'given', g: 'G2', a: 'A2', risk: 'moderate', checksAYear: 1 } },
    absentGuards: ['organDamage'],
    source: { en: 'Clinical facts, risk models, section 6: exactly 300 mg/g is A2', ar: 'الحقائق السريرية، نماذج الخطر، القسم 6: 300 ملغم/غم تمامًا هي A2' },
  },
  {
    id: 'above-300', title: { en: 'Ratio of 301 mg/g', ar: 'نسبة 301 mg/g' },
    inputs: { ...man, egfr: 72, uacr: 301 },
    expect: {
      score2: { state: 'refused', because: 'damageAlbumin' },
      grid: { state: 'given', g: 'G2', a: 'A3', risk: 'high', checksAYear: 3 },
    },
    guards: ['organDamage'],
    source: { en: 'Clinical facts, risk models, sections 2 and 6: above 300 mg/g', ar: 'الحقائق السريرية، نماذج الخطر، القسمان 2 و6: أكثر من 300 ملغم/غم' },
  },
  {
    id: 'three-sites', title: { en: 'Kidneys, eyes and nerves', ar: 'الكلى والعينان والأعصاب' },
    inputs: { ...man, egfr: 80, uacr: 60, retinopathy: 'mild', neuropathy: 'yes' },
    expect: { score2: { state: 'refused', because: 'damageSites' } },
    guards: ['organDamage'],
    source: { en: 'Clinical facts, risk models, section 2: microvascular disease in three sites', ar: 'الحقائق السريرية، نماذج الخطر، القسم 2: اعتلال الأوعية الدقيقة في ثلاثة مواضع' },
  },
  {
    id: 'on-dialysis', title: { en: 'On dialysis', ar: 'على غسيل الكلى' },
    inputs: { ...man, dialysis: 'yes', egfr: 9, uacr: 900 },
    expect: {
      who: { state: 'refused', because: 'dialysis' },
      grid: { state: 'refused', because: 'dialysis' },
      kidneyFailure: { state: 'refused', because: 'dialysis' },
    },
    guards: ['dialysis'],
    source: { en: 'Clinical facts, risk models, section 4: not on dialysis', ar: 'الحقائق السريرية، نماذج الخطر، القسم 4: لمن ليس على غسيل الكلى' },
  },
  {
    id: 'kidneys-failing', title: { en: 'eGFR 14, ratio 2,400', ar: 'معدل الترشيح 14 والنسبة 2400' },
    inputs: { ...man, age: 76, egfr: 14, uacr: 2400 },
    expect: { grid: { state: 'given', g: 'G5', a: 'A3', risk: 'very high', checksAYear: 4 } },
    guards: ['kidneyOld', 'organDamage'],
    source: { en: 'Clinical facts, risk models, sections 4 and 6; death is no competing risk in the equation', ar: 'الحقائق السريرية، نماذج الخطر، القسمان 4 و6؛ والوفاة ليست خطرًا منافسًا في المعادلة' },
  },
  {
    id: 'thirty-three', title: { en: 'A woman of 33', ar: 'امرأة عمرها 33 سنة' },
    inputs: { ...woman, age: 33, diabetesDuration: 1, ast: 36, alt: 36, platelets: 198 },
    expect: {
      who: { state: 'refused', because: 'tooYoung' },
      liver: { state: 'given', index: 1, lowerCutOff: 1.3 },
    },
    guards: ['fib4Young'],
    source: { en: 'By hand: 33 × 36 ÷ (198 × 6) = 1; no band at 35 years and younger', ar: 'بالحساب اليدوي: \u206633 × 36 ÷ (198 × 6) = 1\u2069؛ ولا شريحة لعمر 35 سنة فأقل' },
  },
  {
    id: 'seventy-eight', title: { en: 'A man of 78', ar: 'رجل عمره 78 سنة' },
    inputs: { ...man, age: 78, ast: 30, alt: 36, platelets: 200 },
    expect: {
      who: { state: 'refused', because: 'tooOld' },
      score2: { state: 'refused', because: 'tooOld' },
      liver: { state: 'given', index: 1.95, band: 'low', lowerCutOff: 2 },
    },
    guards: ['kidneyOld'],
    source: { en: 'By hand: 78 × 30 ÷ (200 × 6) = 1.95; from 65 years the lower cut-off is 2.0', ar: 'بالحساب اليدوي: \u206678 × 30 ÷ (200 × 6) = 1.95\u2069؛ ومن عمر 65 سنة يصير الحد الأدنى 2.0' },
  },
  {
    id: 'liver-undecided', title: { en: 'FIB-4 in the middle', ar: 'قيمة FIB-4 في الوسط' },
    inputs: { ...man, age: 60, ast: 40, alt: 36, platelets: 200 },
    expect: { liver: { state: 'given', index: 2, band: 'middle', lowerCutOff: 1.3 } },
    source: { en: 'By hand: 60 × 40 ÷ (200 × 6) = 2', ar: 'بالحساب اليدوي: \u206660 × 40 ÷ (200 × 6) = 2\u2069' },
  },
  {
    id: 'liver-high', title: { en: 'FIB-4 high, ALT high', ar: 'قيمة FIB-4 مرتفعة وإنزيم ALT مرتفع' },
    inputs: { ...man, age: 60, ast: 300, alt: 225, platelets: 150 },
    expect: { liver: { state: 'given', index: 8, band: 'high', lowerCutOff: 1.3 } },
    guards: ['liverAcute'],
    source: { en: 'By hand: 60 × 300 ÷ (150 × 15) = 8', ar: 'بالحساب اليدوي: \u206660 × 300 ÷ (150 × 15) = 8\u2069' },
  },
  {
    id: 'creatinine-only', title: { en: 'Creatinine, no ratio', ar: 'كرياتينين دون نسبة' },
    inputs: { age: 50, sex: 'male', ascvd: 'no', smokes: 'no', systolic: 130, totalCholesterol: 180, creatinine: 0.9 },
    expect: {
      grid: { state: 'missing', missing: ['uacr'] },
      kidneyFailure: { state: 'refused', because: 'filtrationKept' },
      liver: { state: 'missing', missing: ['ast', 'alt', 'platelets'] },
      score2: { state: 'missing', missing: ['hdl', 'a1c', 'diabetesDuration'] },
    },
    guards: ['ratioUnknown'],
    source: { en: 'Issue 18: whatever is missing leaves out its own answer and says which value would give it', ar: 'المسألة 18: القيمة الناقصة تُسقط جوابها وحده، ويُذكر أي قيمة تعطيه' },
  },
  {
    id: 'creatinine-disagrees', title: { en: 'eGFR and creatinine disagree', ar: 'معدل الترشيح لا يوافق الكرياتينين' },
    inputs: { ...man, egfr: 90, creatinine: 2 },
    expect: { filtration: { state: 'given', egfr: 90, from: 'entered' } },
    guards: ['egfrDisagrees'],
    source: { en: 'CKD-EPI 2021: creatinine 2.0 at 58 is an eGFR of about 38', ar: 'معادلة CKD-EPI 2021: كرياتينين 2.0 بعمر 58 يساوي معدل ترشيح نحو 38' },
  },
  {
    id: 'liver-only', title: { en: 'Only liver values', ar: 'قيم الكبد فقط' },
    inputs: { age: 62, sex: 'female', ast: 28, alt: 49, platelets: 248 },
    expect: {
      who: { state: 'missing', missing: ['ascvd', 'smokes', 'systolic', 'totalCholesterol'] },
      grid: { state: 'missing', missing: ['egfr', 'uacr'] },
      liver: { state: 'given', index: 1, band: 'low', lowerCutOff: 1.3 },
    },
    source: { en: 'By hand: 62 × 28 ÷ (248 × 7) = 1', ar: 'بالحساب اليدوي: \u206662 × 28 ÷ (248 × 7) = 1\u2069' },
  },
];
