import { strongInhibitors } from '../clinical/strong-cyp3a4-inhibitors.ts';

/** A class with which medicine of it this is, where the code is of one alone. */
export const named = (of: 'glp1RA' | 'sulfonylurea', agent: string): string =>
  agent === '' ? of : `${of};${of === 'glp1RA' ? 'glp1Agent' : 'sulfonylureaAgent'}=${agent}`;

const met = 'metformin=mg';
/** ATC by the beginning of the code; the longest counts. */
export const atc: Readonly<Record<string, string>> = {
  A10BA02: met,
  A10BB: 'sulfonylurea',
  A10BB01: named('sulfonylurea', 'glibenclamide'),
  A10BB09: named('sulfonylurea', 'gliclazide'),
  A10BB12: named('sulfonylurea', 'glimepiride'),
  A10BX02: 'repaglinide',
  A10BD14: `${met};repaglinide`,
  A10BG: 'tzd',
  A10BH: 'dpp4Inhibitor',
  A10BJ: 'glp1RA',
  A10BJ02: named('glp1RA', 'liraglutide'),
  A10BJ03: named('glp1RA', 'lixisenatide'),
  A10BJ05: named('glp1RA', 'dulaglutide'),
  A10BX16: named('glp1RA', 'tirzepatide'),
  A10BK: 'sglt2Inhibitor',
  A10BD02: `${met};sulfonylurea`,
  A10BD03: `${met};tzd`,
  A10BD04: 'sulfonylurea;tzd',
  A10BD05: `${met};tzd`,
  A10BD06: 'sulfonylurea;tzd',
  ...Object.fromEntries(
    ['07', '08', '10', '11', '13', '18', '22'].map((last) => [`A10BD${last}`, `${met};dpp4Inhibitor`]),
  ),
  A10BD09: 'tzd;dpp4Inhibitor',
  A10BD12: 'tzd;dpp4Inhibitor',
  ...Object.fromEntries(['15', '16', '20', '23'].map((last) => [`A10BD${last}`, `${met};sglt2Inhibitor`])),
  ...Object.fromEntries(['19', '21', '24'].map((last) => [`A10BD${last}`, 'dpp4Inhibitor;sglt2Inhibitor'])),
  A10BD25: `${met};dpp4Inhibitor;sglt2Inhibitor`,
  A10BD27: `${met};dpp4Inhibitor;sglt2Inhibitor`,
  A10AB: 'mealtimeInsulin',
  A10AC: 'basalInsulin;basalUnits=units',
  A10AD: 'basalInsulin;mealtimeInsulin',
  A10AE: 'basalInsulin;basalUnits=units',
  A10AE07: 'basalInsulin;weeklyInsulinUnits=units',
  A10AE54: 'basalInsulin;basalUnits=units;glp1RA',
  A10AE56: 'basalInsulin;basalUnits=units;glp1RA',
  A10AE57: 'basalInsulin;glp1RA',
  C09A: 'rasInhibitor',
  C09B: 'rasInhibitor',
  C09C: 'rasInhibitor',
  C09D: 'rasInhibitor',
  C03A: 'loopOrThiazideDiuretic',
  C03B: 'loopOrThiazideDiuretic',
  C03C: 'loopOrThiazideDiuretic',
  C03E: 'loopOrThiazideDiuretic',
  C09BA: 'rasInhibitor;loopOrThiazideDiuretic',
  C09BX01: 'rasInhibitor;loopOrThiazideDiuretic',
  C09DA: 'rasInhibitor;loopOrThiazideDiuretic',
  C09DX01: 'rasInhibitor;loopOrThiazideDiuretic',
  C09DX03: 'rasInhibitor;loopOrThiazideDiuretic',
  C03DA05: 'finerenone',
  C03DA01: 'mineralocorticoidAntagonist',
  C03DA04: 'mineralocorticoidAntagonist',
  C10AA01: 'statin=dose:simvastatin',
  C10AA02: 'statin=dose:lovastatin',
  C10AA03: 'statin=dose:pravastatin',
  C10AA04: 'statin=dose:fluvastatin',
  C10AA05: 'statin=dose:atorvastatin',
  C10AA07: 'statin=dose:rosuvastatin',
  C10AA08: 'statin=dose:pitavastatin',
  C10AA: 'statin=dose',
  C10BA: 'statin=dose',
  C10BX: 'statin=dose',
  C10BX11: 'statin=dose:atorvastatin;rasInhibitor',
  H02AB: 'steroids',
  ...Object.fromEntries(
    strongInhibitors.flatMap(({ atc }) =>
      atc
        .split(' ')
        .filter(Boolean)
        .map((code) => [code, 'strongCyp3a4Inhibitor']),
    ),
  ),
};
