import type { FactId } from '../../chart/facts.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { causesLows, hasNoCause, lowCausers, makesNoInsulin } from '../glucose.ts';
import { cutAfterMildLow, lessInsulin } from '../less-insulin.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { lessSecretagogue } from '../secretagogues.ts';
import { mayLackInsulin } from '../type-clues.ts';
import { replacedFrom } from './sulfonylurea-replaced.ts';

const unaware = ({ known }: Patient): boolean => known.hypoglycaemiaUnaware === true;
const weekly = ({ known }: Patient): boolean => known.hypoglycaemiaFrequency === 'weekly';

/** Lows that need a cause though nothing taken brings them: every week, unfelt, or told of after weight-loss surgery. */
const unexplained = (patient: Patient): FactId[] => [
  ...(weekly(patient) ? (['hypoglycaemiaFrequency'] as const) : []),
  ...(unaware(patient) ? (['hypoglycaemiaUnaware'] as const) : []),
  ...(patient.known.hypoglycaemiaHistory === true && patient.known.bariatricSurgery === true
    ? (['hypoglycaemiaHistory', 'bariatricSurgery'] as const)
    : []),
];

/** Lows that come back, or that nobody feels: answered with less of what causes them, however high HbA1c is. */
export const repeatedLows = [
  rule({
    id: 'lows.repeated',
    references: [
      ref('ada2026', 'section 6: unawareness, or a level 2 or 3 low, is a reason to change the treatment', 'R'),
      ref('ada2026', 'section 9, basal insulin figure: 10 to 20 % less after a low', 'S'),
    ],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) =>
      (unaware(patient) || weekly(patient)) && patient.known.pregnancy !== true && causesLows(patient),
    rests: (patient) => [
      ...knownOf(patient, ['hypoglycaemiaUnaware', 'hypoglycaemiaFrequency']),
      ...lowCausers(patient),
    ],
    // The lows were those of a tablet that stops: far above the goal, where insulin may be lacking, they close none.
    excludes: (_, patient) =>
      !patient.onInsulin && atLeast(patient.known.a1c ?? 0, replacedFrom) && mayLackInsulin(patient)
        ? ['sulfonylurea']
        : ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [
      ...lessSecretagogue(patient, 'stop', 3),
      // Who makes no insulin has mild lows by the week at any dose: the glucose profile says which dose comes down.
      ...(makesNoInsulin(patient) && !unaware(patient) ? [] : lessInsulin(patient, 3, cutAfterMildLow)),
      ...(patient.known.cgmWear === undefined ? [act('check:cgm', 14)] : [act('check:glucose', 7)]),
      ...(unaware(patient) ? [act('refer:diabetes-specialist', 14)] : []),
    ],
  }),
  rule({
    id: 'lows.how-often',
    references: [ref('ada2026', 'section 6: lows are asked about at every visit, how often and whether felt', 'R')],
    needs: ['hypoglycaemiaHistory'],
    gravity: 'routine',
    told: 'reason',
    when: ({ hypoglycaemiaHistory }, { known, onInsulin }) =>
      hypoglycaemiaHistory &&
      onInsulin &&
      known.hypoglycaemiaFrequency === undefined &&
      known.hypoglycaemiaUnaware !== true,
    rests: lowCausers,
    says: () => [act('ask:hypoglycaemiaFrequency', 7)],
  }),
  rule({
    id: 'lows.told-no-cause',
    references: [
      ref('ada2026', 'section 8: lows after metabolic surgery, a dietitian and a sensor', 'R'),
      ref('ada2026', 'section 6, hypoglycaemia; the search for another cause is general practice', 'R'),
    ],
    needs: ['sulfonylurea', 'basalInsulin'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => hasNoCause(patient) && patient.known.pregnancy !== true && unexplained(patient).length > 0,
    rests: unexplained,
    says: (_, { known }) => [
      act('check:glucose', 7),
      ...(known.bariatricSurgery === true ? [act('refer:dietitian', 28)] : [act('refer:diabetes-specialist', 14)]),
    ],
  }),
] as const;
