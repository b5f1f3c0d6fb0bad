/**
 * One gesture goes one rest at most, by wheel, finger or key: a strong one all the way to it, a slow one as far as it was made, and
 * there the page stays. Wherever this does not apply the browser scrolls as always.
 */
import { fingers } from './fingers.ts';
import { gestures } from './gestures.ts';
import { storyNumbers } from './numbers.ts';
import { restsOf, stands } from './rests.ts';
import { rests, still, story } from './story.ts';

type Move = (y: number, done: () => void) => void;
type Direction = -1 | 1;
const root = document.documentElement;
/** Home and End are 0: they lead to the first and the last act. */
const steps = new Map<string, Direction | 0>([
  ['ArrowDown', 1],
  ['PageDown', 1],
  [' ', 1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Home', 0],
  ['End', 0],
]);
const busy = 'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="slider"]';
const places = [...rests, ...document.querySelectorAll<HTMLElement>('[data-quiet]')];

/** Every rest of the page from the top to the ending. */
function stops(): number[] {
  return places.flatMap(restsOf).toSorted((one, other) => one - other);
}

function applies(): boolean {
  if (!root.hasAttribute('data-snap') || still.matches || document.querySelector('dialog:modal')) return false;
  // What comes after the ending, questions and footer, is a page like any other.
  return scrollY <= (stops().at(-1) ?? 0) + 4;
}

export function startSteps(move: Move): void {
  const begins = gestures();
  let moving = false;
  /** A gesture made during a step is the next step: asked for, not lost, and never more than one. */
  let waiting: Direction | 0 = 0;
  /** What the present gesture of wheel or finger can reach, where it has brought the page, and whether it has become a step. */
  let reach: readonly [back: number, on: number] = [0, 0];
  let brought = 0;
  let spent = false;

  function go(to: number | undefined): void {
    if (to === undefined || moving) return;
    moving = true;
    root.setAttribute('data-stepping', '');
    move(to, () => {
      moving = false;
      const direction = waiting;
      waiting = 0;
      if (direction !== 0 && applies()) go(next(direction));
      if (!moving) root.removeAttribute('data-stepping');
    });
  }

  function next(direction: Direction): number | undefined {
    const here = scrollY;
    return direction > 0 ? stops().find((y) => y > here + 4) : stops().findLast((y) => y < here - 4);
  }

  function step(direction: Direction): void {
    if (moving) waiting = direction;
    else go(next(direction));
  }

  function begin(): void {
    brought = scrollY;
    reach = [next(-1) ?? brought, next(1) ?? brought];
    spent = false;
  }

  /** Slowly: the page follows, no further than the rests on either side of where the gesture began. */
  function drag(by: number): void {
    if (moving || spent) return;
    brought = Math.max(reach[0], Math.min(reach[1], brought + by));
    scrollTo({ top: brought, behavior: 'instant' });
  }

  /** Once a gesture, and from where it began: what it was dragged on the way counts. */
  function fling(direction: Direction): void {
    if (spent) return;
    spent = true;
    if (moving) waiting = direction;
    else go(direction > 0 ? reach[1] : reach[0]);
  }

  addEventListener(
    'wheel',
    (event) => {
      if (!applies() || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.deltaY === 0) return;
      const strength = Math.abs(event.deltaY);
      const first = begins({ at: event.timeStamp, heard: performance.now(), strength });
      const direction = event.deltaY > 0 ? 1 : -1;
      if (!moving && next(direction) === undefined) return;
      event.preventDefault();
      if (first) begin();
      // A wheel that counts in lines has notches, and none of them is slow.
      if (strength >= storyNumbers.strong || event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) fling(direction);
      else drag(event.deltaY);
    },
    { passive: false },
  );

  fingers({ applies, begin, drag, fling });

  addEventListener('keydown', (event) => {
    const back = event.shiftKey && event.key === ' ';
    if (!applies() || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if ((event.shiftKey && !back) || document.activeElement?.closest(busy)) return;
    const direction = steps.get(event.key);
    if (direction === undefined || (direction !== 0 && !moving && next(back ? -1 : direction) === undefined)) return;
    event.preventDefault();
    const last = story.sections.at(-1);
    if (direction === 0) go(event.key === 'Home' ? 0 : last && restsOf(last).at(-1));
    else if (!event.repeat || !moving) step(back ? -1 : direction);
  });

  /** What did not come by a gesture, such as find in page or another window's size, is not to leave the page between two acts. */
  function settle(): void {
    if (!applies() || root.hasAttribute('data-stepping') || places.some(stands)) return;
    const far = (y: number): number => Math.abs(y - scrollY);
    const [nearest = scrollY] = stops().toSorted((one, other) => far(one) - far(other));
    scrollTo({ top: nearest, behavior: 'instant' });
  }

  let [before, leapt, resized] = [scrollY, false, 0];
  addEventListener('resize', () => {
    clearTimeout(resized);
    resized = window.setTimeout(settle, storyNumbers.resize);
  });
  addEventListener(
    'scroll',
    () => {
      leapt ||= !moving && Math.abs(scrollY - before) > innerHeight * storyNumbers.leap;
      before = scrollY;
    },
    { passive: true },
  );
  addEventListener('scrollend', () => {
    if (leapt) settle();
    leapt = false;
  });
}
