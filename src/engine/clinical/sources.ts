import { drugSources } from './drug-sources.ts';
import { trialSources } from './trial-sources.ts';
import type { Source } from '../kit/source.ts';

const reviewed = { reviewedOn: '2026-11-21', reviewBy: '2027-02-28' } as const;

const lookedUp = { reviewedOn: '2026-11-26', reviewBy: '2027-02-28' } as const;

export const sources = {
  design: { title: 'Clinical judgement; no guideline says this', edition: '2026', ar: { title: 'تقدير سريري، لا يستند إلى دليل إرشادي', edition: '2026' }, ...reviewed },
  ada2026: { short: 'ADA 2026', title: 'American Diabetes Association, Standards of Care in Diabetes', edition: '2026', link: 'https://diabetesjournals.org/care/issue/49/Supplement_1', ar: { title: 'الجمعية الأمريكية للسكري (ADA)، معايير الرعاية في السكري', edition: '2026' }, ...reviewed },
  crises2024: { brief: 'ADA, EASD, crises', title: 'ADA, EASD, JBDS, AACE and DTS, Hyperglycaemic crises in adults, consensus report', edition: 'Diabetes Care 2024', link: 'https://doi.org/10.2337/dci24-0032', ...reviewed },
  ketones2019: { brief: 'Consensus, ketoacidosis', title: 'International consensus on risk management of diabetic ketoacidosis with SGLT inhibitors', edition: 'Diabetes Care 2019, table 1', link: 'https://doi.org/10.2337/dc18-2316', ...reviewed },
  jbdsHyperosmolar2022: { title: 'Joint British Diabetes Societies for Inpatient Care, Management of the hyperosmolar hyperglycaemic state in adults', edition: 'Diabet Med 2023', link: 'https://doi.org/10.1111/dme.15005', ...reviewed },
  acp2018: { short: 'ACP 2018', title: 'American College of Physicians, Haemoglobin A1c targets, guidance statement', edition: 'Ann Intern Med 2018', link: 'https://doi.org/10.7326/M17-0939', ...reviewed },
  vaHypoglycaemia: { brief: 'VA, hypoglycaemia', title: 'US Department of Veterans Affairs, Hypoglycemia Safety Initiative, for clinicians', edition: 'as read November 2026', link: 'https://www.qualityandsafety.va.gov/ChoosingWiselyHealthSafetyInitiative/HypoglycemiaSite/For_Clinicians.asp', ...reviewed },
  endocrineSociety2019: { brief: 'Endocrine Society', title: 'Endocrine Society, Treatment of diabetes in older adults', edition: '2019', link: 'https://academic.oup.com/jcem/article/104/5/1520/5413486', ...reviewed },
  idfDar2021: { title: 'IDF and DAR, Diabetes and Ramadan, practical guidelines', edition: '2021', link: 'https://doi.org/10.1016/j.diabres.2021.109185', ...reviewed },
  ramadanValidation2023: { title: 'Validation of the new IDF-DAR risk assessment tool for Ramadan fasting in patients with diabetes', edition: 'Diabetes Metab Syndr 2023, abstract', link: 'https://doi.org/10.1016/j.dsx.2023.102754', ...reviewed },
  ramadanUpdate2020: { title: 'Ibrahim et al., Recommendations for management of diabetes during Ramadan: update 2020', edition: 'BMJ Open Diabetes Res Care 2020, tables of treatment', link: 'https://doi.org/10.1136/bmjdrc-2020-001248', ...reviewed },
  ramadanOralSemaglutide2025: { title: 'O-SEMA-FAST: oral semaglutide in adults with type 2 diabetes during Ramadan', edition: 'Diabetes Ther 2025, abstract', link: 'https://doi.org/10.1007/s13300-025-01702-1', ...lookedUp },
  ramadanSglt2Panel2020: { title: 'Use of SGLT2 inhibitors during Ramadan: an expert panel statement', edition: 'Diabetes Res Clin Pract 2020, not read in full', link: 'https://doi.org/10.1016/j.diabres.2020.108465', ...reviewed },
  ramadanCcjm: { title: 'Cleveland Clinic Journal of Medicine, Diabetes during Ramadan, table 3', edition: 'as read November 2026', link: 'https://www.ccjm.org', ...reviewed },
  labelPioglitazone: { brief: 'Actos label, US', title: 'Pioglitazone (Actos), US prescribing information', edition: 'as read November 2026', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=pioglitazone', ...reviewed },
  labelFinerenone: { brief: 'Kerendia label, US', title: 'Finerenone (Kerendia), US prescribing information', edition: 'not read in full', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=kerendia', ...reviewed },
  labelSglt2: { brief: 'SGLT2 labels, US', title: 'SGLT2 inhibitors (empagliflozin, dapagliflozin), US prescribing information', edition: 'not read in full', link: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=jardiance', ...reviewed },
  aace2023: { short: 'AACE 2023', title: 'American Association of Clinical Endocrinology, type 2 diabetes algorithm', edition: '2023', link: 'https://www.endocrinepractice.org/article/S1530-891X(23)00034-4/fulltext', ...reviewed },
  kdigo2024: { short: 'KDIGO 2024', title: 'KDIGO, Evaluation and management of chronic kidney disease', edition: '2024', link: 'https://kdigo.org/guidelines/ckd-evaluation-and-management/', ...reviewed },
  ckdEpi2021: { brief: 'CKD-EPI 2021', title: 'Inker et al., New creatinine- and cystatin C-based equations to estimate GFR without race (CKD-EPI 2021)', edition: 'N Engl J Med 2021', link: 'https://www.nejm.org/doi/full/10.1056/NEJMoa2102953', ...reviewed },
  kdoqi: { brief: 'KDOQI', title: 'KDOQI, Diabetes and chronic kidney disease (protein intake)', edition: '2007, updated 2012', link: 'https://www.kidney.org/professionals/guidelines', ...reviewed },
  hirst2012: { title: 'Hirst et al., Quantifying the effect of metformin on HbA1c, meta-analysis', edition: 'Diabetes Care 2012', link: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC3263873/', ...reviewed },
  grade2020: { title: 'GRADE, metformin run-in', edition: 'Diabetes Care 2020', link: 'https://diabetesjournals.org/care/article/43/5/940', ...reviewed },
  aschner2006: { title: 'Aschner et al., Sitagliptin monotherapy', edition: 'Diabetes Care 2006', link: 'https://diabetesjournals.org/care/article/29/12/2632', ...reviewed },
  umpierre2011: { title: 'Umpierre et al., Physical activity advice, exercise training and HbA1c', edition: 'JAMA 2011', link: 'https://jamanetwork.com/journals/jama/fullarticle/899553', ...reviewed },
  mearns2015: { title: 'Mearns et al., Network meta-analysis of glucose-lowering drugs', edition: '2015', link: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC4412636/', ...reviewed },
  rozaShizgal1984: { title: 'Roza and Shizgal, The Harris Benedict equation reevaluated', edition: 'Am J Clin Nutr 1984', link: 'https://pubmed.ncbi.nlm.nih.gov/6741850/', ...reviewed },
  battelino2019: { title: 'Battelino et al., International consensus on time in range', edition: 'Diabetes Care 2019', link: 'https://diabetesjournals.org/care/article/42/8/1593', ...reviewed },
  bergenstal2018: { title: 'Bergenstal et al., Glucose management indicator', edition: 'Diabetes Care 2018', link: 'https://diabetesjournals.org/care/article/41/11/2275', ...reviewed },
  erfc2023: { title: 'Emerging Risk Factors Collaboration, Life expectancy by age at diagnosis of type 2 diabetes', edition: 'Lancet Diabetes Endocrinol 2023', link: 'https://doi.org/10.1016/S2213-8587(23)00223-1', ...reviewed },
  nchs2023: { title: 'National Center for Health Statistics, Mortality in the United States, 2023', edition: 'Data brief 521, 2024', link: 'https://www.cdc.gov/nchs/products/databriefs/db521.htm', ...reviewed },
  ukpds35: { title: 'Stratton et al., UKPDS 35', edition: 'BMJ 2000', link: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC27454/', ...reviewed },
  direct: { title: 'Lean et al., DiRECT, primary care-led weight management', edition: 'Lancet 2018', link: 'https://pubmed.ncbi.nlm.nih.gov/29221645/', ...reviewed },
  who1995: { brief: 'WHO', title: 'World Health Organization, Physical status: BMI classes for adults', edition: 'Technical report 854, 1995', link: 'https://www.who.int/publications/i/item/9241208546', ...reviewed },
  dietaryGuidelines: { title: 'Dietary Guidelines for Americans', edition: '2020–2025', link: 'https://www.dietaryguidelines.gov', ...reviewed },
  efsaAla: { title: 'EFSA, Alpha-lipoic acid and insulin autoimmune syndrome', edition: '2021', link: 'https://www.efsa.europa.eu/en/efsajournal/pub/6577', ...reviewed },
  whoCvd2019: { title: 'WHO CVD Risk Chart Working Group, World Health Organization cardiovascular disease risk charts: revised models to estimate risk in 21 global regions', edition: 'Lancet Glob Health 2019; coefficients as the authors publish them', link: 'https://doi.org/10.1016/S2214-109X(19)30318-3', ...reviewed },
  score2Diabetes: { title: 'SCORE2-Diabetes Working Group, SCORE2-Diabetes: 10-year cardiovascular risk estimation in type 2 diabetes in Europe', edition: 'Eur Heart J 2023; coefficients as the authors publish them', link: 'https://doi.org/10.1093/eurheartj/ehad260', ...reviewed },
  esc2023: { short: 'ESC 2023', title: 'European Society of Cardiology, Management of cardiovascular disease in patients with diabetes', edition: '2023, read in part', link: 'https://doi.org/10.1093/eurheartj/ehad192', ...reviewed },
  kfre2011: { title: 'Tangri et al., A predictive model for progression of chronic kidney disease to kidney failure', edition: 'JAMA 2011', link: 'https://doi.org/10.1001/jama.2011.451', ...reviewed },
  kfre2016: { title: 'Tangri et al., Multinational assessment of accuracy of equations for predicting risk of kidney failure', edition: 'JAMA 2016', link: 'https://doi.org/10.1001/jama.2015.18202', ...reviewed },
  niceCkd: { title: 'NICE, Chronic kidney disease: assessment and management (NG203)', edition: '2021', link: 'https://www.nice.org.uk/guidance/ng203', ...reviewed },
  fib4: { title: 'Sterling et al., Development of a simple noninvasive index to predict significant fibrosis (FIB-4)', edition: 'Hepatology 2006', link: 'https://doi.org/10.1002/hep.21178', ...reviewed },
  mcpherson2017: { title: 'McPherson et al., Age as a confounding factor for the accurate non-invasive diagnosis of advanced fibrosis', edition: 'Am J Gastroenterol 2017', link: 'https://doi.org/10.1038/ajg.2016.453', ...reviewed },
  adaLiver2025: { brief: 'ADA 2025, liver', title: 'American Diabetes Association, Metabolic dysfunction-associated steatotic liver disease in people with diabetes, consensus report', edition: '2025', ...reviewed },
  easl2024: { title: 'EASL, EASD and EASO, Management of metabolic dysfunction-associated steatotic liver disease', edition: '2024', ...reviewed },
  iwgdf2023: { short: 'IWGDF 2023', title: 'International Working Group on the Diabetic Foot, Guidelines on the prevention of foot ulcers', edition: '2023; its table of 2019, kept since, read in a review', link: 'https://iwgdfguidelines.org/prevention-guideline-2023/', ...lookedUp },
  aace2022: { short: 'AACE 2022', title: 'American Association of Clinical Endocrinology, Diabetes guideline, table 21: vaccines', edition: '2022, the table read', link: 'https://pro.aace.com/disease-state-resources/diabetes/immunization-recommendations-aace-diabetes-guideline-update', ...lookedUp },
  ihsStandards: { short: 'IHS', title: 'Indian Health Service, Diabetes standards of care, recommendations at a glance', edition: 'as read November 2026', link: 'https://www.ihs.gov/diabetes/clinician-resources/soc/soc-recataglance/', ...lookedUp },
  acipRsv: { short: 'ACIP, RSV', title: 'Advisory Committee on Immunization Practices, RSV vaccine in adults, as explained by Immunize.org', edition: '2024, read; from 50 years since July 2025, as reported', link: 'https://www.immunize.org/ask-experts/what-conditions-put-older-people-at-the-highest-risk-of-complications-of-rsv/', ...lookedUp },
  saudiAdultVaccines: { title: 'Saudi Public Health Authority, vaccination schedule of adults, as reported', edition: '2022, a report read', ar: { title: 'هيئة الصحة العامة (وقاية)، جدول تطعيمات البالغين كما نُشر عنه', edition: '2022، قُرئ خبر عنه' }, ...lookedUp },
  saudiHajj: { short: 'MoH, Hajj', title: 'Saudi Ministry of Health, Meningococcal meningitis: required vaccinations for Hajj and Umrah', edition: 'page of 14 January 2020, read', link: 'https://www.moh.gov.sa/en/Hajj/HealthGuidelines/HealthGuidelinesDuringHajj/Pages/MeningococcalMeningitis.aspx', ar: { title: 'وزارة الصحة السعودية، الحمى الشوكية: التطعيمات المطلوبة للحج والعمرة', edition: 'صفحة 14 يناير 2020، قُرئت' }, ...lookedUp },
  ...drugSources,
  ...trialSources,
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;

/** A source by its id, among those that calculators share or, in `own`, that one of them alone names; undefined where it is neither. */
export function sourceOf(id: string, own: Readonly<Record<string, Source>> = {}): Source | undefined {
  if (Object.hasOwn(sources, id)) return sources[id as SourceId];
  return Object.hasOwn(own, id) ? own[id] : undefined;
}
