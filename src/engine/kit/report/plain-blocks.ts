import { figureOf, formatNumber } from '../words/format.ts';
import { type Message, quantity, type Value } from '../words/message.ts';
import type { Wording } from '../words/pattern.ts';
import { plainValue, sayPlain } from '../words/say.ts';
import { type Block, type Figure, scaleZones, type WeekBlock } from './report.ts';

const isValue = (cell: Message | Value): cell is Value => 'type' in cell;

/** Signs and ranges in Arabic text keep their order. */
function ltr(text: string, w: Wording): string {
  return w.locale === 'ar' ? `\u2066${text}\u2069` : text;
}

function figureLine({ label, value, note }: Figure, say: (message: Message) => string, w: Wording): string {
  return `${say(label)}: ${plainValue(value, w)}${note ? ` (${say(note)})` : ''}`;
}

type Picture = Exclude<Block, { type: 'paragraph' | 'callout' | 'steps' | 'list' | 'figures' | 'table' }>;

/** Days that hold the same stand in one line. */
function weekLines({ days }: WeekBlock, say: (message: Message) => string, w: Wording): string[] {
  const details = [...new Set(days.map(({ detail }) => say(detail)))];
  const comma = w.locale === 'ar' ? '، ' : ', ';
  return details.map((detail) => {
    const labels = days.filter((day) => say(day.detail) === detail).map(({ label }) => say(label));
    return `- ${labels.join(comma)}: ${detail}`;
  });
}

/** A picture as the figures it is drawn from. */
function pictureLines(block: Picture, w: Wording): string[] {
  const say = (message: Message): string => sayPlain(message, w);
  const term = ({ label, value }: { label: Message; value: number }): string =>
    `${say(label)} ${ltr(`${value > 0 ? '+' : ''}${formatNumber(value, 0, 1)}`, w)}`;
  switch (block.type) {
    case 'trend':
      if (block.paths.length === 0)
        return [
          `${say(block.title)}: ${say({ key: 'chart.now', values: { value: quantity(block.concept, block.start) } })}`,
          `- ${say({ key: 'chart.targetBelow', values: { target: quantity(block.concept, block.target) } })}`,
        ];
      return [
        say(block.title),
        ...block.paths.map(
          (path) =>
            `${say(path.label)}: ${plainValue({ type: 'quantity', concept: block.concept, value: path.end }, w)}${path.band ? ` (${ltr(path.band.map((edge) => figureOf(edge, block.concept, w)).join('–'), w)})` : ''}`,
        ),
      ];
    case 'compare':
      return [
        say(block.title),
        ...block.bars.map(
          (bar) =>
            `${say(bar.label)}: ${plainValue({ type: 'quantity', concept: block.concept, value: bar.value }, w)}`,
        ),
        ...(block.target ? [say(block.target.label)] : []),
      ];
    case 'scale':
      return [
        `${say(block.title)}: ${say(block.valueLabel)}`,
        ...scaleZones(block).map(({ label, range }) => `- ${say(label)}: ${ltr(range, w)}`),
        ...(block.terms ?? []).map((entry) => `- ${term(entry)}`),
      ];
    case 'ranking':
      return [
        `${say(block.title)}:`,
        ...block.options.map(
          ({ rank, label, status, reason, score }) =>
            `${rank === null ? '-' : `${rank}.`} ${say(label)} (${ltr(formatNumber(score), w)}): ${say(status)}${w.locale === 'ar' ? '؛' : ';'} ${say(reason)}`,
        ),
      ];
    case 'week':
      return [`${say(block.title)}:`, ...weekLines(block, say, w)];
    case 'water':
      return [
        `${say(block.title)}: ${ltr([...new Set(block.litres.map((litres) => formatNumber(litres, 1)))].join('–'), w)} ${w.unitWords.L}`,
        ...block.vessels.map(
          ({ from, to, label }) => `- ${ltr(from === to ? `${from}` : `${from}–${to}`, w)} × ${say(label)}`,
        ),
      ];
    case 'timeline':
      return [
        `${say(block.title)}:`,
        ...block.phases.map(({ label, items }) => `- ${say(label)}: ${items.map(say).join(' ')}`),
      ];
    case 'ladder':
      return [
        `${say(block.title)}:`,
        ...block.steps.map(({ label, detail }) => `- ${say(label)}${detail ? ` (${say(detail)})` : ''}`),
        ...block.lines.map(({ label }) => `- ${say(label)}`),
        ...(block.action ? [say(block.action)] : []),
      ];
    case 'ranges':
      return [
        `${say(block.title)}:`,
        ...block.parts.map(
          ({ label, share, target }) =>
            `- ${say(label)}: ${ltr(`${formatNumber(share, 0, 1)}${w.locale === 'ar' ? '' : ' '}%`, w)} (${say(target)})`,
        ),
      ];
    case 'days':
      return [say(block.title), say(block.caption)];
    case 'people':
      return [
        `${say(block.title)}:`,
        ...block.groups.map(({ label, words }) => `- ${say(label)}: ${say(words)}`),
        ...(block.note ? [say(block.note)] : []),
      ];
  }
}

const noted = (note: Message | undefined, say: (message: Message) => string): string => (note ? ` (${say(note)})` : '');

/** One block as lines of text. */
export function blockLines(block: Block, w: Wording): string[] {
  const say = (message: Message): string => sayPlain(message, w);
  switch (block.type) {
    case 'paragraph':
      return [say(block.message)];
    case 'callout':
      return [`${say({ key: `severity.${block.severity}` })}: ${say(block.message)}${noted(block.note, say)}`];
    case 'steps':
      return block.items.map(({ message, note }, at) => `${at + 1}. ${say(message)}${noted(note, say)}`);
    case 'list':
      return [...(block.title ? [`${say(block.title)}:`] : []), ...block.items.map((item) => `- ${say(item)}`)];
    case 'figures':
      return block.items.map((figure) => figureLine(figure, say, w));
    case 'table':
      return [
        `${say(block.caption)}:`,
        block.columns.map(say).join(' | '),
        ...block.rows.map(({ cells, highlight }) =>
          cells
            .map((cell) => (isValue(cell) ? plainValue(cell, w) : say(cell)))
            // What marks the row stands with its name, as on screen: behind the last cell it would speak of that one.
            .map((cell, at) => (at === 0 ? `${cell}${noted(highlight, say)}` : cell))
            .join(' | '),
        ),
      ];
    default:
      return pictureLines(block, w);
  }
}
