import { b12AfterMonths } from '../../clinical/b12.ts';
import { concepts } from '../../clinical/concepts.ts';
import { kidneyCheckMonths, metforminDoses, metforminLabelMax } from '../../clinical/metformin.ts';
import { sitagliptinBands } from '../../clinical/sitagliptin.ts';
import { range } from '../../clinical/words.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { bare, count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { followUp, forecast } from '../constants.ts';
import { metforminMessage } from './next-steps.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

/** No ladder is drawn where the dose is not to be raised: a picture of steps would say otherwise. */
function ladder(s: Situation): Block[] {
  if (s.metformin !== 'raise' && s.metformin !== 'top') return [];
  return [
    {
      type: 'ladder',
      title: message('ladder.title'),
      unit: message('ladder.unit'),
      lines: [],
      steps: metforminDoses.map((dose) => ({
        label: message('ladder.step', { dose: count(dose, 'mg') }),
        value: dose,
        ...(dose === s.inputs.metforminDose && { now: true as const, detail: message('ladder.now') }),
      })),
      action: message('ladder.note', { labelMax: count(metforminLabelMax.value, 'mg') }),
    },
  ];
}

function renalTable(s: Situation): Block {
  const { egfr } = s.inputs;
  const bands = sitagliptinBands.map((band, at) => ({ ...band, below: sitagliptinBands[at - 1]?.from.value }));
  const label = (from: number, to: number | undefined): Message => {
    if (to === undefined) return message('band.from', { from: count(from) });
    return from === 0
      ? message('band.below', { to: count(to) })
      : message('band.between', { from: count(from), to: count(to) });
  };
  return {
    type: 'table',
    caption: message('sitagliptin.caption'),
    columns: [message('sitagliptin.band'), message('sitagliptin.dose')],
    rows: bands.map(({ from, dose, below: to }) => ({
      cells: [label(from.value, to), count(dose.value, 'mg/day')],
      ...(!below(egfr, from) &&
        (to === undefined || below(egfr, to)) && {
          highlight: message('band.here', { egfr: bare(concepts.egfr, egfr) }),
        }),
    })),
  };
}

export function therapySection(s: Situation): Section {
  const { inputs, reached, atTarget, sitagliptinDose, metformin } = s;
  const dose: Value = count(sitagliptinDose, 'mg');
  const values = { dose, target: quantity(concepts.a1c, inputs.target), weeks: count(forecast.weeks.value) };
  const addOn = s.has('hypoglycaemia')
    ? 'therapy.held'
    : metformin === 'contraindicated'
      ? 'therapy.instead'
      : atTarget
        ? 'therapy.noAddOn'
        : reached
          ? 'therapy.addOnIfAbove'
          : 'therapy.addOn';
  return {
    id: 'therapy',
    title: message('part.therapy'),
    blocks: [
      paragraph(metforminMessage(s)),
      ...ladder(s),
      paragraph(message(inputs.sitagliptin ? 'therapy.onSitagliptin' : addOn, values)),
      renalTable(s),
      paragraph(message('therapy.exclusions')),
      paragraph(message('therapy.notInFigure')),
    ],
  };
}

export function kidneyChecks(advice: Situation['advice']): Message {
  const [from, to] = kidneyCheckMonths[advice];
  return message('follow.kidney', {
    months: from.value === to.value ? count(to.value) : range(count(from.value), count(to.value)),
  });
}

export function followUpSection(s: Situation): Section {
  const items = [
    message(s.has('hypoglycaemia') ? 'next.review.held' : 'follow.review', {
      date: { type: 'inWeeks', weeks: forecast.weeks.value },
      months: count(followUp.reviewMonths.value),
    }),
    message('follow.firstChange', {
      week: count(s.results.earliestImprovement),
      from: count(followUp.a1cSettlesLow.value),
      to: count(followUp.a1cSettlesHigh.value),
    }),
    kidneyChecks(s.advice),
    message('follow.b12', { months: count(b12AfterMonths.value) }),
    ...(s.inputs.neuropathy ? [message('follow.nerves')] : []),
    message('follow.reliability'),
    message('notWhenFasting'),
  ];
  return {
    id: 'followUp',
    title: message('part.followUp'),
    blocks: [
      { type: 'list', items },
      {
        type: 'paragraph',
        message: message('follow.unused', {
          fields: { type: 'list', items: [words('field.fpg'), words('field.ogtt'), words('field.b12')] },
        }),
      },
    ],
  };
}
