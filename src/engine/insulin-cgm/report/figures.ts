import { concepts } from '../../clinical/concepts.ts';
import type { Figure, FiguresBlock } from '../../kit/report/report.ts';
import { bare, count, difference, quantity } from '../../kit/words/message.ts';
import { weeks } from '../constants.ts';
import { undatedOf } from '../model/effects.ts';
import { expectedA1c, expectedStep, type Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The plan's dose, with the calculation that gives it where this calculator has it. */
function doseFigure({ insulin, units, outcome, inputs }: Situation): Figure[] {
  if (units === undefined || (insulin !== 'start' && insulin !== 'raise')) return [];
  const step = insulin === 'start' ? 'startUnits' : 'nextUnits';
  const known = outcome.worksheet.some(({ id, value }) => id === step && value === units);
  return [
    {
      label: message(insulin === 'start' ? 'figure.startDose' : 'figure.nextDose'),
      value: count(units, 'U'),
      ...(insulin === 'raise' &&
        inputs.currentBasalUnits !== undefined && {
          note: message('figure.doseNow', { now: count(inputs.currentBasalUnits, 'U') }),
        }),
      ...(known ? { step } : { note: message('figure.planDose') }),
      tone: insulin === 'start' ? 'block' : 'warn',
    },
  ];
}

/** The HbA1c to expect of the plan, and how it was counted. */
function expectedFigure(s: Situation): Figure {
  const drugs = undatedOf(s.inputs);
  const step = expectedStep(s);
  return {
    label: message(s.insulin === 'start' && s.gainShown ? 'figure.expectedInsulin' : 'figure.expected'),
    value: quantity(concepts.a1c, expectedA1c(s)),
    note: message(drugs.length > 0 ? 'figure.expectedAsNew' : 'figure.expectedNote', {
      weeks: count(weeks.value),
      drugs: { type: 'list', items: drugs.map((drug) => words(`settled.${drug}`)) },
    }),
    step,
    tone: s.insulin === 'start' || (!s.urgent && !s.startNow) ? 'good' : 'plain',
  };
}

export function keyFigures(s: Situation): FiguresBlock {
  const { results } = s;
  const optimises = s.followed && !s.startNow;
  return {
    type: 'figures',
    items: [
      ...doseFigure(s),
      expectedFigure(s),
      {
        label: message('figure.first'),
        value: words('figure.week', { week: count(results.weekOfFirstChange) }),
        step: 'firstEffectWeek',
      },
      {
        label: message('figure.readiness'),
        value: count(results.insulinPredictions.probabilityScore),
        note: message('figure.readinessNote'),
        step: 'readiness',
      },
      {
        label: message('figure.iri'),
        value: count(results.iriScore),
        note: message(`risk.${results.iriRisk}`),
        step: 'iriScore',
      },
      ...(optimises
        ? [
            {
              label: message('figure.intensify'),
              value: words('figure.week', { week: count(results.intensificationWeek) }),
              step: 'intensificationWeek',
            },
          ]
        : []),
      {
        label: message('concept.bmi'),
        value: bare(concepts.bmi, results.bmi),
        note: message(s.has('underweight') ? 'bmi.underweight' : `bmi.${results.obesityClass}`),
        step: 'bmi',
      },
      ...(s.gainShown && s.insulin === 'start'
        ? [
            {
              label: message('figure.added'),
              value: difference(concepts.a1c, results.insulinPredictions.expectedBenefit.addedBenefit),
              step: 'addedBenefit',
            },
          ]
        : []),
    ],
  };
}
