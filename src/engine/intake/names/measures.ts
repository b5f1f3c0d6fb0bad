import type { FactId } from '../../chart/facts.ts';
import { type Unit, type UnitsId, unitsOf } from './units.ts';

/** What is measured: the fact it is of, or what becomes of a figure that no fact stands for; “meter”: a glucose of the moment, of which no low is read. */
export type MeasureId = FactId | 'pressure' | 'glucose' | 'meter' | 'haemoglobin' | 'albumin' | 'nothing';

const measureUnits: Partial<Record<MeasureId, UnitsId>> = {
  a1c: 'a1c',
  targetA1c: 'a1c',
  gmi: 'a1c',
  fpg: 'glucose',
  ppg: 'glucose',
  ogtt: 'glucose',
  glucose: 'glucose',
  meter: 'glucose',
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
A1c | a1c poc | GHb | glycated haemoglobin | glycated hb | glycated hemoglobin | glycated hgb | glyco hb | glycohemoglobin | glycosylated haemoglobin | glycosylated hb | glycosylated hemoglobin | glycosylated hgb | hab1c | haemoglobin A1c | Hb A1c | hb1ac | hba1 | HbA1c | hba1c (ifcc) | hba1c (ngsp) | hba1c poc | hbaic | hbalc | hemoglobin A1c | HgA1c | HgbA1c | poc a1c | poc hba1c | التراكمي | الخضاب السكري
السكر التراكمي | السكري التراكمي | المعدل التراكمي | الهيموجلوبين السكري | الهيموجلوبين الغليكوزي | تحليل التراكمي | تراكميه | تراكميها | خضاب الدم السكري | سكره التراكمي | سكرها التراكمي | فحص التراكمي | مخزون | مخزون السكر | مخزونه | مخزونها | معدل السكر التراكمي
= fpg
before breakfast | blood glucose fasting | BSF | f glucose | F.B.S | fasting | fasting bg | fasting blood glucose | fasting blood sugar | fasting bs | fasting capillary | fasting cbg | fasting finger stick | fasting finger-stick | fasting fingerstick | fasting gluc | fasting glucose | fasting plasma glucose | fasting sugar | fasting sugars | FBG | FBS | FPG | glucose (F) | glucose F | glucose fasting
plasma glucose fasting | pre-breakfast | sugar fasting | السكر على الريق | الصيام | جلوكوز الصيام | جلوكوز صائم | سكر الدم الصائم | سكر الصيام | سكر صائم | صائم | صائمة | صايمة | على الريق | قبل الإفطار | قبل الفطار | قبل الفطور
= ppg
2 h after meal | 2 hour post prandial | 2 hour pp | 2 hours after meal | 2-hour postprandial | 2h P.P | 2h post prandial | 2h postprandial | 2h PP | 2h ppg | 2hPP | 2hpp | 2hppbs | 2hppg | 2hr pp | 2hrPP | after breakfast | after dinner | after lunch | after meal glucose | after meals | glucose (PP) | post meal | post prandial | post-meal glucose | post-prandial glucose | postprandial | postprandial glucose
postprandial sugar | ^PP | PPBG | PPBS | PPG | السكر الفاطر | السكر بعد الأكل بساعتين | السكر بعد ساعتين | بعد الأكل | بعد الإفطار بساعتين | بعد الافطار | بعد الاكل بساعتين | بعد العشا | بعد العشاء | بعد الغدا | بعد الغداء | بعد الفطار | بعد الفطور | بعد الوجبة | بعد الوجبة بساعتين | سكر بعد الأكل | سكر بعد الوجبة | سكر بعد ساعتين | فاطر
= ogtt
2-hour OGTT | 2h OGTT | 2hr OGTT | 75 g OGTT | 75 g OGTT 2 h | 75 g OGTT 2-hour | OGTT 120 min | OGTT 2 hours | OGTT 2-hour | OGTT 2h | OGTT 2hr | اختبار تحمل الجلوكوز بعد ساعتين | تحمل الجلوكوز بعد ساعتين | منحنى السكر بعد ساعتين
= glucose
^BG | bld glu | blood glucose | blood sugar | ^BS | FSBG | FSBS | ^GLU | gluc | glucose | plasma glucose | السكر | السكر الآن | جلوكوز | سكر الدم | سكره | سكرها | مستوى السكر
= meter
BM | sugar
= nothing
10-year risk | 25-OH vitamin D | 2hrPP pending | ABI | ABPI | ALP | amylase | anti-GAD | ASCVD risk | average glucose | avg bg | avg glucose | bed | bicarbonate | bilirubin | birth weight | BNP | body fat | BUN | C-peptide | ^Ca | calcium | capillary glucose | carb ratio | CBG | CHA2DS2-VASc | chloride | chol/HDL | chol/HDL ratio | chol/HDLC | CK | CrCl | creatinine clearance | CRP | CV risk
date of birth | DOB | DXT | EFW | ejection time | ESR | ext | fat mass | ferritin | FEV1 | FIB-4 | file no | file number | folate | fructosamine | FT4 | GAD | GAD pending | GAD65 | GGT | glucometer | glucose challenge | glucose random | ^GRBS | haematocrit | HCO3 | Hct | HDL ratio | heart rate | hematocrit | HGT | hip | hip circumference | hospital no | HR | IA-2 | IBW | ICR | ID | ideal body weight
ideal weight | INR | insulin level | iqama | iron | ISF | lactate | LDH | lipase | magnesium | MCV | mean bld glu | mean glucose | MMSE | mobile | MoCA | MRN | ^Na | national id | neck | neck circumference | NHS no | NHS number | non-HDL | NT-proBNP | O2 sat | o2 sats | PCR | pH | phone | phosphate | PHQ-9 | PO box | ^PO4 | potassium chloride | proBNP | protein/creatinine ratio | PSA | PTH | pulse
QRISK | QRISK2 | QRISK3 | random | random blood sugar | random glucose | random sugar | RBG | RBS | room | RR | sat | sats | SGA | sodium | SpO2 | T3 | T4 | target weight | TC/HDL | tel | telephone | temp | temperature | TG | TGs | TIBC | trig | triglyceride | triglycerides | trigs | troponin | TSH | UPCR | urea | uric acid | urine creatinine | urine ketones | urine protein | visit no | vit D
vitamin D | VLDL | WBC | WCC | الأكسجين | الإقامة | الدهون الثلاثية | السكر العشوائي | الغدة الدرقية | الكالسيوم | الوزن المثالي | تاريخ الميلاد | جوال | حرارة | حمض اليوريك | رقم الجوال | رقم الملف | رقم الهاتف | رقم الهوية | سرير | صوديوم | عشوائي | غرفة | فيتامين د | متوسط الجلوكوز | متوسط السكر | متوسط القراءات | متوسط سكر الدم | نبض | هاتف | هرمون الغدة | وزن الجنين | يوريا
= egfr
CKD-EPI eGFR | e-GFR | eGFR | eGFR (CKD-EPI) | eGFR 2021 | eGFRcreat | eGFRcreat (CKD-EPI) | egfr ckdepi | eGFR-EPI | est GFR | estimated GFR | GFR | الترشيح | الترشيح الكبيبي | ترشيح الكلى | فلترة الكلى | معدل الترشيح | معدل الترشيح الكبيبي | معدل الفلترة | معدل ترشيح الكلى
= creatinine
Cr | Crea | creat | creatinin | creatinine | creatinine serum | plasma creatinine | s creatinine | S.Cr | s.creat | sCr | serum creatinine | الكرياتينين في الدم | كرياتنين | كرياتين | كرياتينين | كرياتينين الدم
= uacr
A/C ratio | A:C ratio | ACR | ACR urine | alb/cr | alb/cr ratio | alb/creat | alb/creat ratio | alb:cr | alb:creat | albumin/cr | albumin/creat ratio | albumin/creat ratio, u | albumin/creatinine | albumin/creatinine ratio | albumin:creat | albumin:creatinine | albumin:creatinine ratio | malb/cr | microalb/creat | microalb/creat ratio | microalbumin/creat | microalbumin/creat ratio | microalbumin/creatinine
microalbumin/creatinine ratio | spot ACR | UACR | urine ACR | urine alb/cr | urine albumin/creat | urine albumin/creatinine | urine albumin/creatinine ratio | urine microalbumin/creatinine ratio | ألبومين/كرياتينين | الألبومين إلى الكرياتينين | الألبومين/الكرياتينين | الزلال إلى الكرياتينين | الزلال/الكرياتينين | الزلال/الكرياتينين في البول | زلال البول | زلال البول إلى الكرياتينين
زلال البول/الكرياتينين | نسبة الألبومين إلى الكرياتينين | نسبة الألبومين للكرياتينين | نسبة الألبومين/الكرياتينين | نسبة الزلال إلى الكرياتينين | نسبة الزلال للكرياتينين
= albumin
albumin | microalb | microalbumin | spot urine albumin | urine albumin | urine microalbumin | الألبومين | الزلال | الميكروألبومين | زلال
= potassium
K | potassium | s potassium | serum K | serum potassium | بوتاسيوم
= ast
AST | AST (SGOT) | GOT | SGOT | إنزيم AST
= alt
ALT | ALT (SGPT) | GPT | SGPT | إنزيم ALT
= platelets
platelet | platelet count | platelets | plt | plts | الصفائح | الصفائح الدموية | صفائح الدم
= b12
B12 | serum B12 | vit B12 | vitamin B12 | ب12 | فيتامين B12 | فيتامين ب12
= totalCholesterol
chol | cholesterol | cholesterol total | T chol | TC | TChol | total cholesterol | الكوليسترول الكلي | كوليسترول
= ldl
cholesterol LDL | LDL | LDL calc | LDL chol | LDL cholesterol | LDL direct | LDL-C | LDLc | LDLCALC | الدهون الضارة | الضار | الكولسترول الضار | الكوليسترول الضار | الكوليسترول منخفض الكثافة
= hdl
cholesterol HDL | HDL | HDL chol | HDL cholesterol | HDL-C | HDLc | الدهون النافعة | الكولسترول النافع | الكوليسترول الجيد | الكوليسترول النافع | النافع
= weight
bathroom scales | body weight | bw | chair scale | dry weight | dry wt | scale says | scales say | weighs | weight | weigth | wieght | wt | الوزن الجاف | الوزن الحالي | وزن | وزن الجسم | وزنه | وزنها | وزني
= height
height | heigth | hieght | hight | ht | القامة | طول | طوله | طولها | طولي
= waist
waist | waist circ | waist circumference | WC | الخصر | محيط البطن | محيط الخصر | محيط خصره
= bmi
BMI | body mass index | بي إم آي | بي ام آي | بي ام اي | كتلة الجسم | مؤشر الكتلة | مؤشر كتلة الجسم | معامل كتلة الجسم
= pressure
ABPM | B.P | blood pressure | BP | BPs | HBPM | pressure | الضغط | ضغط الدم | ضغطه | ضغطها | قراءة الضغط | قياس الضغط
= systolic
SBP | systolic | systolic BP | الانقباضي | الضغط الانقباضي
= diastolic
DBP | diastolic | diastolic BP | الانبساطي | الضغط الانبساطي
= tir
in range | in target | time in range | time in target | time in target range | TIR | الوقت داخل المدى | الوقت داخل النطاق | الوقت ضمن المدى | الوقت ضمن النطاق | الوقت في المدى | الوقت في النطاق | داخل النطاق | زمن ضمن النطاق | ضمن النطاق | نسبة الوقت ضمن النطاق | نسبة الوقت في النطاق
= tbr70
below range | TBR | TBR70 | time below 70 | time below range | الوقت أقل من النطاق | الوقت تحت النطاق | تحت النطاق
= tbr54
below 3.0 | below 54 | TBR54 | time below 54 | under 3.0 | under 54 | very low | ^VL
= tar180
above range | TAR | TAR180 | time above 180 | time above range | الوقت فوق النطاق | فوق النطاق
= cv
coefficient of variation | CV | glucose CV | glucose variability | معامل الاختلاف | معامل التباين
= gmi
glucose management indicator | GMI | مؤشر إدارة الجلوكوز | مؤشر إدارة السكر
= cgmWear
active time | CGM active | CGM wear | sensor active | sensor usage | sensor use | sensor wear | time active | time CGM active | wear | wears | ارتداء الحساس | استخدام الحساس | تغطية الحساس | نسبة الاستخدام
= haemoglobin
haemoglobin | Hb | hemoglobin | Hgb | الهيموجلوبين | خضاب | خضاب الدم | همجلوبين
= ketones
beta-hydroxybutyrate | BHB | blood ketones | capillary ketones | ketone | ketones | كيتون | كيتونات | كيتونات الدم
= ejectionFraction
EF | ejection fraction | LVEF | الكسر القذفي | قوة ضخ القلب | كفاءة القلب | كفاءة عضلة القلب | نسبة ضخ القلب
`;
