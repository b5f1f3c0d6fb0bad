import type { FactId } from '../../chart/facts.ts';
import { below, cited } from '../../kit/worksheet/cited.ts';
import { ketonesRaised } from '../../clinical/ketones.ts';
import { knownOf } from '../evidence.ts';
import { ketonesAre } from '../ketones.ts';
import { kidneyFacts } from '../kidney-disease.ts';
import { readings, type Patient } from '../patient.ts';
import { isPregnant } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';
import { kidneyAtRisk, pausedWhenIll } from '../when-ill.ts';

/** A low that sugar by mouth may not end, and a glucose above which ketones are looked for, mg/dL. */
const low = cited(70, 'mg/dL', 'ada2026', 'section 6, level 1 hypoglycaemia', 'S');
const ketonesAbove = cited(200, 'mg/dL', 'ada2026', 'section 6, ketones particularly above 200 mg/dL', 'S');
const drained = cited(100, 'mmHg', 'generalKnowledge', 'dehydration: pressure falls late', 'R');

const lowReadings = ({ known }: Patient): FactId[] =>
  readings.filter((fact) => known[fact] !== undefined && below(known[fact], low));
/** What no day at home mends, beside vomiting. */
const hospitalFacts = (patient: Patient): FactId[] => [
  ...knownOf(patient, ['catabolicSymptoms']),
  ...(ketonesAre(patient, ketonesRaised) ? (['ketones'] as const) : []),
  ...(patient.known.systolic !== undefined && below(patient.known.systolic, drained) ? (['systolic'] as const) : []),
  ...lowReadings(patient),
];
/** What brings ketones in somebody who does not eat. */
const ketoneFacts = (patient: Patient): FactId[] => [
  ...knownOf(patient, ['sglt2Inhibitor', 'basalInsulin', 'mealtimeInsulin', 'ketoacidosis', 'pregnancy']),
  ...(patient.known.diabetesType === undefined || patient.known.diabetesType === 'type2'
    ? []
    : (['diabetesType'] as const)),
  ...(patient.known.islets === 'positive' ? (['islets'] as const) : []),
  ...readings.filter((fact) => !below(patient.known[fact] ?? 0, ketonesAbove)),
];
/** They lower the pressure in the kidney. */
const dipping: ReadonlySet<FactId> = new Set(['rasInhibitor', 'finerenone', 'mineralocorticoidAntagonist']);

/** Somebody who vomits, or cannot eat and drink, today. */
export const vomits = [
  rule({
    id: 'sick-days.vomiting',
    references: [
      ref('generalKnowledge', 'sick-day rules, UKKA 2023 and NHS', 'S'),
      ref('ketones2019', 'illness: ketones, SGLT2 inhibitor paused', 'V'),
      ref('kdigo2022', 'figure 6, pause when ill', 'S'),
    ],
    needs: ['vomiting'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ vomiting }) => vomiting,
    rests: (patient) => [
      ...pausedWhenIll(patient),
      ...knownOf(patient, [
        'glp1RA',
        'sulfonylurea',
        'repaglinide',
        'loopOrThiazideDiuretic',
        'heartFailure',
        'age',
        'ketones',
      ]),
      ...kidneyFacts(patient),
      ...ketoneFacts(patient),
    ],
    waits: true,
    says: (_, patient) => {
      const { known } = patient;
      const paused = pausedWhenIll(patient);
      const dips = paused.filter((it) => dipping.has(it));
      const drains = dips.length > 0 || known.loopOrThiazideDiuretic === true;
      return [
        act('check:glucose', 0),
        ...(known.ketones === undefined && ketoneFacts(patient).length ? [act('check:ketones', 0)] : []),
        ...paused.map((it) => act(`hold:${it}`, 0)),
        // What holds a failing heart up is taken up again by those who treat it.
        ...(known.heartFailure === true && dips.length ? [act('refer:cardiologist', 1)] : []),
        ...(known.glp1RA === true && !isPregnant(patient) ? [act('hold:glp1RA', 0)] : []),
        // Without food they bring lows.
        ...(['sulfonylurea', 'repaglinide'] as const).flatMap((it) =>
          known[it] === true && !patient.highReadings.length ? [act(`hold:${it}`, 0)] : [],
        ),
        ...(known.loopOrThiazideDiuretic === true ? [act('review:loopOrThiazideDiuretic', 1)] : []),
        ...(known.dialysis !== true && (drains || kidneyAtRisk(patient)) ? [act('check:egfr', 1)] : []),
        ...(drains ? [act('check:potassium', 1)] : []),
        ...(isPregnant(patient)
          ? [act('refer:obstetric-diabetes', 0)]
          : known.diabetesType === 'type1' && !ketonesAre(patient, ketonesRaised)
            ? [act('refer:diabetes-specialist', 0)]
            : []),
        act('do:sick-days', 1, { gravity: 'routine' }),
      ];
    },
  }),
  rule({
    id: 'sick-days.vomiting-hospital',
    references: [ref('crises2024', 'vomiting and dehydration', 'S'), ref('ada2026', 'section 6, hypoglycaemia', 'R')],
    needs: ['vomiting'],
    gravity: 'emergency',
    told: 'reason',
    when: ({ vomiting }, patient) => vomiting && hospitalFacts(patient).length > 0,
    rests: hospitalFacts,
    says: () => [act('refer:emergency', 0)],
  }),
] as const;
