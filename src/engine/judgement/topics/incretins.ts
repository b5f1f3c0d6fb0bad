import { glp1KidneyLimits } from '../../clinical/renal.ts';
import { concepts } from '../../clinical/concepts.ts';
import { count, quantity } from '../../kit/words/message.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { isOpenFor } from '../eligibility.ts';
import { closingFacts, knownOf } from '../evidence.ts';
import { losesForGlucoseAlone, organFacts, tooThin, tooThinToStart } from '../low-weight.ts';
import { glp1Accumulates } from '../glp1-agent.ts';
import { pancreatitisEnds } from '../pancreas.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { insulinWithin } from '../insulin-start.ts';

const oneIncretin = ref('ada2026', 'section 9, 9.18: no DPP-4 inhibitor with a GLP-1 receptor agonist', 'S');
const kdigoOne = ref('kdigo2022', 'GLP-1 receptor agonist not with a DPP-4 inhibitor', 'S');

/** Saxagliptin beside a strong CYP3A4 inhibitor at most, milligrams a day. */
const saxagliptinMost = cited(2.5, 'mg', 'generalKnowledge', 'label of saxagliptin', 'R');

/** What acts through incretins ends, and the injection pauses until the pancreas is looked at. */
const incretinEnds = (known: Patient['known'], within: number): Said[] => [
  ...(known.dpp4Inhibitor === true ? [act('stop:dpp4Inhibitor', within, { gravity: 'urgent' })] : []),
  ...(known.glp1RA === true ? [act('hold:glp1RA', within, { gravity: 'urgent' })] : []),
];

