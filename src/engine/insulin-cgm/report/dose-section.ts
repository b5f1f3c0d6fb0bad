import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { range } from '../../clinical/words.ts';
import { count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, LadderBlock, Section } from '../../kit/report/report.ts';
import { dose } from '../constants.ts';
import { glp1Fits } from '../model/patient.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

/** The dose in words, or why there is none. */
export function doseValue({ block, doseShown, startNow }: Situation): Value {
  if (!block) return words('dose.notApplicable');
  if (block.withheld.length > 0) return words('dose.withheld');
  if (!doseShown || block.units === undefined) return words('dose.unknown');
  return words(block.inUse ? 'dose.now' : startNow ? 'dose.start' : 'dose.reference', {
    units: count(block.units, 'U'),
  });
}

/** Two units every three days, up to the line at 0.5 U/kg and never across it. */
export function ladderBlock({ block, doseShown, keepBasal, results }: Situation): LadderBlock | undefined {
  if (!block || !doseShown || keepBasal || block.units === undefined) return undefined;
  const { units, ceiling } = block;
  const target = results.monitoringPlan.targets.fasting;
  const room = Math.max(0, Math.floor((ceiling - units) / dose.step.value));
  const steps = Array.from({ length: Math.min(dose.drawn - 1, room) + 1 }, (_, at) => units + at * dose.step.value);
  return {
    type: 'ladder',
    title: message(block.referenceOnly ? 'ladder.reference' : 'ladder.title'),
    unit: message('ladder.unit'),
    steps: steps.map((value, at) => ({
      label: message('ladder.dose', { units: count(value, 'U') }),
      value,
      detail:
        at === 0
          ? message(block.inUse ? 'ladder.nowDose' : 'ladder.first')
          : message('ladder.day', { day: count(at * dose.days.value) }),
      ...(at === 0 && block.inUse && { now: true as const }),
    })),
    lines: [
      { label: message('ladder.line', { perKg: count(dose.ceiling.value, 'U/kg', 1) }), value: ceiling, tone: 'warn' },
    ],
    action: message('ladder.action', { fastingTo: quantity(concepts.fpg, target.max), ...cuts }),
  };
}

/** By how much a basal dose is cut after a low. */
export const cuts = { from: count(dose.cutLow.value), to: count(dose.cutHigh.value, '%') } as const;

/** Type, dose and ceiling. */
function doseFigures(s: Situation): Block {
  const { block } = s;
  const { insulinChoice } = s.results;
  return {
    type: 'figures',
    items: [
      {
        label: message('insulin.type'),
        value: words(insulinChoice.selectedType === 'NPH basal' ? 'insulin.nph' : 'insulin.analog'),
        note: toMessage(insulinChoice.rationale),
      },
      {
        label: message('insulin.dose'),
        value: doseValue(s),
        ...(s.doseShown && block && !block.inUse && { step: 'startUnits' }),
      },
      ...(block
        ? [
            {
              label: message('insulin.ceiling'),
              value: count(block.ceiling, 'U'),
              note: message('insulin.ceilingNote', { perKg: count(dose.ceiling.value, 'U/kg', 1) }),
              step: 'ceilingUnits',
            },
          ]
        : []),
    ],
  };
}

/** The ranges a first dose is taken from. */
const doseRanges = paragraph(
  message('dose.ranges', {
    range: range(count(dose.rangeLow.value), count(dose.rangeHigh.value, 'U')),
    low: count(dose.rangeLow.value, 'U'),
    perKg: range(count(dose.perKgCautious.value, undefined, 1), count(dose.perKgMost.value, 'U/kg', 1)),
    most: count(dose.perKgMost.value, 'U/kg', 1),
    age: count(dose.cautiousAge.value),
  }),
);

/** Insulin selection and dosing plan. */
export function insulinSection(s: Situation): Section {
  const { results, block } = s;
  const { insulinChoice } = results;
  const ladder = ladderBlock(s);
  const callout = (
    severity: 'block' | 'warn',
    key: 'dose.withheldReason' | 'dose.referenceOnly' | 'dose.over' | 'dose.overMeals',
  ): Block => ({ type: 'callout', severity, message: message(key), sources: ['design'] });
  return {
    id: 'insulin',
    title: message('part.insulin'),
    blocks: [
      doseFigures(s),
      ...(block?.referenceOnly ? [callout('warn', 'dose.referenceOnly')] : []),
      ...(block && block.withheld.length > 0 ? [callout('block', 'dose.withheldReason')] : []),
      ...(s.keepBasal === 'over' ? [callout('warn', glp1Fits(s.inputs) ? 'dose.over' : 'dose.overMeals')] : []),
      ...(ladder ? [ladder] : []),
      ...(s.keepBasal === 'lows' || s.keepBasal === 'atGoal'
        ? [paragraph(message(s.keepBasal === 'lows' ? 'next.reduceBasal' : 'next.keepBasal', cuts))]
        : []),
      ...(s.doseShown && !s.keepBasal
        ? [
            {
              type: 'list',
              title: message('ladder.words'),
              items: insulinChoice.titrationLadder.map(toMessage),
            } satisfies Block,
          ]
        : []),
      ...(block && !block.inUse && s.doseShown ? [doseRanges] : []),
      paragraph(
        message('insulin.brands', {
          brands: words(insulinChoice.selectedType === 'NPH basal' ? 'brands.nph' : 'brands.analog'),
        }),
      ),
      paragraph(message('dose.decides')),
    ],
  };
}
