import type { targets as rules } from '../../topics/targets.ts';
import type { WordsOf } from '../../rule.ts';

export const targets = {
  'targets.adherence-first': {
    why: 'address missed doses before intensifying treatment',
    caution: null,
    ask: 'What could make my medicines easier to take?',
  },
  'targets.lately-begun': {
    why: 'a medicine started under three months ago is not fully reflected in HbA1c',
    caution: null,
    ask: 'When will we see what my new medicine does?',
  },
  'targets.raise-metformin': {
    why: 'above target, with room to increase; kidney function and tolerance allow it',
    caution: null,
    ask: 'Can the dose of my tablet go up?',
  },
  'targets.start-metformin': {
    why: 'above target and not on metformin',
    caution: null,
    ask: 'Which tablet should I begin with?',
  },
  'targets.kidney-unknown': {
    why: 'metformin dose depends on eGFR, which is unknown',
    caution: null,
    ask: 'When were my kidneys last tested?',
  },
  'targets.treatment-unknown': {
    why: 'above target and current treatment unknown',
    caution: null,
    ask: null,
  },
  'targets.add': {
    why: 'above target, and current treatment will not reach it',
    caution: null,
    ask: 'Which medicine would suit me best, and why?',
  },
  'targets.nothing-left': {
    why: 'above target with no other class left',
    caution: null,
    ask: 'What else can be done about my sugar?',
  },
  'targets.a1c-unknown': {
    why: 'without an HbA1c, control cannot be judged',
    caution: null,
    ask: null,
  },
  'targets.many-medicines': {
    why: 'above target on {number} glucose-lowering medicines',
    caution: 'With {number} glucose medicines and still above goal, adding another is not the answer: check adherence and the type of diabetes, and which can stop.',
    ask: 'Do I need all of these medicines?',
  },
  'targets.at-goal': {
    why: 'HbA1c is at target, add nothing for glucose',
    caution: null,
    ask: null,
  },
  'targets.strict': {
    why: 'a target of {target} is strict',
    caution: 'The target of {target} is below {limit}: strict for most adults, and only for those who reach it without lows.',
    ask: 'Is my target right for me? A very low target brings more low sugars.',
  },
  'targets.lax': {
    why: 'a target of {target} is looser than age and health warrant',
    caution: 'The target of {target} is above {limit}, which suits poorer health or limited life expectancy: review it, or record why. Until then {limit} is used as the goal.',
    ask: 'Why is my target so high? A lower one protects my eyes and kidneys.',
  },
  'targets.confirm-diagnosis': {
    why: 'HbA1c {a1c} without any medicine does not prove diabetes',
    caution: 'HbA1c {a1c}, below {limit}, without any medicine for glucose: is it diabetes? Before anything else repeat it and any glucose that was high, or measure fasting glucose.',
    ask: 'Is it certain that I have diabetes?',
  },
  'targets.energy-deficit': {
    why: 'weight loss helps, no known contraindication',
    caution: null,
    ask: null,
  },
  'targets.thin': {
    why: 'already underweight',
    caution: null,
    ask: 'My weight is low for my height. Why, and what should I eat?',
  },
  'targets.training': {
    why: 'physical activity lowers glucose on any treatment',
    caution: null,
    ask: null,
  },
  'targets.little-above': {
    why: 'this close to target, optimise current treatment rather than start insulin',
    caution: null,
    ask: 'Can I have more of the injection I already take?',
  },
  'targets.insulin-next': {
    why: 'glucose is above the goal, the other classes are in use or unsuitable, and fasting glucose is high',
    caution: null,
    ask: 'Would insulin help me now?',
  },
  'targets.last-choices': {
    why: 'above target, the usual classes are in use or unsuitable; a specialist helps to weigh {left}',
    caution: null,
    ask: 'Which medicine could come next for me?',
  },
  'targets.gated': {
    why: 'above target, and this is needed before the next medicine',
    caution: 'Above target: other classes remain, to be started once what rules them out for now has been checked.',
    ask: null,
  },
  'targets.gliptin-heart-failure': {
    why: 'in heart failure sitagliptin or linagliptin',
    caution: 'In heart failure start sitagliptin or linagliptin, never saxagliptin or alogliptin.',
    ask: null,
  },
  'targets.second-test': {
    why: 'HbA1c {a1c} alone, without symptoms: a second test confirms diabetes',
    caution: null,
    ask: 'Is it certain that I have diabetes?',
  },
  'targets.raise-glp1': {
    why: 'above target, first increase the current dose, or switch to tirzepatide',
    caution: null,
    ask: 'Can I have more of the injection I already take?',
  },
  'targets.closed-little': {
    why: 'only slightly above the goal ({goal}): start nothing more, and recheck',
    caution: null,
    ask: null,
  },
  'targets.closed': {
    why: '{above}, and no glucose medicine can be started for now; a specialist decides, insulin included',
    caution: null,
    ask: 'What can bring my glucose down, and when?',
  },
  'targets.remission': {
    why: 'HbA1c {a1c} without medicines is remission, monitor, and continue screening',
    caution: 'HbA1c {a1c} without medicines in known type 2 diabetes is remission (below {limit} for three months or more): HbA1c twice a year; eyes, kidneys and feet as before.',
    ask: 'How often should my glucose be checked now?',
  },
} satisfies WordsOf<typeof rules>;
