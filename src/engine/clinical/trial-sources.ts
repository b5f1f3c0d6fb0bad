import type { Source } from '../kit/source.ts';

const lookedUp = { reviewedOn: '2026-11-26', reviewBy: '2027-02-28' } as const;

/** Trials whose people are drawn where a treatment is chosen together: what was read of each stands with its figures (engine/choose/trials.ts). */
export const trialSources = {
  choiceFacts: {
    title: 'Class figures from general knowledge, each to be checked before it is signed',
    edition: '2026',
    ar: { title: 'أرقام الفئات من المعرفة العامة، يُتحقق من كل منها قبل التوقيع', edition: '2026' },
    ...lookedUp,
  },
  empaReg: {
    short: 'EMPA-REG OUTCOME',
    title: 'Zinman et al., Empagliflozin, cardiovascular outcomes, and mortality in type 2 diabetes',
    edition: 'N Engl J Med 2015, abstract and table of results',
    link: 'https://doi.org/10.1056/NEJMoa1504720',
    ...lookedUp,
  },
  leader: {
    short: 'LEADER',
    title: 'Marso et al., Liraglutide and cardiovascular outcomes in type 2 diabetes',
    edition: 'N Engl J Med 2016, abstract',
    link: 'https://doi.org/10.1056/NEJMoa1603827',
    ...lookedUp,
  },
  rewind: {
    short: 'REWIND',
    title: 'Gerstein et al., Dulaglutide and cardiovascular outcomes in type 2 diabetes',
    edition: 'Lancet 2019, seen in a review',
    link: 'https://doi.org/10.1016/S0140-6736(19)31149-3',
    ...lookedUp,
  },
  dapaHf: {
    short: 'DAPA-HF',
    title: 'McMurray et al., Dapagliflozin in patients with heart failure and reduced ejection fraction',
    edition: 'N Engl J Med 2019, seen in a review',
    link: 'https://doi.org/10.1056/NEJMoa1911303',
    ...lookedUp,
  },
  emperorPreserved: {
    short: 'EMPEROR-Preserved',
    title: 'Anker et al., Empagliflozin in heart failure with a preserved ejection fraction',
    edition: 'N Engl J Med 2021, abstract',
    link: 'https://doi.org/10.1056/NEJMoa2107038',
    ...lookedUp,
  },
  dapaCkd: {
    short: 'DAPA-CKD',
    title: 'Heerspink et al., Dapagliflozin in patients with chronic kidney disease',
    edition: 'N Engl J Med 2020, abstract',
    link: 'https://doi.org/10.1056/NEJMoa2024816',
    ...lookedUp,
  },
  credence: {
    short: 'CREDENCE',
    title: 'Perkovic et al., Canagliflozin and renal outcomes in type 2 diabetes and nephropathy',
    edition: 'N Engl J Med 2019, abstract in part',
    link: 'https://doi.org/10.1056/NEJMoa1811744',
    ...lookedUp,
  },
  flow: {
    short: 'FLOW',
    title: 'Perkovic et al., Effects of semaglutide on chronic kidney disease in patients with type 2 diabetes',
    edition: 'N Engl J Med 2024; people of its design paper, results seen in a summary',
    link: 'https://doi.org/10.1056/NEJMoa2403347',
    ...lookedUp,
  },
  carolinaLows: {
    short: 'CAROLINA, lows',
    title: 'Interrelationship between hypoglycaemia and outcomes in CAROLINA',
    edition: 'Diabetes 2020, abstract 162-OR',
    link: 'https://doi.org/10.2337/db20-162-OR',
    ...lookedUp,
  },
  dualAddOn: {
    short: 'Dual add-on',
    title: 'Rosenstock et al., Dual add-on therapy in type 2 diabetes poorly controlled with metformin',
    edition: 'Diabetes Care 2015, abstract',
    link: 'https://doi.org/10.2337/dc14-1142',
    ...lookedUp,
  },
} as const satisfies Record<string, Source>;
