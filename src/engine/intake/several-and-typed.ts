import type { FindingPattern } from './lows-by-verb.ts';

/** Findings told in the plural, and a type of diabetes that is written apart. */
export const severalAndTyped: readonly FindingPattern[] = [
  // “2 MIs”, “previous MIs”: more than one.
  {
    at: /^(?:\d+|two|three|multiple|several|recurrent|previous|prior|old)$/,
    written: /(?:\d|two|three|multiple|several|recurrent|previous|prior|old) mis(?![\p{L}-])/uy,
    head: () => 'ascvd=true',
  },
  // “known DM 2 & HTN”: a type written apart, which is no length of time.
  {
    at: /^(?:dm|k|kc)$/,
    written:
      /(?:k\/?c\/?(?:o\/?)? ?(?:of )?)?dm[ -]([12])(?= ?(?:$|[,;&+\n)]|\.(?!\d)|(?:and|with|on|htn|ihd|ckd|since|diagnosed|dx)(?!\p{L})|x ?\d))/uy,
    head: ([, type]) => `diabetesType=type${type}`,
  },
];
