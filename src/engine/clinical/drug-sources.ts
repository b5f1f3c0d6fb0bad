import type { Source } from './source.ts';

const reviewed = { reviewedOn: '2026-11-21', reviewBy: '2027-02-28' } as const;
const dailyMed = (query: string): string => `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${query}`;

/** Where the drug reference was read, guidelines among them: its page loads these and no others. Labels were read in copies; a licensed clinician signs them off. */
export const drugSources = {
  spec: { title: 'Product specification', edition: '2026', ar: { title: 'مواصفات المنتج', edition: '2026' }, ...reviewed },
  ada2025: { short: 'ADA 2025', title: 'American Diabetes Association, Standards of Care in Diabetes', edition: '2025', link: 'https://diabetesjournals.org/care/issue/48/Supplement_1', ...reviewed },
  kdigo2022: { short: 'KDIGO 2022', title: 'KDIGO, Diabetes management in chronic kidney disease', edition: '2022', link: 'https://kdigo.org/guidelines/diabetes-ckd/', ...reviewed },
  labelMetformin: { title: 'Metformin, US prescribing information', edition: 'FDA eGFR revision 2016', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=metformin', ...reviewed },
  labelSitagliptin: { title: 'Sitagliptin (Januvia), US prescribing information', edition: 'as read November 2026', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=sitagliptin', ...reviewed },
  lipska2011: { title: 'Lipska et al., Use of metformin in the setting of mild-to-moderate renal insufficiency', edition: 'Diabetes Care 2011', link: 'https://diabetesjournals.org/care/article/34/6/1431', ...reviewed },
  b12Practice: { title: 'Vitamin B12 deficiency in metformin users, practice review', edition: 'Pharmacy Practice', link: 'https://www.pharmacypractice.org', ...reviewed },
  labelMetforminXr: { title: 'Metformin extended release, regional prescribing information', edition: 'regional copy, as read November 2026', ...reviewed },
  labelRegional: { title: 'Regional and EU prescribing information, where it differs from the US label', edition: 'regional copies, as read November 2026', ar: { title: 'النشرات الإقليمية والأوروبية حيث تختلف عن النشرة الأمريكية', edition: 'نسخ إقليمية، قُرئت في نوفمبر 2026' }, ...reviewed },
  labelSemaglutide: { title: 'Semaglutide injection (Ozempic), US prescribing information', edition: 'revised October 2025', link: dailyMed('ozempic'), ...reviewed },
  labelLiraglutide: { title: 'Liraglutide (Victoza), US prescribing information', edition: 'as read November 2026', link: dailyMed('victoza'), ...reviewed },
  labelDulaglutide: { title: 'Dulaglutide (Trulicity), US prescribing information', edition: 'as read November 2026', link: dailyMed('trulicity'), ...reviewed },
  labelTirzepatide: { title: 'Tirzepatide (Mounjaro), US prescribing information', edition: 'April 2025', link: dailyMed('mounjaro'), ...reviewed },
  labelLispro: { title: 'Insulin lispro (Humalog), US prescribing information', edition: 'as read November 2026', link: dailyMed('humalog'), ...reviewed },
  labelAspart: { title: 'Insulin aspart (NovoLog, Fiasp), US prescribing information', edition: 'as read November 2026', link: dailyMed('insulin+aspart'), ...reviewed },
  labelGlargine: { title: 'Insulin glargine (Lantus, Toujeo), US prescribing information', edition: 'as read November 2026', link: dailyMed('insulin+glargine'), ...reviewed },
  labelDegludec: { title: 'Insulin degludec (Tresiba), US prescribing information', edition: 'as read November 2026', link: dailyMed('tresiba'), ...reviewed },
  labelDetemir: { title: 'Insulin detemir (Levemir), US prescribing information', edition: 'last edition before withdrawal', link: dailyMed('levemir'), ...reviewed },
  detemirWithdrawal: { title: 'Withdrawal of insulin detemir, manufacturer and patient-association notices', edition: '2023 to 2026', ar: { title: 'سحب إنسولين ديتيمير: إعلانات الشركة المصنّعة وجمعيات المرضى', edition: 'من 2023 إلى 2026' }, link: 'https://www.diabetes.org.uk', ...reviewed },
  insulinReview2023: { title: 'Review of insulin guidelines in type 2 diabetes', edition: '2023', link: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC10617785/', ...reviewed },
  insulinRenalConvention: { title: 'Insulin in kidney disease: practice convention of dose cuts by filtration rate', edition: 'seen in secondary summaries', ar: { title: 'خفض الإنسولين في مرض الكلى: عُرف عملي', edition: 'ورد في ملخصات ثانوية' }, ...reviewed },
  fightLive: { title: 'FIGHT and LIVE, liraglutide in heart failure with reduced ejection fraction', edition: '2016 and 2017, as reviewed', ...reviewed },
  sfdaList: { title: 'Saudi Food and Drug Authority, list of registered medicines (not verified for this product)', edition: 'to be checked', ar: { title: 'الهيئة العامة للغذاء والدواء، قائمة الأدوية المسجلة (لم يُتحقق منها لهذا المنتج)', edition: 'تحتاج إلى تحقق' }, link: 'https://www.sfda.gov.sa/en/drugs-list', ...reviewed },
  generalKnowledge: { title: 'General clinical knowledge, not read in a source; to be re-checked against the label', edition: '2026', ar: { title: 'معرفة سريرية عامة لم تُقرأ في مصدر؛ تُراجَع على النشرة', edition: '2026' }, ...reviewed },
} as const satisfies Record<string, Source>;
