import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOrDenied } from '../evidence.ts';
import { metforminDone } from '../fits.ts';
import { aboveGoal, fastingGoal, goalFacts, insulinTaken, refusesInjections } from '../glucose.ts';
import { open, startBasal } from '../insulin-start.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** Glucose is treated with metformin and insulin; these wait until she no longer breastfeeds, and stop where they are taken. */
const lowering = ['sglt2Inhibitor', 'glp1RA', 'dpp4Inhibitor', 'tzd', 'sulfonylurea', 'repaglinide'] as const;
const notBeside = [...lowering, 'statin', 'ezetimibe', 'finerenone'] as const;

/** From here metformin alone does not make up for what stops, %. */
const insulinFrom = cited(8, '%', 'design', 'breastfeeding: insulin as other medicines stop', 'R');
/** A man's is a slip of the form; a pregnancy has rules of its own. */
const feeds = ({ known }: Patient): boolean => known.sex !== 'male' && known.pregnancy !== true;
const needsInsulin = (patient: Patient): boolean =>
  atLeast(patient.known.a1c ?? 0, insulinFrom) &&
  open(patient) &&
  !refusesInjections(patient) &&
  !(patient.known.fpg !== undefined && below(patient.known.fpg, fastingGoal(patient)));

export const breastfeeding = [
  rule({
    id: 'pregnancy.breastfeeding',
    references: [
      ref('generalKnowledge', 'NICE NG3: metformin and insulin while breastfeeding, other tablets avoided', 'R'),
      ref('generalKnowledge', 'labels: no statin, SGLT2 inhibitor, GLP-1 receptor agonist or finerenone', 'R'),
    ],
    needs: ['breastfeeding'],
    gravity: 'important',
    told: 'caution',
    when: ({ breastfeeding: isFed }, patient) => isFed && feeds(patient),
    rests: ({ known }) => [
      ...notBeside.filter((medicine) => known[medicine] !== undefined),
      ...(known.pregnancy === undefined ? [] : (['pregnancy'] as const)),
    ],
    excludes: () => notBeside,
    says: (_, { known }) =>
      notBeside
        .filter(
          (medicine) => known[medicine] === true || (medicine === 'statin' && (known.statin ?? 'none') !== 'none'),
        )
        .map((medicine) => act(`stop:${medicine}`, 7)),
  }),
  rule({
    id: 'pregnancy.breastfeeding-cover',
    references: [
      ref('generalKnowledge', 'NICE NG3: metformin and insulin while breastfeeding, other tablets avoided', 'R'),
      ref('ada2025', 'section 15, after the birth: insulin by measured glucose', 'R'),
    ],
    needs: ['breastfeeding', 'a1c'],
    gravity: 'important',
    told: 'reason',
    // What stops lowered glucose, which is above its goal already.
    when: ({ breastfeeding: isFed }, patient) =>
      isFed && feeds(patient) && aboveGoal(patient) && lowering.some((medicine) => patient.known[medicine] === true),
    rests: (patient) => [
      ...goalFacts(patient),
      ...insulinTaken(patient),
      ...knownOrDenied(patient, [...lowering, 'pregnancy', 'metformin', 'fpg', 'acceptsInjectables', 'injectables']),
    ],
    says: (_, patient) => [
      act('check:glucose', 7),
      ...(needsInsulin(patient) ? startBasal(patient, 7, 'important') : []),
      ...(needsInsulin(patient) || metforminDone(patient) || refusesInjections(patient)
        ? [act('refer:diabetes-specialist', 14)]
        : []),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
] as const;
