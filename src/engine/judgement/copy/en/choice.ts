import type { WordsOf } from '../../rule.ts';
import type { choiceMade as rules } from '../../topics/choice.ts';

export const choiceMade = {
  'choice.made': {
    why: 'the patient chose it',
    caution: 'Chosen together with the patient: {medicine}.',
    patient: null,
    ask: null,
  },
  'choice.closed': {
    why: 'what was chosen is not open today',
    caution: 'The patient chose {medicine}, which this plan does not open today: tell them why, and choose again once it is.',
    patient: null,
    ask: null,
  },
  'choice.injection-refused': {
    why: 'an injection was chosen and injections are refused',
    caution: 'Injections are entered as refused and an injection was chosen: ask which of the two holds.',
    patient: null,
    ask: null,
  },
  'choice.declined': {
    why: 'the patient chose no new medicine',
    caution: 'The patient chose no new medicine for now: offer it again at the next visit, and say what that leaves untreated.',
    patient: null,
    ask: null,
  },
  'choice.postponed': {
    why: 'the patient will decide later',
    caution: 'The patient wants to decide later: take the choice up again at the next visit.',
    patient: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
