import type { tzd as rules } from '../../topics/tzd.ts';
import type { WordsOf } from '../../rule.ts';

export const tzd = {
  'tzd.heart-failure': {
    why: 'it causes or worsens heart failure',
    caution: null,
    ask: 'Which of my tablets is bad for my heart, and what replaces it?',
  },
  'tzd.heart-failure-not-started': {
    why: 'contraindicated in heart failure',
    caution: null,
    ask: null,
  },
  'tzd.oedema': {
    why: 'it causes fluid retention; oedema may be the first sign of heart failure',
    caution: null,
    ask: 'Could one of my tablets be the reason for the swelling?',
  },
  'tzd.oedema-not-started': {
    why: 'it worsens oedema',
    caution: null,
    ask: null,
  },
  'tzd.insulin': {
    why: 'with insulin it causes oedema and weight gain, use the lowest dose or stop',
    caution: null,
    ask: 'Do I still need all my sugar tablets now that I take insulin?',
  },
  'tzd.insulin-not-started': {
    why: 'do not add to insulin, risk of oedema',
    caution: null,
    ask: null,
  },
  'tzd.heart-unknown': {
    why: 'contraindicated in heart failure, which has not been excluded',
    caution: null,
    ask: 'Is my heart strong enough for all my tablets?',
  },
  'tzd.taken': {
    why: 'pioglitazone has risks of its own',
    caution: 'Pioglitazone: not with bladder cancer, past or present, or blood in the urine; fracture risk in women; stop with swelling or breathlessness.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
