import type { Block, Section, Tone } from '../../kit/report/report.ts';
import { count, type Message, type Value } from '../../kit/words/message.ts';
import { kidneyGrid, liver } from '../constants.ts';
import type { AlbuminCategory, FiltrationCategory, GridRisk } from '../results.ts';
import { kidneyPicture, score2Picture } from './pictures.ts';
import type { Situation } from './situation.ts';
import { chosen } from '../model/cardiovascular.ts';
import { because, fieldNames, limits, percentOf, placeName, withoutAnswer } from './values.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

/** Both equations side by side, each with where it was calibrated. */
function modelsTable({ inputs, results: { who, score2 } }: Situation): Block {
  const whoCells =
    who.state === 'given'
      ? [percentOf(who.percent), message(`band.${who.band}`)]
      : [withoutAnswer(who), message('none.dash')];
  const score2Cells =
    score2.state === 'given'
      ? [percentOf(score2.percent), message(`class.${score2.class}`)]
      : [withoutAnswer(score2), message('none.dash')];
  // What was chosen stands there without an answer, too: it belongs to what was asked.
  const { place, region } = chosen(inputs);
  return {
    type: 'table',
    caption: message('heart.caption'),
    columns: [message('heart.equation'), message('heart.risk'), message('heart.class'), message('heart.place')],
    rows: [
      {
        cells: [message('heart.who'), ...whoCells, placeName(place)],
        ...(who.state === 'given' && { opens: [null, 'whoRisk'] }),
      },
      {
        cells: [message('heart.score2'), ...score2Cells, words(`choice.score2Region.${region}`)],
        ...(score2.state === 'given' && { opens: [null, 'score2Risk'] }),
      },
    ],
  };
}

/** Heart and vessels: two equations, never averaged; why there is none for heart failure; what a score does not decide. */
export function heartSection(s: Situation): Section {
  const { who, score2 } = s.results;
  const place = who.state === 'given' ? who.place : undefined;
  return {
    id: 'heart',
    title: message('part.heart'),
    blocks: [
      modelsTable(s),
      ...(who.state === 'given' && score2.state === 'given' ? [paragraph(message('heart.differ'))] : []),
      ...(place ? [paragraph(message(place === 'region' ? 'heart.region' : 'heart.country'))] : []),
      ...(score2.state === 'given' ? [paragraph(message('heart.borrowed'))] : []),
      ...(who.state === 'given'
        ? [paragraph(message('heart.parts', { coronary: percentOf(who.coronary), stroke: percentOf(who.stroke) }))]
        : []),
      ...score2Picture(s),
      paragraph(message('heart.statin')),
      paragraph(message('heart.failure')),
    ],
  };
}

const filtrations = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'] as const satisfies readonly FiltrationCategory[];
const albumins = ['A1', 'A2', 'A3'] as const satisfies readonly AlbuminCategory[];

/** KDIGO's colours: green, yellow, orange, red. */
const colours: Readonly<Record<GridRisk, Tone>> = { low: 'good', moderate: 'warn', high: 'low', 'very high': 'block' };

/** KDIGO's grid with this person's cell marked. */
function gridTable({ results: { grid } }: Situation): Block[] {
  if (grid.state !== 'given') return [paragraph(withoutAnswer(grid))];
  return [
    {
      type: 'table',
      caption: message('kidney.caption'),
      columns: [message('kidney.filtration'), ...albumins.map((a) => message(`kidney.${a}`, limits))],
      rows: filtrations.map((g) => ({
        cells: [
          message(`kidney.${g}`),
          ...albumins.map((a) => {
            const risk = words(`grid.${kidneyGrid.risk[g][a]}`);
            return message(g === grid.g && a === grid.a ? 'kidney.here' : 'kidney.cell', { risk });
          }),
        ],
        tones: [null, ...albumins.map((a) => colours[kidneyGrid.risk[g][a]])],
        ...(g === grid.g && { highlight: message('kidney.row') }),
      })),
    },
    paragraph(message(grid.checksAYear === 4 ? 'kidney.checksMost' : 'kidney.checks', { n: count(grid.checksAYear) })),
    ...(grid.risk === 'low' ? [] : [paragraph(message('kidney.persistent'))]),
  ];
}

export function kidneySection(s: Situation): Section {
  const { kidneyFailure, filtration } = s.results;
  return {
    id: 'kidney',
    title: message('part.kidney'),
    blocks: [
      ...gridTable(s),
      ...(filtration.state === 'given' ? [paragraph(message(`kidney.${filtration.from}`))] : []),
      // Without a heart's picture it stands above.
      ...(s.results.who.state === 'given' ? kidneyPicture(s.results) : []),
      ...(kidneyFailure.state === 'given'
        ? [paragraph(message('kidney.limits'))]
        : [paragraph(message('kidney.noFailure', { why: whyNot(kidneyFailure) }))]),
    ],
  };
}

/** What is missing, or why an answer is refused, as words inside a sentence that says already that there is none. */
function whyNot(answer: Parameters<typeof withoutAnswer>[0]): Value {
  return answer.state === 'missing'
    ? words('none.missing', { fields: fieldNames(answer.missing) })
    : because(answer.because);
}

/** FIB-4 on its scale; a value without a scale where the age allows no band. */
export function liverSection(s: Situation): Section {
  const answer = s.results.liver;
  const blocks: Block[] = [];
  if (answer.state !== 'given') blocks.push(paragraph(withoutAnswer(answer)));
  else if (answer.band === undefined)
    blocks.push(paragraph(message('liver.young', { ...limits, index: count(answer.index, undefined, 2) })));
  else
    blocks.push(
      {
        type: 'scale',
        title: message('liver.scale'),
        min: 0,
        max: Math.max(4, Math.ceil(answer.index) + 1),
        digits: 2,
        value: answer.index,
        valueLabel: message('liver.value', { index: count(answer.index, undefined, 2) }),
        zones: [
          { to: answer.lowerCutOff, label: message('liver.low'), tone: 'good' },
          { to: liver.upper.value, label: message('liver.middle'), tone: 'note' },
          { to: Math.max(4, Math.ceil(answer.index) + 1), label: message('liver.high'), tone: 'low' },
        ],
      },
      paragraph(message('liver.cutOff', { ...limits, lower: count(answer.lowerCutOff, undefined, 1) })),
    );
  return { id: 'liver', title: message('part.liver'), blocks: [...blocks, paragraph(message('liver.misses'))] };
}

export function limitsSection(): Section {
  return {
    id: 'limits',
    title: message('part.limits'),
    blocks: [
      {
        type: 'list',
        items: [
          message('limit.people'),
          message('limit.comparison'),
          message('limit.gulf'),
          message('limit.ages', limits),
          message('limit.names'),
          message('notWhenFasting'),
        ],
      },
    ],
  };
}
