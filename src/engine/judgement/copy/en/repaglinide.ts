import type { WordsOf } from '../../rule.ts';
import type { repaglinide as rules } from '../../topics/repaglinide.ts';

export const repaglinide = {
  'repaglinide.with-sulfonylurea': {
    why: 'a sulfonylurea and repaglinide do the same, and together add hypoglycaemia',
    caution: 'Repaglinide and a sulfonylurea act at the same place: more hypoglycaemia and no more effect. Keep one of them.',
    ask: 'Which of these two tablets do I stop?',
  },
  'repaglinide.with-insulin': {
    why: 'with insulin it adds hypoglycaemia and little else',
    caution: 'Repaglinide with insulin adds hypoglycaemia and little else: reduce or stop it before reducing insulin; not with NPH insulin.',
    ask: 'Do I still need repaglinide with my insulin?',
  },
  'repaglinide.insulin-starts': {
    why: 'insulin is being started; together they cause hypoglycaemia',
    caution: null,
    ask: 'Do I stop repaglinide when insulin starts?',
  },
  'repaglinide.older': {
    why: 'at this age or state of health it risks hypoglycaemia with HbA1c {a1c}',
    caution: null,
    ask: 'Do I still need the full dose of repaglinide?',
  },
  'repaglinide.strong-inhibitor': {
    why: 'a strong CYP3A4 inhibitor raises its level',
    caution: 'Repaglinide with a strong CYP3A4 inhibitor: higher levels and more hypoglycaemia. Measure glucose more often; near the goal a lower dose is enough until the other medicine ends.',
    ask: 'How much repaglinide do I take beside the other medicine?',
  },
} satisfies WordsOf<typeof rules>;
