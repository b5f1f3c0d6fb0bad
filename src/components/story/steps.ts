/** One step per gesture over the page's own scroll snapping. Wherever it does not apply the browser scrolls as always. */
import { gestures } from './gestures.ts';
import { rests, still, story } from './story.ts';

type Move = (y: number, done: () => void) => void;
const root = document.documentElement;
/** Home and End are 0: they lead to the first and the last act. */
const steps = new Map<string, -1 | 0 | 1>([
  ['ArrowDown', 1],
  ['PageDown', 1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Home', 0],
  ['End', 0],
]);
const busy = 'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="slider"]';

/** Where the page can rest: where an address with a hash would lead for each section, and the end, where the footer is. */
function stops(): number[] {
  const end = root.scrollHeight - innerHeight;
  return [
    ...rests.map((section) =>
      Math.round(
        section.getBoundingClientRect().top + scrollY - Number.parseFloat(getComputedStyle(section).scrollMarginTop),
      ),
    ),
    end,
  ].filter((y, at, all) => y <= end && all.indexOf(y) === at);
}

function applies(): boolean {
  return root.hasAttribute('data-snap') && !still.matches && !document.querySelector('dialog:modal');
}

export function startSteps(move: Move): void {
  const begins = gestures();
  let moving = false;
  /** A gesture made during a step is the next step: asked for, not lost, and never more than one. */
  let waiting: -1 | 0 | 1 = 0;

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

  function next(direction: -1 | 1): number | undefined {
    const places = stops();
    const here = scrollY;
    return direction > 0 ? places.find((y) => y > here + 4) : places.findLast((y) => y < here - 4);
  }

  function step(direction: -1 | 1): void {
    if (moving) waiting = direction;
    else go(next(direction));
  }

  addEventListener(
    'wheel',
    (event) => {
      if (!applies() || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.deltaY === 0) return;
      const first = begins({ at: event.timeStamp, heard: performance.now(), strength: Math.abs(event.deltaY) });
      const direction = event.deltaY > 0 ? 1 : -1;
      if (!moving && next(direction) === undefined) return;
      event.preventDefault();
      if (first) step(direction);
    },
    { passive: false },
  );

  addEventListener('keydown', (event) => {
    if (!applies() || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
      return;
    if (document.activeElement?.closest(busy)) return;
    const direction = steps.get(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    if (direction === 0) go(event.key === 'Home' ? 0 : stops()[story.sections.length - 1]);
    else if (!event.repeat || !moving) step(direction);
  });
}
