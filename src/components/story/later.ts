/**
 * Acts below the first screen are drawn when the browser has nothing better to do, one a frame: all at once, they held a slow phone up for
 * a long moment just after the first paint. Whoever asks for one of them before has all of them at once.
 */
const root = document.documentElement;

/** The browser's own idle time, where it tells of it. */
const idle = (then: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then, { timeout: 200 }) : setTimeout(then, 50);

/** Once the first paint is over and the faces have come (layout/boot.mjs): drawn before, every act would be styled and laid out again in them. */
function afterFirst(then: () => void): void {
  if (!('first' in root.dataset)) return then();
  const watch = new MutationObserver(() => {
    if ('first' in root.dataset) return;
    watch.disconnect();
    then();
  });
  watch.observe(root, { attributeFilter: ['data-first'] });
}

/** Takes the acts’ stages, the ending and the footer over from the first paint (layout/boot.mjs), while the page is still loading; the answer lets them be drawn. */
export function holdStages(): (drawn: () => void) => void {
  // An address that leads into the page has everything drawn from the start.
  if (!('first' in root.dataset)) return (drawn) => drawn();
  const waiting = [...document.querySelectorAll<HTMLElement>('.stage, .ending, .arrived, .home-footer')];
  root.dataset['waits'] = '';
  const draw = (stages: readonly HTMLElement[]): void => {
    for (const stage of stages) stage.dataset['drawn'] = '';
  };
  const hurry = (): void => draw(waiting.splice(0));
  for (const input of ['click', 'keydown']) addEventListener(input, hurry, { capture: true, once: true });
  return (drawn) => {
    const next = (): void => {
      draw(waiting.splice(0, 1));
      if (waiting.length > 0) requestAnimationFrame(() => idle(next));
      else {
        delete root.dataset['waits'];
        drawn();
      }
    };
    afterFirst(() => idle(next));
  };
}
