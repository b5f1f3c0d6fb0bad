/**
 * What conditions, findings, habits and wishes are called: a line “= fact=value; …” and the names that say so; “? fact value …” where a
 * name stands for more than one answer; “-” for what is known and sets nothing, so that no other name is read into it. “^” before a name:
 * only in capitals. Words that turn a finding round (no, mother, planned) are in cues.ts. Terms as clinicians write them, English and
 * Arabic; the sources are in the README.
 */
export const conditionNames = `
= diabetesType=type2
DM نوع 2 | DM نوع ثاني | diabetes نوع 2 | سكري 2 | سكر 2 | سكري تاني | سكر تاني | سكري ثاني | السكري 2 | type 2 | ^T2 | type II | T2DM | T2D | DM2 | DM II | DM type 2 | type 2 diabetes | type II diabetes | type 2 DM | NIDDM | diabetes mellitus type 2 | السكري من النوع الثاني | سكري نوع ثاني | سكري نوع تاني | سكر نوع تاني | سكر نوع ثاني | سكر نوع 2 | النوع الثاني | السكر النوع التاني | سكري النوع ٢
type 2 diabetic | type 2 diabetes mellitus | type II DM | T2 diabetes | diabetes type 2 | diabetes type II | DM type II | DMT2 | سكري من النوع 2 | داء السكري من النوع الثاني | داء السكري النوع الثاني | سكر من النوع الثاني | مرض السكري من النوع الثاني
= diabetesType=type1
DM نوع 1 | DM نوع أول | diabetes نوع 1
type 1 | ^T1 | type I | T1DM | T1D | DM1 | DM I | type 1 diabetes | type I diabetes | juvenile diabetes | السكري من النوع الأول | سكري نوع أول | سكر نوع 1 | النوع الأول | LADA | latent autoimmune diabetes | لادا | سكري مناعي ذاتي متأخر | type 1 diabetic
type 1 diabetes mellitus | type 1 DM | DM type 1 | type I DM | diabetes type 1 | DMT1 | سكر من النوع الأول | سكر نوع أول | سكري نوع 1 | سكري من النوع 1
= diabetesType=pancreatic
type 3c | T3cDM | pancreatogenic diabetes | post-pancreatectomy diabetes | diabetes after pancreatitis | ^CFRD | سكري بعد استئصال البنكرياس | سكري بسبب التهاب البنكرياس | pancreatic diabetes | pancreatogenic DM | سكري بنكرياسي
= diabetesType=steroid
steroid-induced diabetes | ^SIDM | steroid diabetes | glucocorticoid-induced diabetes | سكري بسبب الكورتيزون | سكر من الكورتيزون
= - diabetes
diabetis | diabetese | diabetus | سكره | سكرها | سكري
DM | diabetes | diabetic | K/C/O DM | known diabetic | سكري | سكر | مريض سكر | مصاب بالسكر | مصاب بالسكري | مرض السكري | داء السكري | مرض السكر | diabetes mellitus | diabetes duration | duration of diabetes | مدة السكري
= -
CKD-EPI | transplant list | transplant work-up | transplant workup | transplant assessment | transplant candidate | transplant clinic | dialysis access | dialysis counselling | CVA tenderness | osteoporosis | هشاشة عظام | هشاشة العظام | هشاشه بالعظام | هبوط ضغط | هبوط في الضغط | prediabetes | pre-diabetes | ^IFG | ^IGT | borderline diabetes | ما قبل السكري | مقدمات السكري | HTN | hypertension | hypertensive | ^HT | high BP | ارتفاع ضغط الدم | مريض ضغط | الضغط مرتفع | ارتفاع الضغط | DVT | pulmonary embolism | ^VTE
جلطة في الساق | جلطة بالرئة | جلطة وريدية | AF | AFib | atrial fibrillation | ^LVH | ^RBBB | mitral stenosis | mild MS | moderate MS | severe MS | on RA | sats on RA | air RA | aortic stenosis | valve replacement | rheumatic heart disease | pericarditis | ^CHB | pacemaker | رجفان أذيني | تغيير صمام | روماتيزم القلب
بطارية القلب | AKI | acute kidney injury | prerenal | فشل كلوي حاد | قصور كلوي حاد | proteinuria | microalbuminuria | macroalbuminuria | nephrotic | dipstick protein 2+ | زلال في البول | بروتين في البول | renal stones | kidney stones
nephrolithiasis | single kidney | nephrectomy | ^PCKD | UTI | حصوات الكلى | حصى كلى | كلية واحدة | التهاب المسالك | hepatitis B | HBV carrier | HCV | ^ALD | alcoholic liver disease | gallstones | cholecystectomy | Gilbert | التهاب كبدي | فيروس سي
فيروس بي | حامل فيروس بي | حصوات المرارة | استئصال المرارة | cataract | glaucoma | ^AMD | ^RVO | dry eyes | ماء أبيض | ماء أزرق | المياه البيضاء | المياه الزرقاء | feet normal | foot exam normal | القدمان سليمتان | فحص القدم سليم | thyroid cancer
papillary thyroid cancer | ^PTC | thyroidectomy | thyroid nodule | goitre | ^MNG | سرطان الغدة الدرقية | سرطان الدرقية الحليمي | عقدة درقية | استئصال الغدة | HHS | ^HONK | ketonuria | starvation ketosis | فرط الأسمولية | كيتون في البول | h/o GDM
previous GDM | GDM in 2015 | post-GDM | سكر حمل سابق | سكري حمل سابق | إصابة سابقة بسكري الحمل | B12 deficiency | low B12 | نقص فيتامين ب12 | نقص B12
callus | fissures | high-risk foot | ingrown toenail | onychomycosis | تشققات القدم | مسمار لحم | pulmonary oedema | pulmonary edema | cerebral oedema | corneal oedema
heat stroke | stroke risk | low back pain | low mood | previous pregnancy | prev pregnancy | last pregnancy | pregnancy loss | gestational diabetes | GDM | سكر حمل
سكري الحمل | foot pulses | feet ok | no active ulcer | no DFU | no foot ulcer today | لا توجد قرح حاليا | diabetic diet | diabetic clinic | diabetes clinic | diabetes education | diabetic foot clinic | diabetic foot care | diabetic foot exam
foot clinic | diabetes centre | diabetes nurse | diabetic shoes | heart failure clinic | stroke clinic | kidney donor | asthma | COPD | PCOS | dyslipidaemia | dyslipidemia | hyperlipidaemia | OSA | gout | diabetes insipidus | السكري الكاذب
تليف الرحم | تليف رئوي | تليف الرئة | تليف كيسي | ضغط الدم مرتفع | cardiac enzymes | heart rate | smoke alarm | renal colic
= fastsRamadan=true
fasting Ramadan | plans to fast Ramadan | wants to fast Ramadan | will fast Ramadan | صائم رمضان | ينوي صيام رمضان | تنوي صيام رمضان | يريد صيام رمضان | تريد صيام رمضان
= hypoglycaemiaUnaware=true
hypo unawareness | hypo unaware | unaware of hypos | unaware of lows | no hypo awareness | no awareness of hypos | hypo awareness lost | lost hypo awareness | does not feel hypos | doesn't feel hypos | does not feel lows | doesn't feel lows | ما يحس بالهبوط | ما تحس بالهبوط | لا يحس بالهبوط | لا تحس بالهبوط | لا يشعر بالهبوط | لا تشعر بالهبوط | ما يشعر بالهبوط | ما تشعر بالهبوط
hypoglycaemia unawareness | hypoglycemia unawareness | impaired hypo awareness
= islets=positive
GAD positive | GAD65 positive | anti-GAD positive | islet antibodies positive | IA-2 positive | ZnT8 positive | ICA positive | الأجسام المضادة إيجابية | GAD إيجابي | GAD موجب | anti GAD +ve | anti-GAD pos | GAD pos | GAD Ab positive
GAD antibodies positive | GAD65 pos | positive GAD | positive GAD antibodies | anti-GAD antibodies positive | GAD موجبة | الأجسام المضادة موجبة
= islets=negative
GAD negative | GAD neg | islet antibodies negative | antibodies neg | GAD, IA-2, ZnT8 negative | الأجسام المضادة سلبية | GAD سلبي | GAD سالب | GAD Ab negative | GAD antibodies negative | anti-GAD negative | anti-GAD neg | negative GAD
GAD65 negative | negative GAD antibodies | GAD سالبة
= onBloodPressureMedicine=true
HTN on treatment | HTN on meds | HTN on BP meds | treated hypertension | ضغط على علاج | يأخذ علاج الضغط | BP meds | BP medication | BP tablets | antihypertensives | antihypertensive treatment | on BP treatment | HTN on Rx | hypertension on treatment
BP medicines | أدوية الضغط | علاج الضغط | دواء الضغط | حبوب الضغط | دواء للضغط | علاج للضغط
= ascvd=true
macrovascular disease | ASCVD | atherosclerotic cardiovascular disease | established CVD | مرض قلبي وعائي تصلبي | تصلب الشرايين مع مرض قلبي | IHD | CAD | CHD | coronary artery disease | ischaemic heart disease | ischemic heart disease | ^CCS | chronic coronary syndrome
CAD s/p PCI | triple vessel disease | ^TVD | 3VD | LAD stent | multivessel CAD | قصور الشرايين التاجية | مرض الشرايين التاجية | تصلب الشرايين التاجية | انسداد الشرايين التاجية | شرايين القلب مسدودة | MI | AMI | STEMI | NSTEMI | heart attack
myocardial infarction | prior MI | old MI | h/o MI | post MI | ^ACS | inferior MI | anterior MI | s/p MI | احتشاء عضلة القلب | نوبة قلبية | جلطات قلبية | جلطة قلبية | جلطة قلب | جلطة في القلب | جلطة بالقلب | ذبحة قلبية | احتشاء قديم | angina | stable angina | unstable angina
ذبحة صدرية | CABG | coronary bypass | bypass surgery on the heart | CABG x3 | قلب مفتوح لتغيير الشرايين | عملية توصيل شرايين القلب | ترقيع الشرايين التاجية | PCI | PTCA | stents to LAD | ^DES | coronary stent | angioplasty | s/p PCI to LAD | دعامة
دعامات | دعامة في القلب | شبكة في القلب | توسيع شرايين القلب | stroke | CVA | ischaemic stroke | ischemic stroke | old CVA | cerebral infarct | MCA infarct | hemiplegia post CVA | سكتة دماغية | جلطة دماغية | جلطة بالمخ | جلطة في المخ | جلطة في الدماغ
TIA | transient ischaemic attack | mini-stroke | جلطة دماغية عابرة | نوبة إقفارية عابرة | ^PAD | PVD | peripheral arterial disease | peripheral artery disease | claudication | intermittent claudication | ^CLTI | fem-pop bypass | carotid stenosis
carotid endarterectomy | مرض الشرايين الطرفية | انسداد شرايين الساق | انسداد شرايين الأطراف | ضيق الشريان السباتي | previous MI | prev MI | cerebrovascular accident | coronary disease | coronary stents | drug-eluting stent | CABG surgery
coronary artery bypass | peripheral vascular disease | carotid disease | lacunar infarct | post PCI | s/p CABG | post CABG | s/p stent | CAD s/p stent | stents | RCA stent | LCx stent | carotid stent | اصيب بجلطة قلبية | احتشاء | سكتة
سكتة دماغية سابقة | نقص تروية القلب | قصور الشريان التاجي | مرض القلب الإقفاري | دعامة قلبية | دعامات قلبية | دعامتين في القلب | دعامتين | دعامات في القلب | دعامات بالقلب | دعامة بالقلب | تركيب دعامة | قسطرة ودعامة | قسطرة مع دعامة
عملية قلب مفتوح لتغيير الشرايين | انسداد شرايين القلب | ضيق شرايين القلب | تصلب شرايين القلب
= heartFailure=true;ascvd=true
ischaemic cardiomyopathy | ischemic cardiomyopathy
= heartFailure=true
HF | CHF | heart failure | cardiac failure | ^CCF | congestive heart failure | NYHA II HF | ^NYHA | NYHA class | decompensated HF | ^LVF | قصور القلب | فشل قلبي | قصور قلبي | فشل بالقلب | فشل في القلب | فشل القلب | هبوط القلب | هبوط بالقلب | قصور في القلب | HFrEF | systolic HF
dilated cardiomyopathy with HF | ضعف عضلة القلب | ضعف في عضلة القلب | كفاءة القلب ضعيفة | HFpEF | diastolic HF | HFmrEF | diastolic heart failure | قصور القلب مع كسر قذفي محفوظ | قصور القلب الانبساطي | HF with reduced EF | قصور عضلة القلب | ضعف القلب
قصور القلب الاحتقاني
= cardiovascularDisease=true
CVD | cardiovascular disease | cardiac disease | heart disease | cardiac patient | أمراض القلب | مرض قلبي | مريض قلب | مشاكل في القلب | heart problems | cardiac problems | أمراض قلبية | مرض القلب | مرض بالقلب
= cardiovascularDisease=false
no cardiac history | no ASCVD, no HF | no cardiac problems | no known cardiac disease
= ascvd=false
no IHD, stroke or PAD | no MI, stroke or PAD | لا يوجد مرض شرايين ولا سكتة | لا توجد جلطات قلبية ولا دماغية
= ckd=true
CKD | chronic kidney disease | CRF | chronic renal failure | diabetic nephropathy | ^DKD | diabetic kidney disease | ^CRI | مرض الكلى المزمن | قصور كلوي مزمن | قصور الكلى | اعتلال الكلى السكري | ضعف الكلى | مرض كلوي مزمن | قصور الكلى المزمن
اعتلال كلية سكري | مرض الكلى السكري
= ckdStage=stage1-2;ckd=true
مرض الكلى المرحلة الثانية | قصور كلوي مرحلة 2
= ckdStage=stage3a;ckd=true
مرض الكلى المرحلة 3أ | قصور كلوي مزمن مرحلة ثالثة أ | قصور كلوي مرحلة ثالثة أ | مرحلة ثالثة أ | المرحلة الثالثة أ | مرض الكلى المزمن المرحلة الثالثة أ | قصور كلوي 3a | مرض الكلى المزمن المرحلة 3أ | قصور كلوي مرحلة 3أ | قصور كلوي مزمن مرحلة 3أ
= ckdStage=stage3b;ckd=true
مرض الكلى المرحلة 3ب | مرض كلى مزمن مرحلة 3ب | مرحلة 3ب | قصور كلوي مزمن مرحلة ثالثة ب | قصور كلوي مرحلة ثالثة ب | مرحلة ثالثة ب | المرحلة الثالثة ب | مرض الكلى المزمن المرحلة الثالثة ب | قصور كلوي 3b | قصور كلوي مرحلة 3ب | قصور كلوي مزمن مرحلة 3ب
= ckdStage=stage4;ckd=true
مرض الكلى المرحلة الرابعة | قصور كلوي مرحلة رابعة | مرض الكلى المزمن المرحلة الرابعة | قصور كلوي مزمن مرحلة رابعة | قصور كلوي مرحلة 4 | مرض كلى مزمن مرحلة 4
= ckdStage=stage5;ckd=true
ESRD | ESKD | end-stage renal disease | مرض الكلى المرحلة الخامسة | فشل كلوي نهائي | end-stage kidney disease | end stage renal failure | المرحلة الخامسة من القصور الكلوي
= dialysis=true;ckdStage=stage5;ckd=true
^HD | hemodialysis | haemodialysis | on dialysis | ^PD | ^CAPD | ^APD | ESRD on HD | ^RRT | غسيل كلى | غسيل كلوي | غسيل ثلاث مرات | غسيل ٣ مرات | غسيل مرتين | غسيل دموي | غسيل بريتوني | يغسل الكلى ٣ مرات | peritoneal dialysis | dialysis | maintenance haemodialysis | يغسل كلى | تغسل كلى | ديلزة
استصفاء دموي
= kidneyTransplant=true
renal transplant | kidney transplant | KTx | s/p renal Tx | post renal transplant | renal allograft | زراعة كلى | زرع كلية | كلية مزروعة | renal Tx | kidney Tx | renal transplantation | kidney transplant recipient | زارع كلية | زراعة كلية
= ckd=false
لا اعتلال كلى | لا يوجد اعتلال كلى | لا اعتلال كلوي | لا يوجد اعتلال كلوي | بدون اعتلال كلوي | no nephropathy
normal kidneys | renal function normal | الكلى سليمة | وظائف الكلى طبيعية
= nafld=true
NAFLD | MASLD | MAFLD | fatty liver | hepatic steatosis | steatosis | NASH | ^MASH | fatty infiltration of liver | grade 2 fatty liver | كبد دهني | دهون على الكبد | دهون الكبد | تشحم الكبد | تدهن الكبد | metabolic fatty liver | دهون بالكبد
دهن على الكبد | كبد دهنية
= cirrhosis=compensated
compensated cirrhosis | Child-Pugh A | Child A cirrhosis | Child A | CP-A cirrhosis | well compensated cirrhosis | تشمع كبد معاوض | تليف كبدي متكافئ | تليف كبد متكافئ | تليف متكافئ | تليف كبد معاوض
= cirrhosis=decompensated
decompensated cirrhosis | Child-Pugh C | Child C | cirrhosis with ascites | cirrhosis, HE | cirrhosis with variceal bleed | DCLD | تشمع كبد غير معاوض | تليف كبدي مع استسقاء | استسقاء بسبب التليف | تليف غير متكافئ
= neuropathy=true
^PN | neuropathy | DPN | peripheral neuropathy | diabetic neuropathy | DSPN | painful neuropathy | loss of monofilament sensation | autonomic neuropathy | اعتلال الأعصاب | اعتلال أعصاب طرفية | التهاب الأعصاب الطرفية | اعتلال عصبي سكري
diabetic peripheral neuropathy | peripheral sensory neuropathy | sensory neuropathy | diabetic polyneuropathy | polyneuropathy | اعتلال عصبي | اعتلال عصبي طرفي | اعتلال الأعصاب السكري | التهاب الأعصاب
= neuropathy=false
monofilament normal | الإحساس سليم | monofilament intact | 10g MF intact | normal monofilament | 10 g monofilament intact
= retinopathy=none
DR: none | ^R0 | R0M0 | fundus normal | normal fundi | retinal screening clear | الشبكية سليمة | قاع العين سليم | قاع العين طبيعي | fundi normal | eyes normal | retinal screening normal | normal fundus | retinal screen clear | شبكية العين سليمة
فحص قاع العين سليم | فحص قاع العين طبيعي
= retinopathy=mild
background diabetic retinopathy | non-proliferative retinopathy
mild NPDR | moderate NPDR | background retinopathy | ^BDR | ^R1 | R1M0 | mild DR | minimal NPDR | اعتلال شبكية خفيف | اعتلال شبكية متوسط | اعتلال شبكية غير تكاثري خفيف | mild diabetic retinopathy | mild non-proliferative diabetic retinopathy
moderate non-proliferative diabetic retinopathy | mild nonproliferative diabetic retinopathy | mild background DR | background DR | moderate DR | mild retinopathy | early retinopathy | اعتلال شبكية بسيط | اعتلال شبكية سكري بسيط
اعتلال شبكية سكري خفيف
= retinopathy=sight-threatening
sight-threatening retinopathy | sight threatening retinopathy | vision-threatening retinopathy | sight-threatening diabetic retinopathy | اعتلال شبكية يهدد البصر | اعتلال شبكية مهدد للبصر | severe NPDR | PDR | proliferative retinopathy | DME | diabetic macular edema | maculopathy | ^M1 | ^R3 | vitreous haemorrhage | s/p PRP | anti-VEGF injections | neovascularisation | اعتلال شبكية تكاثري | اعتلال شبكية شديد | وذمة البقعة
ارتشاح بالشبكية | نزيف بالجسم الزجاجي | proliferative diabetic retinopathy | proliferative DR | severe DR | severe non-proliferative diabetic retinopathy | diabetic maculopathy | diabetic macular oedema | macular oedema | macular edema
vitreous hemorrhage | PRP | pan-retinal photocoagulation | panretinal photocoagulation | intravitreal injections | intravitreal anti-VEGF | Eylea injections | R3A | R2M1 | R1M1 | R3M0 | R3M1 | R3AM1 | اعتلال شبكية سكري تكاثري | وذمة بقعية
ارتشاح بالمركز البصري
= footUlcer=true;footUlcerOpen=true
open foot ulcer | active foot ulcer | current foot ulcer | infected foot ulcer | non-healing foot ulcer | nonhealing foot ulcer | unhealed foot ulcer | new foot ulcer | active DFU | infected DFU | open DFU | non-healing DFU | infected diabetic foot ulcer | active diabetic foot ulcer | open wound on foot
open wound on the foot | foot ulcer now | قرحة مفتوحة في القدم | قرحة قدم مفتوحة | قرحة قدم ملتهبة | قرحة قدم نشطة | جرح مفتوح في القدم
= footUlcer=true
القدم قرحة | القدمين قرحة | feet ulcer | feet healed ulcer | hallux ulcer | ulcer hallux | ulcer R hallux | ulcer L hallux | ulcer right hallux | ulcer left hallux
foot ulceration | diabetic foot ulceration | toe ulceration
DFU | foot ulcer | diabetic foot ulcer | healed DFU | toe amputation | BKA | ^AKA | ^TMA | ray amputation | s/p BKA | osteomyelitis of toe | gangrene toe | great toe amputated | قرحة القدم | قرحة قدم سكرية | قرحة في القدم | بتر إصبع | بتر اصبع القدم
بتر القدم | بتر تحت الركبة | غرغرينا في القدم | foot ulcers | toe amputated | heel ulcer | plantar ulcer | toe ulcer | ulcer on foot | ulcer on right foot | ulcer on left foot | amputation of toe | below knee amputation | transmetatarsal amputation
قرح القدم | قرحة بالقدم | قرحة قدم ملتئمة | قرحة سكرية | قرحة في القدم اليسرى | قرحة في القدم اليمنى | قرحة سابقة في القدم | بتر أصابع | بتر الساق | غرغرينا
= gastroparesis=true
gastroparesis | diabetic gastroparesis | delayed gastric emptying | خزل المعدة | شلل المعدة | بطء إفراغ المعدة | كسل المعدة
= pancreatitis=true
acute pancreatitis | pancreatitis | chronic pancreatitis | recurrent pancreatitis | h/o pancreatitis | gallstone pancreatitis | التهاب البنكرياس | التهاب بنكرياس حاد | التهاب بنكرياس مزمن | التهاب سابق في البنكرياس | past pancreatitis
التهاب بنكرياس سابق
= medullaryThyroidCancer=true
^MTC | medullary thyroid cancer | medullary thyroid carcinoma | MEN2 | MEN2A | RET mutation | FHx MTC | family history of medullary thyroid cancer | mother had MEN2 | سرطان الغدة الدرقية النخاعي | سرطان الدرقية اللبي | متلازمة MEN 2
سرطان نخاعي في الدرقية لدى الأم | medullary thyroid ca | medullary carcinoma of thyroid | medullary carcinoma of the thyroid | thyroid medullary cancer | thyroid medullary carcinoma | medullary cancer of the thyroid
= medullaryThyroidCancer=false
no personal or family MTC | no personal/family MTC | no personal or family history of MTC/MEN2 | no MTC | no personal or family history of MTC
no personal or family history of medullary thyroid cancer | no MTC/MEN2 | no history of MTC | denies MTC
لا يوجد سرطان درقية نخاعي
= autoimmune=true
Hashimoto's | Hashimoto thyroiditis | autoimmune thyroiditis | Graves' disease | Graves | coeliac disease | celiac | vitiligo | Addison's | pernicious anaemia | anti-TPO positive | autoimmune hypothyroidism | هاشيموتو | التهاب الغدة الدرقية المناعي
جريفز | الداء البطني | حساسية القمح | السيلياك | بهاق | أديسون | Hashimoto | coeliac | celiac disease | Addison disease | Addison | autoimmune gastritis | autoimmune hepatitis | مرض جريفز | بهق
= ketoacidosis=true
حموضة بالدم | حموضة سكرية | حموضة في الدم | حموضة الدم | DKA | diabetic ketoacidosis | h/o DKA | euglycaemic DKA | euDKA | previous DKA | حماض كيتوني | حموضة كيتونية | ketoacidosis | الحماض الكيتوني السكري
= hypoglycaemiaHistory=true
hypoglycaemia | hypoglycemia | hypos | hypo | lows | one low last month | occasional hypos | nocturnal hypos | mild hypos | هبوط سكر | نزول السكر | انخفاض السكر | نقص السكر | نوبات هبوط | بينزل السكر عنده | hypoglycaemic episodes
hypoglycemic episodes | hypoglycaemic episode | hypoglycaemia episodes | hypo episodes | low sugars | low sugar | sugar lows | low glucose readings | night-time lows | هبوط بالسكر | هبوط في السكر | هبوطات | هبوطات سكر | نوبات هبوط سكر | نوبة هبوط
آخر هبوط | آخر نوبة هبوط | نوبة هبوط سكر | نوبات نقص السكر | ينزل السكر | هبوط سكر متكرر | هبوط ليلي
= severeHypoglycaemia=true;hypoglycaemiaHistory=true
hypo شديد | gave glucagon | give glucagon | gave her glucagon | gave him glucagon | given glucagon | glucagon given | needed glucagon | required glucagon | IM glucagon given | أعطي جلوكاجون | أعطيت جلوكاجون | احتاج جلوكاجون | احتاجت جلوكاجون | إبرة جلوكاجون | حقنة جلوكاجون
severe hypo | severe hypoglycaemia | hypo, ambulance called | needed ambulance for a hypo | level 3 hypoglycaemia | hypo needing glucagon | needed third-party assistance | ambulance for hypo | hypoglycaemic coma | hypo with LOC | hypo seizure
هبوط شديد | غيبوبة نقص السكر | نقص سكر شديد | احتاج مساعدة بسبب الهبوط | severe hypos | severe hypoglycemia | severe hypoglycaemic episode | severe low | severe lows | level 3 hypo | هبوط سكر شديد | هبوط شديد بالسكر | هبوط شديد في السكر
غيبوبة هبوط سكر | غيبوبة هبوط | نوبة هبوط شديدة | هبوط حاد في السكر
= catabolicSymptoms=true
thirsty | polyuric | عطشان | عطشانة
polyuria | polydipsia | thirst | excessive thirst | increased thirst | very thirsty | عطش | thirsty, passing urine | thirst and polyuria | osmotic symptoms | polyuria and polydipsia | PU/PD | weight loss with thirst | unintentional weight loss and polyuria | symptomatic hyperglycaemia | كثرة التبول والعطش
كثرة تبول وعطش | عطش وكثرة تبول | عطش شديد | نقص وزن غير مبرر مع عطش | تبول كثير | polyuria, polydipsia | osmotic sx | thirst, polyuria | polyuria, thirst | كثرة التبول وكثرة العطش | عطش شديد وكثرة تبول | عطش شديد وكثرة تبول ونقص وزن | كثرة تبول
عطش و كثرة تبول | عطش وتبول كثير
= pregnancy=true
ANC visit | ANC clinic | ANC follow up | antenatal visit | antenatal clinic | زيارة متابعة حمل
pregnant | 12 weeks pregnant | antenatal | gravid | pregnant 24/40 | حامل | حامل في الشهر السادس | حامل بالاسبوع ٢٠ | سكر حمل الآن | currently pregnant | weeks pregnant | gravida | حبلى | حامل في الأسبوع | حامل بالشهر | حامل في الشهر
= pregnancy=false
pregnancy test negative | β-hCG negative | UPT neg | اختبار الحمل سلبي | not pregnant | غير حامل | ليست حامل | ليست حاملا
= childbearing=planning
planning pregnancy | ^TTC | trying to conceive | wants to conceive | IVF planned | pre-conception | تخطط للحمل | ترغب في الحمل | تنوي الحمل | planning a pregnancy | wishes to conceive | trying for a baby | planning to conceive | plans pregnancy
wants to get pregnant | wants pregnancy | تحاول الحمل | تخطط لحمل | تفكر في الحمل | تريد الحمل
= childbearing=contraception
condoms | on OCP | ^IUD | Mirena | contraception | tubal ligation | ^BTL | Implanon | لولب | مانع حمل | حبوب منع الحمل | ربط الأنابيب | وسيلة منع حمل | OCP | COCP | combined pill | on the pill | now on the pill | currently on the pill | oral contraceptive | oral contraceptives | IUCD | copper coil
Nexplanon | Depo-Provera | Yasmin | tubes tied | يستخدمون وسيلة منع حمل | تستخدم لولب
= childbearing=not-possible
postmenopausal | post-menopausal | menopause | ^TAH | hysterectomy | TAH-BSO | premature menopause | سن اليأس | بعد سن اليأس | انقطاع الطمث | انقطعت الدورة | periods stopped | periods have stopped | الدورة انقطعت | الدورة الشهرية انقطعت | الدورة وقفت | وقفت الدورة | سن الأمل | استئصال الرحم | menopausal | s/p hysterectomy | post-menopause | بلغت سن اليأس
انقطاع الدورة | منقطعة الطمث
= frailty=fit
independent in ADLs | يقوم بأموره بنفسه | fit and well | fully independent | lives independently | معتمد على نفسه | معتمدة على نفسها
= frailty=complex
frail | frailty | mild cognitive impairment | ^MCI | needs help with IADLs | multimorbid | وهن | ضعيف البنية | هشاشة | يحتاج مساعدة في الحياة اليومية | ضعف إدراكي بسيط | frail elderly | تعاني من وهن
= frailty=very-complex
severe frailty | severely frail | care home | residential care | residential home | lives in care home | وهن شديد | end of life | palliative | hospice | bedbound | nursing home resident | advanced dementia | severe dementia | terminal cancer | طريح الفراش | رعاية تلطيفية | مرحلة نهائية | خرف شديد | دار المسنين | ملازم للفراش | bed-bound | bedridden | nursing home
palliative care | طريحة الفراش
= smoking=current
smoking yes | التدخين نعم | smoking current | بدخن | بيدخن | بتدخن | I smoke | أنا مدخن | أدخن
smoker | current smoker | smokes | active smoker | shisha daily | vapes daily | مدخن | يدخن | مدخنة | يدخن علبة يوميا | شيشة يوميا | أرجيلة | shisha smoker | cigarette smoker | heavy smoker | vapes | smoking daily | occ smoker | occasional smoker
يشيش | يدخن شيشة | تدخن
= smoking=former
tobacco former | quit tobacco | stopped tobacco | smoking former | ex-smoker | ex-smk | former smoker | stopped smoking | exsmoker | مدخن سابق | ترك التدخين | أقلع عن التدخين | توقف عن التدخين | توقفت عن التدخين | قطع التدخين | قطعت التدخين | بطل التدخين | gave up smoking | quit smoking | past smoker | مدخنة سابقة | تركت التدخين | أقلعت عن التدخين | بطلت التدخين
كان مدخن | كان مدخنا | كان يدخن
= smoking=never
smoking never | tobacco never | never smoker | never smoked | lifelong non-smoker | لم يدخن قط | لم تدخن قط | لم يدخن أبدا | لم تدخن أبدا | لم يسبق له التدخين | has never smoked | lifelong nonsmoker | lifelong never smoker | life-long non-smoker | لم يدخن | لم تدخن
لم يدخن في حياته
= smokes=false
لا أدخن | ما أدخن | ما بدخن | dont smoke | doesnt smoke | I don't smoke | I do not smoke
ينكر التدخين | تنكر التدخين | ينفي التدخين | تنفي التدخين | denies smoking
non-smoker | nonsmoker | does not smoke | no tobacco | غير مدخن | لا يدخن | غير مدخنة | لا تدخن | مش مدخن | ما يدخن | non-smoking | nonsmoking | doesn't smoke | denies smoking | not smoking | no smoking | not a smoker | denies tobacco | ما بدخن
ما تدخن | مش بيدخن | لا يدخن حاليا
= anaemiaRisk=true
G6PD deficiency | G6PD | anaemia | anemia | ^IDA | iron deficiency | iron deficiency anaemia | microcytic anaemia | anaemia of CKD | recent transfusion | transfused last month | haemolytic anaemia | فقر دم | أنيميا | نقص الحديد | نقل دم قبل شهر | thalassaemia | thalassemia
beta-thal trait | ^BTT | alpha thal trait | thal minor | ثلاسيميا | حامل للثلاسيميا | سمة الثلاسيميا | أنيميا البحر المتوسط | sickle cell | ^SCD | sickle cell trait | HbAS | HbSS | haemoglobinopathy | HbE | HbC | أنيميا منجلية | فقر الدم المنجلي
حامل للمنجلي | صفة المنجلية | نقص G6PD | أنيميا الفول | نقص خميرة الفول | iron-deficiency anemia | Fe deficiency | beta thalassaemia | beta thalassemia trait | beta thalassaemia trait | thalassaemia trait | thalassemia trait | thalassaemia minor
thalassemia minor | sickle trait | sickle cell disease | haemolysis anaemia | blood transfusion | anaemic | anemic | حاملة لسمة الثلاسيميا | حامل لسمة الثلاسيميا | حاملة للثلاسيميا | حاملة للمنجلي | سمة المنجلية
= anaemiaRisk=false
Hb normal | CBC normal
= oedema=true
LL swelling | ankle swelling | oedema | edema | pedal oedema | LL edema | pitting oedema | ankle swelling | B/L LL oedema 2+ | وذمة | تورم القدمين | تورم الساقين | انتفاخ الأرجل | leg oedema | leg edema | leg swelling | ankle oedema | ankle edema | peripheral oedema
peripheral edema | LL oedema | swollen ankles | lower limb oedema | lower limb edema | swelling of legs | وذمة طرفية | تورم بالقدمين | تورم بالساقين | انتفاخ القدمين | وذمات | تورم الأطراف السفلية | وذمة الساقين | وذمة في الساقين | وذمة في القدمين
تورم في القدمين | تورم في الساقين
= metforminTolerance=poor
metformin intolerance | intolerant of metformin | cannot tolerate metformin | لا يتحمل الميتفورمين | لم يتحمل الميتفورمين | metformin intolerant | did not tolerate metformin | does not tolerate metformin | could not tolerate metformin
can't tolerate metformin | metformin not tolerated | لا تتحمل الميتفورمين | لم تتحمل الميتفورمين
= metforminTolerance=good
tolerating metformin well | يتحمل الميتفورمين جيدا | tolerates metformin well | tolerates metformin | metformin well tolerated | tolerating metformin | تتحمل الميتفورمين جيدا
= metforminTolerance=mild-gi
mild nausea on metformin | غثيان بسيط مع الميتفورمين | ألم معدة خفيف مع الميتفورمين | mild GI upset on metformin | mild GI upset with metformin | mild GI upset | mild GI side effects | GI upset خفيف | mild nausea with metformin | اضطراب هضمي خفيف
اضطراب معدة خفيف
= injectables=refuses
refusing insulin | refusing injections | dont want injections | dont want insulin | don't want injections | do not want injections | doesn't want injections | does not want injection | ما يبي إبر | ما تبي إبر | لا يريد الإبر | لا تريد الإبر | رافض الإبر | رافضة الإبر | رافض الحقن | رافضة الحقن | ما يبغى إبر | ما تبغى إبر | مش عايز حقن | مش عايزة حقن | declined injections
refused injections | refuses injections | needle phobia | does not want injections | يرفض الإبر | رفض الحقن | رفض الإبر | رفضت الحقن | رفضت الإبر | يخاف من الإبر | refuses injection | declines injections | needle-phobic | will not inject | ترفض الإبر | ترفض الحقن | يرفض الحقن | تخاف من الإبر
don't want insulin | do not want insulin | doesn't want insulin | does not want insulin | لا يريد الأنسولين | لا تريد الأنسولين | رافض الأنسولين | رافضة الأنسولين | declines insulin | declined insulin | refused insulin | رفض الأنسولين | رفضت الأنسولين | يرفض الأنسولين | refuses insulin | ترفض الأنسولين
= ? medullaryThyroidCancer false
no FHx MTC | no family history of MTC | no family history of medullary thyroid cancer | no FHx of MTC | لا يوجد سرطان درقية نخاعي في العائلة | لا يوجد تاريخ عائلي لسرطان الدرقية النخاعي
= injectables=reluctant
reluctant about injections | hesitant about insulin | متردد في الإبر | reluctant to inject | reluctant to start insulin | hesitant about injections | متردد في الحقن | مترددة في الإبر
= injectables=accepts
happy to inject | accepts injections | agrees to injectables | موافق على الإبر | يقبل الحقن | happy with injections | willing to inject | تقبل الحقن | يتقبل الإبر | موافقة على الإبر
= shiftWork=true
shift worker | night shifts | rotating shifts | عمل بنظام الورديات | يعمل ليلا | مناوبات ليلية | works nights | night shift | shift work | works shifts | night shift worker | rotating shift | works night shifts | مناوبات | ورديات | دوام ليلي
ورديات ليلية | يعمل بالورديات
= diabetesType=unsure
T1 vs T2 | type 1 vs type 2 | type 1 or type 2 | type unclear | type of diabetes uncertain | type of diabetes unclear | type not clear | نوع السكري غير واضح | نوع غير مؤكد | نوع السكري غير محدد
= ckd=true ? ckdStage stage3a stage3b
moderate CKD | مرض الكلى المرحلة الثالثة | قصور كلوي مرحلة ثالثة
= weightPreference=prefer_loss
keen on weight loss | keen on losing weight | wants weight loss | like to lose weight | likes to lose weight | love to lose weight | lose some weight | motivated to lose weight | prefers weight loss | hoping to lose weight | تود إنقاص الوزن | يود إنقاص الوزن | خسارة الوزن | تريد خسارة وزن | wants to reduce weight | wants to lose weight | wishes to lose weight | keen to lose weight | يريد إنقاص الوزن | تريد إنقاص الوزن | ترغب في إنقاص الوزن | يرغب في إنقاص الوزن
= ? diabetesType unsure
MODY | monogenic diabetes | HNF1A | مودي | ^IDDM
= ? ascvd true
type 2 MI | type II MI | type 2 myocardial infarction | جلطة | ^AAA | قسطرة | قلب مفتوح | open heart surgery | cardiac cath | cardiac catheterisation | cardiac stent | stent | stented | abnormal stress test
= ? cirrhosis compensated decompensated
cirrhosis | liver cirrhosis | cirrhotic | Child-Pugh B | Child B | advanced fibrosis | تشمع الكبد | تشمع | تليف | تليف كبدي | تليف الكبد | تليف بالكبد
= ?? breastfeeding true
breastfeeding | breast-feeding | breast feeding | lactating | ^BF | nursing mother | مرضع | مرضعة | ترضع | رضاعة طبيعية
= ? retinopathy mild sight-threatening
مسوية ليزر | مسوي ليزر | عملت ليزر | عمل ليزر | laser done | ^DR | NPDR | retinopathy | diabetic retinopathy | ^R2 | R2M0 | laser to eyes | cotton wool spots | اعتلال الشبكية | اعتلال شبكية سكري | اعتلال شبكي | السكر أثر على العين | ليزر للعين | ليزر بالعين | شبكية
= smokes=false
smoking denied | tobacco denied | smoking none | التدخين ينفي | التدخين ينفيه | التدخين لا | التدخين لا يوجد | التدخين لا تدخن | التدخين لا يدخن | smoking no | smoking nil | tobacco no | مش مدخن | مش مدخنة
= pregnancy=false
الحمل لا | ليست حامل | مش حامل | pregnant no
= smoking=former
quit last yr | quit last year | بطل التدخين | بطلت التدخين | ترك التدخين | تركت التدخين | أقلع عن التدخين
= footUlcer=false
no ulcers or amputations | no ulcer or amputation | no ulcers nor amputations | no foot ulcers or amputations | لا قرح ولا بتر | لا تقرحات ولا بتر | لا توجد قرح ولا بتر
= ? footUlcer true false
healed ulcer | diabetic foot | Charcot foot | القدم السكرية | قدم سكري | amputation | amputated | بتر
= ? autoimmune true
hypothyroidism | hypothyroid | on thyroxine | hyperthyroidism | ^RA | rheumatoid arthritis | ^MS | multiple sclerosis | التصلب اللويحي | تصلب لويحي | ^SLE | psoriasis | خمول الغدة | كسل الغدة | قصور الغدة الدرقية | روماتويد | ذئبة حمراء | صدفية
= ? heartFailure true
^DCM | diastolic dysfunction | cardiomyopathy | اعتلال عضلة القلب
= ? ckd true
renal disease | kidney disease | kidney problems | مرض في الكلى | مشاكل في الكلى | renal impairment | kidney impairment | impaired renal function | فشل كلوي | قصور كلوي
= ? frailty complex very-complex
dementia | Alzheimer's | Alzheimer | خرف | زهايمر
= ? hypoglycaemiaHistory true
هبوط
= ? severeHypoglycaemia true
ER for hypo | غيبوبة سكر
= ? neuropathy true
تنمل | تنميل | خدر | numbness | tingling | burning feet | burning pain in both feet | paraesthesia | paresthesia | pins and needles | monofilament reduced | reduced monofilament | reduced sensation in feet | numb feet | feet numb | feet are numb | feet feel numb | حرقان القدمين | حرقة في القدمين
= ? anaemiaRisk true
transfused | نقل دم
`;
