import { effectCap } from '../../clinical/agents.ts';
import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { bare, count, difference, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { benefit, goal, iri, weeks } from '../constants.ts';
import { smallGap } from '../model/readiness.ts';
import { expectedStep, type Situation } from './situation.ts';
import { doseValue } from './dose-section.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
const fall = (value: number): Value => difference(concepts.a1c, -value);

/** The readiness index on its scale. */
function readinessScale({ results, startNow }: Situation): Block {
  const value = results.insulinPredictions.probabilityScore;
  return {
    type: 'scale',
    title: message('readiness.title'),
    min: 0,
    max: 100,
    digits: 0,
    value,
    valueLabel: message('readiness.value', { index: count(value) }),
    zones: [
      { to: 50, label: message('readiness.low'), tone: 'good' },
      { to: 90, label: message('readiness.likely'), tone: 'warn' },
      { to: 100, label: message('readiness.high'), tone: startNow ? 'block' : 'warn' },
    ],
  };
}

export function decisionSection(s: Situation): Section {
  const { results, startNow } = s;
  return {
    id: 'decision',
    title: message('part.decision'),
    blocks: [
      {
        type: 'paragraph',
        tone: startNow ? 'block' : 'warn',
        message: message(startNow ? 'banner.start' : 'banner.wait', {
          index: count(results.insulinPredictions.probabilityScore),
        }),
      },
      { type: 'list', title: message('reason.title'), items: results.insulinPredictions.reasoning.map(toMessage) },
      readinessScale(s),
      paragraph(message('readiness.meaning')),
      { type: 'list', title: message('note.title'), items: results.safetyNotes.map(toMessage) },
    ],
  };
}

/** Expected benefit against the current regimen. */
export function benefitSection(s: Situation): Section {
  const { inputs, results, benefitShown } = s;
  const { currentRegimen, withInsulin, addedBenefit } = results.insulinPredictions.expectedBenefit;
  const a1c = (reduction: number): Value =>
    quantity(concepts.a1c, Math.min(inputs.baselineA1c, Math.max(benefit.floor.value, inputs.baselineA1c - reduction)));
  return {
    id: 'benefit',
    title: message('part.benefit'),
    blocks: [
      {
        type: 'table',
        caption: message('benefit.caption', { weeks: count(weeks.value) }),
        columns: [message('benefit.plan'), message('benefit.fall'), message('benefit.reaches')],
        rows: [
          {
            cells: [message('benefit.current'), fall(currentRegimen), a1c(currentRegimen)],
            ...(!s.startNow && { highlight: message('benefit.chosen') }),
          },
          ...(benefitShown
            ? [
                {
                  cells: [message('benefit.insulin'), fall(withInsulin), a1c(withInsulin)],
                  ...(s.startNow && { highlight: message('benefit.chosen') }),
                },
              ]
            : []),
        ],
      },
      paragraph(
        benefitShown
          ? message('benefit.added', { gain: difference(concepts.a1c, addedBenefit) })
          : message('guard.benefitHidden', { limit: quantity(concepts.a1c, benefit.shownFrom.value) }),
      ),
      paragraph(
        message('benefit.limits', {
          oral: difference(concepts.a1c, effectCap.value),
          total: difference(concepts.a1c, benefit.most.value),
          floor: quantity(concepts.a1c, benefit.floor.value),
        }),
      ),
      paragraph(message('guard.assumesNew')),
    ],
  };
}

/** Clinical prediction summary. */
export function predictionSection(s: Situation): Section {
  const { inputs, results } = s;
  const slope = iri.slope.value * (results.currentRegimenA1c - goal.value);
  const relief = inputs.sitagliptin100 && smallGap(inputs) ? -iri.relief.value : 0;
  const rest = results.iriScore - (iri.base.value + slope + relief);
  const term = (key: 'iri.base' | 'iri.gap' | 'iri.relief' | 'iri.clamped', value: number) => ({
    label: message(key, { goal: quantity(concepts.a1c, goal.value) }),
    value,
  });
  return {
    id: 'prediction',
    title: message('part.prediction'),
    blocks: [
      {
        type: 'scale',
        title: message('iri.title'),
        min: 0,
        max: 100,
        digits: 0,
        value: results.iriScore,
        valueLabel: message('iri.value', { score: count(results.iriScore, undefined, 0, 1) }),
        zones: [
          { to: iri.moderate.value, label: message('risk.low'), tone: 'good' },
          { to: iri.high.value, label: message('risk.moderate'), tone: 'warn' },
          { to: 100, label: message('risk.high'), tone: 'block' },
        ],
        terms: [
          term('iri.base', iri.base.value),
          term('iri.gap', slope),
          ...(relief === 0 ? [] : [term('iri.relief', relief)]),
          ...(Math.abs(rest) < 1e-6 ? [] : [term('iri.clamped', rest)]),
        ],
      },
      {
        type: 'figures',
        items: [
          {
            label: message('figure.expected'),
            value: quantity(concepts.a1c, results.expectedA1c12w),
            ...expectedStep(s),
          },
          {
            label: message('figure.first'),
            value: words('figure.week', { week: count(results.weekOfFirstChange) }),
            step: 'firstEffectWeek',
          },
          {
            label: message('figure.intensify'),
            value: words('figure.week', { week: count(results.intensificationWeek) }),
            step: 'intensificationWeek',
          },
        ],
      },
      paragraph(message('iri.meaning')),
      ...(relief === 0 ? [] : [paragraph(message('iri.reliefNote'))]),
    ],
  };
}

/** The consultant's summary with the company's products, marked as such and after the plan. */
export function consultantSection(s: Situation): Section {
  const { inputs, results } = s;
  const products = Object.values(results.drugRecommendations);
  return {
    id: 'consultant',
    title: message('part.consultant'),
    blocks: [
      paragraph(
        message('consultant.note', {
          age: count(inputs.age),
          sex: words(`consultant.${inputs.sex}`),
          bmi: bare(concepts.bmi, results.bmi),
          a1c: quantity(concepts.a1c, inputs.baselineA1c),
          fpg: quantity(concepts.fpg, inputs.fpg),
          band: words(`choice.egfrBand.${inputs.egfrBand}`),
          decision: words(s.startNow ? 'decision.start' : 'decision.wait'),
          expected: quantity(concepts.a1c, results.expectedA1c12w),
          weeks: count(weeks.value),
        }),
      ),
      {
        type: 'paragraph',
        message: message('consultant.dose', {
          dose: doseValue(s),
          type: words(results.insulinChoice.selectedType === 'NPH basal' ? 'insulin.nph' : 'insulin.analog'),
        }),
      },
      ...(products.length === 0
        ? []
        : [
            { type: 'list', title: message('portfolio.title'), items: products.map(toMessage) } satisfies Block,
            paragraph(message('portfolio.disclosure')),
          ]),
      ...(results.drugRecommendations.thiotica
        ? [
            {
              type: 'callout',
              severity: 'note',
              message: message('guard.lipoic'),
              sources: ['efsaAla'],
            } satisfies Block,
          ]
        : []),
    ],
  };
}

export function deIntensificationSection({ results }: Situation): Section {
  const { conditions, stepDownPlan } = results.deIntensificationCriteria;
  const state = results.deIntensify;
  return {
    id: 'deIntensification',
    title: message('part.deIntensification'),
    blocks: [
      {
        type: 'callout',
        severity: state === 'now' ? 'warn' : state === 'consider' ? 'note' : 'good',
        message: message(`down.${state}`),
        sources: ['spec', 'design'],
      },
      { type: 'list', title: message('down.conditions'), items: conditions.map(toMessage), checklist: true },
      { type: 'list', title: message('down.plan'), items: stepDownPlan.map(toMessage) },
    ],
  };
}
