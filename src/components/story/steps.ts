/** One step per gesture over the page's own scroll snapping. Wherever it does not apply the browser scrolls as always. */
import { storyNumbers } from './numbers.ts';
import { still, story } from './story.ts';

type Move = (y: number, done: () => void) => void;
const root = document.documentElement;
/** Home and End are 0: they lead to the first and the last act. */
const steps = new Map<string, -1 | 0 | 1>([['ArrowDown', 1], ['PageDown', 1], ['ArrowUp', -1], ['PageUp', -1], ['Home', 0], ['End', 0]]);
const busy = 'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="slider"]';

/** Where the page can rest: each section's top, and the end, where the footer is. */
function stops(): number[] {
  const end = root.scrollHeight - innerHeight;
  return [...story.sections.map((section, at) => (at === 0 ? 0 : Math.round(section.getBoundingClientRect().top + scrollY))), end].filter((y, at, all) => y <= end && all.indexOf(y) === at);
}

function applies(): boolean {
  return root.hasAttribute('data-snap') && !still.matches && !document.querySelector('dialog:modal');
}

export function startSteps(move: Move): void {
  let moving = false;
  let lastWheel = 0;
  let lastDelta = 0;

  function go(to: number | undefined): void {
    if (to === undefined || moving) return;
    moving = true;
    root.setAttribute('data-stepping', '');
    move(to, () => {
      root.removeAttribute('data-stepping');
      moving = false;
    });
  }

  function next(direction: 1 | -1): number | undefined {
    const places = stops();
    const here = scrollY;
    return direction > 0 ? places.find((y) => y > here + 4) : places.findLast((y) => y < here - 4);
  }

  addEventListener('wheel', (event) => {
    if (!applies() || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.deltaY === 0) return;
    const pause = event.timeStamp - lastWheel;
    // Inertia only ever weakens: a weaker turn soon after the last is its tail, however late the browser reports it.
    const tail = Math.abs(event.deltaY) < lastDelta && pause < storyNumbers.tail;
    const quiet = pause > storyNumbers.quiet && !tail;
    lastWheel = event.timeStamp;
    lastDelta = Math.abs(event.deltaY);
    const to = next(event.deltaY > 0 ? 1 : -1);
    if (to === undefined && !moving) return;
    event.preventDefault();
    if (quiet) go(to);
  }, { passive: false });

  addEventListener('keydown', (event) => {
    if (!applies() || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (document.activeElement?.closest(busy)) return;
    const direction = steps.get(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    if (direction === 0) go(event.key === 'Home' ? 0 : stops()[story.sections.length - 1]);
    else go(next(direction));
  });
}
