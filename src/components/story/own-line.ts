/** Draws the reader's own line beside the story's. Nothing of it is sent or stored; it goes with the page. */
import { calm, edgeOf, enter, leave, levelOf, peaks, targetHba1c } from './line.ts';
import { gauge } from './numbers.ts';
import { ownAt, ownOf, ownReading, steepness } from './own-reading.ts';

const drawing = 'http://www.w3.org/2000/svg';
/** Where the hero's line ends; it has a height for 6.8, but no scale. */
const heroEnd = 773;
const made: Element[] = [];

function add(element: Element, place: (element: Element) => void): void {
  place(element);
  made.push(element);
}

/** Behind what is drawn there: the story's own line becomes a door, a glass, an eye; the reader's only passes. */
function line(picture: Element | null, d: string, transform = ''): void {
  if (!picture) return;
  const own = document.createElementNS(drawing, 'path');
  own.setAttribute('d', d);
  own.setAttribute('transform', transform);
  own.setAttribute('class', 'mine');
  add(own, (element) => picture.prepend(element));
}

/** Across a stage from one reading to another, true to its scale: restless above about 8 %, calm below. */
function course(from: number, to: number): string {
  const [y0, y1] = [levelOf(from), levelOf(to)];
  const unrest = Math.max(0, Math.min(1, (from - 7.6) / 1.2));
  const middle =
    unrest > 0.2
      ? peaks([0, y0], [1250, y1], 13, 66 * unrest)
      : calm(
          [0, y0],
          [
            [400, (y0 + y1) / 2 + 4],
            [860, y1 - 4],
            [1250, y1],
          ],
        );
  return `${enter(y0)}H0${middle}${leave(y1)}`;
}

/** The whole way on the card, which goes to the visit without the story: from today's reading to where the story ends, over the target's edge. */
function cardLine(own: number, told: (percent: number) => string): HTMLElement {
  const end = ownAt(own, gauge.to);
  const picture = document.createElementNS(drawing, 'svg');
  picture.setAttribute('viewBox', '0 340 1440 440');
  picture.setAttribute('preserveAspectRatio', 'none');
  picture.setAttribute('class', 'mirror');
  const target = document.createElementNS(drawing, 'path');
  target.setAttribute('d', `M0 ${levelOf(targetHba1c)}H1440`);
  picture.append(target);
  const mine = document.createElementNS(drawing, 'path');
  mine.setAttribute('d', course(ownOf(own).drawn, ownOf(end).drawn));
  mine.setAttribute('class', 'mine');
  picture.append(mine);
  const way = document.createElement('p');
  way.className = 'mine-way';
  // Heard in words, beside the first question.
  way.setAttribute('aria-hidden', 'true');
  const [from, to] = [document.createElement('span'), document.createElement('span')];
  from.textContent = told(own);
  to.textContent = told(end);
  way.append(from, picture, to);
  return way;
}

function drawLines(own: number): void {
  const { drawn } = ownOf(own);
  const fall = steepness(drawn);
  const goal = Math.min(drawn, gauge.to);
  const hero = document.querySelector('.hero-way');
  const shift = heroEnd + levelOf(goal) - levelOf(gauge.to) - heroEnd * fall;
  line(hero, hero?.querySelector('.ink')?.getAttribute('d') ?? '', `matrix(1 0 0 ${fall} 0 ${shift})`);
  for (const place of document.querySelectorAll<HTMLElement>('.act, .shore')) {
    const [from, to] = [ownAt(drawn, Number(place.dataset['from'])), ownAt(drawn, Number(place.dataset['h']))];
    line(place.querySelector('.picture'), course(from, to));
  }
  line(document.querySelector('.ending-picture'), course(goal, goal));
  // Down the edge there is no scale, but the words begin beside it: there the line keeps from them.
  const narrow = Math.min(fall, 1.1);
  for (const edge of document.querySelectorAll('.edge-line > svg'))
    line(
      edge,
      edge.querySelector('.pencil')?.getAttribute('d') ?? '',
      `matrix(${narrow} 0 0 1 ${edgeOf(goal) - edgeOf(gauge.to) * narrow} 0)`,
    );
}

/** The unit in which this reader chose to read HbA1c in the tools, as their pages keep it; read here, never written. */
function usualUnit(): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('units') ?? '{}');
    return typeof kept === 'object' && kept !== null && 'a1c' in kept ? kept.a1c : undefined;
  } catch {
    // Without storage, or with something else in it, there is no usual unit.
    return undefined;
  }
}

export function startOwn(form: HTMLFormElement): void {
  const [value, unit] = [form.querySelector('input'), form.querySelector('select')];
  const said = form.querySelector('[role="status"]');
  const opener = document.querySelector<HTMLElement>('[data-own-open]');
  if (!value || !unit || !said || !opener) return;
  const words = form.dataset;
  const ifcc = { factor: Number(words['factor']), offset: Number(words['offset']) };
  const opens = opener.textContent;
  const isPercent = (): boolean => unit.value === '%';
  if (usualUnit() === 'mmol/mol') unit.value = 'mmol/mol';
  const told = (percent: number): string =>
    isPercent()
      ? `\u2066${percent.toFixed(1)}${words['percent'] ?? ''}\u2069`
      : `\u2066${Math.round(percent * ifcc.factor + ifcc.offset)} mmol/mol\u2069`;

  function tell(parent: Element | null, text: string): void {
    if (!parent) return;
    const own = document.createElement('span');
    own.className = 'mine-told';
    own.textContent = text;
    add(own, (element) => parent.append(element));
  }

  function clear(): void {
    for (const element of made.splice(0)) element.remove();
    if (opener) opener.textContent = opens;
  }

  function draw(own: number): void {
    clear();
    drawLines(own);
    const yours = (his: number): string => `${words['yours'] ?? ''} ${told(ownAt(own, his))}`;
    tell(document.querySelector('.hero-reading.before'), yours(gauge.from));
    for (const act of document.querySelectorAll<HTMLElement>('.act'))
      tell(act.querySelector('.act-reading'), yours(Number(act.dataset['h'])));
    tell(document.querySelector('#what-to-ask .questions b'), `${words['mine'] ?? ''} ${told(own)}`);
    const lines = document.querySelector('#what-to-ask .visit-lines');
    if (lines) add(cardLine(own, told), (way) => lines.after(way));
    if (opener) opener.textContent = `${yours(gauge.from)}${ownOf(own).beyond ? ` (${words['beyond'] ?? ''})` : ''}`;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const read = ownReading(value.value, isPercent(), ifcc);
    value.setAttribute('aria-invalid', String(read === undefined));
    said.textContent = read === undefined ? (words[isPercent() ? 'rangePercent' : 'rangeMmol'] ?? '') : '';
    if (read === undefined) {
      value.focus();
      return;
    }
    // What the line is told in is what was meant; the field says so when it is opened again.
    unit.value = read.isPercent ? '%' : 'mmol/mol';
    draw(read.percent);
    form.closest('dialog')?.close();
  });
  form.addEventListener('reset', () => {
    clear();
    said.textContent = '';
    value.removeAttribute('aria-invalid');
    form.closest('dialog')?.close();
  });
}
