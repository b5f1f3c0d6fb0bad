import type { JudgementCase } from './shape.ts';

export const tzdCases: readonly JudgementCase[] = [
  {
    id: 'tzd-heart-failure',
    title: {
      en: 'Heart failure, pioglitazone and a DPP-4 inhibitor, eGFR 52',
      ar: 'قصور القلب مع البيوغليتازون ومثبط DPP-4، معدل الترشيح 52',
    },
    facts: { age: 68, sex: 'male', heartFailure: true, tzd: true, dpp4Inhibitor: true, a1c: 7.9, egfr: 52 },
    must: [
      { id: 'stop:tzd', within: 0, gravity: 'urgent' },
      { id: 'start:sglt2Inhibitor', within: 7 },
      { id: 'refer:cardiologist', within: 14 },
      { id: 'limit:water' },
    ],
    mustNot: ['keep:tzd', 'start:glp1RA', 'do:water'],
    review: { atMost: 7 },
    source: 'rules research 17b, 19; pioglitazone label',
  },
  {
    id: 'tzd-oedema',
    title: { en: 'Pioglitazone with swollen legs', ar: 'البيوغليتازون مع تورم الساقين' },
    facts: { age: 57, tzd: true, oedema: true, a1c: 7.1, egfr: 85 },
    must: [{ id: 'stop:tzd', within: 3, gravity: 'urgent' }, { id: 'ask:heartFailure', within: 3 }],
    source: 'pioglitazone label',
  },
  {
    id: 'tzd-insulin',
    title: { en: 'Pioglitazone with basal insulin', ar: 'البيوغليتازون مع الإنسولين القاعدي' },
    facts: { age: 57, tzd: true, basalInsulin: true, basalUnits: 20, heartFailure: false, a1c: 7.6, egfr: 85 },
    must: [{ id: 'reduce:tzd', within: 14 }],
    mustNot: ['stop:tzd', 'ask:heartFailure'],
    source: 'ADA 2026 section 9',
  },
  {
    id: 'tzd-well-borne',
    title: { en: 'Pioglitazone, heart known to be well', ar: 'البيوغليتازون والقلب سليم' },
    facts: { age: 57, tzd: true, heartFailure: false, oedema: false, basalInsulin: false, a1c: 6.9, egfr: 85 },
    must: [],
    mustNot: ['*:tzd', 'refer:cardiologist'],
    source: 'own judgement',
  },
  {
    id: 'tzd-and-insulin-starts',
    title: { en: '58 years on five medicines by mouth, pioglitazone among them, HbA1c 10.6 %', ar: '58 سنة على خمسة أدوية بالفم منها البيوغليتازون، سكر تراكمي 10.6%' },
    facts: { age: 58, weight: 85, a1c: 10.6, fpg: 230, metformin: 2000, egfr: 85, tzd: true, sulfonylurea: true, dpp4Inhibitor: true, sglt2Inhibitor: true, basalInsulin: false, catabolicSymptoms: false },
    must: [{ id: 'start:basalInsulin', within: 7 }, { id: 'reduce:sulfonylurea', within: 7 }, { id: 'reduce:tzd', within: 14, gravity: 'important' }],
    mustNot: ['raise:*'],
    source: 'ADA section 9: less of a thiazolidinedione when insulin starts',
  },
  {
    id: 'tzd.bones-and-bladder',
    title: { en: '70 years, woman on pioglitazone', ar: '70 سنة، امرأة تستعمل البيوغليتازون' },
    facts: { age: 70, sex: 'female', tzd: true, heartFailure: false, oedema: false, a1c: 6.8, egfr: 80, metformin: 1000 },
    must: [],
    findings: ['tzd.taken'],
    mustNot: ['stop:tzd'],
    source: 'label: bladder cancer, fractures in women',
  },
];
