import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { insulinFacts, knownOf } from '../evidence.ts';
import { insulinTaken, isComplex, lowEvidence } from '../glucose.ts';
import { insulinWithin } from '../insulin-start.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { lessAsInsulinBegins, mustStop } from '../secretagogues.ts';

const older = cited(75, 'years', 'generalKnowledge', 'repaglinide label: not studied above 75 years', 'S');
/** HbA1c near the goal of older people: below this a dose comes down. */
const nearGoal = cited(8, '%', 'ada2026', 'section 13, table 13.1, complex health', 'S');
/** Below this a sulfonylurea gathers, and repaglinide is the one of the two that may go on. */
const kidney = cited(45, 'mL/min/1.73 m²', 'design', 'sulfonylurea in kidney disease', 'R');

const taken = ({ known }: Patient): boolean => known.repaglinide === true && known.pregnancy !== true;
const withInsulin = ref('ada2026', 'section 9, 9.23: meglitinides limited or stopped with insulin', 'R');

/** What is said of lows and of a low HbA1c stands with those topics (`secretagogues.ts`); here what is of repaglinide alone. */
export const repaglinide = [
  rule({
    id: 'repaglinide.with-sulfonylurea',
    references: [
      ref('generalKnowledge', 'repaglinide acts where a sulfonylurea acts: never both (label, BNF)', 'S'),
      ref('kdigo2022', 'sulfonylureas in CKD', 'S'),
    ],
    needs: ['sulfonylurea'],
    gravity: 'important',
    told: 'caution',
    when: ({ sulfonylurea }, patient) => sulfonylurea && taken(patient),
    rests: (patient) => [...knownOf(patient, ['repaglinide']), ...(patient.kidney?.facts ?? [])],
    excludes: () => ['sulfonylurea'],
    says: (_, patient) => [
      act(patient.kidneyBelow(kidney.value) === true ? 'stop:sulfonylurea' : 'stop:repaglinide', 3),
      act('check:glucose', 14),
    ],
  }),
  rule({
    id: 'repaglinide.with-insulin',
    references: [
      withInsulin,
      ref('generalKnowledge', 'repaglinide label: not with NPH insulin (myocardial ischaemia)', 'S'),
    ],
    needs: [],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => taken(patient) && patient.onInsulin,
    rests: (patient) => [
      ...knownOf(patient, ['repaglinide', 'age']),
      ...insulinTaken(patient),
      ...lowEvidence(patient),
    ],
    says: (_, patient) => [
      // Insulin at meals does what it did.
      act(
        mustStop(patient, 'repaglinide') || patient.known.mealtimeInsulin === true
          ? 'stop:repaglinide'
          : 'reduce:repaglinide',
        patient.known.catabolicSymptoms === true ? 3 : 7,
      ),
    ],
  }),
  rule({
    id: 'repaglinide.insulin-starts',
    references: [withInsulin],
    needs: [],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => taken(patient) && !patient.onInsulin && insulinWithin(patient) !== undefined,
    rests: (patient) => [
      ...knownOf(patient, ['repaglinide', 'age']),
      ...insulinFacts(patient),
      ...lowEvidence(patient),
    ],
    says: (_, patient) => {
      const within = insulinWithin(patient) ?? 7;
      return lessAsInsulinBegins(patient, within, { gravity: within > 3 ? 'important' : 'urgent' }).filter(({ id }) =>
        id.endsWith(':repaglinide'),
      );
    },
  }),
  rule({
    id: 'repaglinide.older',
    references: [
      ref('ada2026', 'section 13, 13.14a: less of what causes lows', 'R'),
      ref('generalKnowledge', 'repaglinide label: not studied above 75 years, cautious in the malnourished', 'S'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ a1c }, patient) =>
      taken(patient) &&
      below(a1c, nearGoal) &&
      (isComplex(patient) || (patient.known.age !== undefined && atLeast(patient.known.age, older))),
    rests: (patient) => knownOf(patient, ['repaglinide', 'age', 'frailty']),
    says: () => [act('reduce:repaglinide', 28)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'repaglinide.strong-inhibitor',
    references: [ref('generalKnowledge', 'label, section 7: CYP3A4 inhibitors raise its level', 'S')],
    needs: ['strongCyp3a4Inhibitor'],
    gravity: 'important',
    told: 'caution',
    when: ({ strongCyp3a4Inhibitor }, patient) => strongCyp3a4Inhibitor && taken(patient),
    rests: (patient) => knownOf(patient, ['repaglinide', 'a1c']),
    // Far above the goal the readings say whether the dose is too much.
    says: (_, { known }) => [
      ...(known.a1c !== undefined && below(known.a1c, nearGoal) ? [act('reduce:repaglinide', 3)] : []),
      act('check:glucose', 3),
    ],
  }),
] as const;
