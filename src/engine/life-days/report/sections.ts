import { concepts } from '../../clinical/concepts.ts';
import { bare, count, difference, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, CompareBlock, Section } from '../../kit/report/report.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { expectancy, published, risk } from '../constants.ts';
import { bloodPressureOf, ldlOf } from '../inputs.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
export const yearsOf = (value: number, digits = 1): Value => count(value, 'years', 0, digits);
const days = (value: number, digits = 0): Value => count(value, 'days', 0, digits);

/** A year of days, those gained filled: understood without a number. */
export function daysPicture({ results }: Situation): Block {
  const { yearly } = results.adherenceImpact;
  return {
    type: 'days',
    title: message('days.title'),
    perYear: yearly,
    caption: message('days.caption', { days: days(yearly) }),
  };
}

/** Years gained by the estimate, and beside them the years diabetes is known to cost: two quantities, a bar each. */
export function publishedYears(s: Situation): CompareBlock {
  return {
    type: 'compare',
    title: message('published.title'),
    concept: concepts.lifeYears,
    bars: [
      { label: message('published.gained'), value: s.years, tone: 'good' },
      ...published.lost.map(({ diagnosedAt, years }) => ({
        label: message('published.lost', { age: count(diagnosedAt) }),
        value: years.value,
        tone: 'low' as const,
      })),
    ],
  };
}

export function impactSection(s: Situation): Section {
  const { daily, weekly, monthly, yearly } = s.results.adherenceImpact;
  return {
    id: 'impact',
    title: message('part.impact'),
    blocks: [
      {
        type: 'figures',
        items: [
          {
            label: message('impact.daily'),
            value: days(daily, 2),
            note: message('impact.hours', { hours: count(stepValue(s.outcome.worksheet, 'dailyHours'), 'hours', 1) }),
            step: 'daily',
          },
          { label: message('impact.weekly'), value: days(weekly, 2), step: 'weekly' },
          { label: message('impact.monthly'), value: days(monthly, 1), step: 'monthly' },
          { label: message('impact.yearly'), value: days(yearly, 1), step: 'yearly' },
        ],
      },
    ],
  };
}

const riskLines = {
  cardiovascular: 'riskCardiovascular',
  kidney: 'riskKidney',
  retinopathy: 'riskRetinopathy',
  neuropathy: 'riskNeuropathy',
} as const;

/** Each complication with its own coefficient; at the target there is nothing to count, which the notes say. */
export function riskSection({ results, gap }: Situation): Section {
  const ids = ['cardiovascular', 'kidney', 'retinopathy', 'neuropathy'] as const;
  const table: Block = {
    type: 'table',
    caption: message('risk.caption', { gap: difference(concepts.a1c, gap) }),
    columns: [message('risk.complication'), message('risk.here'), message('risk.perPoint')],
    rows: ids.map((id) => ({
      cells: [
        message(`risk.${id}`),
        count(results.riskReduction[id], '%', 0, 1),
        count(risk[id].perPoint.value * 100, '%'),
      ],
      opens: [null, riskLines[id]],
    })),
  };
  return {
    id: 'risk',
    title: message('part.risk'),
    blocks: [table, paragraph(message('risk.adapted'))],
  };
}

/** How the expectancy is made; never shown where it is not valid. */
export function expectancySection(s: Situation): Section[] {
  const { inputs, results, outcome, years } = s;
  if (!results.valid) return [];
  const step = (id: string): number => stepValue(outcome.worksheet, id);
  const row = (label: Message, value: number, line: string, digits = 1) => ({
    cells: [label, yearsOf(value, digits)],
    opens: [null, line],
  });
  // Finer than what they add up to: rounded alike, 2.3 and 0.4 would stand beside a sum of 2.6.
  const changes = (label: Message, value: number, line: string) => (value === 0 ? [] : [row(label, value, line, 2)]);
  const loss = (label: Message, line: string) => changes(label, -step(line), line);
  const gain = (label: Message, line: string) => changes(label, step(line), line);
  const illness = (label: Message, has: boolean, { value }: { readonly value: number }) =>
    changes(label, has ? -value : 0, 'currentLifeExpectancy');
  return [
    {
      id: 'expectancy',
      title: message('part.expectancy'),
      blocks: [
        {
          type: 'table',
          caption: message('expectancy.caption'),
          columns: [message('expectancy.part'), message('expectancy.years')],
          rows: [
            row(
              message('expectancy.baseline', { sex: words(`choice.sex.${inputs.sex}`) }),
              step('baseline'),
              'baseline',
            ),
            ...loss(message('expectancy.duration'), 'durationYears'),
            ...loss(message('expectancy.smoking'), 'smokingYears'),
            ...illness(
              message('expectancy.cardiovascular'),
              inputs.hasCardiovascularDisease,
              expectancy.cardiovascular,
            ),
            ...illness(message('expectancy.kidney'), inputs.hasKidneyDisease, expectancy.kidney),
            {
              ...row(message('expectancy.current'), results.currentLifeExpectancy, 'currentLifeExpectancy'),
              tone: 'low',
            },
            ...(years === 0
              ? [row(message('expectancy.gain'), 0, 'additionalYears')]
              : [
                  ...gain(message('gain.a1c'), 'yearsFromA1c'),
                  ...gain(message('gain.adherence'), 'yearsFromAdherence'),
                ]),
            {
              ...row(message('expectancy.improved'), results.improvedLifeExpectancy, 'improvedLifeExpectancy'),
              tone: 'good',
            },
          ],
        },
        paragraph(message('expectancy.birth', { floor: yearsOf(expectancy.floor.value) })),
      ],
    },
  ];
}

/** What the days do not count, with what was entered of it, and what they are not. */
export function limitsSection({ inputs }: Situation): Section {
  const { bmi, medicationCompliance: medicine, lifestyleAdherence: lifestyle } = inputs;
  const pressure = bloodPressureOf(inputs);
  const ldl = ldlOf(inputs);
  const entered: Value[] = [
    ...(pressure
      ? [words('limit.pressure', { systolic: count(pressure.systolic), diastolic: count(pressure.diastolic, 'mmHg') })]
      : []),
    ...(ldl === undefined ? [] : [words('limit.ldl', { ldl: quantity(concepts.ldl, ldl) })]),
    ...(bmi === undefined ? [] : [words('limit.bmi', { bmi: bare(concepts.bmi, bmi) })]),
    ...(medicine === undefined
      ? []
      : [words('limit.medicine', { share: quantity(concepts.adherencePercent, medicine) })]),
    ...(lifestyle === undefined
      ? []
      : [words('limit.lifestyle', { share: quantity(concepts.adherencePercent, lifestyle) })]),
  ];
  const notCounted =
    entered.length > 0 ? [message('limit.notCounted', { list: { type: 'list', items: entered } })] : [];
  return {
    id: 'limits',
    title: message('part.limits'),
    blocks: [{ type: 'list', items: [message('limit.trials'), message('limit.range'), ...notCounted] }],
  };
}
