/** The two presentations, the gauge and the “Step N” curtain. */
import { gauge, storyNumbers } from './numbers.ts';
import { onSection, still, story } from './story.ts';

const root = document.documentElement;

function present(view: 'patient' | 'clinician'): void {
  if (view === 'clinician') root.dataset['view'] = view;
  else delete root.dataset['view'];
  for (const link of document.querySelectorAll<HTMLElement>('[data-present]')) {
    if (link.dataset['present'] === view) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-present]') : null;
  const view = link?.dataset['present'];
  if (view !== 'patient' && view !== 'clinician') return;
  event.preventDefault();
  const address = new URL(location.href);
  address.searchParams.set('view', view);
  history.replaceState(null, '', address);
  try {
    localStorage.setItem('story-view', view);
  } catch {
    // Without storage the choice holds for this page.
  }
  present(view);
});
present(root.dataset['view'] === 'clinician' ? 'clinician' : 'patient');

const dial = document.querySelector<HTMLElement>('[data-gauge]');
const value = dial?.querySelector<SVGPathElement>('[data-gauge-value]');
const needle = dial?.querySelector<SVGCircleElement>('[data-gauge-needle]');
const figure = dial?.querySelector('[data-gauge-figure]');
const label = dial?.querySelector('[data-gauge-label]');

/** Sets the gauge to a reading; scrubbing calls it whenever the line has moved on. */
export function show(reading: number): void {
  if (!dial || !value || !needle || !figure) return;
  const share = (gauge.from - reading) / (gauge.from - gauge.to);
  value.setAttribute('stroke-dashoffset', String(1 - share));
  const angle = Math.PI * (1 - share);
  needle.setAttribute('cx', String(100 + 84 * Math.cos(angle)));
  needle.setAttribute('cy', String(104 - 84 * Math.sin(angle)));
  const shown = reading.toFixed(1);
  // By tenths: what stands already is not written again, a frame’s whole dial would be styled anew.
  if (figure.textContent === shown) return;
  figure.textContent = shown;
  dial.dataset['h'] = String(Number(shown));
}

let standing = true;

/** On a stage the gauge is there while an act stands, not while the view slides past under it; the cover has its own readings (progress.css). */
export function stand(stands: boolean): void {
  if (stands === standing) return;
  standing = stands;
  dial?.toggleAttribute('data-away', !stands);
}

/** The hero is the cover: the first section of the story is Act 1, where the baseline is still what it was. */
function name(at: number): void {
  if (!dial || !label) return;
  const last = story.sections.length - 1;
  label.textContent = dial.dataset[at <= 1 ? 'baseline' : at === last ? 'reached' : 'progress'] ?? '';
}

const curtain = document.querySelector<HTMLElement>('[data-curtain]');
let clearing = 0;

/** Says which step begins. It takes neither pointer nor focus. */
function announce(at: number): void {
  const section = story.sections[at];
  if (!curtain || !section || at === 0 || root.dataset['view'] !== 'clinician') return;
  const [step, title] = [curtain.querySelector('strong'), curtain.querySelector('span')];
  if (step) step.textContent = `${curtain.dataset['word'] ?? ''} ${at}`;
  if (title) title.textContent = section.querySelector('h2')?.textContent ?? '';
  clearTimeout(clearing);
  curtain.removeAttribute('data-shown');
  requestAnimationFrame(() => curtain.setAttribute('data-shown', ''));
  clearing = window.setTimeout(
    () => curtain.removeAttribute('data-shown'),
    still.matches ? storyNumbers.curtainStill : storyNumbers.curtain,
  );
}

onSection((at) => {
  root.dataset['at'] = String(at);
  name(at);
  // Where nothing is scrubbed the gauge changes with the act.
  if (still.matches) show(story.readings[at] ?? gauge.to);
  announce(at);
});
