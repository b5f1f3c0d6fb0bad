import type { arterialEvent as rules } from '../../topics/arterial-event.ts';
import type { WordsOf } from '../../rule.ts';

export const arterialEvent = {
  'protection.event-recent': {
    why: 'arterial event in the last three months, rehabilitation with the cardiac or stroke team',
    caution:
      'In the first months after a heart attack, a stroke or a procedure, agree antiplatelets, exercise and the next doses with the cardiac or stroke team; avoid lows, which strain the heart.',
    ask: 'Is there a recovery programme for me?',
  },
  'protection.vessels-unstable': {
    why: 'unstable disease of heart, brain or legs',
    caution:
      'Unstable disease of heart, brain or legs: the cardiac, stroke or vascular team within days, no training until then, and no low glucose. Pain at rest, sudden weakness or a cold, painful leg: emergency.',
    ask: 'What may I do until my heart or circulation is stable?',
  },
} satisfies WordsOf<typeof rules>;
