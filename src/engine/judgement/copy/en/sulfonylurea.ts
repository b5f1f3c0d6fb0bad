import type { sulfonylurea as rules } from '../../topics/sulfonylurea.ts';
import type { WordsOf } from '../../rule.ts';

export const sulfonylurea = {
  'sulfonylurea.insulin-starts': {
    why: 'insulin starts, and the two together cause lows',
    caution: null,
    patient: 'When you start insulin, the old sugar tablet has to be cut down or stopped. Ask which one before your first injection.',
    ask: 'Which tablet must I stop when insulin starts?',
  },
  'sulfonylurea.with-insulin': {
    why: 'beside insulin it adds lows and little else',
    caution: 'A sulfonylurea beside insulin adds lows and little else: it goes first, before the insulin.',
    patient: 'One of your tablets can make your sugar go too low together with insulin.',
    ask: 'Do I still need this tablet with my insulin?',
  },
  'sulfonylurea.older': {
    why: 'at the age of {age} and with HbA1c near the goal lows weigh more than its effect',
    caution: null,
    patient: 'One of your tablets can make your sugar go too low. At your age a smaller dose may do.',
    ask: 'Do I still need the full dose of this tablet?',
  },
  'sulfonylurea.frail': {
    why: 'with frailty or several illnesses lows do the most harm',
    caution: null,
    patient: 'One of your tablets can make your sugar go too low. There are safer ones for you.',
    ask: 'Is there a safer tablet for me?',
  },
  'sulfonylurea.kidney': {
    why: 'with these kidneys it causes long lows',
    caution: 'With this kidney function a sulfonylurea lasts longer and causes long lows. Which one is it? Glibenclamide (glyburide) is the worst and should not go on.',
    patient: 'With your kidneys one of your tablets works longer than it should.',
    ask: 'Which sugar tablet is safe for my kidneys?',
  },
  'sulfonylurea.lows': {
    why: 'lows happened, and it causes them',
    caution: null,
    patient: 'You have had low sugar, and one of your tablets can cause it.',
    ask: 'Can we replace the tablet that makes my sugar go low?',
  },
  'sulfonylurea.no-start': {
    why: 'age, kidneys, lows or insulin speak against a medicine that causes lows',
    caution: null,
    patient: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
