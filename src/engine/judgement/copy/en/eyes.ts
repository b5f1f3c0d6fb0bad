import type { WordsOf } from '../../rule.ts';
import type { eyes as rules } from '../../topics/eyes.ts';

export const eyes = {
  'eyes.sight-threatening': {
    why: 'the retinopathy threatens sight, and straining can make it bleed',
    caution: 'Sight-threatening retinopathy: eye doctor within days; until then no heavy lifting or straining; walking is fine.',
    ask: 'How soon do I need treatment for my eyes?',
  },
  'eyes.mild': {
    why: 'retinopathy, review at least yearly',
    caution: null,
    ask: 'When is my next eye check?',
  },
  'eyes.fast-fall': {
    why: 'a fast fall from {a1c} can worsen retinopathy',
    caution: null,
    ask: 'Can my eyes get worse if my sugar falls fast?',
  },
  'eyes.unknown-fast-fall': {
    why: 'examine the eyes before glucose falls fast from {a1c}',
    caution: null,
    ask: 'When were the backs of my eyes last checked?',
  },
  'eyes.yearly': {
    why: 'eyes are examined at diagnosis and then yearly',
    caution: 'Eyes: at diagnosis, then every year, or every two years after normal results at goal.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
