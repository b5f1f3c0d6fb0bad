import type { Proposal } from '../../kit/proposal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { daysAYear, kidneyReferral, liver, sglt2From, statinAges } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** What this calculator's own answers ask for; judgement's words have a reason for each under the same name. */
export const proposed = [
  'kidneyPrepare',
  'kidneyTeam',
  'kidneyRefer',
  'kidneyConsider',
  'sglt2',
  'statin',
  'statinStronger',
  'liverRefer',
  'elastography',
  'albumin',
  'filtration',
  'liverAgain',
] as const;
export type Proposed = (typeof proposed)[number];
export interface OwnProposal extends Proposal {
  readonly what: Proposed;
}

type Ask = Omit<OwnProposal, 'because'>;

/** When the kidney specialist is asked: the highest of the four thresholds that is reached. */
function kidneyFailure({ kidneyFailure: answer }: Results): Ask[] {
  if (answer.state !== 'given') return [];
  const { within2Years, within5Years } = answer;
  const refer = (what: Proposed, within: number, gravity: Proposal['gravity'], source: string): Ask[] => [
    { what, id: 'refer:nephrologist', within, gravity, sources: [source, 'kfre2016'] },
  ];
  if (!atLeast(kidneyReferral.prepare.value, within2Years)) return refer('kidneyPrepare', 7, 'urgent', 'kdigo2024');
  if (!atLeast(kidneyReferral.team.value, within2Years)) return refer('kidneyTeam', 14, 'important', 'kdigo2024');
  if (!atLeast(kidneyReferral.refer.value, within5Years)) return refer('kidneyRefer', 28, 'important', 'niceCkd');
  return atLeast(within5Years, kidneyReferral.consider) ? refer('kidneyConsider', 90, 'routine', 'kdigo2024') : [];
}

/** Checks of kidneys by the grid, and an SGLT2 inhibitor where the grid shows kidney disease and none is taken. */
function kidneyDisease({ sglt2Inhibitor, kidneyTransplant }: Inputs, { grid, filtration }: Results): Ask[] {
  if (grid.state !== 'given' || filtration.state !== 'given') return [];
  const within = Math.floor(daysAYear.value / grid.checksAYear);
  const checks = (what: Proposed, id: string): Ask => ({
    what,
    id,
    within,
    gravity: 'routine',
    sources: ['kdigo2022'],
  });
  // A little albumin with a sound eGFR is no disease before a second sample.
  const disease = grid.risk !== 'low' && !(grid.risk === 'moderate' && grid.a === 'A2');
  const start = disease && sglt2Inhibitor === 'no' && kidneyTransplant !== 'yes' && atLeast(filtration.egfr, sglt2From);
  return [
    ...(start
      ? [
          {
            what: 'sglt2' as const,
            id: 'start:sglt2Inhibitor',
            within: 14,
            gravity: 'important' as const,
            sources: ['kdigo2022', 'ada2026'],
          },
        ]
      : []),
    checks('albumin', 'check:uacr'),
    checks('filtration', 'check:egfr'),
  ];
}

/** The class without or with a score: known disease and severe organ damage are very high by themselves. */
export function isVeryHigh({ who, score2 }: Results): boolean {
  if (score2.state === 'given') return score2.class === 'very high';
  const known = who.state === 'refused' && who.because !== 'tooYoung' && who.because !== 'tooOld';
  return known;
}

/** A statin by age, whatever the score; a stronger one where the class is very high. Never on dialysis. */
function statins({ age, statin, dialysis }: Inputs, results: Results): Ask[] {
  if (dialysis === 'yes') return [];
  const ofAge = atLeast(age, statinAges.from) && below(age, statinAges.to.value + 1);
  const veryHigh = isVeryHigh(results);
  if (statin === 'none' && (ofAge || veryHigh))
    return [
      {
        what: 'statin',
        id: 'start:statin',
        within: veryHigh ? 28 : 90,
        gravity: veryHigh ? 'important' : 'routine',
        sources: ['ada2026', 'esc2023'],
      },
    ];
  return statin === 'moderate' && veryHigh && below(age, statinAges.to.value + 1)
    ? [{ what: 'statinStronger', id: 'raise:statin', within: 28, gravity: 'important', sources: ['esc2023'] }]
    : [];
}

/** By the band of FIB-4; nothing where the age allows no band. */
function fibrosis({ liver: answer }: Results): Ask[] {
  if (answer.state !== 'given' || answer.band === undefined) return [];
  const sources = ['adaLiver2025'];
  if (answer.band === 'high')
    return [{ what: 'liverRefer', id: 'refer:hepatologist', within: 28, gravity: 'important', sources }];
  return answer.band === 'middle'
    ? [{ what: 'elastography', id: 'check:elastography', within: 60, gravity: 'routine', sources }]
    : [
        {
          what: 'liverAgain',
          id: 'check:fib4',
          within: daysAYear.value * liver.repeatYears.value,
          gravity: 'routine',
          sources,
        },
      ];
}

/** What the answers ask for, the gravest of each organ; weighed with what the patient needs in the plan. */
export function proposals(inputs: Inputs, results: Results): OwnProposal[] {
  return [
    ...kidneyFailure(results),
    ...kidneyDisease(inputs, results),
    ...statins(inputs, results),
    ...fibrosis(results),
  ].map((ask) => ({ ...ask, because: `proposal:organ-risk:${ask.what}` }));
}
