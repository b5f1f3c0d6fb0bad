import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { floorTo } from '../../kit/maths.ts';
import type { Block, LadderBlock, Section } from '../../kit/report/report.ts';
import { count, type Message, quantity } from '../../kit/words/message.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { dose } from '../constants.ts';
import { beginsWith, ownKind } from './begins.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
/** By how much a basal dose is cut after a low. */
const cuts = { from: count(dose.cutLow.value), to: count(dose.cutHigh.value, '%') } as const;

/** The flag for too much basal insulin, whole units a day. */
const ceilingOf = ({ outcome }: Situation): number => stepValue(outcome.worksheet, 'ceilingUnits');

/** Two units every three days from the plan's first dose, or from the one in use that it raises, up to the line at 0.5 U/kg and never across it. */
function ladderBlock(s: Situation): LadderBlock | undefined {
  const { insulin, inputs } = s;
  const from = insulin === 'start' ? s.units : insulin === 'raise' ? inputs.currentBasalUnits : undefined;
  if (from === undefined) return undefined;
  const ceiling = ceilingOf(s);
  const room = Math.max(0, floorTo((ceiling - from) / dose.step.value));
  const inUse = insulin === 'raise';
  return {
    type: 'ladder',
    title: message(insulin === 'start' && beginsWith(s) === 'nph' ? 'ladder.titleNph' : 'ladder.title'),
    unit: message('ladder.unit'),
    steps: Array.from({ length: Math.min(dose.drawn - 1, room) + 1 }, (_, at) => ({
      label: message('ladder.dose', { units: count(from + at * dose.step.value, 'U') }),
      value: from + at * dose.step.value,
      detail:
        at === 0
          ? message(inUse ? 'ladder.nowDose' : 'ladder.first')
          : message('ladder.day', { day: count(at * dose.days.value) }),
      ...(at === 0 && inUse && { now: true as const }),
    })),
    lines: [
      { label: message('ladder.line', { perKg: count(dose.ceiling.value, 'U/kg', 1) }), value: ceiling, tone: 'warn' },
    ],
    action: message('ladder.action', {
      fastingTo: quantity(concepts.fpg, s.results.monitoringPlan.targets.fasting.max),
      ...cuts,
    }),
  };
}

/** Which insulin and how it climbs, for whoever takes it or begins it; what is done about the dose stands in the plan. */
export function insulinSection(s: Situation): Section[] {
  if (s.insulin === 'none') return [];
  const { insulinChoice } = s.results;
  const kind = beginsWith(s);
  const chosen = s.startNow && kind === ownKind(s);
  const ladder = ladderBlock(s);
  return [
    {
      id: 'insulin',
      part: 'medicines',
      title: message('part.insulin'),
      blocks: [
        {
          type: 'figures',
          items: [
            // Which one is taken is not asked: the type is said only of one that begins.
            ...(s.insulin === 'start'
              ? [
                  {
                    label: message('insulin.type'),
                    value: words(`insulin.${kind}`),
                    note: chosen
                      ? toMessage(insulinChoice.rationale)
                      : message('insulin.brands', { brands: words('brands.analog') }),
                  },
                ]
              : []),
            {
              label: message('insulin.ceiling'),
              value: count(ceilingOf(s), 'U'),
              note: message('insulin.ceilingNote', { perKg: count(dose.ceiling.value, 'U/kg', 1) }),
              step: 'ceilingUnits',
            },
          ],
        },
        ...(ladder ? [ladder] : []),
        ...(s.insulin === 'start' && chosen
          ? [paragraph(message('insulin.brands', { brands: words(`brands.${kind}`) }))]
          : []),
      ],
    },
  ];
}
