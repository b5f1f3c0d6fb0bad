/**
 * What conditions, findings, habits and wishes are called: a line “= fact=value; …” and the names that say so; “? fact value …” where a
 * name stands for more than one answer; “-” for what is known and sets nothing, so that no other name is read into it. “^” before a name:
 * only in capitals. Words that turn a finding round (no, mother, planned) are in cues.ts. Terms as clinicians write them, English and
 * Arabic; the sources are in the README.
 */
export const conditionNames = `
= diabetesType=type2
diabetes mellitus type 2 | diabetes type 2 | diabetes type II | DM II | DM type 2 | DM type II | DM2 | DMT2 | NIDDM | ^T2 | T2 diabetes | T2D | T2DM | type 2 | type 2 diabetes | type 2 diabetes mellitus | type 2 diabetic | type 2 DM | type II | type II diabetes | type II DM | diabetes نوع 2 | DM نوع 2 | DM نوع ثاني | السكر النوع التاني | السكري 2 | السكري من النوع الثاني | النوع الثاني
داء السكري النمط الثاني | داء السكري النوع الثاني | داء السكري من النوع الثاني | سكر 2 | سكر تاني | سكر من النوع الثاني | سكر نوع 2 | سكر نوع تاني | سكر نوع ثاني | سكري 2 | سكري النوع ٢ | سكري تاني | سكري ثاني | سكري من النوع 2 | سكري من نمط ثاني | سكري نمط ثاني | سكري نوع تاني | سكري نوع ثاني | مرض السكري من النوع الثاني
= diabetesType=type1
diabetes type 1 | DM I | DM type 1 | DM1 | DMT1 | juvenile diabetes | LADA | latent autoimmune diabetes | ^T1 | T1D | T1DM | type 1 | type 1 diabetes | type 1 diabetes mellitus | type 1 diabetic | type 1 DM | type I | type I diabetes | type I DM | diabetes نوع 1 | DM نوع 1 | DM نوع أول | السكري من النوع الأول | النوع الأول | سكر من النوع الأول | سكر نوع 1 | سكر نوع أول | سكري من النوع 1
سكري من نمط أول | سكري مناعي ذاتي متأخر | سكري نمط أول | سكري نوع 1 | سكري نوع أول | لادا
= diabetesType=pancreatic
^CFRD | diabetes after pancreatitis | pancreatic diabetes | pancreatogenic diabetes | pancreatogenic DM | post-pancreatectomy diabetes | T3cDM | type 3c | سكري بسبب التهاب البنكرياس | سكري بعد استئصال البنكرياس | سكري بنكرياسي
= diabetesType=steroid
glucocorticoid-induced diabetes | ^SIDM | steroid diabetes | steroid-induced diabetes | سكر من الكورتيزون | سكري بسبب الكورتيزون
= - diabetes
diabetes | diabetes duration | diabetes mellitus | diabetese | diabetic | diabetis | diabetus | DM | duration of diabetes | K/C/O DM | known diabetic | داء السكري | سكر | سكره | سكرها | سكري | مدة السكري | مرض السكر | مرض السكري | مريض سكر | مصاب بالسكر | مصاب بالسكري
= -
acute kidney injury | AF | AFib | air RA | AKI | alcoholic liver disease | ^ALD | ^AMD | aortic stenosis | asthma | atrial fibrillation | B12 deficiency | borderline diabetes | callus | cardiac enzymes | cataract | cerebral oedema | ^CHB | cholecystectomy | CKD-EPI | COPD | corneal oedema | CVA tenderness | diabetes centre | diabetes clinic | diabetes education | diabetes insipidus | diabetes nurse
diabetic clinic | diabetic diet | diabetic foot care | diabetic foot clinic | diabetic foot exam | diabetic shoes | dialysis access | dialysis counselling | dipstick protein 2+ | dry eyes | DVT | dyslipidaemia | dyslipidemia | feet normal | feet ok | fissures | foot clinic | foot exam normal | foot pulses | gallstones | GDM | GDM in 2015 | gestational diabetes | Gilbert | glaucoma | goitre | gout
h/o GDM | HBV carrier | HCV | heart failure clinic | heart rate | heat stroke | hepatitis B | high BP | high-risk foot | ^HT | HTN | hyperlipidaemia | hypertension | hypertensive | ^IFG | ^IGT | ingrown toenail | ketonuria | kidney donor | kidney stones | last pregnancy | low B12 | low back pain | low mood | ^LVH | macroalbuminuria | microalbuminuria | mild MS | mitral stenosis | ^MNG
moderate MS | nephrectomy | nephrolithiasis | nephrotic | no active ulcer | no DFU | no foot ulcer today | on RA | onychomycosis | OSA | osteoporosis | pacemaker | papillary thyroid cancer | ^PCKD | PCOS | pericarditis | post-GDM | pre-diabetes | prediabetes | pregnancy loss | prerenal | prev pregnancy | previous GDM | previous pregnancy | proteinuria | ^PTC | pulmonary edema | pulmonary embolism
pulmonary oedema | ^RBBB | renal colic | renal stones | rheumatic heart disease | ^RVO | sats on RA | severe MS | single kidney | smoke alarm | starvation ketosis | stroke clinic | stroke risk | thyroid cancer | thyroid nodule | thyroidectomy | transplant assessment | transplant candidate | transplant clinic | transplant list | transplant work-up | transplant workup | UTI | valve replacement | ^VTE
إصابة سابقة بسكري الحمل | ارتفاع الضغط | ارتفاع ضغط الدم | استئصال الغدة | استئصال المرارة | التهاب المسالك | التهاب كبدي | السكري الكاذب | الضغط مرتفع | القدمان سليمتان | المياه البيضاء | المياه الزرقاء | بروتين في البول | بطارية القلب | تشققات القدم | تغيير صمام | تليف الرئة | تليف الرحم | تليف رئوي | تليف كيسي | جلطة بالرئة | جلطة في الساق | جلطة وريدية | حصوات الكلى
حصوات المرارة | حصى كلى | رجفان أذيني | روماتيزم القلب | زلال في البول | سرطان الدرقية الحليمي | سرطان الغدة الدرقية | سكر حمل | سكر حمل سابق | سكري الحمل | سكري حمل سابق | ضغط الدم مرتفع | عقدة درقية | فحص القدم سليم | فشل كلوي حاد | فيروس بي | فيروس سي | قصور كلوي حاد | كلية واحدة | كيتون في البول | لا توجد قرح حاليا | ما قبل السكري | ماء أبيض | ماء أزرق | مريض ضغط | مسمار لحم
مقدمات السكري | نقص B12 | نقص فيتامين ب12 | هبوط ضغط | هبوط في الضغط | هشاشة العظام | هشاشة عظام | هشاشه بالعظام
= fastsRamadan=true
fasting Ramadan | plans to fast Ramadan | wants to fast Ramadan | will fast Ramadan | تريد صيام رمضان | تنوي صيام رمضان | صائم رمضان | يريد صيام رمضان | ينوي صيام رمضان
= hypoglycaemiaUnaware=true
does not feel hypos | does not feel lows | doesn't feel hypos | doesn't feel lows | hypo awareness lost | hypo unaware | hypo unawareness | hypoglycaemia unawareness | hypoglycemia unawareness | impaired hypo awareness | lost hypo awareness | no awareness of hypos | no hypo awareness | unaware of hypos | unaware of lows | لا تحس بالهبوط | لا تشعر بالهبوط | لا يحس بالهبوط | لا يشعر بالهبوط
ما تحس بالهبوط | ما تشعر بالهبوط | ما يحس بالهبوط | ما يشعر بالهبوط
= islets=positive
anti GAD +ve | anti-GAD antibodies positive | anti-GAD pos | anti-GAD positive | GAD Ab positive | GAD antibodies positive | GAD pos | GAD positive | GAD65 pos | GAD65 positive | IA-2 positive | ICA positive | islet antibodies positive | positive GAD | positive GAD antibodies | ZnT8 positive | GAD إيجابي | GAD موجب | GAD موجبة | الأجسام المضادة إيجابية | الأجسام المضادة موجبة
= islets=negative
anti-GAD neg | anti-GAD negative | antibodies neg | GAD Ab negative | GAD antibodies negative | GAD neg | GAD negative | GAD, IA-2, ZnT8 negative | GAD65 negative | islet antibodies negative | negative GAD | negative GAD antibodies | GAD سالب | GAD سالبة | GAD سلبي | الأجسام المضادة سلبية
= onBloodPressureMedicine=true
antihypertensive treatment | antihypertensives | BP medication | BP medicines | BP meds | BP tablets | HTN on BP meds | HTN on meds | HTN on Rx | HTN on treatment | hypertension on treatment | on BP treatment | treated hypertension | أدوية الضغط | حبوب الضغط | دواء الضغط | دواء للضغط | ضغط على علاج | علاج الضغط | علاج للضغط | يأخذ علاج الضغط
= ascvd=true
3VD | ^ACS | AMI | angina | angioplasty | anterior MI | ASCVD | atherosclerotic cardiovascular disease | bypass surgery on the heart | CABG | CABG surgery | CABG x3 | CAD | CAD s/p PCI | CAD s/p stent | carotid disease | carotid endarterectomy | carotid stenosis | carotid stent | ^CCS | cerebral infarct | cerebrovascular accident | CHD | chronic coronary syndrome | claudication | ^CLTI
coronary artery bypass | coronary artery disease | coronary bypass | coronary disease | coronary stent | coronary stents | CVA | ^DES | drug-eluting stent | established CVD | fem-pop bypass | h/o MI | heart attack | hemiplegia post CVA | IHD | inferior MI | intermittent claudication | ischaemic heart disease | ischaemic stroke | ischemic heart disease | ischemic stroke | lacunar infarct | LAD stent
LCx stent | macrovascular disease | MCA infarct | MI | mini-stroke | multivessel CAD | myocardial infarction | NSTEMI | old CVA | old MI | ^PAD | PCI | peripheral arterial disease | peripheral artery disease | peripheral vascular disease | post CABG | post MI | post PCI | prev MI | previous MI | prior MI | PTCA | PVD | RCA stent | s/p CABG | s/p MI | s/p PCI to LAD | s/p stent | stable angina | STEMI
stents | stents to LAD | stroke | TIA | transient ischaemic attack | triple vessel disease | ^TVD | unstable angina | احتشاء | احتشاء عضلة القلب | احتشاء قديم | اصيب بجلطة قلبية | انسداد الشرايين التاجية | انسداد شرايين الأطراف | انسداد شرايين الساق | انسداد شرايين القلب | ترقيع الشرايين التاجية | تركيب دعامة | تصلب الشرايين التاجية | تصلب الشرايين مع مرض قلبي | تصلب شرايين القلب | توسيع شرايين القلب
جلطات قلبية | جلطة بالقلب | جلطة بالمخ | جلطة دماغية | جلطة دماغية عابرة | جلطة في الدماغ | جلطة في القلب | جلطة في المخ | جلطة قلب | جلطة قلبية | دعامات | دعامات بالقلب | دعامات في القلب | دعامات قلبية | دعامة | دعامة بالقلب | دعامة في القلب | دعامة قلبية | دعامتين | دعامتين في القلب | ذبحة صدرية | ذبحة قلبية | سكتة | سكتة دماغية | سكتة دماغية سابقة | شبكة في القلب | شرايين القلب مسدودة
ضيق الشريان السباتي | ضيق شرايين القلب | عملية توصيل شرايين القلب | عملية قلب مفتوح لتغيير الشرايين | قسطرة مع دعامة | قسطرة ودعامة | قصور الشرايين التاجية | قصور الشريان التاجي | قلب مفتوح لتغيير الشرايين | مرض الشرايين التاجية | مرض الشرايين الطرفية | مرض القلب الإقفاري | مرض قلبي وعائي تصلبي | نقص تروية القلب | نوبة إقفارية عابرة | نوبة قلبية
= heartFailure=true;ascvd=true
ischaemic cardiomyopathy | ischemic cardiomyopathy
= heartFailure=true
cardiac failure | ^CCF | CHF | congestive heart failure | decompensated HF | diastolic heart failure | diastolic HF | dilated cardiomyopathy with HF | heart failure | HF | HF with reduced EF | HFmrEF | HFpEF | HFrEF | ^LVF | ^NYHA | NYHA class | NYHA II HF | systolic HF | ضعف القلب | ضعف عضلة القلب | ضعف في عضلة القلب | فشل القلب | فشل بالقلب | فشل في القلب | فشل قلبي | قصور القلب
قصور القلب الاحتقاني | قصور القلب الانبساطي | قصور القلب مع كسر قذفي محفوظ | قصور عضلة القلب | قصور في القلب | قصور في عضلة القلب | قصور قلبي | كفاءة القلب ضعيفة | هبوط القلب | هبوط بالقلب
= cardiovascularDisease=true
cardiac disease | cardiac patient | cardiac problems | cardiovascular disease | CVD | heart disease | heart problems | أمراض القلب | أمراض قلبية | مرض القلب | مرض بالقلب | مرض قلبي | مريض قلب | مشاكل في القلب
= cardiovascularDisease=false
no ASCVD, no HF | no cardiac history | no cardiac problems | no known cardiac disease
= ascvd=false
no IHD, stroke or PAD | no MI, stroke or PAD | لا توجد جلطات قلبية ولا دماغية | لا يوجد مرض شرايين ولا سكتة
= ckd=true
chronic kidney disease | chronic renal failure | CKD | CRF | ^CRI | diabetic kidney disease | diabetic nephropathy | ^DKD | اعتلال الكلى السكري | اعتلال كلية سكري | ضعف الكلى | قصور الكلى | قصور الكلى المزمن | قصور كلوي مزمن | مرض الكلى السكري | مرض الكلى المزمن | مرض كلوي مزمن
= ckdStage=stage1-2;ckd=true
قصور كلوي مرحلة 2 | مرض الكلى المرحلة الثانية
= ckdStage=stage3a;ckd=true
المرحلة الثالثة أ | قصور كلوي 3a | قصور كلوي مرحلة 3أ | قصور كلوي مرحلة ثالثة أ | قصور كلوي مزمن مرحلة 3أ | قصور كلوي مزمن مرحلة ثالثة أ | مرحلة ثالثة أ | مرض الكلى المرحلة 3أ | مرض الكلى المزمن المرحلة 3أ | مرض الكلى المزمن المرحلة الثالثة أ
= ckdStage=stage3b;ckd=true
المرحلة الثالثة ب | قصور كلوي 3b | قصور كلوي مرحلة 3ب | قصور كلوي مرحلة ثالثة ب | قصور كلوي مزمن مرحلة 3ب | قصور كلوي مزمن مرحلة ثالثة ب | مرحلة 3ب | مرحلة ثالثة ب | مرض الكلى المرحلة 3ب | مرض الكلى المزمن المرحلة الثالثة ب | مرض كلى مزمن مرحلة 3ب
= ckdStage=stage4;ckd=true
قصور كلوي مرحلة 4 | قصور كلوي مرحلة رابعة | قصور كلوي مزمن مرحلة رابعة | مرض الكلى المرحلة الرابعة | مرض الكلى المزمن المرحلة الرابعة | مرض كلى مزمن مرحلة 4
= ckdStage=stage5;ckd=true
end stage renal failure | end-stage kidney disease | end-stage renal disease | ESKD | ESRD | المرحلة الخامسة من القصور الكلوي | فشل كلوي نهائي | مرض الكلى المرحلة الخامسة
= dialysis=true;ckdStage=stage5;ckd=true
^APD | ^CAPD | dialysis | ESRD on HD | haemodialysis | ^HD | hemodialysis | maintenance haemodialysis | on dialysis | ^PD | peritoneal dialysis | ^RRT | استصفاء دموي | تغسل كلى | ديلزة | غسيل بريتوني | غسيل ثلاث مرات | غسيل دموي | غسيل كلوي | غسيل كلى | غسيل مرتين | غسيل ٣ مرات | يغسل الكلى ٣ مرات | يغسل كلى
= kidneyTransplant=true
kidney transplant | kidney transplant recipient | kidney Tx | KTx | post renal transplant | renal allograft | renal transplant | renal transplantation | renal Tx | s/p renal Tx | زارع كلى | زارع كلية | زراعة كلى | زراعة كلية | زرع كلى | زرع كلية | كلية مزروعة
= ckd=false
normal kidneys | renal function normal | الكلى سليمة | وظائف الكلى طبيعية
= nafld=true
fatty infiltration of liver | fatty liver | grade 2 fatty liver | hepatic steatosis | MAFLD | ^MASH | MASLD | metabolic fatty liver | NAFLD | NASH | steatosis | تدهن الكبد | تشحم الكبد | دهن على الكبد | دهون الكبد | دهون بالكبد | دهون على الكبد | كبد دهني | كبد دهنية
= cirrhosis=compensated
Child A | Child A cirrhosis | Child-Pugh A | compensated cirrhosis | CP-A cirrhosis | well compensated cirrhosis | تشمع كبد معاوض | تليف كبد متكافئ | تليف كبد معاوض | تليف كبدي متكافئ | تليف متكافئ
= cirrhosis=decompensated
Child C | Child-Pugh C | cirrhosis with ascites | cirrhosis with variceal bleed | cirrhosis, HE | DCLD | decompensated cirrhosis | استسقاء بسبب التليف | تشمع كبد غير معاوض | تليف غير متكافئ | تليف كبدي مع استسقاء
= neuropathy=true
autonomic neuropathy | diabetic neuropathy | diabetic peripheral neuropathy | diabetic polyneuropathy | DPN | DSPN | loss of monofilament sensation | neuropathy | painful neuropathy | peripheral neuropathy | peripheral sensory neuropathy | ^PN | polyneuropathy | sensory neuropathy | اعتلال أعصاب طرفية | اعتلال الأعصاب | اعتلال الأعصاب السكري | اعتلال عصبي | اعتلال عصبي سكري | اعتلال عصبي طرفي
التهاب الأعصاب | التهاب الأعصاب الطرفية
= neuropathy=false
10 g monofilament intact | 10g MF intact | monofilament intact | monofilament normal | normal monofilament | الإحساس سليم
= retinopathy=none
DR: none | eyes normal | fundi normal | fundus normal | normal fundi | normal fundus | ^R0 | R0M0 | retinal screen clear | retinal screening clear | retinal screening normal | الشبكية سليمة | شبكية العين سليمة | فحص قاع العين سليم | فحص قاع العين طبيعي | قاع العين سليم | قاع العين طبيعي
= retinopathy=mild
background diabetic retinopathy | background DR | background retinopathy | ^BDR | early retinopathy | mild background DR | mild diabetic retinopathy | mild DR | mild non-proliferative diabetic retinopathy | mild nonproliferative diabetic retinopathy | mild NPDR | mild retinopathy | minimal NPDR | mod NPDR | moderate DR | moderate non-proliferative diabetic retinopathy | moderate NPDR
non-proliferative retinopathy | ^R1 | R1M0 | اعتلال شبكية بسيط | اعتلال شبكية خفيف | اعتلال شبكية سكري بسيط | اعتلال شبكية سكري خفيف | اعتلال شبكية غير تكاثري خفيف | اعتلال شبكية متوسط
= retinopathy=sight-threatening
anti-VEGF injections | diabetic macular edema | diabetic macular oedema | diabetic maculopathy | DME | Eylea injections | intravitreal anti-VEGF | intravitreal injections | ^M1 | macular edema | macular oedema | maculopathy | neovascularisation | pan-retinal photocoagulation | panretinal photocoagulation | PDR | proliferative diabetic retinopathy | proliferative DR | proliferative retinopathy | PRP
R1M1 | R2M1 | ^R3 | R3A | R3AM1 | R3M0 | R3M1 | s/p PRP | severe DR | severe non-proliferative diabetic retinopathy | severe NPDR | sight threatening retinopathy | sight-threatening diabetic retinopathy | sight-threatening retinopathy | vision-threatening retinopathy | vitreous haemorrhage | vitreous hemorrhage | ارتشاح بالشبكية | ارتشاح بالمركز البصري | اعتلال شبكية تكاثري | اعتلال شبكية سكري تكاثري
اعتلال شبكية شديد | اعتلال شبكية مهدد للبصر | اعتلال شبكية يهدد البصر | نزيف بالجسم الزجاجي | وذمة البقعة | وذمة بقعية
= footUlcer=true;footUlcerOpen=true
active DFU | active diabetic foot ulcer | active foot ulcer | current foot ulcer | foot ulcer now | infected DFU | infected diabetic foot ulcer | infected foot ulcer | new foot ulcer | non-healing DFU | non-healing foot ulcer | nonhealing foot ulcer | open DFU | open foot ulcer | open wound on foot | open wound on the foot | unhealed foot ulcer | جرح مفتوح في القدم | قرحة قدم مفتوحة | قرحة قدم ملتهبة
قرحة قدم نشطة | قرحة مفتوحة في القدم
= footUlcer=true
^AKA | amputation of toe | below knee amputation | BKA | DFU | diabetic foot ulcer | diabetic foot ulceration | feet healed ulcer | feet ulcer | foot ulcer | foot ulceration | foot ulcers | gangrene toe | great toe amputated | hallux ulcer | healed DFU | heel ulcer | osteomyelitis of toe | plantar ulcer | ray amputation | s/p BKA | ^TMA | toe amputated | toe amputation | toe ulcer | toe ulceration
transmetatarsal amputation | ulcer hallux | ulcer L hallux | ulcer left hallux | ulcer on foot | ulcer on left foot | ulcer on right foot | ulcer R hallux | ulcer right hallux | القدم قرحة | القدمين قرحة | بتر أصابع | بتر إصبع | بتر اصبع القدم | بتر الساق | بتر القدم | بتر تحت الركبة | غرغرينا | غرغرينا في القدم | قرح القدم | قرحة القدم | قرحة بالقدم | قرحة سابقة في القدم | قرحة سكرية | قرحة في القدم
قرحة في القدم اليسرى | قرحة في القدم اليمنى | قرحة قدم سكرية | قرحة قدم ملتئمة
= gastroparesis=true
delayed gastric emptying | diabetic gastroparesis | gastroparesis | بطء إفراغ المعدة | خزل المعدة | شلل المعدة | كسل المعدة
= pancreatitis=true
acute pancreatitis | chronic pancreatitis | gallstone pancreatitis | h/o pancreatitis | pancreatitis | past pancreatitis | recurrent pancreatitis | التهاب البنكرياس | التهاب بنكرياس حاد | التهاب بنكرياس سابق | التهاب بنكرياس مزمن | التهاب سابق في البنكرياس
= medullaryThyroidCancer=true
family history of medullary thyroid cancer | FHx MTC | medullary cancer of the thyroid | medullary carcinoma of the thyroid | medullary carcinoma of thyroid | medullary thyroid ca | medullary thyroid cancer | medullary thyroid carcinoma | MEN2 | MEN2A | MEN2B | mother had MEN2 | ^MTC | RET mutation | thyroid medullary cancer | thyroid medullary carcinoma | سرطان الدرقية اللبي | سرطان الغدة الدرقية النخاعي
سرطان نخاعي في الدرقية لدى الأم | متلازمة MEN 2
= medullaryThyroidCancer=false
denies MTC | no history of MTC | no MTC | no MTC/MEN2 | no personal or family history of medullary thyroid cancer | no personal or family history of MTC | no personal or family history of MTC/MEN2 | no personal or family MTC | no personal/family MTC | لا يوجد سرطان درقية نخاعي
= autoimmune=true
Addison | Addison disease | Addison's | anti-TPO positive | autoimmune gastritis | autoimmune hepatitis | autoimmune hypothyroidism | autoimmune thyroiditis | celiac | celiac disease | coeliac | coeliac disease | Graves | Graves' disease | Hashimoto | Hashimoto thyroiditis | Hashimoto's | vitiligo | أديسون | التهاب الغدة الدرقية المناعي | الداء البطني | السيلياك | بهاق | بهق
جريفز | حساسية القمح | مرض جريفز | هاشيموتو
= autoimmune=true;anaemiaRisk=true
pernicious anaemia | pernicious anemia
= ketoacidosis=true
diabetic ketoacidosis | DKA | euDKA | euglycaemic DKA | h/o DKA | ketoacidosis | previous DKA | الحماض الكيتوني السكري | حماض كيتوني | حموضة الدم | حموضة بالدم | حموضة سكرية | حموضة في الدم | حموضة كيتونية
= hypoglycaemiaHistory=true
hypo | hypo episodes | hypoglycaemia | hypoglycaemia episodes | hypoglycaemic episode | hypoglycaemic episodes | hypoglycemia | hypoglycemic episodes | hypos | low glucose readings | low sugar | low sugars | lows | mild hypos | night-time lows | nocturnal hypos | occasional hypos | one low last month | sugar lows | آخر نوبة هبوط | آخر هبوط | انخفاض السكر | بينزل السكر عنده | نزول السكر | نقص السكر
نوبات نقص السكر | نوبات هبوط | نوبات هبوط سكر | نوبة هبوط | نوبة هبوط سكر | هبوط بالسكر | هبوط سكر | هبوط سكر متكرر | هبوط في السكر | هبوط ليلي | هبوطات | هبوطات سكر | ينزل السكر
= severeHypoglycaemia=true;hypoglycaemiaHistory=true
ambulance for hypo | gave glucagon | gave her glucagon | gave him glucagon | give glucagon | given glucagon | glucagon given | hypo needing glucagon | hypo seizure | hypo with LOC | hypo, ambulance called | hypoglycaemic coma | IM glucagon given | level 3 hypo | level 3 hypoglycaemia | needed ambulance for a hypo | needed glucagon | needed third-party assistance | required glucagon | severe hypo
severe hypoglycaemia | severe hypoglycaemic episode | severe hypoglycemia | severe hypos | severe low | severe lows | hypo شديد | أعطي جلوكاجون | أعطيت جلوكاجون | إبرة جلوكاجون | احتاج جلوكاجون | احتاج مساعدة بسبب الهبوط | احتاجت جلوكاجون | حقنة جلوكاجون | غيبوبة نقص السكر | غيبوبة هبوط | غيبوبة هبوط سكر | نقص سكر شديد | نوبة هبوط شديدة | هبوط حاد في السكر | هبوط سكر شديد | هبوط شديد
هبوط شديد بالسكر | هبوط شديد في السكر
= catabolicSymptoms=true
excessive thirst | increased thirst | osmotic sx | osmotic symptoms | polydipsia | polyuria | polyuria and polydipsia | polyuria, polydipsia | polyuria, thirst | polyuric | PU/PD | symptomatic hyperglycaemia | thirst | thirst and polyuria | thirst, polyuria | thirsty | thirsty, passing urine | unintentional weight loss and polyuria | very thirsty | weight loss with thirst | تبول كثير | عطش | عطش شديد
عطش شديد وكثرة تبول | عطش شديد وكثرة تبول ونقص وزن | عطش و كثرة تبول | عطش وتبول كثير | عطش وكثرة تبول | عطشان | عطشانة | كثرة التبول والعطش | كثرة التبول وكثرة العطش | كثرة تبول | كثرة تبول وعطش | نقص وزن غير مبرر مع عطش
= vomiting=true
vomiting | استفراغ | ترجيع | تقيؤ | قيء
= ? vomiting true false
nausea | not eating | vomited | غثيان
= pregnancy=true
12 weeks pregnant | ANC clinic | ANC follow up | ANC visit | antenatal | antenatal clinic | antenatal visit | currently pregnant | gravid | gravida | pregnant | pregnant 24/40 | weeks pregnant | حامل | حامل بالاسبوع ٢٠ | حامل بالشهر | حامل في الأسبوع | حامل في الشهر | حامل في الشهر السادس | حبلى | زيارة متابعة حمل | سكر حمل الآن
= pregnancy=false
not pregnant | pregnancy test negative | UPT neg | β-hCG negative | اختبار الحمل سلبي | غير حامل | ليست حامل | ليست حاملا
= childbearing=planning
IVF planned | planning a pregnancy | planning pregnancy | planning to conceive | plans pregnancy | pre-conception | trying for a baby | trying for baby | trying to conceive | ^TTC | wants pregnancy | wants to conceive | wants to get pregnant | wishes to conceive | تحاول الحمل | تخطط لحمل | تخطط للحمل | ترغب في الحمل | تريد الحمل | تفكر في الحمل | تنوي الحمل
= childbearing=contraception
^BTL | COCP | combined pill | condoms | contraception | copper coil | currently on the pill | Depo-Provera | Implanon | IUCD | ^IUD | Mirena | Nexplanon | now on the pill | OCP | on OCP | on the pill | oral contraceptive | oral contraceptives | tubal ligation | tubes tied | Yasmin | تستخدم لولب | حبوب منع الحمل | ربط الأنابيب | لولب | مانع حمل | وسيلة منع حمل | يستخدمون وسيلة منع حمل
= childbearing=not-possible
hysterectomy | menopausal | menopause | periods have stopped | periods stopped | post-menop | post-menopausal | post-menopause | postmenop | postmenopausal | premature menopause | s/p hysterectomy | ^TAH | TAH-BSO | استئصال الرحم | بعد سن اليأس | بلغت سن اليأس | سن الأمل | سن اليأس
= frailty=fit
fit and well | fully independent | independent in ADLs | lives independently | معتمد على نفسه | معتمدة على نفسها | يقوم بأموره بنفسه
= frailty=complex
frail | frail elderly | frailty | ^MCI | mild cognitive impairment | multimorbid | needs help with IADLs | تعاني من وهن | ضعف إدراكي بسيط | ضعيف البنية | هشاشة | وهن | يحتاج مساعدة في الحياة اليومية
= frailty=very-complex
advanced dementia | bed-bound | bedbound | bedridden | care home | end of life | hospice | lives in care home | nursing home | nursing home resident | palliative | palliative care | residential care | residential home | severe dementia | severe frailty | severely frail | terminal cancer | خرف شديد | دار المسنين | رعاية تلطيفية | طريح الفراش | طريحة الفراش | مرحلة نهائية | ملازم للفراش | وهن شديد
= smoking=current
active smoker | cigarette smoker | current smoker | heavy smoker | I smoke | occ smoker | occasional smoker | shisha daily | shisha smoker | smoker | smokes | smoking current | smoking daily | smoking yes | vapes | vapes daily | أدخن | أرجيلة | أنا مدخن | التدخين نعم | بتدخن | بدخن | بيدخن | تدخن | شيشة يوميا | مدخن | مدخنة | يدخن | يدخن شيشة | يدخن علبة يوميا | يشيش
= smoking=former
ex-smk | ex-smoker | exsmoker | former smoker | gave up smoking | past smoker | quit smoking | quit tobacco | smoking former | stopped smoking | stopped tobacco | tobacco former | أقلع عن التدخين | أقلعت عن التدخين | بطل التدخين | بطلت التدخين | ترك التدخين | تركت التدخين | توقف عن التدخين | توقفت عن التدخين | قطع التدخين | قطعت التدخين | كان مدخن | كان مدخنا | كان يدخن | مدخن سابق | مدخنة سابقة
= smoking=never
has never smoked | life-long non-smoker | lifelong never smoker | lifelong non-smoker | lifelong nonsmoker | never smoked | never smoker | smoking never | tobacco never | لم تدخن | لم تدخن أبدا | لم تدخن قط | لم يدخن | لم يدخن أبدا | لم يدخن في حياته | لم يدخن قط | لم يسبق له التدخين
= smokes=false
denies smoking | denies tobacco | does not smoke | do not smoke | doesn't smoke | don't smoke | no smoking | no tobacco | non-smoker | non-smoking | nonsmoker | nonsmoking | not a smoker | not smoking | تنفي التدخين | تنكر التدخين | غير مدخن | غير مدخنة | لا أدخن | لا تدخن | لا يدخن | لا يدخن حاليا | ما أدخن | ما بدخن | ما تدخن | ما يدخن | مش بيدخن | مش مدخن
ينفي التدخين | ينكر التدخين
= anaemiaRisk=true
alpha thal trait | anaemia | anaemia of CKD | anaemic | anemia | anemic | beta thalassaemia | beta thalassaemia trait | beta thalassemia trait | beta-thal trait | blood transfusion | ^BTT | Fe deficiency | G6PD | G6PD deficiency | haemoglobinopathy | haemolysis anaemia | haemolytic anaemia | HbAS | HbC | HbE | HbSS | ^IDA | iron deficiency | iron deficiency anaemia | iron-deficiency anemia
microcytic anaemia | recent transfusion | ^SCD | sickle cell | sickle cell disease | sickle cell trait | sickle trait | thal minor | thalassaemia | thalassaemia minor | thalassaemia trait | thalassemia | thalassemia minor | thalassemia trait | transfused last month | أنيميا | أنيميا البحر المتوسط | أنيميا الفول | أنيميا منجلية | ثلاسيميا
سمة الثلاسيميا | سمة المنجلية | صفة المنجلية | فقر الدم المنجلي | فقر دم | نقص G6PD | نقص الحديد | نقص خميرة الفول | نقل دم قبل شهر
= anaemiaRisk=false
CBC normal | Hb normal
= oedema=true
ankle edema | ankle oedema | ankle swelling | B/L LL oedema 2+ | edema | leg edema | leg oedema | leg swelling | LL edema | LL oedema | LL swelling | lower limb edema | lower limb oedema | oedema | pedal oedema | peripheral edema | peripheral oedema | pitting oedema | swelling of legs | swollen ankles
وذمات | وذمة | وذمة الساقين | وذمة طرفية | وذمة في الساقين | وذمة في القدمين
= metforminTolerance=poor
can't tolerate metformin | cannot tolerate metformin | could not tolerate metformin | did not tolerate metformin | does not tolerate metformin | intolerant of metformin | metformin intolerance | metformin intolerant | metformin not tolerated | لا تتحمل الميتفورمين | لا يتحمل الميتفورمين | لم تتحمل الميتفورمين | لم يتحمل الميتفورمين
= metforminTolerance=good
metformin well tolerated | tolerates metformin | tolerates metformin well | tolerating metformin | tolerating metformin well | تتحمل الميتفورمين جيدا | يتحمل الميتفورمين جيدا
= metforminTolerance=mild-gi
mild GI side effects | mild GI upset | mild GI upset on metformin | mild GI upset with metformin | mild nausea on metformin | mild nausea with metformin | GI upset خفيف | ألم معدة خفيف مع الميتفورمين | اضطراب معدة خفيف | اضطراب هضمي خفيف | غثيان بسيط مع الميتفورمين
= injectables=refuses
declined injections | declined insulin | declines injectables | declines injections | declines insulin | do not want injections | do not want insulin | does not want injection | does not want injections | does not want insulin | doesn't want injections | doesn't want insulin | don't want injections | don't want insulin | dont want injections | dont want insulin | needle phobia | needle-phobic
refused injections | refused insulin | refuses injection | refuses injections | refuses insulin | refusing injections | refusing insulin | will not inject | تخاف من الإبر | ترفض الأنسولين | ترفض الإبر | ترفض الحقن | رافض الأنسولين | رافض الإبر | رافض الحقن | رافضة الأنسولين | رافضة الإبر | رافضة الحقن | رفض الأنسولين | رفض الإبر | رفض الحقن | رفضت الأنسولين | رفضت الإبر | رفضت الحقن
لا تريد الأنسولين | لا تريد الإبر | لا يريد الأنسولين | لا يريد الإبر | ما تبغى إبر | ما تبي إبر | ما يبغى إبر | ما يبي إبر | مش عايز حقن | مش عايزة حقن | يخاف من الإبر | يرفض الأنسولين | يرفض الإبر | يرفض الحقن
= ? medullaryThyroidCancer false
no family history of medullary thyroid cancer | no family history of MTC | no FHx MTC | no FHx of MTC | لا يوجد تاريخ عائلي لسرطان الدرقية النخاعي | لا يوجد سرطان درقية نخاعي في العائلة
= injectables=reluctant
hesitant about injections | hesitant about insulin | reluctant about injections | reluctant to inject | reluctant to start insulin | متردد في الإبر | متردد في الحقن | مترددة في الإبر
= injectables=accepts
accepts injections | agrees to injectables | happy to inject | happy with injections | willing to inject | تقبل الحقن | موافق على الإبر | موافقة على الإبر | يتقبل الإبر | يقبل الحقن
= shiftWork=true
night shift | night shift worker | night shifts | rotating shift | rotating shifts | shift work | shift worker | works night shifts | works nights | works shifts | دوام ليلي | عمل بنظام الورديات | مناوبات | مناوبات ليلية | ورديات | ورديات ليلية | يعمل بالورديات | يعمل ليلا
= diabetesType=unsure
T1 vs T2 | type 1 or type 2 | type 1 vs type 2 | type not clear | type of diabetes uncertain | type of diabetes unclear | type unclear | نوع السكري غير محدد | نوع السكري غير واضح | نوع غير مؤكد
= ckd=true ? ckdStage stage3a stage3b
moderate CKD | قصور كلوي مرحلة ثالثة | مرض الكلى المرحلة الثالثة
= weightPreference=prefer_loss
hoping to lose weight | keen on losing weight | keen on weight loss | keen to lose weight | like to lose weight | likes to lose weight | lose some weight | love to lose weight | motivated to lose weight | prefers weight loss | wants to lose weight | wants to reduce weight | wants weight loss | wishes to lose weight | ترغب في إنقاص الوزن | تريد إنقاص الوزن | تريد خسارة وزن | تود إنقاص الوزن
خسارة الوزن | يرغب في إنقاص الوزن | يريد إنقاص الوزن | يود إنقاص الوزن
= ? diabetesType unsure
HNF1A | ^IDDM | MODY | monogenic diabetes | مودي
= ? ascvd true
^AAA | abnormal stress test | cardiac cath | cardiac catheterisation | cardiac stent | open heart surgery | stent | stented | type 2 MI | type 2 myocardial infarction | type II MI | جلطة | قسطرة | قلب مفتوح
= ? cirrhosis compensated decompensated
advanced fibrosis | Child B | Child-Pugh B | cirrhosis | cirrhotic | liver cirrhosis | تشمع | تشمع الكبد | تليف | تليف الكبد | تليف بالكبد | تليف كبدي
= ?? breastfeeding true
^BF | breast feeding | breast-feeding | breastfeeding | lactating | nursing mother | ترضع | رضاعة طبيعية | مرضع | مرضعة
= ? retinopathy mild sight-threatening
cotton wool spots | diabetic retinopathy | ^DR | laser done | laser to eyes | NPDR | ^R2 | R2M0 | retinopathy | اعتلال الشبكية | اعتلال شبكي | اعتلال شبكية سكري | السكر أثر على العين | شبكية | عمل ليزر | عملت ليزر | ليزر بالعين | ليزر للعين | مسوي ليزر | مسوية ليزر
= smokes=false
smoking denied | smoking nil | smoking no | smoking none | tobacco denied | tobacco no | التدخين لا | التدخين لا تدخن | التدخين لا يدخن | التدخين لا يوجد | التدخين ينفي | التدخين ينفيه | مش مدخن | مش مدخنة
= pregnancy=false
pregnant no | الحمل لا | ليست حامل | مش حامل
= smoking=former
quit last year | quit last yr | أقلع عن التدخين | بطل التدخين | بطلت التدخين | ترك التدخين | تركت التدخين
= footUlcer=false
no foot ulcers or amputations | no ulcer or amputation | no ulcers nor amputations | no ulcers or amputations | لا تقرحات ولا بتر | لا توجد قرح ولا بتر | لا قرح ولا بتر
= ? footUlcer true false
amputated | amputation | Charcot foot | diabetic foot | healed ulcer | القدم السكرية | بتر | قدم سكري
= ? autoimmune true
hyperthyroidism | hypothyroid | hypothyroidism | ^MS | multiple sclerosis | on thyroxine | psoriasis | ^RA | rheumatoid arthritis | ^SLE | التصلب اللويحي | تصلب لويحي | خمول الغدة | ذئبة حمراء | روماتويد | صدفية | قصور الغدة الدرقية | كسل الغدة
= ? heartFailure true
cardiomyopathy | ^DCM | diastolic dysfunction | اعتلال عضلة القلب
= ? ckd true
impaired renal function | kidney disease | kidney impairment | kidney problems | renal disease | renal impairment | فشل كلوي | قصور كلوي | مرض في الكلى | مشاكل في الكلى
= ? frailty complex very-complex
Alzheimer | Alzheimer's | dementia | خرف | زهايمر
= ? hypoglycaemiaHistory true
هبوط
= ? severeHypoglycaemia true
ER for hypo | غيبوبة سكر
= ? neuropathy true
burning feet | burning pain in both feet | feet are numb | feet feel numb | feet numb | monofilament reduced | numb feet | numbness | paraesthesia | paresthesia | pins and needles | reduced monofilament | reduced sensation in feet | tingling | تنمل | تنميل | حرقان القدمين | حرقة في القدمين | خدر
= ? anaemiaRisk true
transfused | نقل دم
`;
