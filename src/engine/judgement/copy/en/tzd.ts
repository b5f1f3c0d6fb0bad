import type { tzd as rules } from '../../topics/tzd.ts';
import type { WordsOf } from '../../rule.ts';

export const tzd = {
  'tzd.heart-failure': {
    why: 'pioglitazone causes heart failure or makes it worse',
    caution: null,
    patient: 'One of your tablets can harm a weak heart. Call your clinic today before you take it again.',
    ask: 'Which of my tablets is bad for my heart, and what replaces it?',
  },
  'tzd.heart-failure-not-started': {
    why: 'pioglitazone is not for heart failure',
    caution: null,
    patient: null,
    ask: null,
  },
  'tzd.oedema': {
    why: 'pioglitazone holds water back; swelling may be the first sign of heart failure',
    caution: null,
    patient: 'One of your tablets can make your legs swell. Tell your clinic, at once if you are short of breath.',
    ask: 'Could one of my tablets be the reason for the swelling?',
  },
  'tzd.oedema-not-started': {
    why: 'pioglitazone makes swelling worse',
    caution: null,
    patient: null,
    ask: null,
  },
  'tzd.insulin': {
    why: 'pioglitazone with insulin brings swelling and weight: the lowest dose, or none',
    caution: null,
    patient: null,
    ask: 'Do I still need all my sugar tablets now that I take insulin?',
  },
  'tzd.insulin-not-started': {
    why: 'pioglitazone is not added to insulin, as the two bring swelling',
    caution: null,
    patient: null,
    ask: null,
  },
  'tzd.heart-unknown': {
    why: 'pioglitazone must not go on in heart failure, and whether it is there is not known',
    caution: null,
    patient: null,
    ask: 'Is my heart strong enough for all my tablets?',
  },
  'tzd.taken': {
    why: 'pioglitazone has harms of its own',
    caution: 'Pioglitazone: not with bladder cancer, past or present, or blood in the urine; women’s bones break more easily; stopped with swelling or breathlessness.',
    patient: 'If you see blood in your urine, your legs swell or you get short of breath, call your clinic.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
