import { concepts } from '../../clinical/concepts.ts';
import { range } from '../../clinical/words.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { count, difference, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import { type Decisions, nothingDecided } from '../../kit/proposal.ts';
import type { CalloutBlock, FiguresBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { gain } from '../constants.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import {
  daysPicture,
  expectancySection,
  impactSection,
  limitsSection,
  publishedYears,
  riskSection,
  yearsOf,
} from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { message } from './words.ts';

const spanOf = ({ least, most }: Situation['span']): Value => range(count(least, undefined, 0, 1), yearsOf(most));

export function values({ inputs, results, years, span }: Situation): Values {
  return {
    days: count(results.additionalLifeDays, 'days'),
    years: yearsOf(years),
    yearly: count(results.adherenceImpact.yearly, 'days'),
    age: count(inputs.age),
    a1c: quantity(concepts.a1c, inputs.currentA1c),
    target: quantity(concepts.a1c, inputs.targetA1c),
    from: quantity(concepts.adherencePercent, inputs.currentAdherence),
    to: quantity(concepts.adherencePercent, inputs.projectedAdherence),
    span: spanOf(span),
  };
}

function toneOf({ results, nothing }: Situation): OwnReport['tone'] {
  if (!results.valid) return 'block';
  return nothing ? 'note' : 'good';
}

/** No days are told as a gain over what cannot wait. */
export const cannotWait = ({ actions: [gravest] }: Decisions): boolean =>
  gravest?.gravity === 'emergency' || gravest?.gravity === 'urgent';

function answer(s: Situation, plan: Decisions): Message {
  if (cannotWait(plan)) return message('answer.first');
  if (!s.results.valid) return message('answer.notValid', values(s));
  return message(s.nothing ? 'answer.nothing' : `answer.${terms(s)}`, values(s));
}

/** The terms that bring the days: a target above today's HbA1c, or an adherence aimed lower, is never told as a gain. */
export function terms({ gap, adherenceGain }: Situation): 'estimate' | 'a1cOnly' | 'adherenceOnly' {
  if (gap === 0) return 'adherenceOnly';
  return adherenceGain === 0 ? 'a1cOnly' : 'estimate';
}

/** What the arithmetic refuses, caps or cannot know; what the patient needs is the plan's to say. */
const ofTheFormula: ReadonlySet<GuardId> = new Set(['tightDisease', 'atTarget'] as const);
/** And of its days and years, said where they are shown. */
const ofTheYears: ReadonlySet<GuardId> = new Set(['projectedLower', 'capped', 'aboveBaseline'] as const);

function notes(s: Situation): CalloutBlock[] {
  return s.outcome.guards
    .filter(({ id }) => ofTheFormula.has(id) || (s.results.valid && ofTheYears.has(id)))
    .map(({ id, severity, values: figures, sources }) => {
      const said = message(`guard.${id}`, figures);
      return { type: 'callout', severity, message: said, sources };
    });
}

/** The days, for their note and their sum; the years are in the answer, their cap in the worksheet. */
function keyFigures(s: Situation): FiguresBlock {
  const { results } = s;
  if (!results.valid)
    return {
      type: 'figures',
      items: [{ label: message('figure.gap'), value: difference(concepts.a1c, s.gap), step: 'gap' }],
    };
  return {
    type: 'figures',
    items: [
      {
        label: message('figure.days'),
        value: count(results.additionalLifeDays, 'days'),
        note: message('figure.illustrative'),
        see: 'validatedRisk',
        step: 'additionalLifeDays',
        tone: s.nothing ? 'plain' : 'good',
      },
    ],
  };
}

/** The report: the days as a picture, the published range beside them, and plainly what they are not. */
export function explain(
  inputs: Inputs,
  outcome: Outcome<Results, GuardId>,
  plan: Decisions = nothingDecided,
): OwnReport {
  const s = situation(inputs, outcome);
  const { valid } = s.results;
  return {
    answer: answer(s, plan),
    tone: toneOf(s),
    picture: valid && !s.nothing && !cannotWait(plan) ? [daysPicture(s), publishedYears(s)] : [],
    notes: notes(s),
    figures: keyFigures(s),
    sections: [
      ...(valid && !s.nothing ? [impactSection(s)] : []),
      ...(s.atTarget ? [] : [riskSection(s)]),
      ...expectancySection(s),
      ...(valid ? [limitsSection(s)] : []),
    ],
    ...(!valid && {
      withheldSteps: [
        'baseline',
        'currentLifeExpectancy',
        'improvedLifeExpectancy',
        'additionalYears',
        'additionalLifeDays',
        'yearly',
        'monthly',
        'weekly',
        'daily',
      ],
    }),
    sources: [...new Set(['ukpds35', 'erfc2023', ...outcome.worksheet.flatMap(({ sources }) => sources)])],
  };
}

/** Where each conclusion stands, for “what would change this”. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome);
  return [
    { id: 'valid', state: s.results.valid ? 'yes' : 'no' },
    { id: 'gain', state: s.nothing ? 'none' : atLeast(s.years, gain.most) ? 'most' : 'some' },
    { id: 'target', state: s.atTarget ? 'reached' : 'above' },
    { id: 'pressure', state: s.pressure ? 'high' : 'inRange' },
    { id: 'ldl', state: s.ldl ? 'high' : 'inRange' },
  ];
}
