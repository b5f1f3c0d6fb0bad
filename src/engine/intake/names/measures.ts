import type { FactId } from '../../chart/facts.ts';
import { type Unit, type UnitsId, unitsOf } from './units.ts';

/** What is measured: the fact it is of, or what becomes of a figure that no fact stands for. */
export type MeasureId = FactId | 'pressure' | 'glucose' | 'haemoglobin' | 'albumin' | 'nothing';

const measureUnits: Partial<Record<MeasureId, UnitsId>> = {
  a1c: 'a1c',
  targetA1c: 'a1c',
  gmi: 'a1c',
  fpg: 'glucose',
  ppg: 'glucose',
  ogtt: 'glucose',
  glucose: 'glucose',
  creatinine: 'creatinine',
  uacr: 'uacr',
  albumin: 'uacr',
  potassium: 'potassium',
  platelets: 'platelets',
  b12: 'b12',
  egfr: 'egfr',
  previousEgfr: 'egfr',
  weight: 'weight',
  height: 'height',
  waist: 'waist',
  bmi: 'bmi',
  ast: 'enzyme',
  alt: 'enzyme',
  totalCholesterol: 'lipid',
  ldl: 'lipid',
  hdl: 'lipid',
  pressure: 'pressure',
  systolic: 'pressure',
  diastolic: 'pressure',
  tir: 'percent',
  tbr70: 'percent',
  tbr54: 'percent',
  tar180: 'percent',
  cv: 'percent',
  cgmWear: 'percent',
  cgmDays: 'days',
  haemoglobin: 'haemoglobin',
  ketones: 'potassium',
  ejectionFraction: 'percent',
};
export const unitsFor = (id: MeasureId): readonly Unit[] => {
  const units = measureUnits[id];
  return units ? unitsOf[units] : [];
};

