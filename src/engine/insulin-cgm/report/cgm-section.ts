import { concepts } from '../../clinical/concepts.ts';
import { range } from '../../clinical/words.ts';
import { atLeast, type Cited } from '../../kit/worksheet/cited.ts';
import { clean } from '../../kit/maths.ts';
import { bare, count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { RangesBlock } from '../../kit/report/report.ts';
import { cgmTargets, glucoseTargets } from '../constants.ts';
import { cgmInsufficient, olderTargets } from '../model/patient.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

const glucose = (limit: Cited): Value => quantity(concepts.fpg, limit.value);
const between = (from: Cited, to: Cited): Message =>
  message('range.between', { range: range(bare(concepts.fpg, from.value), glucose(to)) });
const under = (value: number): Message => message('range.under', { percent: count(value, '%') });

/** The ranges typed by hand against the targets of this patient; drawn only where they make a whole. */
export function rangesBlock({ inputs }: Situation): RangesBlock | undefined {
  const { tir70180: tir, tbrUnder70: below70, tbrUnder54: below54, tarOver180: above } = inputs;
  if (tir === undefined || below70 === undefined || above === undefined) return undefined;
  const older = olderTargets(inputs);
  const { adult, older: careful } = cgmTargets;
  const lowLimit = older ? careful.below70 : adult.below70;
  const parts: RangesBlock['parts'] = [
    ...(below54 === undefined
      ? []
      : [
          {
            id: 'very-low' as const,
            label: message('range.veryLow', { limit: glucose(glucoseTargets.severe) }),
            share: below54,
            target: under(adult.below54.value),
            met: !atLeast(below54, adult.below54),
          },
        ]),
    {
      id: 'low',
      label:
        below54 === undefined
          ? message('range.veryLow', { limit: glucose(glucoseTargets.rescue) })
          : between(glucoseTargets.severe, glucoseTargets.rescue),
      share: clean(below70 - (below54 ?? 0)),
      target: message('range.lowTarget', {
        percent: count(lowLimit.value, '%'),
        limit: glucose(glucoseTargets.rescue),
      }),
      met: !atLeast(below70, lowLimit),
    },
    {
      id: 'in-range',
      label: between(glucoseTargets.rescue, glucoseTargets.postMeal),
      share: tir,
      target: message(older ? 'range.over' : 'range.least', {
        percent: count((older ? careful : adult).tir.value, '%'),
      }),
      met: older ? tir > careful.tir.value : atLeast(tir, adult.tir),
    },
    {
      id: 'high',
      label: message('range.high', { limit: glucose(glucoseTargets.postMeal) }),
      share: above,
      target: older
        ? message('range.noTarget', {
            percent: count(careful.above250.value, '%'),
            limit: glucose(glucoseTargets.veryHigh),
          })
        : under(adult.above180.value),
      met: older || !atLeast(above, adult.above180),
    },
  ];
  const title = message(cgmInsufficient(inputs) ? 'ranges.insufficient' : older ? 'ranges.older' : 'ranges.adult');
  return { type: 'ranges', title, parts };
}
