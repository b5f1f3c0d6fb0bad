/** The story's behaviour that needs no animation library: where the reader is, what is open, which presentation. */
import { gauge, storyNumbers } from './numbers.ts';
import { restsOf, stands } from './rests.ts';

const root = document.documentElement;
const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
const readings = sections.map((section) => Number(section.dataset['h'] ?? gauge.from));
export const still = matchMedia('(prefers-reduced-motion: reduce)');
/** A window wide, high and landscape enough to be a stage (stage.css); everywhere else the story is a page. */
export const stage = matchMedia('(min-width: 70rem) and (min-height: 36rem) and (min-aspect-ratio: 6/5)');

let current = 0;
const listeners: ((at: number, before: number) => void)[] = [];

/** Calls back whenever another section becomes the one being read. */
export function onSection(listener: (at: number, before: number) => void): void {
  listeners.push(listener);
}

function arrive(at: number): void {
  if (at === current || at < 0) return;
  const before = current;
  current = at;
  root.dataset['tone'] = sections[at]?.dataset['tone'] ?? '';
  document.querySelectorAll<HTMLElement>('[data-stop]').forEach((dot, index) => {
    dot.toggleAttribute('data-passed', index < at);
    if (index === at) dot.setAttribute('aria-current', 'step');
    else dot.removeAttribute('aria-current');
  });
  for (const listener of listeners) listener(at, before);
}

const ending = document.querySelector<HTMLElement>('[data-ending]');
const visible = new Map<Element, number>();
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
      // A section taller than the window counts by the window it fills.
      const whole = Math.min(boundingClientRect.height, rootBounds?.height ?? innerHeight);
      visible.set(target, whole > 0 ? intersectionRect.height / whole : 0);
    }
    const best = sections.reduce(
      (found, section) => ((visible.get(section) ?? 0) > (visible.get(found) ?? 0) ? section : found),
      sections[current] ?? root,
    );
    const atEnd = ending && (visible.get(ending) ?? 0) > (visible.get(best) ?? 0);
    // The ending belongs to the last act: whoever jumped to it is past them all.
    if (atEnd) arrive(sections.length - 1);
    else if ((visible.get(best) ?? 0) >= storyNumbers.current) arrive(sections.indexOf(best));
  },
  { rootMargin: storyNumbers.margin, threshold: Array.from({ length: 21 }, (_, at) => at / 20) },
);
/** The sections in which the page can rest: the start, the seven acts, the ending. */
export const rests = [...sections, ...(ending ? [ending] : [])];
for (const section of rests) watcher.observe(section);

/** The part of a section that stands in the window while it is read, and how much of the section lies beyond its own course. */
function part(section: HTMLElement): { height: number; more: number } {
  const run = section.querySelector<HTMLElement>('[data-run]');
  const stage = run?.querySelector<HTMLElement>('.stage');
  return run && stage
    ? { height: stage.offsetHeight, more: section.offsetHeight - run.offsetHeight }
    : { height: section.offsetHeight, more: 0 };
}

/** Step only while every act fills the window and no more: nothing is then out of reach, and no act stands beside the next. */
function freeOrSnap(): void {
  const fits =
    !still.matches &&
    rests
      .map(part)
      .every(({ height, more }) => more <= 1 && height <= innerHeight + 1 && height > innerHeight * storyNumbers.fills);
  root.toggleAttribute('data-snap', fits);
}
let timer = 0;
const refit = () => {
  clearTimeout(timer);
  timer = window.setTimeout(freeOrSnap, storyNumbers.resize);
};
const sizes = new ResizeObserver(refit);
for (const section of rests) sizes.observe(section);
addEventListener('resize', refit);
still.addEventListener('change', freeOrSnap);
freeOrSnap();

/** Links to an act glide to where it begins, its scenes are the reader’s to go through; “Get Started” leads to the section after the one being read. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || event.defaultPrevented) return;
  const goal =
    'next' in link.dataset
      ? rests[Math.min(current + 1, rests.length - 1)]
      : rests.find(({ id }) => `#${id}` === link.hash);
  if (!goal) return;
  event.preventDefault();
  history.pushState(null, '', `#${goal.id}`);
  const behavior = still.matches ? 'auto' : 'smooth';
  if (root.hasAttribute('data-snap')) scrollTo({ top: restsOf(goal)[0] ?? 0, behavior });
  else goal.scrollIntoView({ behavior, block: 'start' });
  goal.focus({ preventScroll: true });
});

/** What is tabbed to is shown where its section rests, unless it stands there already: between two acts it could be out of sight. */
document.addEventListener('focusin', ({ target }) => {
  const rest = rests.find((place) => target instanceof Element && place !== target && place.contains(target));
  if (!rest || stands(rest) || !root.hasAttribute('data-snap') || root.hasAttribute('data-stepping')) return;
  requestAnimationFrame(() => rest.scrollIntoView({ behavior: 'instant', block: 'start' }));
});

/** Toggles: the portfolio, a mechanism, details. */
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-disclosure]') : null;
  const panel = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!button || !panel) return;
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
  panel.toggleAttribute('data-open', open);
  if (button.classList.contains('portfolio-toggle')) {
    // The act is now taller than the window: free the scrolling first, then show what opened.
    freeOrSnap();
    if (open) panel.scrollIntoView({ behavior: still.matches ? 'auto' : 'smooth', block: 'nearest' });
  }
});

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-explain]') : null;
  const dialog = button?.closest('dialog');
  if (!button || !dialog) return;
  dialog.dataset['view'] = button.dataset['explain'] ?? 'simple';
  for (const choice of dialog.querySelectorAll<HTMLElement>('[data-explain]'))
    choice.setAttribute('aria-pressed', String(choice === button));
});

/** An explanation fills the window; beside its page one is outside, and a click there closes it. */
document.addEventListener('click', (event) => {
  if (event.target instanceof HTMLDialogElement && event.target.classList.contains('explainer')) event.target.close();
});

export const story = { sections, readings, at: () => current };
