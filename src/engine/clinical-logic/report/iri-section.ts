import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { toMessage } from '../../clinical/note.ts';
import { roundTo } from '../../kit/maths.ts';
import { bare, count, difference, quantity } from '../../kit/words/message.ts';
import type { ScaleBlock, Section } from '../../kit/report/report.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { score } from '../constants.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

type Term = NonNullable<ScaleBlock['terms']>[number];

/** The parts the score is made of; they add up to it, the last line taking what rounding and the limits did. */
function terms(s: Situation): Term[] {
  if (s.override) return [{ label: message('term.urgentScore'), value: s.results.iriScore }];
  const { inputs, trend, results, outcome } = s;
  const step = (id: string): number => stepValue(outcome.worksheet, id);
  const parts: Term[] = [
    { label: message('iri.base'), value: score.base.value },
    { label: message('iri.gap', { gap: difference(concepts.a1c, s.gap) }), value: score.perGap.value * s.gap },
    {
      label: message('iri.effect', { effect: difference(concepts.a1c, results.expectedEffect) }),
      value: -score.perGap.value * results.expectedEffect,
    },
    {
      label: message('iri.adherence', { adherence: bare(concepts.adherenceScore, inputs.adherenceScore) }),
      value: -score.perAdherence.value * inputs.adherenceScore,
    },
    {
      label: message('iri.obesity', { bmi: bare(concepts.bmi, s.bmi) }),
      value: score.obesity.value * step('obesityFactor'),
    },
    {
      label: message('iri.dose', { dose: count(inputs.metforminDose, 'mg') }),
      value: -score.perDose.value * (step('doseFactor') - score.doseReference.value),
    },
    {
      label: message(trend > 0 ? 'iri.improving' : 'iri.worsening'),
      value: trend > 0 ? -score.improving.value * trend : -score.worsening.value * trend,
    },
    { label: message('iri.kidney'), value: step('kidneyPoints') },
  ];
  const rest = roundTo(results.iriScore - parts.reduce((sum, { value }) => sum + value, 0), 6);
  return [
    ...parts.filter(({ value }) => roundTo(value, 6) !== 0),
    ...(rest === 0 ? [] : [{ label: message('iri.limits'), value: rest }]),
  ];
}

/** The score on its scale with the cut-offs. */
function scale(s: Situation): ScaleBlock {
  const { iriScore, iriRisk } = s.results;
  return {
    type: 'scale',
    title: message('iri.title'),
    min: 0,
    max: 100,
    digits: 0,
    value: iriScore,
    valueLabel: message('iri.value', { points: count(iriScore), risk: words(`risk.${iriRisk}`) }),
    zones: [
      { to: score.moderateFrom.value, label: message('risk.low'), tone: 'good' },
      { to: score.highFrom.value, label: message('risk.moderate'), tone: 'warn' },
      { to: 100, label: message('risk.high'), tone: 'block' },
    ],
    terms: terms(s),
  };
}

/** What stands among the figures or the scale's terms already, with the points where it counts. */
const toldElsewhere: readonly string[] = ['reason.effect', 'reason.weight', 'reason.kidney', 'reason.adherence'];

/** What the score is made of, why it stands where it does, and what its bands are; the override says so in the headline. */
export function iriSection(s: Situation): Section {
  const { results, override } = s;
  const told = results.reasoningPoints.filter(({ key }) => !toldElsewhere.includes(key));
  const cutoffs = message('iri.cutoffs', {
    moderate: count(score.moderateFrom.value),
    high: count(score.highFrom.value),
    urgent: count(score.urgent.value),
    limit: quantity(concepts.a1c, insulinA1c.value),
  });
  return {
    id: 'iri',
    title: message('iri.title'),
    blocks: [
      scale(s),
      { type: 'list', title: message('iri.why'), items: told.map(toMessage) },
      ...(override ? [] : [{ type: 'paragraph' as const, message: cutoffs }]),
    ],
  };
}
