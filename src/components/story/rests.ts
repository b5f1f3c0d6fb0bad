/** Where a reader can come to rest: the start, the scenes of every act, the sunrise, the ending and the footer. */
import type { CollectionEntry } from 'astro:content';

type Visual = CollectionEntry<'story'>['data']['visual'];

/** How much of an act's line is inked when one of its scenes is whole, in percent; the last is the act's end. */
export const scenes: Readonly<Record<Visual, readonly number[]>> = {
  // Night and the glass; the door; the eye.
  symptoms: [20, 72, 100],
  // The sample; the three tubes.
  tests: [28, 100],
  // The liver; the muscle.
  medication: [42, 100],
  titration: [22, 52, 100],
  addon: [30, 100],
  // The nerve; the burning foot.
  neuropathy: [45, 100],
  followup: [40, 100],
};
/** The sun low over the water; the sun risen. */
export const sunrise: readonly number[] = [20, 100];

/** A section's rests as scroll positions, in their order. */
export function restsOf(section: HTMLElement): number[] {
  const run = section.querySelector<HTMLElement>('[data-run]') ?? section;
  const begin = run.getBoundingClientRect().top + scrollY;
  const { rests } = section.dataset;
  if (rests === undefined) return [Math.round(begin - Number.parseFloat(getComputedStyle(section).scrollMarginTop))];
  const way = run.offsetHeight - innerHeight;
  return rests.split(' ').map((share) => Math.round(begin + (way * Number(share)) / 100));
}

/** Whether a section's picture stands in the window, whatever of it is inked. */
export function stands(section: HTMLElement): boolean {
  if (section.dataset['rests'] === undefined) return restsOf(section).some((y) => Math.abs(y - scrollY) < 4);
  const { top, bottom } = (section.querySelector<HTMLElement>('[data-run]') ?? section).getBoundingClientRect();
  return top < 2 && bottom > innerHeight - 2;
}
