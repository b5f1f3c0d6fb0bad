import { b12Adequate, b12AfterMonths, b12Low } from '../../clinical/b12.ts';
import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { range } from '../../clinical/words.ts';
import { does } from '../../kit/proposal.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { pregnancyTargets } from '../constants.ts';
import { exclusions } from './ranking.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

/** Where the picture of a B12 value ends, pg/mL. */
const b12Most = 600;

/** Before the plan's classes are prescribed. */
export function prescribingSection(s: Situation): Section[] {
  const blocks = exclusions(s);
  return blocks.length ? [{ id: 'prescribing', part: 'medicines', title: message('exclude.title'), blocks }] : [];
}

/** The company's products, marked as such, only where the plan leaves or wants their class. */
function products({ results, inputs, plan, own }: Situation): Message[] {
  const { metforma, sitagliptin, betwelve, thiotica } = own.drugRecommendations;
  const refused = (object: string): boolean => does(plan, `stop:${object}`) || does(plan, `hold:${object}`);
  return [
    ...(metforma && !refused('metformin') ? [message('product.class.metformin')] : []),
    ...(sitagliptin && does(plan, 'start:dpp4Inhibitor') ? [message('product.class.sitagliptin')] : []),
    ...(betwelve && results.b12MonitoringNeeded ? [toMessage(betwelve)] : []),
    ...(thiotica && !inputs.hypoHistory ? [toMessage(thiotica), message('product.thioticaCaution')] : []),
  ];
}

/** The company's products beside the plan; nothing where none fits, or where something urgent is read. */
export function portfolioSection(s: Situation): Section[] {
  const items = s.urgent ? [] : products(s);
  if (items.length === 0) return [];
  return [
    {
      id: 'portfolio',
      part: 'medicines',
      title: message('part.portfolio'),
      blocks: [
        { type: 'list', items },
        { type: 'paragraph', message: message('product.disclosure') },
      ],
    },
  ];
}

/** Why vitamin B12 is watched, and the value on its scale; what to do about it is the plan's to say. */
export function b12Section({ results, inputs, plan }: Situation): Section[] {
  const reasons = [
    ...(atLeast(inputs.metforminDuration, b12AfterMonths)
      ? [message('b12.because.duration', { months: count(inputs.metforminDuration) })]
      : []),
    ...(inputs.neuropathy ? [message('b12.because.neuropathy')] : []),
    ...(inputs.hasAnemiaRisk ? [message('b12.because.anaemia')] : []),
  ];
  const planned = does(plan, 'check:b12') || does(plan, 'treat:vitamin-b12');
  const scale: Block[] =
    inputs.b12Level === undefined
      ? []
      : [
          {
            type: 'scale',
            title: message('b12.scale'),
            min: 0,
            max: b12Most,
            digits: 0,
            value: Math.min(b12Most, inputs.b12Level),
            valueLabel: message('b12.value', { b12: quantity(concepts.b12, inputs.b12Level) }),
            zones: [
              { to: b12Low.value, label: message('b12.zone.low'), tone: 'block' },
              { to: b12Adequate.value, label: message('b12.zone.borderline'), tone: 'warn' },
              { to: b12Most, label: message('b12.zone.adequate'), tone: 'good' },
            ],
          },
        ];
  const blocks: Block[] = [
    ...(planned ? [] : [{ type: 'paragraph' as const, message: toMessage(results.b12Recommendation) }]),
    ...(reasons.length ? [{ type: 'list' as const, title: message('b12.why'), items: reasons }] : []),
    ...scale,
  ];
  return blocks.length ? [{ id: 'b12', part: 'medicines', title: message('part.b12'), blocks }] : [];
}

/** Glucose goals beside the referral; they plan nothing. */
export function pregnancyTable(): Block {
  const { fasting, oneHour, twoHours, a1c, a1cLooser } = pregnancyTargets;
  const row = (
    label: Message,
    [low, high]:
      | (typeof pregnancyTargets)['fasting']
      | (typeof pregnancyTargets)['oneHour']
      | (typeof pregnancyTargets)['twoHours'],
  ) => ({ cells: [label, range(bare(concepts.fpg, low.value), quantity(concepts.fpg, high.value))] });
  return {
    type: 'table',
    caption: message('pregnancy.caption'),
    columns: [message('pregnancy.when'), message('pregnancy.goal')],
    rows: [
      row(message('pregnancy.fasting'), fasting),
      row(message('pregnancy.oneHour'), oneHour),
      row(message('pregnancy.twoHours'), twoHours),
      {
        cells: [
          message('concept.a1c'),
          message('pregnancy.a1c', {
            goal: quantity(concepts.a1c, a1c.value),
            looser: quantity(concepts.a1c, a1cLooser.value),
          }),
        ],
      },
    ],
  };
}
