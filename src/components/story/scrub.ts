/** The line under the finger: how far the page has been scrolled decides how much of it is inked. Both ways, and nothing on a timer. */
import { show, stand } from './clinician.ts';
import { gauge, storyNumbers } from './numbers.ts';
import { ink, measure, type Scrubbed, scrubbed, share, walk } from './scrubbed.ts';
import { stage, story } from './story.ts';

const [hero, ...sections] = story.sections;
const acts = sections.map(scrubbed);
const cover = hero && scrubbed(hero);
/** Where the line only passes: the water's edge and the ending. */
const passed = [...document.querySelectorAll<HTMLElement>('[data-quiet], [data-ending]')].map(scrubbed);
const shore = passed.find(({ section }) => 'quiet' in section.dataset);
const sun = shore?.section.querySelector<SVGElement>('[data-sun]');
let sunrise: readonly [number, number] = [0, 1];
let shown = Number.NaN;
/** What stands where: nothing is written that has not changed. */
let coverInked = Number.NaN;
let sunUp = Number.NaN;

/** On the first screen the beginning of the way is inked; going on, the line runs ahead to the first act. */
function inkCover(y: number): void {
  if (!cover) return;
  walk(cover, share(y, cover.way));
  const inked = storyNumbers.coverInk + share(y, [0, innerHeight]) * storyNumbers.coverMore;
  if (inked === coverInked) return;
  coverInked = inked;
  for (const { element } of cover.lines) element.style.strokeDashoffset = String(1 - inked);
}

function draw(): void {
  const y = scrollY;
  inkCover(y);
  let reading: number = gauge.from;
  const risen = Math.round(share(y, sunrise) * 260);
  // The reading goes on as the sun comes up, so that it leaps nowhere. */
  const calmed = shore && ink(shore, risen / 260);
  for (const act of acts) {
    const inked = Math.round(share(y, act.picture) * 1000) / 1000;
    const come = ink(act, inked);
    if (inked > 0) reading = come;
    walk(act, share(y, act.way));
  }
  if (calmed !== undefined && risen > 0) reading = Math.min(reading, calmed);
  for (const place of passed) walk(place, share(y, place.way));
  // Where the view slides the gauge would stand across the titles that pass under it.
  stand(acts.some(({ picture: [begin, end] }) => y > begin - 3 && y < end + 3));
  if (sun && risen !== sunUp) sun.style.transform = `translateY(${260 - risen}px)`;
  sunUp = risen;
  const rounded = Math.round(reading * 100) / 100;
  if (rounded !== shown) show(rounded);
  shown = rounded;
}

function again(): void {
  if (cover) measure(cover);
  for (const place of [...acts, ...passed]) measure(place);
  const box = shore?.section.getBoundingClientRect();
  if (box) {
    const begin = box.top + scrollY;
    sunrise = stage.matches
      ? [begin - innerHeight * storyNumbers.dawn, begin + box.height - innerHeight]
      : [begin - innerHeight, begin + box.height * 0.3];
  }
  draw();
}

/** On paper everything is whole, whatever has been read so far. */
function whole(list: readonly Scrubbed[]): void {
  for (const act of list) {
    ink(act, 1);
    walk(act, 1);
  }
}

export function startScrub(): void {
  const sizes = new ResizeObserver(again);
  for (const section of [...story.sections, ...passed.map((place) => place.section)]) sizes.observe(section);
  addEventListener('resize', again);
  addEventListener('scroll', draw, { passive: true });
  addEventListener('beforeprint', () => whole([...acts, ...passed]));
  addEventListener('afterprint', draw);
  again();
}
