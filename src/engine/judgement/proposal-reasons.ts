/**
 * What a calculator may propose for a reason worth saying by name: the last part of its `because` (kit/proposal.ts). Each has a clause
 * in `copy`; of any other proposal the plan says only that a calculator's rule asks for it.
 */
export const proposalReasons = [
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
export type ProposalReason = (typeof proposalReasons)[number];

/** The named reason of `proposal:<calculator>:<what>`; undefined where it has no words of its own. */
export function namedReason(because: string): ProposalReason | undefined {
  const what = because.split(':')[2];
  return proposalReasons.find((reason) => reason === what);
}
