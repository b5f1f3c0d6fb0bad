import type { Source } from '../kit/source.ts';

const reviewed = { reviewedOn: '2026-11-21', reviewBy: '2027-02-28' } as const;
const looked = { reviewedOn: '2026-11-25', reviewBy: '2027-02-28' } as const;
const dailyMed = (query: string): string => `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${query}`;

/** Where the drug reference was read, guidelines among them: its page loads these and no others. Labels were read in copies; a licensed clinician signs them off. */
export const drugSources = {
  spec: { title: 'Formulas of these calculators', edition: '2026', ar: { title: 'معادلات هذه الحاسبات', edition: '2026' }, ...reviewed },
  ada2025: { short: 'ADA 2025', title: 'American Diabetes Association, Standards of Care in Diabetes', edition: '2025', link: 'https://diabetesjournals.org/care/issue/48/Supplement_1', ...reviewed },
  kdigo2022: { short: 'KDIGO 2022', title: 'KDIGO, Diabetes management in chronic kidney disease', edition: '2022', link: 'https://kdigo.org/guidelines/diabetes-ckd/', ...reviewed },
  labelMetformin: { brief: 'Metformin label, US', title: 'Metformin, US prescribing information', edition: 'FDA eGFR revision 2016', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=metformin', ...reviewed },
  labelSitagliptin: { brief: 'Januvia label, US', title: 'Sitagliptin (Januvia), US prescribing information', edition: 'as read November 2026', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=sitagliptin', ...reviewed },
  lipska2011: { title: 'Lipska et al., Use of metformin in the setting of mild-to-moderate renal insufficiency', edition: 'Diabetes Care 2011', link: 'https://diabetesjournals.org/care/article/34/6/1431', ...reviewed },
  b12Practice: { brief: 'B12, practice review', title: 'Vitamin B12 deficiency in metformin users, practice review', edition: 'Pharmacy Practice', link: 'https://www.pharmacypractice.org', ...reviewed },
  labelMetforminXr: { title: 'Metformin extended release, regional prescribing information', edition: 'regional copy, as read November 2026', ...reviewed },
  labelRegional: { title: 'Regional and EU prescribing information, where it differs from the US label', edition: 'regional copies, as read November 2026', ar: { title: 'النشرات الإقليمية والأوروبية حيث تختلف عن النشرة الأمريكية', edition: 'نسخ إقليمية، قُرئت في نوفمبر 2026' }, ...reviewed },
  labelSemaglutide: { brief: 'Ozempic label, US', title: 'Semaglutide injection (Ozempic), US prescribing information', edition: 'revised October 2025, as listed in September 2026', link: dailyMed('ozempic'), ...reviewed },
  labelLiraglutide: { title: 'Liraglutide (Victoza), US prescribing information', edition: 'as read November 2026', link: dailyMed('victoza'), ...reviewed },
  labelDulaglutide: { title: 'Dulaglutide (Trulicity), US prescribing information', edition: 'as read November 2026', link: dailyMed('trulicity'), ...reviewed },
  labelTirzepatide: { title: 'Tirzepatide (Mounjaro), US prescribing information', edition: 'January 2026; dosing read in the copy of April 2025', link: dailyMed('mounjaro'), ...reviewed },
  labelLispro: { title: 'Insulin lispro (Humalog), US prescribing information', edition: 'as read November 2026', link: dailyMed('humalog'), ...reviewed },
  labelAspart: { title: 'Insulin aspart (NovoLog, Fiasp), US prescribing information', edition: 'as read November 2026', link: dailyMed('insulin+aspart'), ...reviewed },
  labelGlargine: { title: 'Insulin glargine (Lantus, Toujeo), US prescribing information', edition: 'as read November 2026', link: dailyMed('insulin+glargine'), ...reviewed },
  labelDegludec: { title: 'Insulin degludec (Tresiba), US prescribing information', edition: 'as read November 2026', link: dailyMed('tresiba'), ...reviewed },
  labelDetemir: { title: 'Insulin detemir (Levemir), US prescribing information', edition: 'last edition before withdrawal', link: dailyMed('levemir'), ...reviewed },
  detemirWithdrawal: { title: 'Withdrawal of insulin detemir, manufacturer and patient-association notices', edition: '2023 to 2026', ar: { title: 'سحب إنسولين ديتيمير: إعلانات الشركة المصنّعة وجمعيات المرضى', edition: 'من 2023 إلى 2026' }, link: 'https://www.diabetes.org.uk', ...reviewed },
  insulinReview2023: { title: 'Review of insulin guidelines in type 2 diabetes', edition: '2023', link: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC10617785/', ...reviewed },
  insulinRenalConvention: { title: 'Insulin in kidney disease: practice convention of dose cuts by filtration rate', edition: 'seen in secondary summaries', ar: { title: 'خفض الإنسولين في مرض الكلى: عُرف عملي', edition: 'ورد في ملخصات ثانوية' }, ...reviewed },
  fightLive: { brief: 'FIGHT and LIVE', title: 'FIGHT and LIVE, liraglutide in heart failure with reduced ejection fraction', edition: '2016 and 2017, as reviewed', ...reviewed },
  heartFailure2022: { brief: 'AHA, ACC, HFSA', title: 'AHA, ACC and HFSA, Management of heart failure', edition: '2022', link: 'https://doi.org/10.1161/CIR.0000000000001063', ar: { title: 'جمعية القلب الأمريكية والكلية الأمريكية لأمراض القلب وجمعية قصور القلب، معالجة قصور القلب', edition: '2022' }, ...reviewed },
  stepHfpefDm: { title: 'Kosiborod et al., Semaglutide in obesity-related heart failure and type 2 diabetes (STEP-HFpEF DM)', edition: 'N Engl J Med 2024', link: 'https://doi.org/10.1056/NEJMoa2313917', ...looked },
  surpassCvot: { title: 'Nicholls et al., Cardiovascular outcomes with tirzepatide versus dulaglutide (SURPASS-CVOT)', edition: 'N Engl J Med 2025, as reported', link: 'https://www.acc.org/Latest-in-Cardiology/Journal-Scans/2026/01/07/14/20/SURPASS-CVOT', ...looked },
  liraglutideGeneric: { title: 'FDA, first generic of liraglutide (Victoza), as reported', edition: 'December 2024', ...looked },
  insulinBiosimilars: { title: 'FDA, insulin biosimilars Semglee, Rezvoglar, Merilog and Kirsty, as reported', edition: '2021 to 2025', link: 'https://www.fda.gov/news-events/press-announcements/fda-approves-first-rapid-acting-insulin-biosimilar-product-treatment-diabetes', ...looked },
  weeklyInsulins: { title: 'Once-weekly insulins: approvals of icodec in the EU and the US, as reported', edition: '2024 to 2026', ar: { title: 'الإنسولينات الأسبوعية: الموافقة على إيكوديك في أوروبا وأمريكا كما نُشر عنها', edition: 'من 2024 إلى 2026' }, ...looked },
  usProductList: { title: 'FDA, National Drug Code Directory: semaglutide tablets', edition: 'October 2026', link: 'https://open.fda.gov/apis/drug/ndc/', ...looked },
  sfdaList: { title: 'Saudi Food and Drug Authority, list of registered medicines (not verified for this product)', edition: 'to be checked', ar: { title: 'الهيئة العامة للغذاء والدواء، قائمة الأدوية المسجلة (لم يُتحقق منها لهذا المنتج)', edition: 'تحتاج إلى تحقق' }, link: 'https://www.sfda.gov.sa/en/drugs-list', ...reviewed },
  generalKnowledge: { title: 'General clinical knowledge; source to be confirmed', edition: '2026', ar: { title: 'معرفة سريرية عامة؛ المصدر قيد التأكيد', edition: '2026' }, ...reviewed },
} as const satisfies Record<string, Source>;
