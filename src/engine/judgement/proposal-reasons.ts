import { concepts } from '../clinical/concepts.ts';
import { insulinA1c } from '../clinical/glycaemia.ts';
import { metforminStop } from '../clinical/renal.ts';
import { quantity, type Value, type Values } from '../kit/words/message.ts';
import type { KnownFacts } from './patient.ts';

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
  'veryHighA1c',
  'symptomsInsulin',
  'basalCeiling',
  'strengthLeft',
  'forecastMissed',
  'overweight',
  'movement',
  'smallGap',
  'nextTablet',
  'organs',
  'obesity',
  'ranked',
  'kidneyStop',
  'twoIncretins',
  'besideInsulin',
  'heartFailureStop',
  'leastDose',
  'ketosisHold',
  'pregnancyStop',
  'onExample',
] as const;
export type ProposalReason = (typeof proposalReasons)[number];

const waits = 'onExample' satisfies ProposalReason;
/** Why a calculator's proposals wait: some of its answers are still examples. */
export const waitingOf = (tool: string): string => `proposal:${tool}:${waits}`;
/** Whether something that a plan overrules waits for that reason alone. */
export const waitsForAnswers = ({ by }: { readonly by: string }): boolean => by.endsWith(`:${waits}`);

/** The named reason of `proposal:<calculator>:<what>`; undefined where it has no words of its own. */
function namedReason(because: string): ProposalReason | undefined {
  const what = because.split(':')[2];
  return proposalReasons.find((reason) => reason === what);
}

const shown = {
  a1c: ({ a1c }: KnownFacts) => a1c !== undefined && quantity(concepts.a1c, a1c),
  target: ({ targetA1c }: KnownFacts) => targetA1c !== undefined && quantity(concepts.targetA1c, targetA1c),
  bmi: ({ bmi }: KnownFacts) => bmi !== undefined && quantity(concepts.bmi, bmi),
  limit: () => quantity(concepts.a1c, insulinA1c.value),
  limitEgfr: () => quantity(concepts.egfr, metforminStop.value),
} satisfies Readonly<Record<string, (known: KnownFacts) => Value | false>>;
type Shown = keyof typeof shown;
/** Which of this patient's figures a reason names. */
const figures: { readonly [R in ProposalReason]?: readonly Shown[] } = {
  veryHighA1c: ['a1c', 'limit'],
  strengthLeft: ['a1c'],
  forecastMissed: ['a1c', 'target'],
  overweight: ['bmi'],
  obesity: ['bmi'],
  ranked: ['a1c', 'target'],
  kidneyStop: ['limitEgfr'],
};

/** Why a calculator's own rule proposes something, with this patient's figures; undefined where it has no words, or a figure is not known. */
export function proposalReason(
  because: string,
  known: KnownFacts,
): { readonly key: string; readonly values: Values } | undefined {
  const reason = namedReason(because);
  if (reason === undefined) return undefined;
  const values: Record<string, Value> = {};
  for (const figure of figures[reason] ?? []) {
    const value = shown[figure](known);
    if (value === false) return undefined;
    values[figure] = value;
  }
  return { key: `plan.proposal.${reason}`, values };
}
