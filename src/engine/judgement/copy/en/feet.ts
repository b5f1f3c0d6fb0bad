import type { WordsOf } from '../../rule.ts';
import type { feet as rules } from '../../topics/feet.ts';

export const feet = {
  'feet.neuropathy': {
    why: 'with neuropathy a foot wound may not be felt',
    caution: null,
    ask: 'How often should my feet be checked, and which shoes are right for me?',
  },
  'feet.yearly': {
    why: 'feet are checked every year, a wound the same day',
    caution: 'Feet: pulses, skin and monofilament every year; a wound or a hot, swollen foot the same day.',
    ask: null,
  },
  'feet.ulcer': {
    why: 'an ulcer or amputation puts the foot at the highest risk',
    caution: 'Foot team to check pulses and pressure points. An open ulcer must be offloaded; with one, start an SGLT2 inhibitor only for heart failure or kidney disease, never canagliflozin; one taken for glucose alone may be paused.',
    ask: 'Who looks after my feet, and may I walk for exercise?',
  },
  'feet.open': {
    why: 'the foot ulcer is open',
    caution: 'Open ulcer: look for infection, probe to bone, X-ray; pulses and toe pressure; antibiotics only where it is infected. Spreading redness, fever, black skin or a cold foot: hospital today.',
    ask: 'Is my wound infected, and does enough blood reach my foot?',
  },
  'feet.ulcer-pauses': {
    why: 'no heart failure or kidney disease needs it, pause until the foot has healed',
    caution: null,
    ask: 'Which tablet do I pause until my foot has healed, and when do I take it again?',
  },
  'feet.healed': {
    why: 'a healed ulcer or amputation leaves the foot at highest risk: review every one to three months; SGLT2 inhibitors may be taken, except canagliflozin',
    caution: null,
    ask: 'How often should a foot team see me?',
  },
  'feet.wound-eats': {
    why: 'an open wound needs energy to heal',
    caution: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