export const incretins = [
  rule({
    id: 'incretins.both',
    references: [oneIncretin, kdigoOne],
    needs: ['dpp4Inhibitor', 'glp1RA'],
    gravity: 'important',
    told: 'reason',
    // Where the other stops, this one stays.
    when: ({ dpp4Inhibitor, glp1RA }, patient) =>
      dpp4Inhibitor && glp1RA && patient.known.medullaryThyroidCancer !== true && !tooThin(patient),
    says: () => [act('stop:dpp4Inhibitor', 14)],
  }),
  rule({
    id: 'incretins.one-is-enough',
    references: [oneIncretin, kdigoOne],
    needs: ['glp1RA'],
    gravity: 'routine',
    told: 'reason',
    // Where this one stops for good the other may take its place.
    when: ({ glp1RA }, { known }) => glp1RA && known.medullaryThyroidCancer !== true,
    excludes: () => ['dpp4Inhibitor'],
    says: (_, { known }) => (known.dpp4Inhibitor === undefined ? [act('ask:dpp4Inhibitor', 28)] : []),
  }),
  rule({
    id: 'incretins.pancreatitis',
    references: [
      ref('labelSitagliptin', 'warnings: pancreatitis; not studied after it', 'V'),
      ref(
        'ada2026',
        'section 9, GLP-1 receptor agonists: caution; section 2: avoid incretins in pancreatic diabetes',
        'S',
      ),
    ],
    needs: ['pancreatitis'],
    gravity: 'important',
    told: 'caution',
    when: ({ pancreatitis }) => pancreatitis,
    excludes: () => ['glp1RA', 'dpp4Inhibitor'],
    says: (_, { known }) => [
      // Not known to be over, it may be of today: the graver reading counts.
      ...(pancreatitisEnds(known) ? incretinEnds(known, known.pancreatitisNow === true ? 0 : 1) : []),
    ],
  }),
  rule({
    id: 'incretins.pancreatitis-now',
    references: [
      ref('generalKnowledge', 'acute pancreatitis: hospital, fluids, its cause; triglycerides and calcium', 'R'),
      ref('labelMetformin', 'lactic acidosis: dehydration, hypoxia, sepsis', 'S'),
      ref('labelSglt2', 'ketoacidosis: acute illness, little food, pancreatic insulin deficiency', 'S'),
    ],
    needs: ['pancreatitisNow'],
    gravity: 'emergency',
    told: 'caution',
    when: ({ pancreatitisNow }) => pancreatitisNow,
    rests: (patient) => knownOf(patient, ['metformin', 'sglt2Inhibitor']),
    waits: true,
    says: (_, { known }) => [
      act('refer:emergency', 0),
      ...(known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', 0), act('check:ketones', 0)] : []),
      ...((known.metformin ?? 0) > 0 ? [act('hold:metformin', 0)] : []),
    ],
  }),
  rule({
    id: 'incretins.pancreatitis-when',
    references: [ref('labelSitagliptin', 'warnings: pancreatitis; stopped where it is suspected', 'V')],
    needs: ['pancreatitis'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ pancreatitis }, { known }) =>
      pancreatitis && known.pancreatitisNow === undefined && (known.glp1RA === true || known.dpp4Inhibitor === true),
    rests: (patient) => knownOf(patient, ['glp1RA', 'dpp4Inhibitor']),
    says: () => [act('ask:pancreatitisNow', 1)],
  }),
  rule({
    id: 'incretins.pancreatitis-past',
    references: [
      ref('labelSemaglutide', 'warnings: pancreatitis; not restarted where it is confirmed', 'V'),
      ref('labelSitagliptin', 'warnings: pancreatitis; not studied after it', 'V'),
    ],
    needs: ['pancreatitis', 'pancreatitisNow'],
    gravity: 'important',
    told: 'reason',
    // It came on the medicine, which then ends for good, or before it: somebody looks which.
    when: ({ pancreatitis, pancreatitisNow }, { known }) =>
      pancreatitis && !pancreatitisNow && (known.glp1RA === true || known.dpp4Inhibitor === true),
    rests: (patient) => knownOf(patient, ['glp1RA', 'dpp4Inhibitor']),
    says: (_, { known }) => [
      act('review:incretin', 14, {
        unless: known.glp1RA === true ? 'stop:glp1RA' : 'stop:dpp4Inhibitor',
        hastens: true,
      }),
    ],
  }),
  rule({
    id: 'incretins.gastroparesis',
    references: [
      ref('labelSemaglutide', 'warnings: severe gastrointestinal disease', 'V'),
      ref('labelTirzepatide', 'not recommended with severe gastroparesis (manufacturer’s medical page)', 'V'),
    ],
    needs: ['gastroparesis'],
    gravity: 'important',
    told: 'caution',
    when: ({ gastroparesis }) => gastroparesis,
    excludes: () => ['glp1RA'],
    // It may be what slows the stomach.
    says: (_, { known }) => (known.glp1RA === true ? [act('hold:glp1RA', 7)] : []),
  }),
  rule({
    id: 'incretins.thyroid-cancer',
    references: [
      ref('labelSemaglutide', 'contraindications: medullary thyroid carcinoma, MEN 2', 'V'),
      ref('labelTirzepatide', 'contraindications', 'V'),
    ],
    needs: ['medullaryThyroidCancer'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ medullaryThyroidCancer }) => medullaryThyroidCancer,
    excludes: () => ['glp1RA'],
    says: (_, { known }) => (known.glp1RA === true ? [act('stop:glp1RA', 1)] : []),
  }),
  rule({
    id: 'incretins.kidney',
    references: [ref('kdigo2022', 'GLP-1 receptor agonists: doses by eGFR', 'R')],
    needs: ['glp1RA', 'glp1Agent'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: (_, patient) => glp1Accumulates(patient),
    rests: (patient) => [...(patient.kidney?.facts ?? []), ...closingFacts(patient)],
    // Another takes its place, unless something closes them all.
    says: (_, patient) => [act(isOpenFor(patient, 'glp1RA', 'glucose') ? 'switch:glp1RA' : 'stop:glp1RA', 7)],
    values: ({ glp1Agent }) => ({ limit: quantity(concepts.egfr, glp1KidneyLimits[glp1Agent]?.value ?? 0) }),
  }),
  rule({
    id: 'incretins.retinopathy',
    references: [ref('labelSemaglutide', 'warnings: diabetic retinopathy', 'V')],
    needs: ['retinopathy'],
    gravity: 'important',
    told: 'caution',
    when: ({ retinopathy }, { known }) => retinopathy === 'sight-threatening' && known.pregnancy !== true,
    excludes: () => ['glp1RA'],
    // Not later than the insulin that lowers glucose.
    says: (_, patient) => [act('refer:eye', insulinWithin(patient) === undefined ? 7 : 3)],
  }),
  rule({
    id: 'incretins.thin',
    references: [ref('design', 'weight that must not fall', 'R')],
    needs: ['bmi'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => tooThinToStart(patient),
    rests: (patient) => [
      ...knownOf(patient, ['frailty', 'age', 'dialysis']),
      ...(patient.known.sglt2Inhibitor === true ? organFacts(patient) : []),
    ],
    excludes: () => ['glp1RA'],
    excludesForGlucose: () => ['sglt2Inhibitor'],
    says: (_, patient) => [
      ...(patient.known.glp1RA === true && tooThin(patient) ? [act('stop:glp1RA', 3)] : []),
      ...(losesForGlucoseAlone(patient) ? [act('stop:sglt2Inhibitor', 7)] : []),
    ],
    values: ({ bmi }) => ({ bmi: quantity(concepts.bmi, bmi) }),
  }),
  rule({
    id: 'incretins.catabolic',
    references: [ref('ada2026', 'section 9, 9.20: insulin with catabolic symptoms', 'S')],
    needs: ['catabolicSymptoms'],
    gravity: 'important',
    told: 'reason',
    when: ({ catabolicSymptoms }, { known }) => catabolicSymptoms && known.glp1RA !== true,
    excludes: () => ['glp1RA'],
  }),
  rule({
    id: 'incretins.heart-failure',
    references: [ref('ada2026', 'section 9, saxagliptin and heart failure', 'S')],
    needs: ['dpp4Inhibitor', 'heartFailure'],
    gravity: 'important',
    told: 'caution',
    when: ({ dpp4Inhibitor, heartFailure }) => dpp4Inhibitor && heartFailure,
    says: () => [act('review:incretin', 14, { unless: 'stop:dpp4Inhibitor' })],
  }),
  rule({
    id: 'incretins.saxagliptin',
    references: [ref('generalKnowledge', 'label of saxagliptin: 2.5 mg with a strong CYP3A4 inhibitor', 'R')],
    needs: ['dpp4Inhibitor', 'strongCyp3a4Inhibitor'],
    gravity: 'routine',
    told: 'caution',
    when: ({ dpp4Inhibitor, strongCyp3a4Inhibitor }) => dpp4Inhibitor && strongCyp3a4Inhibitor,
    values: () => ({ most: count(saxagliptinMost.value, 'mg', 1) }),
  }),
  rule({
    id: 'incretins.belly-pain',
    references: [
      ref('labelSemaglutide', 'warnings: pancreatitis, gallbladder', 'V'),
      ref('labelSitagliptin', 'warnings: pancreatitis', 'V'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: (_, { known }) => known.glp1RA === true || known.dpp4Inhibitor === true,
    rests: ({ known }) => (['glp1RA', 'dpp4Inhibitor'] as const).filter((fact) => known[fact] === true),
  }),
] as const;
