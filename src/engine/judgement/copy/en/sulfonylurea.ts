import type { sulfonylurea as rules } from '../../topics/sulfonylurea.ts';
import type { WordsOf } from '../../rule.ts';

export const sulfonylurea = {
  'sulfonylurea.insulin-starts': {
    why: 'insulin is being started; together they cause hypoglycaemia',
    caution: null,
    ask: 'Which tablet must I stop when insulin starts?',
  },
  'sulfonylurea.with-insulin': {
    why: 'with insulin it adds hypoglycaemia and little else',
    caution: 'A sulfonylurea with insulin adds hypoglycaemia and little else: of the two it goes first.',
    ask: 'Do I still need this tablet with my insulin?',
  },
  'sulfonylurea.older': {
    why: 'at {age} with HbA1c near target, the risk of hypoglycaemia outweighs its benefit',
    caution: null,
    ask: 'Do I still need the full dose of this tablet?',
  },
  'sulfonylurea.frail': {
    why: 'hypoglycaemia does most harm in frailty or multimorbidity',
    caution: null,
    ask: 'Is there a safer tablet for me?',
  },
  'sulfonylurea.frail-alone': {
    why: 'nothing needs to take its place while HbA1c stays below {a1c} and glucose below {glucose}; above that, a medicine that causes no lows',
    caution: null,
    ask: null,
  },
  'sulfonylurea.insulin-may-lack': {
    why: 'the tablet that causes hypoglycaemia stops, and insulin may be lacking',
    caution: null,
    ask: 'What do I take in place of the tablet that stops?',
  },
  'sulfonylurea.kidney': {
    why: 'at this eGFR it causes more hypoglycaemia, and for longer',
    caution: 'Check which sulfonylurea; stop glibenclamide (glyburide).',
    ask: 'Which sugar tablet is safe for my kidneys?',
  },
  'sulfonylurea.kidney-named': {
    why: 'at this eGFR it causes more hypoglycaemia, and for longer',
    caution: null,
    ask: 'Which sugar tablet is safe for my kidneys?',
  },
  'sulfonylurea.glibenclamide': {
    why: 'its hypoglycaemia is the longest and most severe of its class',
    caution: 'Stop glibenclamide at this age or eGFR, with arterial disease or after lows; if a sulfonylurea is still needed, use gliclazide modified release.',
    ask: 'Is there a safer tablet in place of this one?',
  },
  'sulfonylurea.lows': {
    why: 'hypoglycaemia has occurred on it',
    caution: null,
    ask: 'Can we replace the tablet that makes my sugar go low?',
  },
  'sulfonylurea.no-start': {
    why: 'age, kidney function, hypoglycaemia or insulin make it unsuitable',
    caution: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
