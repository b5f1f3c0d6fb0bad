/** One act under the finger: what of it is inked, and where on the page that begins and ends. */
import { lineBeyond, storyNumbers } from './numbers.ts';
import { stage } from './story.ts';

/** Something that appears (or, where its end lies before its beginning, goes) between two shares of its act's ink. */
interface Part {
  readonly element: HTMLElement | SVGElement;
  readonly between: readonly [from: number, to: number];
}
export interface Scrubbed {
  readonly section: HTMLElement;
  lines: readonly Part[];
  readonly fills: readonly Part[];
  /** Drawn to their length as the act is inked: the bar, and the branch that leads from the edge into the picture. */
  readonly bars: readonly Part[];
  readonly edge: HTMLElement | null;
  readonly figure: HTMLElement | null;
  readonly readings: readonly [from: number, to: number];
  /** Scroll positions: of the picture's ink, and of the line down the edge. */
  picture: readonly [begin: number, end: number];
  way: readonly [begin: number, end: number];
  inked: number;
  walked: number;
  measured: boolean;
}

/** How much of the way from `begin` to `end` has been gone, 0 to 1. */
export function share(at: number, [begin, end]: readonly [number, number]): number {
  return Math.max(0, Math.min(1, (at - begin) / (end - begin || 1)));
}

function parts(section: Element, name: 'line' | 'ink' | 'bar'): Part[] {
  return [...section.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)].map((element) => {
    const [from = 0, to = Number.NaN] = (element.dataset[name] ?? '').split(' ').map(Number);
    return { element, between: Number.isNaN(to) ? [0, 1] : [from / 100, to / 100] };
  });
}

/** A line runs on beyond its stage, for windows wider than it: what lies out there is inked already, and counts no time. */
function within({ element, between }: Part): Part {
  if (!(element instanceof SVGPathElement) || element.dataset['line'] !== 'whole') return { element, between };
  const edge = lineBeyond / element.getTotalLength();
  return { element, between: [-edge / (1 - 2 * edge), 1 + edge / (1 - 2 * edge)] };
}

export function scrubbed(section: HTMLElement): Scrubbed {
  return {
    section,
    lines: parts(section, 'line'),
    fills: parts(section, 'ink'),
    bars: parts(section, 'bar'),
    edge: section.querySelector<HTMLElement>('[data-edge]'),
    figure: section.querySelector<HTMLElement>('[data-figure]'),
    readings: [Number(section.dataset['from']), Number(section.dataset['h'])],
    picture: [0, 1],
    way: [0, 1],
    inked: -1,
    walked: -1,
    measured: false,
  };
}

/** Reads the page once, so that no frame of scrolling has to. A line is asked for its length only here, when its act has been drawn. */
export function measure(act: Scrubbed): void {
  if (!act.measured) act.lines = act.lines.map(within);
  act.measured = true;
  const { top, height } = act.section.getBoundingClientRect();
  const begin = top + scrollY;
  const run = act.section.querySelector<HTMLElement>('[data-run]');
  if (stage.matches && run) {
    act.picture = [begin, begin + run.offsetHeight - innerHeight];
    return;
  }
  const scene = (act.section.querySelector('.scene > .picture')?.getBoundingClientRect().top ?? top) + scrollY;
  act.picture = [
    scene - innerHeight * storyNumbers.enters,
    scene - innerHeight * (storyNumbers.enters - storyNumbers.fillsWithin),
  ];
  act.way = [begin - innerHeight * storyNumbers.inked, begin + height - innerHeight * storyNumbers.inked];
}

/** Inks an act's picture; answers the reading its line has come to. */
export function ink(act: Scrubbed, inked: number): number {
  const [from, to] = act.readings;
  const reading = from + (to - from) * inked;
  if (inked === act.inked) return reading;
  act.inked = inked;
  for (const { element, between } of act.lines)
    element.style.strokeDashoffset = String(1.001 - share(inked, between) * 1.001);
  for (const { element, between } of act.fills) element.style.opacity = String(share(inked, between));
  for (const { element, between } of act.bars) element.style.transform = `scaleX(${share(inked, between)})`;
  const shown = reading.toFixed(1);
  if (act.figure && act.figure.textContent !== shown) act.figure.textContent = shown;
  return reading;
}

/** A window that opens downwards over the inked line: two moves against each other, so that nothing is painted anew. */
export function walk(act: Scrubbed, walked: number): void {
  const line = act.edge?.firstElementChild;
  if (!act.edge || !(line instanceof SVGElement) || walked === act.walked) return;
  act.walked = walked;
  act.edge.style.transform = `translateY(${(walked - 1) * 100}%)`;
  line.style.transform = `translateY(${(1 - walked) * 100}%)`;
}
