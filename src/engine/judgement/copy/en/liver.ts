import type { WordsOf } from '../../rule.ts';
import type { liver as rules } from '../../topics/liver.ts';

export const liver = {
  'liver.fatty': {
    why: 'FIB-4 {limit} or above with fatty liver, elastography, even with normal ALT',
    caution: null,
    ask: 'Has fat harmed my liver, and how is that checked?',
  },
  'liver.fibrosis-likely': {
    why: 'FIB-4 {index}, advanced fibrosis is likely',
    caution: null,
    ask: 'Are there scars in my liver, and what helps?',
  },
  'liver.fibrosis-possible': {
    why: 'FIB-4 {index} does not exclude fibrosis',
    caution: null,
    ask: 'Are there scars in my liver?',
  },
  'liver.glp1': {
    why: 'it helps a fatty liver as well as glucose',
    caution: null,
    ask: null,
  },
  'liver.cirrhosis': {
    why: 'cirrhosis needs six-monthly review, for cancer and bleeding',
    caution: null,
    ask: 'When is my next liver scan?',
  },
  'liver.decompensated': {
    why: 'few medicines are safe in liver failure',
    caution: 'Decompensated cirrhosis: insulin is the remaining option for glucose, started under supervision, because hypoglycaemia is frequent. HbA1c reads too low. More protein and energy, not less.',
    ask: 'Which of my medicines are safe for my liver?',
  },
  'liver.enzymes-extreme': {
    why: 'liver enzymes of {limit} or more mean acute liver injury',
    caution: 'Liver enzymes of {limit} or more: hospital today, with clotting, glucose, paracetamol level and viral serology. Hypoglycaemia may follow.',
    ask: null,
  },
  'liver.enzymes-very-high': {
    why: 'liver enzymes of {limit} or more can be an acute liver injury',
    caution: 'Liver enzymes of {limit} or more are not explained by fatty liver alone: look for hepatitis, alcohol, a medicine or biliary obstruction within days. Until then start nothing that needs a healthy liver, and do not use FIB-4.',
    ask: 'Why is my liver test so high?',
  },
  'liver.enzymes-high': {
    why: 'liver enzymes of {limit} or more need an explanation',
    caution: 'Liver enzymes of {limit} or more: find the cause, hepatitis, alcohol and medicines first. Do not start pioglitazone; pause it if taken.',
    ask: 'Why is my liver test high?',
  },
} satisfies WordsOf<typeof rules>;
