import type { arterialEvent as rules } from '../../topics/arterial-event.ts';
import type { WordsOf } from '../../rule.ts';

export const arterialEvent = {
  'protection.event-recent': {
    why: 'arterial event in the last three months, rehabilitation with the cardiac or stroke team',
    caution:
      'In the first months after a heart attack, a stroke or a procedure, agree antiplatelets, exercise and the next doses with the cardiac or stroke team; avoid lows, which strain the heart.',
    ask: 'Is there a recovery programme for me?',
  },
} satisfies WordsOf<typeof rules>;
