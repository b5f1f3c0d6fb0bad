/**
 * What medicines are called: a line “= facts” and the names that set them: generic, brand, class, abbreviation, Arabic, misspelt. A statin's
 * line names the substance, whose dose tells the intensity; “first” where the first of two strengths is the statin's; “class” where the
 * name is that of the whole class, so that a denial means the class; “agent:” which of its class it is, where a fact asks and that is certain; “of:” its substance, where two of a class are asked about; “-” for what
 * is known and sets nothing, so that no other name is read into it; “insulin?” and “statin?” ask which, another fact with “?” whether it is
 * taken. “^” before a name: only in capitals; “~”: only beside a dose or another medicine. Sources
 * and licences are in the README.
 */
export const medicineNames = `
= -
acarbose | Actonel | Adalat | adalimumab | Advair | alirocumab | aliskiren | allopurinol | alpha-lipoic acid | amitriptyline | amlodipine | Amlor | amoxicillin | apixaban | Aranesp | ^ASA | aspirin | Aspocid | atenolol | Avamys | Bactrim | Baqsimi | beclometasone inhaler | bempedoic acid | berberine | Betaloc | betamethasone cream | Betnovate | biguanide | bisoprolol | bisoprolol fumarate
Brilinta | bromocriptine | budesonide inhaler | carbimazole | carvedilol | CellCept | ciclosporin | cinacalcet | cinnamon | citalopram | clopidogrel | codeine | colchicine | colesevelam | Concor | Concor Amlo | correction scale | correctional insulin | Cortiment MMX | Creon | Cycloset | dabigatran | Daktacort | dapoxetine | Dermovate | dexamethasone eye drops | Diabex | Diasure | diazoxide | diclofenac | digoxin | diltiazem
domperidone | dorzagliatin | doxazosin | duloxetine | edoxaban | Eliquis | Elocon | Eltroxin | Ensure | Entocort | epoetin | Eprex | erythropoietin | ESA | esomeprazole | Euthyrox | evolocumab | fasting insulin | febuxostat | felodipine | fenofibrate | ferrous sulfate | Filspari | finasteride | Flagyl | Flixonase | Flixotide | fludrocortisone | fluoxetine | fluticasone | fluticasone nasal spray | folic acid
~Foster | Fucidin H | gabapentin | GlucaGen | glucagon | Glucerna | Glucobay | Gluconorm | glucosamine | Glyset | Gvoke | Humira | hydralazine | hydrocortisone cream | hydroxychloroquine | ibuprofen | ^ICS | imeglimin | inclisiran | insulin level | insulin resistance | Jusprin | labetalol | Lanoxin | lansoprazole | Leqvio | lercanidipine | levothyroxine | Lipaglyn | Lipanthyl | Locoid | Lotense
Lyrica | Maxidex | Metamucil | methotrexate | methyldopa | metoprolol | metronidazole | miglitol | Milga | Mimpara | Mircera | mirtazapine | mitiglinide | mometasone | Monozide | montelukast | Motilium | ^MTX | mycophenolate | naproxen | Nasonex | nateglinide | Neurobion | Nexium | Nexletol | Nexlizet | nifedipine | Nilemdo | Norvasc | Novalac | Novalgin | Nustendi
^OAD | ^OADs | ^OHA | ^OHAs | omeprazole | oral agents | oral budesonide | pancreatin | pantoprazole | paracetamol | Plavix | Praluent | pramlintide | Precose | pregabalin | Proglycem | Prograf | Pulmicort | QVAR | ^RAI | Rasilez | Relvar | Repatha | Rhinocort | rivaroxaban | salbutamol | saroglitazar | Septrin | Seretide | sertraline | serum insulin | sildenafil
sitaxentan | sliding scale | sparsentan | ^SSI | Starlix | sulfa | sulfamethoxazole | sulfasalazine | Symbicort | Symlin | tacrolimus | tamsulosin | Thiotacid | Thyroxine | ticagrelor | Tobradex | tramadol | Trelegy | Twymeeg | Ventolin | vitamin D | voglibose | warfarin | Welchol | Xarelto | Zyloric | أبيكسابان | أتينولول | أدالات | أسبوسيد | أكاربوز | ألوبورينول
ألوبيورينول | أملوديبين | أميتريبتيلين | أوجمنتين | أوميبرازول | إليكويس | إيبوبروفين | إيزوميبرازول | اسبرين | الأنسولين العكر | الابرة الصافية | التروكسين | املور | انسولين صافي | انسولين معكر | ايفرمكتين | باراسيتامول | بانادول | بانتوبرازول | بخاخ كورتيزون | برادكسا | بروفين | بريجابالين | بريغابالين | بريلينتا | بلافيكس | بنادول | بيتالوك | بيزوبرولول | بيسوبرولول | تامسولوسين | تيكاجريلور
تينورمين | ثيروكسين | جابابنتين | جلوكوباي | حبوب السكر | حبوب منع الحمل | حمض الفوليك | دابيجاتران | دواء الكوليسترول | دولوكستين | ديجوكسين | ديلتيازيم | ريفاروكسابان | زاريلتو | زايلوريك | زيلوريك | سالبوتامول | سلفا | سيبرالكس | سيرترالين | سيمبالتا | علاج الدهون | علاج السكر | غابابنتين | فنتولين | فولتارين | فوليك | فيبوكسوستات | فيتامين د | فينتولين | فينوفيبرات | قطرة كورتيزون
كاربيمازول | كارفيديلول | كريم كورتيزون | كلوبيدوجريل | كلوبيدوغريل | كولشيسين | كونكور | لانزوبرازول | لوسيك | لولب | ليبانثيل | ليريكا | ليفوثيروكسين | ماريفان | مدر بول | مدرات البول | مرهم كورتيزون | منظم سكر | مونتيلوكاست | ميتوبرولول | ميثوتريكسات | نورفاسك | نيفيديبين | نيكسيوم | نيورونتين | وارفارين | يوثيروكس
= atorvastatin first
Atomibe
= atorvastatin
Astatin | ~Ator | Atoreza | Atorlip | Atorstat | Atorva | atorvastatin | atorvastin | Atozet | Aztolyp | Caduet | LD-Nor | Lipicure | Lipigard | Lipitor | Lipomax | Lipona | Lorvast | ~Sortis | Storvas | Torvacol | Torvast | Tovast | ~Tulip | Vastalip | أتور | أتورفاستاتين | لبيتور | لورفاست | ليبتور | ليبيتور
= atorvastatin;rasInhibitor first
Lipertance
= basalInsulin;weeklyInsulinUnits
Awiqli | efsitora | icodec | insulin efsitora | insulin icodec | once weekly basal insulin | once-weekly insulin | weekly basal insulin | weekly insulin | أويكلي | إيكوديك | الانسولين الأسبوعي | انسولين أسبوعي | انسولين إيكوديك
= basalInsulin;basalUnits class
~basal | basal insulin | ^BOT | long-acting insulin | إنسولين طويل المفعول | انسولين جلارجين | انسولين طويل المدى | انسولين قاعدي
= basalInsulin;basalUnits
Abasaglar | Basaglar | ~Basalog | Basalog One | degludec | degludec U100 | degludec U200 | detemir | Gla-300 | glargine | glargine U-100 | glargine U-300 | glargine U100 | glargine U300 | Glargivin | Glaritus | Humulin I | Humulin N | Humulin NPH | Insulatard | insulin degludec | insulin detemir | insulin glargine | insulin glargine U300 | insulin glargine-aglr | insulin glargine-yfgn
insulin isophane | insulin Lantus | insulin Levemir | insulin Toujeo | insulin Tresiba | Insulinagypt N | Insuman Basal | intermediate-acting insulin | isophane insulin | lantas | lantis | lantos | Lantus | lanuts | Levemir | levimer | Novolin N | NPH | NPH insulin | Optisulin | Protaphane | Rezvoglar | Semglee | tojeo | Toujeo | toujo | tresebia | Tresiba | tujeo | ~Vivaro | أباساجلار | إن بي إتش
انسولاتارد | انسولين تريسيبا | انسولين توجيو | انسولين ديتيمير | انسولين ديجلوديك | انسولين طويل ديتيمير | انسولين لانتوس | انسولين ليفيمير | بازاجلار | بازال | باساجلار | باسجلار | تاوجيو | ترسيبا | تروجيو | تريزيبا | تريسبا | تريسيبا | توجو | توجيو | جلارجين | ديتيمير | ديجلوديك | سيمجلي | لانتس | لانتوس | لفيمير | لنتوس | ليفمير | ليفيمر | ليفيمير | هومولين ان
= basalInsulin;basalUnits;glp1RA
degludec/liraglutide | glargine/lixisenatide | IDegLira | iGlarLixi | soliqa | Soliqua | Suliqua | Xultophy | زالتوفاي | زولتوفاي | سوليكا | سوليكوا | كسولتوفي
= basalInsulin;glp1RA
IcoSema | Kyinsu
= basalInsulin;mealtimeInsulin class
basal-bolus | ^BBI | BIAsp | biphasic insulin | ^MDI | mixed insulin | multiple daily injections | premix | premixed insulin | انسولين مختلط | انسولين مخلوط | انسولين مكس
= basalInsulin;mealtimeInsulin
70/30 insulin | Actraphane | Actraphane 30 | aspart 70/30 | aspart mix 70/30 | biphasic aspart | biphasic insulin aspart | biphasic isophane insulin | Humalog Mix | Humalog Mix 50/50 | Humalog Mix 75/25 | Humalog Mix25 | Humalog Mix50 | Humulin 70/30 | Humulin M3 | IDegAsp | insulin 70/30 | insulin aspart 70/30 | insulin degludec/aspart | insulin lispro 75/25 | insulin NPH/regular 70/30
Insulinagypt 70/30 | Insuman Comb 25 | lispro 50/50 | lispro 75/25 | lispro mix 75/25 | mixed insulin 70/30 | Mixtard | Mixtard 50 | Mixtard30 | novo mix | Novolin 70/30 | NovoLog Mix 70/30 | NovoMix | NovoMix 50 | NovoMix30 | premixed 70/30 | premixed human insulin | Ryzodeg | Ryzodeg 70/30 | انسولين ميكس | رايزوديج | ريزوديج | مكستارد | مكسترد | ميكستارد | ميكستارد 30 | نوفو مكس | نوفو ميكس 30
نوفومكس | نوفوميكس | هومالوج ميكس | هيومالوج مكس | هيومالوج ميكس
= dpp4Inhibitor class
dipeptidyl peptidase-4 inhibitor | DPP IV inhibitor | DPP4 | DPP4i | gliptin | gliptins | الجليبتينات | مثبط DPP-4 | مثبطات DPP4
= dpp4Inhibitor of:linagliptin
~lina | Linadiabet | linagliptin | Linajenta | Tradjenta | Trajenta | تراجنتا | تراجينتا | ترايجنتا | ترايجينتا | لينا جلبتين | ليناجليبتين
= dpp4Inhibitor of:vildagliptin
galvas | galvos | Galvus | Gliptus | Gluvildan | Icandra | Jalra | Vanvilda | ~vilda | vildagliptin | Vildagluse | Xiliarx | Zomelis | جالفس | جالفوس | جليبتس | فلداجلبتين | فيلداجلبتين | فيلداجلوس | فيلداجليبتين
= dpp4Inhibitor of:sitagliptin
Istavel | Janaglip | Januvia | Ristaben | ~sita | Sitagen | sitagliptin | Sitavia | Tesavel | Xelevia | Zituvio | جانفيا | جانوفيا | جنوفيا | سيتاجلبتين | سيتاجليبتين | سيتافيا | يانوفيا
= dpp4Inhibitor of:saxagliptin
Onglyza | ~saxa | saxagliptin | Saxaptin | أونجلايزا | اونجليزا | ساكساجليبتين
= dpp4Inhibitor of:alogliptin
~alo | alogliptin | Nesina | Vipidia | ألوجليبتين | فيبيديا
= dpp4Inhibitor
anagliptin | Dibacure | evogliptin | Formigliptin | gemigliptin | Glaptivia | Gliptadalo | Glipten | Gliptopack | ~Grasp | Inhiglip | Marizev | omarigliptin | Pharmabetic | Prandaglim | Prevaglip | Sugarlo | teneligliptin | Tenglyn | trelagliptin | ~Trevia | Vilgat | Zafatek | Zemiglo | Zytero | جليبتين
= dpp4Inhibitor;sglt2Inhibitor
Diacurimap Plus | Empacoza Plus | Empacyrl | Glimpacare Plus | Glyxambi | Linajenta Plus | Qtern | Steglujan | جلاكسامبي | جليكسامبي
= metformin;repaglinide
PrandiMet | repaglinide/metformin
= repaglinide class
Enyglid | NovoNorm | Prandin | repaglinide | الريباغلينيد | ريباجلينيد | ريباغلينيد | نوفونورم
= ezetimibe?
^EZE | ezetimibe | Ezetrol | Zetamibe | Zetia | إيزيتيميب | ازيترول | ازيتيميب
= mineralocorticoidAntagonist?
Aldactazide | Aldactone | aldosterone antagonist | Carospir | eplerenone | Inspra | Lasilactone | mineralocorticoid antagonist | ^MRA | Noractone | ~spiro | spirolactone | spironolactone | ألداكتون | إبليرينون | سبيرنولاكتون | سبيرونولاكتون
= finerenone class
non-steroidal MRA | nonsteroidal MRA
= finerenone
finerenone | Finoxlab | Kerendia | ns-MRA | nsMRA | فينرينون | فينيرينون | كيرانديا | كيرنديا | كيرينديا
= fluvastatin
fluvastatin | Lescol
= glp1RA class
dual GIP/GLP-1 agonist | GIP/GLP-1 | GLP-1 RA | GLP1 | GLP1 RAs | GLP1a | incretin mimetic | ناهض GLP-1 | ناهضات GLP1
= glp1RA of:tirzepatide
Zepbound
= glp1RA of:semaglutide
~sema | semaglutide | wegovi | Wegovy | سيماجلوتايد | سيماجلوتيد | ويجوفي
= glp1RA of:exenatide
exenatide | إكسيناتيد
= glp1RA
albiglutide | beinaglutide | Evonanz | Foundayo | orforglipron | Tanzeum | ^TZP | إبر التنحيف | ابر التخسيس
= glp1RA agent:semaglutide
Ozempic | أوزمبك | أوزيمبيك | اوزمبيك | اوزيمبك
= glp1RA agent:oral-semaglutide
oral semaglutide | Rybelsus | semaglutide tablets | رايبلسس | رايبلسوس | ريبلسوس | ريبيلسوس
= glp1RA agent:dulaglutide
~dula | dulaglutide | Trulicity | ترولسيتي | تروليستى | تروليسيتي | دولاجلوتايد
= glp1RA agent:tirzepatide
manjaro | Mounjaro | ~tirz | tirzepatide | تيرزباتايد | تيرزيباتايد | تيرزيباتيد | مانجارو | ماونجارو | منجارو | مونجارو
= glp1RA agent:exenatide-weekly
Bydureon
= glp1RA agent:liraglutide
Ligra | ~lira | liraglutide | Saxenda | Victoza | Zelyssa | ساكسندا | ساكسيندا | سكسندا | فيكتوزا | ليراجلوتايد
= glp1RA agent:lixisenatide
Adlyxin | lixisenatide | Lyxumia
= glp1RA agent:exenatide
Byetta | بايتا | بييتا
= insulin?
780G | 780G pump | closed loop | ^CSII | ^HCL | hybrid closed loop | insulin | insulin pump | medtronic 780g | medtronic pump | omnipod | omnipod pump | on pump | pump therapy | t:slim | tandem pump | ابر انسولين | ابرة عكرة | انسولين | انسولين صافي | انسولين عكر | انسولين عكر وصافي | على المضخة | عالمضخة | مضخة انسولين | يستخدم الأنسولين
= loopOrThiazideDiuretic
bendroflumethiazide | bumetanide | Burinex | chlortalidone | chlorthalidone | frusemide | furosemide | HCTZ | hydrochlorothiazide | indapamide | Lasilix | Lasix | loop diuretic | metolazone | Natrilix | Natrixam | thiazide | torasemide | torsemide | إنداباميد | فروسيمايد | فوروسيميد | لازكس | لازيكس | مدر عروي | ناتريليكس | هيدروكلوروثيازيد
= lovastatin
Altoprev | lovastatin | Mevacor
= mealtimeInsulin class
bolus insulin | mealtime insulin | prandial insulin | pre-meal insulin | rapid-acting insulin | short-acting insulin | انسولين سريع | انسولين قبل الأكل | انسولين وجبات
= mealtimeInsulin
Actrapid | Admelog | Afrezza | apedra | Apidra | aspart | epidra | faster aspart | Fiasp | glulisine | Humalog | humalogue | human regular insulin | Humulin R | Humulin S | insulin aspart | insulin glulisine | insulin lispro | insulin NovoRapid | insulin regular | Insulinagypt R | Insuman Rapid | ~Kirsty | Liprolog | lispro | Lyumjev | Merilog | novo rapid | Novolin R | NovoLog | NovoRapid
regular insulin | soluble insulin | Trurapi | Truvelog | أسبارت | ابيدرا | اكترابيد | انسولين أسبارت | انسولين جلوليزين | انسولين ليسبرو | انسولين نوفورابيد | جلوليزين | فياسب | ليسبرو | ليومجيف | نوفرابيد | نوفو رابيد | نوفورابد | نوفورابيد | نوفوربيد | هومالوغ | هومولين ار | هيومالوج
= metformin
Alexodiab | Amophage | Andoglycemic XR | Axpinet | Bolamyn SR | Cidophage | Diafor XR | Diaformin | Diagemet XL | Dialon | Dianben | Diaphage | ~Formit | Formit XR | Fortamet | ~Glucare | Glucare XR | Glucient SR | gluco XR | glucofage | Glucolight XR | Glucophage | glucophaj | Glucorex SR | Glumetza | Glyciphage | Glycomet | Jaspromin | Jesacrin | Kelvamet MR | Lodiab XR | Magicnorm | Maxophage XR
Meglucon | Meijumet | Mepaphage | ~met | Metabet SR | ~metf | Metfogamma | Metfor | Metforal | metformin | metformin HCl | metformin hydrochloride | metphormin | Metsol | Metuxtan SR | ^MF | ~MFN | MTF | Neodipar | Omformin | PrandiMet | Riomet | Siofor | Sukkarto | Yaltormin SR | أموفاج | امو فاج | اومفورمين | جلكوفاج | جلوكوفاج
جلوكوفاش | جلوكولايت | جلوكير | ديافاج | ديالون | سيدوفاج | فورميت | كلوكوفاج | ماكسوفاج | متفرمين | متفورمن | متفورمين | ميتفور | ميتفورمن | ميتفورمين
= metformin;dpp4Inhibitor of:sitagliptin
Efficib | Istamet | Janaglip Plus | Janumet | Ristfor | Sitagliform | Sitavia-Met | Sitavic | Treviamet | Velmetia | Zituvimet | جانومت | جانوميت | جانيوميت | جنوميت | سيتافيا ميت | يانوميت
= metformin;dpp4Inhibitor of:vildagliptin
Eucreas | galvas met | galvos met | Galvumet | Galvus Met | Gliptus Plus | Icandra Plus | Jalra M | Vanvilda Plus | Vildagluse Plus | Zomarist | جالفس مت | جالفس ميت | جالفوس مت | جالفوس ميت | جليبتس بلس
= metformin;dpp4Inhibitor of:linagliptin
Jentadueto | Trajenta Duo | تراجنتا ديو | ترايجنتا ديو | جنتادويتو | ينتادويتو
= metformin;dpp4Inhibitor of:saxagliptin
Kombiglyze XR | Komboglyze | Saxaptin Plus | كومبوجليز | كومبيجلايز
= metformin;dpp4Inhibitor of:alogliptin
Inhibamet | Kazano | Vipdomet | فيبدوميت
= metformin;dpp4Inhibitor
Covalmet | Cronoxam Plus | Glaptivia Plus | Gleptomet | Gliptadalo Plus | Gliptalina | Gliptamet | Gliptopack Met | Glycimille | Meligamet | Pharmabetic Plus | Prevaglip Plus | Sensityn | Sitfort | Sugarlo Plus | Vilgat Plus | Vtreat Met | Xitamet | Zemimet | Zylinamet | Zytero Plus
= metformin;dpp4Inhibitor;sglt2Inhibitor
Downbetes Trio | Empacoza Trio XR | Mellitofix Trio | Qternmet XR | Trijardy XR
= metformin;sglt2Inhibitor of:empagliflozin
Empagliform | Empamac Met | Jardiance Duo | Synjardy | synjradi | سنجاردي | سينجاردي
= metformin;sglt2Inhibitor of:dapagliflozin
Dapablix Met XR | Dapaglif Plus XR | Ebymect | Forflozin Plus | xegduo | xigdo | xigdou | Xigduo | zigduo | إكسيجدو | اكس ديو | زيجدو | كسيجدو
= metformin;sglt2Inhibitor of:canagliflozin
Invokamet | Vokanamet
= metformin;sglt2Inhibitor
Diampa-M | Diglifloz Plus | Divinusmet | Glucoadjust | Mellitofix Met | Segluromet
= metformin;sulfonylurea of:glimepiride
Amaglime-Met | Amaryl M | أماريل ام | أماريل م | اماريل M | اماريل ميت
= metformin;sulfonylurea of:glibenclamide
Daonil M | Glucovance | glucovans | جلوكوفانس
= metformin;sulfonylurea
Amophage Extra | Diavance | Dolcyl M | Engilor | Euglumide Plus | Gliform | Glimet | Glizid M | Glucoryl Plus | Glycomet GP | Metaglip | Piramyl-Met | ديافانس
= metformin;tzd
Actoplus Met | Actosmet | Avandamet | Averofage | Competact | Glacera Plus | Glados Met | Glubrava | Glustacomb | Piomet | Suganorm
= onBloodPressureMedicine class
antihypertensive treatment | antihypertensives | BP medication | BP meds | on BP treatment
= onBloodPressureMedicine
أدوية الضغط | حبوب الضغط | دواء الضغط | علاج الضغط
= pitavastatin
Livazo | ~pita | pitavastatin | Zypitamag
= pravastatin
Lipostat | Pravachol | pravastatin | برافاستاتين
= rasInhibitor class
ACE inhibitor | ACE-I | ACEi | ACEi/ARB | angiotensin receptor blocker | ARB | ARBs | ARNI | RAAS inhibitor | RAASi | RAS inhibitor | RASi
= rasInhibitor of:lisinopril
lisinopril | Zestril | لزينوبريل | ليزينوبريل | ليسينوبريل
= rasInhibitor of:perindopril
Coversyl | perindopril | برندوبريل | بيريندوبريل | كوفرسل | كوفرسيل | كوفيرسيل
= rasInhibitor of:ramipril
ramipril | Tritace | تريتاس | تريتيس | رامبريل | راميبريل
= rasInhibitor of:losartan
Cozaar | losartan | كوزار | لوزارتان | لوسارتان
= rasInhibitor of:irbesartan
Aprovel | CoAprovel | irbesartan | إربيسارتان | ابروفيل | ايربيسارتان
= rasInhibitor of:telmisartan
Micardis | Telma | telmisartan | تلميسارتان | تيلميسارتان | مايكارديس | ميكارديس
= rasInhibitor of:valsartan
Co-Diovan | ~Diovan | Diovan HCT | valsartan | ديوفان | فالسارتان | كو ديوفان | كوديوفان
= rasInhibitor of:candesartan
Atacand | candesartan | اتاكاند | كانديسارتان
= rasInhibitor of:captopril
Capoten | captopril | كابتوبريل | كابوتين
= rasInhibitor of:enalapril
enalapril | إنالابريل
= rasInhibitor of:olmesartan
olmesartan | أولميسارتان
= rasInhibitor
Accupril | Accupro | Aceon | Acetab | ~Albustix | Altace | ~Amias | Amlohope | Amlovan | Amlovan-HCT | Amosar | Amstar | Aprovasc | Arbiten Plus | Avalide | Avapro | ~Azar | Azar-D | azilsartan | ~Azor | benazepril | Benicar | ~Bitens | Blokatens | Blopress | Candalkan | Candan Plus | Capocard | Capozide | ~Capril | ~Carace | Chartoreg | Cibacen | cilazapril | ~Clodipan | Co-Anginet | Co-Irbetel
Co-Renitec | Co-Tabuvan | Co-Tareg | Co-Valista | ~Corpril | Cosimprel | Covatel | Coveram | cozar | Diostar Plus | Diozad | Disartan | Edarbi | Edarbyclor | Egiramlon | Enapril | Entresto | eprosartan | Erastapex | Exforge | Ezapril | fimasartan | Fortzaar | fosinopril | Gardia Plus | Gizamlo | Gizlan HCT | Hyzaar | imidapril | Inhibace | Innovace | Innozide | intresto | Irbetan | Irovel | Kanzar
Korandil | ~Lacine | Lapril | Lezberg | Linopril | Lisino | Lisonorm | Lotensin | Lotevan | Lotrel | ~Mavik | moexipril | Monopril | Nizortan | Normatec Plus | Noyada | Olmetec | Olmidip | Olneda | Olsar | Omace | ~Osart | ~Perdix | Pratima Duo | Pratima Trio | Prestalia | Preterax | Prinivil | Pritor | Protectopril | Provinda | quinapril | Ramitac | Reduvasc | Renitec | sac/val | sacubitril/valsartan
Sacutrend | ~Sartan | ~Senergy | Senergy Plus | Sevikar | Sevitense | Sinopril | Sortiva | Standazil | ~Staril | ~Stravis | Tabuvan | Tanatril | Tareg | ~Tarka | Tenival | Tenoryl Plus | Teveten | trandolapril | Triapin | Tribenzor | Trioltan | Triplixam | Twynsta | Unisia | Univasc | Uperio | Vacubitron | Valista | valsartan/sacubitril | Vascace | Vaseretic | Vasotec | Vidonorm | ~Vittoria
~X-Tension | Zestoretic | Zinopril | Zofenil | zofenopril | أولمتيك | إزابريل | إكسفورج | إنتريستو | انترستو | اولمتك | بلوبريس | تابوفان | تارج | تاريج | ترايتيس | رينيتيك | زستريل | زيستريل | كوفرام | كوفيرام | هيزار
= rosuvastatin first
Cholerose Plus | Roszet | Suvrezza | Twicor
= rosuvastatin
Cholerose | Crestolip | Crestor | Ezallor | kristor | Novistoric | ~rosu | Rosucor | Rosulipid | Rosuvast | rosuvastatin | رسوفاستاتين | روزوفاستاتين | روسوفاستاتين | كرستور | كريستور
= sglt2Inhibitor class
flozin | gliflozin | gliflozins | SGLT2 | SGLT2i | SGLTi | مانع SGLT2 | مثبط SGLT2 | مثبطات SGLT2
= sglt2Inhibitor of:empagliflozin
~empa | Empacoza | empagliflozin | gardiance | Gibtulio | Jardiance | jardians | إمباكوزا | امباجلفلوزين | امباجليفلوزين | جارديان | جارديانز | جارديانس | جاردينس | جردينس
= sglt2Inhibitor of:dapagliflozin
~dapa | Dapablix | Dapaglif | dapagliflozin | Dapagloza | Dapaveldactin | Edistride | Farxiga | Forflozin | forxia | Forxiga | foxiga | Oxra | ~دابا | داباجلفلوزين | داباجليفلوزين | فورزيجا | فورسيقا | فوركسيقا
= sglt2Inhibitor of:canagliflozin
~cana | canagliflozin | Invokana | انفوكانا | كاناجليفلوزين
= sglt2Inhibitor of:ertugliflozin
~ertu | ertugliflozin | Steglatro
= sglt2Inhibitor
bexagliflozin | Brenzavvy | Dapilart | Diacanram | Diacurimap | Diampa | Divinus | ~Emba | enavogliflozin | Faglozino | Giflog | Glempozin | Glibafloz | Glimpacare | Inpefa | ipragliflozin | luseogliflozin | Mellitofix | Parkflozin | sotagliflozin | Suglat | tofogliflozin | Westadiab | Xenglu | Zynquista | ديفينوس | فورفلوزين
= simvastatin
~Alkor | Corvast | Inegy | Simvacor | simvastatin | Vytorin | Zocor | زوكور | سمفاستاتين | سيمفاستاتين
= statin?
lipid medicine | lipid-lowering treatment | statin | statins | ستاتين
= steroids class
corticosteroids | glucocorticoids | long-term steroids | oral steroids | steroid course | steroids | systemic steroids
= steroids
Betafos | betamethasone injection | betamethasone tablets | Calcort | Celestone | Cortef | Decadron | deflazacort | Deltasone | Depo-Medrol | ~dex | ~dexa | dexamethasone | Dexazone | Diprofos | Emflaza | Flazacor | Fortecortin | Hemady | Hostacortin H | hydrocortisone oral | hydrocortisone tablets | Kenacort-A | Kenalog | Lodotra | Medrol | methylpred | methylprednisolone | ^MP | Plenadren | ~pred
prednisolone | prednisone | ~Predo | Rayos | Solu-Cortef | Solu-Medrol | Solupred | Urbason | vamorolone | ~Xilone | ابرة كورتيزون | بردنيزولون | بردنيزون | بريدنيزولون | بريدنيزون | بريدنيسولون | بريدو | حبوب كورتيزون | دكساميثازون | ديبروفوس | ديبو ميدرول | ديكادرون | ديكاميثازون | ديكساميثازون | ستيرويد | سوليو ميدرول | كورتيزون | ميثيل بريدنيزولون
= sulfonylurea class
^SFU | ^SU | sulfonylurea | sulfonylureas | sulphonylurea | sulphonylureas | SUs | ^SUs | سلفونيل يوريا | سلفونيليوريا
= sulfonylurea
~Conida | Controbetic MR | Diaben | Diabenor | Diabetron | Diabride | Diamedizen MR | Diaoptim MR | Dolcyl | Glaryl | Glemax | Gli SR | Glimadel | Glucoless | Glucoryl | ~Melix | Reglidib | Unocron MR | جلاريل | جليماكس | دولسيل | ديابنور | دياميديزين
= sulfonylurea agent:gliclazide
Claz MR | Diaglyk | Diamicron | Diaprel MR | ~glic | glic MR | Glicla MR | gliclazide | Zyglic MR | جليكلازايد | جليكلازيد | دايميكرون | ديامكرون | دياميكرون | ديمكرون
= sulfonylurea agent:glimepiride
amarel | amaril | Amaryl | amryl | Getryl | ~glim | Glimaryl | Glimepir | glimepiride | glimiperide | glymepride | Piramyl | أماريل | أمريل | جليماريل | جليميبرايد | جليميبريد
= sulfonylurea agent:glibenclamide
daonel | Daonil | Diabeta | Euglucon | ~glib | glibenclamide | ~glyb | glyburide | Glynase | Micronase | micronised glyburide | Semi-Daonil | جليبنكلاميد | جليبوريد | جليبينكلاميد | داونيل | دوانيل | دونيل
= sulfonylurea agent:other of:glipizide
Glibenese | glipizide | Glucotrol | Minidiab | Minodiab | جليبيزيد | ميني دياب | مينيدياب
= sulfonylurea agent:other
chlorpropamide | Diabinese | gliquidone | Glurenorm | tolbutamide
= sulfonylurea;tzd
Amaglust | Avandaryl | Duetact | Tandemact | Zanoglide
= tzd class
glitazone | glitazones | thiazolidinedione | ^TZD | TZDs
= tzd
~Actos | Actozone | Avandia | Diabetin | Diabetonorm | Duvie | Glacera | Gleran | Glustazon | Glustin | Hi-Glitazone | lobeglitazone | Ogliton | ~pio | pioglitazone | rosiglitazone | أكتوس | بايوجليتازون | بيوجليتازون | جلوستين
= tzd;dpp4Inhibitor
Cyero | Incresync | Oseni
`;
