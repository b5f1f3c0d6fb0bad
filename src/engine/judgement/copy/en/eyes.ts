import type { WordsOf } from '../../rule.ts';
import type { eyes as rules } from '../../topics/eyes.ts';

export const eyes = {
  'eyes.sight-threatening': {
    why: 'the retinopathy threatens sight, and straining can make it bleed',
    caution: 'Sight-threatening retinopathy: eye doctor within days; until then no heavy lifting or straining; walking is fine.',
    patient: 'Diabetes has harmed the back of your eyes. An eye doctor should see you soon so that you keep your sight.',
    ask: 'How soon do I need treatment for my eyes?',
  },
  'eyes.mild': {
    why: 'retinopathy, review at least yearly',
    caution: null,
    patient: null,
    ask: 'When is my next eye check?',
  },
  'eyes.fast-fall': {
    why: 'a fast fall from {a1c} can worsen retinopathy',
    caution: null,
    patient: null,
    ask: 'Can my eyes get worse if my sugar falls fast?',
  },
  'eyes.unknown-fast-fall': {
    why: 'examine the eyes before glucose falls fast from {a1c}',
    caution: null,
    patient: null,
    ask: 'When were the backs of my eyes last checked?',
  },
  'eyes.yearly': {
    why: 'eyes are examined at diagnosis and then yearly',
    caution: 'Eyes: at diagnosis, then every year, or every two years after normal results at goal.',
    patient: 'Have the back of your eyes checked every year. If your sight changes suddenly, see an eye doctor the same day.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
