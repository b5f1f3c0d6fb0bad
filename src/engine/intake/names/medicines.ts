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
مدر بول | مدرات البول | aspirine | ^ASA | warfarin | apixaban | rivaroxaban | Eliquis | Xarelto | omeprazole | pantoprazole | esomeprazole | Nexium | allopurinol | pregabalin | gabapentin | Lyrica | duloxetine | vitamin D | folic acid | domperidone | Motilium
insulin resistance | fluticasone nasal spray | bisoprolol fumarate | dapoxetine | اسبرين | كونكور | نورفاسك | بلافيكس | أملوديبين | املور | بيزوبرولول | ايفرمكتين | أوميبرازول | ثيروكسين | ليفوثيروكسين | التروكسين
كريم كورتيزون | بخاخ كورتيزون | مرهم كورتيزون | قطرة كورتيزون | insulin level | serum insulin | fasting insulin | nateglinide | acarbose | miglitol | voglibose | pramlintide | imeglimin | dorzagliatin
saroglitazar | mitiglinide | colesevelam | bromocriptine | Gluconorm | Starlix | Diabex | Glucobay | Precose | Glyset | Symlin | Cycloset | Welchol | Lipaglyn | Twymeeg | أكاربوز | جلوكوباي
bempedoic acid | evolocumab | alirocumab | inclisiran | fenofibrate | Nilemdo | Nexletol | Nustendi | Nexlizet | Repatha | Praluent | Leqvio | Lipanthyl
fludrocortisone | labetalol | hydralazine
oral budesonide | Entocort | Cortiment MMX | biguanide | sliding scale | ^SSI | correction scale | correctional insulin | ^RAI | انسولين معكر | الأنسولين العكر | انسولين صافي | الابرة الصافية | ^OHA | ^OHAs | ^OAD | ^OADs
oral agents | دواء الكوليسترول | علاج الدهون | حبوب السكر | علاج السكر | منظم سكر | Monozide | Lotense | Concor | Concor Amlo | bisoprolol | metoprolol | Betaloc
atenolol | carvedilol | amlodipine | Norvasc | Amlor | Adalat | nifedipine | doxazosin | methyldopa | aliskiren | Rasilez | sparsentan | Filspari | Symbicort
Seretide | Advair | Flixotide | Pulmicort | Trelegy | Relvar | QVAR | ~Foster | ^ICS | budesonide inhaler | fluticasone | beclometasone inhaler | Nasonex | Avamys | Flixonase | Rhinocort | Betnovate | Dermovate | Elocon | Locoid | Fucidin H
hydrocortisone cream | betamethasone cream | Daktacort | mometasone | Tobradex | Maxidex | dexamethasone eye drops | Glucerna | Diasure | Ensure | glucosamine | GlucaGen | Baqsimi | glucagon | Gvoke | levothyroxine | Eltroxin | Euthyrox | Thyroxine
Humira | adalimumab | Actonel | Lanoxin | digoxin | Novalgin | Novalac | sulfasalazine | sulfamethoxazole | Septrin | Bactrim | sulfa | سلفا | Metamucil | metronidazole | Flagyl | methotrexate | ^MTX | Proglycem | diazoxide | cinacalcet | Mimpara
Thiotacid | alpha-lipoic acid | Neurobion | Milga | aspirin | Aspocid | Jusprin | clopidogrel | Plavix | ticagrelor | Brilinta | sitaxentan | berberine | cinnamon | لولب | حبوب منع الحمل | epoetin | Eprex | Aranesp | Mircera | erythropoietin | ESA
pancreatin | Creon | tacrolimus | Prograf | ciclosporin | mycophenolate | CellCept
= atorvastatin first
Atomibe
= atorvastatin
ليبتور | لبيتور
atorvastatin | Lipitor | Astatin | Atorva | Atorlip | Aztolyp | Lorvast | Lipigard | Lipicure | LD-Nor | Storvas | Torvacol | Tovast | ~Tulip | Vastalip | ~Ator | Atorstat | Lipona | Lipomax | Torvast | ~Sortis | Atozet | Atoreza | Caduet
atorvastin | أتورفاستاتين | ليبيتور | لورفاست | أتور
= atorvastatin;rasInhibitor first
Lipertance
= basalInsulin;weeklyInsulinUnits
insulin icodec | icodec | Awiqli | once-weekly insulin | weekly insulin | weekly basal insulin | once weekly basal insulin | insulin efsitora | efsitora | إيكوديك | انسولين إيكوديك | أويكلي | انسولين أسبوعي | الانسولين الأسبوعي
= basalInsulin;basalUnits class
~basal | basal insulin | long-acting insulin | ^BOT | انسولين قاعدي | إنسولين طويل المفعول | انسولين طويل المدى
انسولين جلارجين
= basalInsulin;basalUnits
glargine U300 | glargine U-300 | insulin glargine U300 | glargine U100 | glargine U-100 | degludec U200 | degludec U100 | تاوجيو | باسجلار | بازاجلار | ليفيمير | ليفمير | تريسيبا | ترسيبا
levimer | لفيمير | تريزيبا | insulin Lantus | insulin Levemir | insulin Tresiba | insulin Toujeo | انسولين لانتوس | انسولين ليفيمير | انسولين توجيو | انسولين تريسيبا | بازال | لنتوس | تروجيو | تريسبا | ليفيمر | باساجلار | insulin glargine | glargine | Gla-300
insulin glargine-yfgn | insulin glargine-aglr | insulin detemir | detemir | insulin degludec | degludec | NPH | isophane insulin | insulin isophane | NPH insulin | intermediate-acting insulin | Lantus | Toujeo | Basaglar | Abasaglar | Semglee
Rezvoglar | Basalog One | ~Basalog | ~Vivaro | Glargivin | Optisulin | Glaritus | Levemir | Tresiba | Humulin N | Humulin I | Humulin NPH | Insulatard | Protaphane | Insuman Basal | Novolin N | Insulinagypt N | lantas | lantos | lantis | lanuts
tojeo | toujo | tujeo | tresebia | جلارجين | لانتوس | لانتس | توجيو | توجو | أباساجلار | سيمجلي | ديجلوديك | ديتيمير | انسولين ديتيمير | انسولين ديجلوديك | انسولين طويل ديتيمير | إن بي إتش | انسولاتارد | هومولين ان
= basalInsulin;basalUnits;glp1RA
سوليكا | زولتوفاي
IDegLira | degludec/liraglutide | iGlarLixi | glargine/lixisenatide | Soliqua | Suliqua | Xultophy | soliqa | سوليكوا | زالتوفاي | كسولتوفي
= basalInsulin;glp1RA
IcoSema | Kyinsu
= basalInsulin;mealtimeInsulin class
انسولين مخلوط | انسولين مختلط | انسولين مكس | basal-bolus | ^BBI | ^MDI | multiple daily injections | premix | premixed insulin | mixed insulin | biphasic insulin | BIAsp
= basalInsulin;mealtimeInsulin
insulin aspart 70/30 | aspart 70/30 | aspart mix 70/30 | insulin lispro 75/25 | lispro 75/25 | lispro mix 75/25 | lispro 50/50 | insulin NPH/regular 70/30
نوفومكس | ميكستارد | مكسترد | ريزوديج
insulin 70/30 | 70/30 insulin | mixed insulin 70/30 | NovoMix30 | Mixtard30 | Humalog Mix | Humalog Mix25 | Humalog Mix50 | premixed 70/30 | هيومالوج ميكس | ميكستارد 30 | انسولين ميكس | biphasic insulin aspart | biphasic aspart
biphasic isophane insulin | premixed human insulin | insulin degludec/aspart | IDegAsp | NovoMix 50 | NovoMix | NovoLog Mix 70/30 | Humalog Mix 75/25 | Humalog Mix 50/50 | Mixtard | Mixtard 50 | Humulin 70/30 | Humulin M3 | Insuman Comb 25
Novolin 70/30 | Actraphane 30 | Insulinagypt 70/30 | Ryzodeg | Ryzodeg 70/30 | novo mix | نوفوميكس | نوفو مكس | نوفو ميكس 30 | مكستارد | هيومالوج مكس | هومالوج ميكس | رايزوديج
= dpp4Inhibitor class
DPP4i | gliptins
DPP4 | DPP IV inhibitor | dipeptidyl peptidase-4 inhibitor | gliptin | مثبط DPP-4 | مثبطات DPP4 | الجليبتينات
= dpp4Inhibitor of:linagliptin
ترايجنتا | تراجينتا | ترايجينتا | تراجنتا | لينا جلبتين | linagliptin | Trajenta | Tradjenta | Linajenta | Linadiabet | ~lina | ليناجليبتين
= dpp4Inhibitor of:vildagliptin
فيلداجلبتين | فيلداجليبتين | جالفس | فلداجلبتين | vildagliptin | Galvus | Jalra | Xiliarx | Icandra | Gliptus | Vildagluse | Vanvilda | Gluvildan | Zomelis | ~vilda | galvas | galvos | جالفوس | جليبتس | فيلداجلوس
= dpp4Inhibitor of:sitagliptin
سيتاجليبتين | جانفيا | جنوفيا | جانوفيا | سيتاجلبتين | sitagliptin | Januvia | Zituvio | Xelevia | Ristaben | Tesavel | Sitagen | Sitavia | Janaglip | Istavel | ~sita | يانوفيا | سيتافيا
= dpp4Inhibitor of:saxagliptin
اونجليزا | saxagliptin | Onglyza | Saxaptin | ~saxa | ساكساجليبتين | أونجلايزا
= dpp4Inhibitor of:alogliptin
alogliptin | Vipidia | Nesina | ~alo | ألوجليبتين | فيبيديا
= dpp4Inhibitor
gemigliptin | evogliptin | teneligliptin | anagliptin | trelagliptin | omarigliptin
Glipten | Glaptivia | Dibacure | Gliptadalo | Pharmabetic | ~Trevia | Sugarlo | Vilgat | ~Grasp
Formigliptin | Zytero | Inhiglip | Gliptopack | Prandaglim | Prevaglip | Zemiglo | Tenglyn | Zafatek | Marizev
جليبتين
= dpp4Inhibitor;sglt2Inhibitor
جلاكسامبي
Glyxambi | Empacoza Plus | Glimpacare Plus | Empacyrl | Diacurimap Plus | Linajenta Plus | Qtern | Steglujan | جليكسامبي
= metformin;repaglinide
PrandiMet | repaglinide/metformin
= repaglinide class
repaglinide | NovoNorm | Prandin | Enyglid | repaglinid | ريباجلينيد | ريباغلينيد | الريباغلينيد | نوفونورم
= ezetimibe?
ezetimibe | Ezetrol | Zetia | Zetamibe | ^EZE | ezetemibe | ezitimibe | ezetimib | إيزيتيميب | ازيتيميب | ازيترول
= mineralocorticoidAntagonist?
spironolactone | eplerenone | Aldactone | Noractone | Carospir | Inspra | Lasilactone | Aldactazide | ~spiro | sprionolactone | spirolactone | spironolacton | aldacton | سبيرونولاكتون | سبيرنولاكتون | ألداكتون | إبليرينون | ^MRA | aldosterone antagonist | mineralocorticoid antagonist
= finerenone class
nonsteroidal MRA | non-steroidal MRA
= finerenone
فينرينون | كيرنديا | كيرانديا
finerenone | Kerendia | Finoxlab | فينيرينون | كيرينديا | ns-MRA | nsMRA
= fluvastatin
fluvastatin | Lescol
= glp1RA class
GLP-1 RA | GLP1 RAs | GLP1a
GLP1 | incretin mimetic | GIP/GLP-1 | dual GIP/GLP-1 agonist | ناهض GLP-1 | ناهضات GLP1
= glp1RA of:tirzepatide
Zepbound
= glp1RA of:semaglutide
Wegovy | wegovi | ويجوفي | سيماجلوتيد | semaglutide | سيماجلوتايد | ~sema
= glp1RA of:exenatide
exenatide | إكسيناتيد
= glp1RA
albiglutide | beinaglutide | orforglipron | Evonanz | Tanzeum | Foundayo | ^TZP | إبر التنحيف | ابر التخسيس
= glp1RA agent:semaglutide
أوزمبك | أوزيمبيك | اوزيمبك | اوزمبيك | Ozempic
= glp1RA agent:oral-semaglutide
رايبلسوس | ريبيلسوس | رايبلسس | ريبلسوس | oral semaglutide | semaglutide tablets | Rybelsus
= glp1RA agent:dulaglutide
تروليسيتي | ترولسيتي | تروليستى | dulaglutide | Trulicity | ~dula | دولاجلوتايد
= glp1RA agent:tirzepatide
مانجارو | تيرزيباتايد | منجارو | ماونجارو | manjaro | مونجارو | tirzepatide | Mounjaro | ~tirz | ~tirze | تيرزيباتيد | تيرزباتايد
= glp1RA agent:exenatide-weekly
Bydureon
= glp1RA agent:liraglutide
ساكسندا | سكسندا | ساكسيندا | liraglutide | Victoza | Saxenda | Ligra | Zelyssa | ~lira | ليراجلوتايد | فيكتوزا
= glp1RA agent:lixisenatide
lixisenatide | Lyxumia | Adlyxin
= glp1RA agent:exenatide
Byetta | بايتا | بييتا
= insulin?
انسولين عكر وصافي | انسولين عكر | ابرة عكرة | انسولين صافي | insulin | insulin pump | omnipod | omnipod pump | medtronic pump | medtronic 780g | 780G pump | 780G | t:slim | tandem pump | on pump | pump therapy | hybrid closed loop | closed loop | ^HCL | ^CSII | مضخة انسولين | انسولين | ابر انسولين | يستخدم الأنسولين
= loopOrThiazideDiuretic
torsemide | torasemide | furosemide | frusemide | Lasix | Lasilix | bumetanide | Burinex | indapamide | Natrilix | Natrixam | hydrochlorothiazide | HCTZ | chlortalidone | chlorthalidone | bendroflumethiazide | metolazone | loop diuretic | thiazide
لازكس | لازيكس | فوروسيميد | فروسيمايد | إنداباميد | ناتريليكس | هيدروكلوروثيازيد | مدر عروي
= lovastatin
lovastatin | Mevacor | Altoprev
= mealtimeInsulin class
mealtime insulin | prandial insulin | bolus insulin | rapid-acting insulin | pre-meal insulin | انسولين سريع | انسولين وجبات | انسولين قبل الأكل
= mealtimeInsulin
نوفورابيد | هيومالوج
نوفرابيد | insulin NovoRapid | انسولين نوفورابيد | نوفوربيد | نوفورابد | هومالوغ | ابيدرا | insulin aspart | aspart | faster aspart | insulin lispro | lispro | insulin glulisine | glulisine | regular insulin | soluble insulin | insulin regular
human regular insulin | short-acting insulin | NovoRapid | NovoLog | Fiasp | Trurapi | Truvelog | ~Kirsty | Merilog | Humalog | Admelog | Lyumjev | Liprolog | Apidra | Actrapid | Humulin R | Humulin S | Novolin R | Insuman Rapid | Insulinagypt R
Afrezza | novo rapid | humalogue | epidra | apedra | نوفو رابيد | فياسب | أسبارت | انسولين أسبارت | ليسبرو | انسولين ليسبرو | جلوليزين | انسولين جلوليزين | ليومجيف | اكترابيد | هومولين ار
= metformin
جلكوفاج | metformin | metformin hydrochloride | metformin HCl | متفورمين | ميتفورمن | جلوكوفاش
metformine | metforming | mteformin | metfornin | glucophaj | متفرمين | جلوكوفاج | كلوكوفاج | متفورمن | ميتفورمين | metfomin | metformn | Glucophage | Glumetza | Fortamet | Riomet | Cidophage | Amophage | Glucolight XR | Maxophage XR | Mepaphage | Alexodiab | Andoglycemic XR | Diaphage | Jaspromin | Kelvamet MR
Meglucon | Diafor XR | Dialon | ~Formit | Formit XR | ~Glucare | Glucare XR | Lodiab XR | Metfor | Omformin | Metforal | Sukkarto | Diagemet XL | Bolamyn SR | Metabet SR | Metsol | Axpinet | Glucient SR | Glucorex SR | Jesacrin | Meijumet
Metuxtan SR | Yaltormin SR | Siofor | Metfogamma | Diaformin | Dianben | Glycomet | Glyciphage | Neodipar | MTF | ^MF | ~MFN | ~metf | ~met | gluco XR | metphormin | glucofage | سيدوفاج | جلوكولايت | ماكسوفاج | أموفاج | امو فاج | ديافاج | جلوكير
فورميت | ميتفور | ديالون | اومفورمين | PrandiMet | Magicnorm
= metformin;dpp4Inhibitor of:sitagliptin
جانيوميت | جنوميت | جانومت | Janumet | Zituvimet | Velmetia | Efficib | Ristfor | Sitavia-Met | Sitavic | Janaglip Plus | Sitagliform | Istamet | Treviamet | جانوميت | يانوميت | سيتافيا ميت
= metformin;dpp4Inhibitor of:vildagliptin
Galvus Met | Galvumet | Eucreas | Jalra M | Icandra Plus | Zomarist | Gliptus Plus | Vildagluse Plus | Vanvilda Plus | galvas met | galvos met | جالفس ميت | جالفوس ميت | جالفس مت | جليبتس بلس
= metformin;dpp4Inhibitor of:linagliptin
Jentadueto | Trajenta Duo | جنتادويتو | ينتادويتو | ترايجنتا ديو | تراجنتا ديو
= metformin;dpp4Inhibitor of:saxagliptin
Kombiglyze XR | Komboglyze | Saxaptin Plus | كومبيجلايز | كومبوجليز
= metformin;dpp4Inhibitor of:alogliptin
Vipdomet | Kazano | Inhibamet | فيبدوميت
= metformin;dpp4Inhibitor
Cronoxam Plus | Meligamet | Xitamet | Gliptamet | Glycimille | Sitfort | Glaptivia Plus | Pharmabetic Plus | Gleptomet | Gliptadalo Plus
Sensityn | Vtreat Met | Sugarlo Plus | Vilgat Plus | Covalmet | Zylinamet
Prevaglip Plus | Gliptalina | Zytero Plus | Gliptopack Met | Zemimet
= metformin;dpp4Inhibitor;sglt2Inhibitor
Trijardy XR | Empacoza Trio XR | Mellitofix Trio | Downbetes Trio | Qternmet XR
= metformin;sglt2Inhibitor of:empagliflozin
سينجاردي | synjradi | Synjardy | Jardiance Duo | Empamac Met | Empagliform | سنجاردي
= metformin;sglt2Inhibitor of:dapagliflozin
Xigduo | Ebymect | Forflozin Plus | Dapablix Met XR | Dapaglif Plus XR | xigdou | xegduo | zigduo | xigdo | زيجدو | إكسيجدو | اكس ديو | كسيجدو
= metformin;sglt2Inhibitor of:canagliflozin
Invokamet | Vokanamet
= metformin;sglt2Inhibitor
Divinusmet | Diglifloz Plus | Mellitofix Met | Glucoadjust | Diampa-M | Segluromet
= metformin;sulfonylurea of:glimepiride
Amaryl M | Amaglime-Met | أماريل ام | أماريل م | اماريل ميت | اماريل M
= metformin;sulfonylurea of:glibenclamide
Glucovance | Daonil M | glucovans | جلوكوفانس
= metformin;sulfonylurea
Glizid M | Piramyl-Met | Dolcyl M | Glucoryl Plus | Glycomet GP | Diavance | Glimet | Euglumide Plus | Amophage Extra | Metaglip | Gliform | Engilor
ديافانس
= metformin;tzd
Actoplus Met | Competact | Glubrava | Actosmet | Glacera Plus | Glados Met | Piomet | Averofage | Glustacomb | Suganorm | Avandamet
= onBloodPressureMedicine class
antihypertensives | BP meds | BP medication | antihypertensive treatment | on BP treatment
= onBloodPressureMedicine
دواء الضغط | علاج الضغط | أدوية الضغط | حبوب الضغط
= pitavastatin
pitavastatin | Livazo | Zypitamag | ~pita
= pravastatin
pravastatin | Pravachol | Lipostat | ~prava | برافاستاتين
= rasInhibitor class
ACEi/ARB
ACE inhibitor | ACEi | ACE-I | ARB | ARBs | angiotensin receptor blocker | RAS inhibitor | RAAS inhibitor | RASi | RAASi | ARNI
= rasInhibitor of:lisinopril
ليسينوبريل | لزينوبريل | ليزينوبريل | lisinopril | Zestril
= rasInhibitor of:perindopril
كوفيرسيل | كوفرسل | كوفرسيل | بيريندوبريل | perindopril | Coversyl | برندوبريل
= rasInhibitor of:ramipril
رامبريل | تريتيس | تريتاس | راميبريل | ramipril | Tritace
= rasInhibitor of:losartan
لوزارتان | كوزار | لوسارتان | losartan | Cozaar
= rasInhibitor of:irbesartan
إربيسارتان | ابروفيل | ايربيسارتان | irbesartan | Aprovel | CoAprovel
= rasInhibitor of:telmisartan
تيلميسارتان | مايكارديس | ميكارديس | تلميسارتان | telmisartan | Micardis | Telma
= rasInhibitor of:valsartan
ديوفان | فالسارتان | valsartan | ~Diovan | Co-Diovan | Diovan HCT | كو ديوفان | كوديوفان
= rasInhibitor of:candesartan
اتاكاند | كانديسارتان | candesartan | Atacand
= rasInhibitor of:captopril
captopril | Capoten | كابتوبريل | كابوتين
= rasInhibitor of:enalapril
enalapril | إنالابريل
= rasInhibitor of:olmesartan
olmesartan | أولميسارتان
= rasInhibitor
valsartan/sacubitril | Amlovan-HCT | زستريل | أولمتيك | كوفرام | إنتريستو
انترستو | زيستريل
quinapril | benazepril | cilazapril | fosinopril | trandolapril | moexipril | zofenopril | imidapril | eprosartan | azilsartan | fimasartan | sacubitril/valsartan
Acetab | Capocard | ~Capril | Noyada | Renitec | Innovace | Vasotec | Enapril | Korandil | Lapril | Ezapril | Tareg | تارج | Valista | Tabuvan | Disartan | Prinivil | ~Carace | Linopril | Lisino | Omace | Zinopril | Sinopril
Aceon | Provinda | Protectopril | Altace | Ramitac | ~Corpril | Accupril | Accupro | Lotensin | Cibacen | Inhibace | Vascace | Monopril | ~Staril | ~Mavik | Univasc | ~Perdix | Zofenil | Tanatril | ~Azar | ~Lacine | ~Osart
~Sartan | Sortiva | ~Stravis | ~Losar | Amosar | Kanzar | Avapro | Irbetan | Irovel | ~X-Tension | Blopress | ~Amias | Candalkan | ~Albustix | Pritor | Nizortan | Chartoreg | Olmetec | Benicar | Erastapex | Olsar
Lezberg | Edarbi | Standazil | Teveten | Entresto | Uperio | Sacutrend | Vacubitron | Hyzaar | Fortzaar | Azar-D | Co-Tareg | Co-Tabuvan | Co-Valista | Arbiten Plus | Co-Anginet | Diozad | Diostar Plus | Exforge | Amlovan
Amstar | Lotevan | ~Senergy | ~Vittoria | Tenival | Blokatens | Senergy Plus | Candan Plus | Gardia Plus | Unisia | ~Clodipan | Avalide | Co-Irbetel | Gizlan HCT | Aprovasc | Reduvasc | Gizamlo | Twynsta | Covatel | Normatec Plus
Sevikar | ~Azor | Sevitense | Olmidip | Olneda | ~Bitens | Tribenzor | Trioltan | Preterax | Coveram | Prestalia | Pratima Duo | Tenoryl Plus | Vidonorm | Triplixam | Pratima Trio | Cosimprel | Amlohope | Egiramlon | Triapin | Co-Renitec | Innozide
Vaseretic | Zestoretic | Lisonorm | Capozide | Lotrel | ~Tarka | Edarbyclor | cozar | intresto | رينيتيك | إزابريل | ترايتيس | تاريج | تابوفان | بلوبريس | اولمتك | إكسفورج
هيزار | كوفيرام
= rosuvastatin first
Roszet | Cholerose Plus | Suvrezza | Twicor
= rosuvastatin
روزوفاستاتين | رسوفاستاتين | كرستور
rosuvastatin | Crestor | Rosuvast | Rosulipid | Cholerose | Novistoric | Crestolip | Rosucor | Ezallor | ~rosuva | ~rosu | kristor | روسوفاستاتين | كريستور
= sglt2Inhibitor class
SGLT2i | gliflozins
SGLT2 | SGLTi | gliflozin | flozin | مثبطات SGLT2 | مثبط SGLT2 | مانع SGLT2
= sglt2Inhibitor of:empagliflozin
جارديان | امباجلفلوزين | جارديانز | جاردينس | جردينس | جارديانس | امباجليفلوزين | empagliflozin | Jardiance | Empacoza | Gibtulio | ~empa | jardians | gardiance | إمباكوزا
= sglt2Inhibitor of:dapagliflozin
فوركسيقا | داباجليفلوزين | فورزيجا | فورسيقا | داباجلفلوزين | dapagliflozin | Forxiga | Farxiga | Edistride | Forflozin | Dapablix | Dapaglif | Dapaveldactin | Dapagloza | Oxra | ~dapa | forxia | foxiga
= sglt2Inhibitor of:canagliflozin
canagliflozin | Invokana | ~cana | كاناجليفلوزين | انفوكانا
= sglt2Inhibitor of:ertugliflozin
ertugliflozin | Steglatro | ~ertu
= sglt2Inhibitor
ipragliflozin | sotagliflozin | luseogliflozin | bexagliflozin | enavogliflozin | tofogliflozin
Divinus | Dapilart | Diacanram | Parkflozin | ~Emba | Mellitofix | Diacurimap | Glimpacare | Giflog | Glempozin | Faglozino | Westadiab | Diampa
Xenglu | Glibafloz | Inpefa | Zynquista | Brenzavvy | Suglat | فورفلوزين | ديفينوس
= simvastatin
سمفاستاتين
simvastatin | Zocor | ~Alkor | Simvacor | Corvast | Inegy | Vytorin | ~simva | سيمفاستاتين | زوكور
= statin?
statin | statins
lipid-lowering treatment | lipid medicine | ستاتين
= steroids class
steroids | oral steroids | systemic steroids | corticosteroids | glucocorticoids | long-term steroids | steroid course
= steroids
بردنيزولون | بريدنيسولون | بردنيزون | دكساميثازون | ديكاميثازون
prednisolone | prednisone | methylprednisolone | dexamethasone | hydrocortisone tablets | hydrocortisone oral | betamethasone injection | betamethasone tablets | deflazacort | vamorolone | ~Predo | Hostacortin H | ~Xilone | Solupred | Rayos
Deltasone | Lodotra | Medrol | Solu-Medrol | Depo-Medrol | Urbason | Decadron | Dexazone | Fortecortin | Hemady | Cortef | Solu-Cortef | Plenadren | Diprofos | Celestone | Betafos | Kenacort-A | Kenalog | Calcort | Emflaza | Flazacor | ~pred | ~dexa
~dex | methylpred | ^MP | بريدنيزولون | بريدو | بريدنيزون | ديكساميثازون | ديكادرون | ميثيل بريدنيزولون | سوليو ميدرول | ديبو ميدرول | ديبروفوس | كورتيزون | حبوب كورتيزون | ستيرويد | ابرة كورتيزون
= sulfonylurea class
sulfonylureas | sulphonylureas | ^SUs
sulfonylurea | sulphonylurea | ^SU | SUs | ^SFU | سلفونيل يوريا | سلفونيليوريا
= sulfonylurea
Glucoryl | Glucoless | Reglidib | ~Conida | ~Melix
Diaoptim MR | Diamedizen MR | Gli SR | Controbetic MR | Unocron MR | Diabetron | دياميديزين | Dolcyl | Diabenor | Diabride | Glaryl | Glemax | Glimadel | دولسيل | جلاريل | جليماكس | ديابنور | Diaben
= sulfonylurea agent:gliclazide
جليكلازايد | ديامكرون | دايميكرون | ديمكرون | gliclazide | Diamicron | Diaprel MR | Diaglyk | Claz MR | Zyglic MR | Glicla MR | ~glic | gliclaz
glic MR | جليكلازيد | دياميكرون
= sulfonylurea agent:glimepiride
جليميبريد | glimiperide | glimepiride | Amaryl | Glimaryl | Glimepir | Getryl | Piramyl | ~glim | glimep | ~glime | glymepride | amarel | amryl | amaril | جليميبرايد | أماريل
أمريل | جليماريل
= sulfonylurea agent:glibenclamide
جليبوريد | جليبينكلاميد | داونيل | glibenclamide | glyburide | micronised glyburide | Daonil | Semi-Daonil | Euglucon | Diabeta | Glynase | Micronase | ~glib | ~glyb | daonel | جليبنكلاميد | دوانيل | دونيل
= sulfonylurea agent:other of:glipizide
glipizide | Minidiab | Minodiab | Glucotrol | Glibenese | جليبيزيد | ميني دياب | مينيدياب
= sulfonylurea agent:other
gliquidone | tolbutamide | chlorpropamide | Glurenorm | Diabinese
= sulfonylurea;tzd
Duetact | Tandemact | Amaglust | Zanoglide | Avandaryl
= tzd class
glitazones
^TZD | TZDs | glitazone | thiazolidinedione
= tzd
بايوجليتازون
pioglitazone | rosiglitazone | lobeglitazone | ~Actos | Glustin | Glacera | Gleran | Ogliton | Diabetin | Actozone | Diabetonorm | Hi-Glitazone | Glustazon | Avandia | Duvie | ~pio | بيوجليتازون | أكتوس | جلوستين
= tzd;dpp4Inhibitor
Incresync | Oseni | Cyero
`;
