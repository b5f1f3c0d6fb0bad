import type { WordsOf } from '../../rule.ts';
import type { choiceMade as rules } from '../../topics/choice.ts';

export const choiceMade = {
  'choice.made': {
    why: 'the patient chose it',
    caution: 'Chosen together with the patient: {medicine}.',
    ask: null,
  },
  'choice.closed': {
    why: 'the chosen treatment is not an option today',
    caution: 'The patient chose {medicine}, which is not an option today: explain why, and choose again once it is.',
    ask: null,
  },
  'choice.injection-refused': {
    why: 'an injection was chosen, yet injections are declined',
    caution: 'Injections are recorded as declined, yet an injection was chosen: ask which is right.',
    ask: null,
  },
  'choice.declined': {
    why: 'the patient chose no new medicine',
    caution: 'The patient chose no new medicine for now: offer it again at the next visit, and say what that leaves untreated.',
    ask: null,
  },
  'choice.postponed': {
    why: 'the patient will decide later',
    caution: 'The patient wants to decide later: ask again at the next visit.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