/** What measures are called; “^” only in capitals; “nothing”: a figure stands behind it that no fact is for. */
export const measureNames = `
= a1c
HbA1c | A1c | Hb A1c | HgbA1c | HgA1c | hemoglobin A1c | haemoglobin A1c | glycated haemoglobin | glycated hemoglobin | glycosylated haemoglobin | glycosylated hemoglobin | glycohemoglobin | hba1 | hb1ac | hbaic | hab1c | hba1c (ngsp) | hba1c (ifcc)
hba1c poc | poc hba1c | poc a1c | a1c poc | GHb | glycosylated hb | glycated hb | glyco hb | glycosylated hgb | glycated hgb | السكر التراكمي | التراكمي | تراكميه | تراكميها | سكره التراكمي | سكرها التراكمي | المعدل التراكمي | معدل السكر التراكمي | مخزون السكر | السكري التراكمي | الهيموجلوبين السكري | خضاب الدم السكري | الخضاب السكري | الهيموجلوبين الغليكوزي | فحص التراكمي | تحليل التراكمي
= fpg
before breakfast | pre-breakfast | قبل الفطور | قبل الإفطار | قبل الفطار | FBS | FPG | FBG | fasting glucose | fasting plasma glucose | fasting blood sugar | fasting sugar | fasting blood glucose | fasting bg | fasting bs | glucose fasting | plasma glucose fasting | blood glucose fasting | fasting | F.B.S | f glucose
fasting cbg | fasting finger-stick | fasting fingerstick | fasting finger stick | fasting capillary | صائمة | صايمة | glucose F | glucose (F) | BSF | sugar fasting | fasting sugars | سكر صائم | سكر الصيام | السكر على الريق | صائم | سكر الدم الصائم | جلوكوز صائم | على الريق
= ppg
after dinner | after lunch | after breakfast | بعد العشاء | بعد العشا | بعد الغداء | بعد الغدا | بعد الفطار | 2hpp | 2hrPP | 2hPP | 2h PP | 2hr pp | PPBS | PPG | PPBG | post-prandial glucose | postprandial glucose | post prandial | postprandial | 2 hour post prandial | 2h post prandial | 2hppg | 2h ppg | 2hppbs | 2-hour postprandial | after meal glucose | after meals
post meal | post-meal glucose | 2 h after meal | 2 hours after meal | 2h postprandial | 2 hour pp | postprandial sugar | سكر بعد الأكل | بعد الأكل | بعد الاكل بساعتين | فاطر | السكر الفاطر | بعد الوجبة | بعد الوجبة بساعتين | السكر بعد الأكل بساعتين
سكر بعد الوجبة | بعد الفطور | بعد الإفطار بساعتين | بعد الافطار
= ogtt
OGTT 2h | 75 g OGTT 2 h | OGTT 2-hour | 2h OGTT | 2-hour OGTT | OGTT 120 min | 75 g OGTT | OGTT 2hr | 2hr OGTT | 75 g OGTT 2-hour | OGTT 2 hours | منحنى السكر بعد ساعتين | تحمل الجلوكوز بعد ساعتين | اختبار تحمل الجلوكوز بعد ساعتين
= glucose
glucose | blood glucose | plasma glucose | blood sugar | FSBG | FSBS | ^BG | ^BS | bld glu | ^GLU | السكر الآن | السكر | جلوكوز | مستوى السكر | سكر الدم
= nothing
الوزن المثالي | ideal weight | ideal body weight | IBW | birth weight | EFW | وزن الجنين | target weight | glucose challenge | mean bld glu | avg glucose | avg bg | mean glucose | average glucose | متوسط السكر | متوسط الجلوكوز | متوسط سكر الدم | متوسط القراءات | 2hrPP pending | RBS | RBG | CBG | random glucose | random blood sugar | random sugar | random | glucose random | ^GRBS | DXT | BM | capillary glucose | glucometer | HGT | السكر العشوائي | عشوائي | TG | TGs | trig | trigs | triglycerides | triglyceride | VLDL
non-HDL | chol/HDL | chol/HDL ratio | chol/HDLC | TC/HDL | الدهون الثلاثية | HR | pulse | heart rate | RR | temp | temperature | SpO2 | sats | O2 sat | o2 sats | sat | نبض | حرارة | الأكسجين | FIB-4 | UPCR | PCR | protein/creatinine ratio | urine protein | TSH
FT4 | T4 | T3 | ^Na | sodium | chloride | urea | BUN | bicarbonate | HCO3 | calcium | ^Ca | phosphate | ^PO4 | magnesium | uric acid | ALP | GGT | bilirubin | ferritin | MCV | WBC | WCC | INR | CRP | ESR | PTH | vitamin D | vit D
25-OH vitamin D | folate | C-peptide | insulin level | GAD pending | BNP | NT-proBNP | proBNP | troponin | PSA | iron | TIBC | LDH | CK | amylase | lipase | lactate | pH | urine ketones | FEV1 | GAD | anti-GAD | GAD65 | IA-2
PHQ-9 | QRISK | QRISK3 | QRISK2 | ASCVD risk | CV risk | 10-year risk | CHA2DS2-VASc | MoCA | MMSE | ABI | ABPI | body fat | fat mass | hip | hip circumference | neck | neck circumference | carb ratio | ICR | ISF | CrCl | creatinine clearance | potassium chloride | urine creatinine | haematocrit | hematocrit | Hct | SGA | ejection time | يوريا | صوديوم | حمض اليوريك | فيتامين د | الكالسيوم | هرمون الغدة | الغدة الدرقية | fructosamine | DOB | date of birth | تاريخ الميلاد | tel | telephone | mobile | phone | MRN | file no | file number | ID | iqama | visit no | bed | room | ext | PO box | رقم الملف | رقم الهوية | الإقامة | جوال | هاتف | غرفة | سرير | رقم الجوال | رقم الهاتف | hospital no | NHS no | NHS number | national id
= egfr
eGFR | GFR | eGFR (CKD-EPI) | est GFR | estimated GFR | e-GFR | eGFR-EPI | egfr ckdepi | eGFR 2021 | CKD-EPI eGFR | معدل الترشيح | معدل الترشيح الكبيبي | الترشيح الكبيبي | الترشيح | معدل ترشيح الكلى | ترشيح الكلى | معدل الفلترة | فلترة الكلى
= creatinine
creatinine | creat | serum creatinine | Cr | S.Cr | sCr | s creatinine | s.creat | creatinin | Crea | plasma creatinine | creatinine serum | كرياتينين | كرياتنين | كرياتينين الدم | الكرياتينين في الدم
= uacr
الزلال إلى الكرياتينين | الألبومين إلى الكرياتينين | UACR | ACR | urine ACR | albumin/creatinine ratio | albumin/creat ratio | urine albumin/creatinine ratio | albumin/creat ratio, u | alb/creat ratio | alb/creat | alb/cr | alb/cr ratio | alb:cr | alb:creat | albumin:creatinine | albumin:creatinine ratio | albumin:creat | albumin/cr | urine alb/cr | urine albumin/creat | A:C ratio | A/C ratio | ACR urine | spot ACR | microalbumin/creat ratio | microalbumin/creatinine ratio | microalbumin/creatinine | microalbumin/creat | microalb/creat ratio | urine microalbumin/creatinine ratio | albumin/creatinine | urine albumin/creatinine
الزلال/الكرياتينين في البول | الزلال/الكرياتينين | نسبة الزلال للكرياتينين | نسبة الألبومين للكرياتينين | نسبة الألبومين إلى الكرياتينين | نسبة الزلال إلى الكرياتينين | الألبومين/الكرياتينين | ألبومين/كرياتينين | زلال البول/الكرياتينين | زلال البول إلى الكرياتينين | زلال البول | نسبة الألبومين/الكرياتينين
= albumin
albumin | urine albumin | spot urine albumin | microalbumin | urine microalbumin | microalb | الألبومين | الزلال | زلال | الميكروألبومين
= potassium
potassium | K | serum potassium | s potassium | serum K | بوتاسيوم
= ast
AST | SGOT | AST (SGOT) | GOT | إنزيم AST
= alt
ALT | SGPT | ALT (SGPT) | GPT | إنزيم ALT
= platelets
platelets | plt | plts | platelet | platelet count | الصفائح | الصفائح الدموية | صفائح الدم
= b12
B12 | vitamin B12 | vit B12 | serum B12 | فيتامين ب12 | ب12 | فيتامين B12
= totalCholesterol
total cholesterol | cholesterol | chol | T chol | TC | TChol | cholesterol total | كوليسترول | الكوليسترول الكلي
= ldl
LDL | LDL-C | LDLc | LDL cholesterol | LDL chol | cholesterol LDL | LDL calc | LDL direct | الكوليسترول الضار | الضار | الدهون الضارة | الكوليسترول منخفض الكثافة | الكولسترول الضار
= hdl
HDL | HDL-C | HDLc | HDL cholesterol | HDL chol | cholesterol HDL | الكوليسترول النافع | الكوليسترول الجيد | النافع | الكولسترول النافع
= weight
dry weight | dry wt | الوزن الجاف | وزني | bw | weight | chair scale | bathroom scales | scales say | scale says | wieght | weigth | wt | body weight | weighs | وزن | وزنه | وزنها | وزن الجسم | الوزن الحالي
= height
hieght | طولي | height | hight | heigth | ht | طول | طوله | طولها | القامة
= waist
waist | waist circumference | WC | waist circ | الخصر | محيط الخصر | محيط البطن | محيط خصره
= bmi
بي ام اي | بي إم آي | بي ام آي | BMI | body mass index | مؤشر كتلة الجسم | كتلة الجسم | مؤشر الكتلة | معامل كتلة الجسم
= pressure
BP | BPs | HBPM | ABPM | pressure | blood pressure | B.P | الضغط | ضغط الدم | ضغطه | ضغطها | قراءة الضغط | قياس الضغط
= systolic
SBP | systolic | systolic BP | الضغط الانقباضي | الانقباضي
= diastolic
DBP | diastolic | diastolic BP | الضغط الانبساطي | الانبساطي
= tir
TIR | time in range | time in target | time in target range | in range | الوقت داخل النطاق | داخل النطاق | الوقت داخل المدى | الوقت ضمن النطاق | الوقت في النطاق | الوقت في المدى | الوقت ضمن المدى | نسبة الوقت في النطاق | نسبة الوقت ضمن النطاق
= tbr70
TBR | time below range | below range | time below 70 | TBR70 | الوقت تحت النطاق | الوقت أقل من النطاق | تحت النطاق
= tbr54
TBR54 | time below 54 | below 54 | under 54 | below 3.0 | under 3.0 | very low | ^VL
= tar180
TAR | time above range | above range | time above 180 | TAR180 | الوقت فوق النطاق | فوق النطاق
= cv
CV | glucose CV | coefficient of variation | glucose variability | معامل التباين | معامل الاختلاف
= gmi
مؤشر إدارة السكر | GMI | glucose management indicator | مؤشر إدارة الجلوكوز
= cgmWear
wear | wears | CGM wear | sensor wear | time active | sensor active | active time | CGM active | time CGM active | نسبة الاستخدام | sensor use | sensor usage | استخدام الحساس | تغطية الحساس | ارتداء الحساس
= haemoglobin
Hb | Hgb | haemoglobin | hemoglobin | الهيموجلوبين | خضاب الدم | خضاب
= ketones
blood ketones | ketones | ketone | capillary ketones | beta-hydroxybutyrate | BHB | كيتونات الدم | كيتونات | كيتون
= ejectionFraction
EF | LVEF | ejection fraction | كفاءة القلب | الكسر القذفي | نسبة ضخ القلب | قوة ضخ القلب | كفاءة عضلة القلب
`;
