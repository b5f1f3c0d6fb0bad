/** A finger on the stage: the browser leaves it the way up and down (story.css), so that a flick cannot run past a rest. */
import { storyNumbers } from './numbers.ts';

export interface Finger {
  readonly applies: () => boolean;
  readonly begin: () => void;
  /** The page moves on by so many pixels under the finger. */
  readonly drag: (by: number) => void;
  /** The finger left the glass at speed. */
  readonly fling: (direction: -1 | 1) => void;
}

export function fingers({ applies, begin, drag, fling }: Finger): void {
  /** Where the finger was last, when, and its speed in pixels a millisecond. */
  let last: { y: number; at: number; speed: number } | undefined;

  addEventListener(
    'touchstart',
    ({ target, touches, timeStamp }) => {
      const [touch] = touches;
      // Two fingers enlarge the page: that is the browser’s, as is a finger at the ending and below.
      const isStage = target instanceof Element && target.closest('.hero, .act, .shore') !== null;
      last =
        isStage && touch && touches.length === 1 && applies()
          ? { y: touch.clientY, at: timeStamp, speed: 0 }
          : undefined;
      if (last) begin();
    },
    { passive: true },
  );
  addEventListener(
    'touchmove',
    ({ touches, timeStamp }) => {
      const [touch] = touches;
      if (!last || !touch || touches.length > 1) return;
      const by = last.y - touch.clientY;
      last = { y: touch.clientY, at: timeStamp, speed: by / Math.max(1, timeStamp - last.at) };
      drag(by);
    },
    { passive: true },
  );
  addEventListener(
    'touchend',
    ({ timeStamp }) => {
      const left = last;
      last = undefined;
      // A finger that was held before it left has no speed any more.
      if (!left || timeStamp - left.at > storyNumbers.held || Math.abs(left.speed) < storyNumbers.flick) return;
      fling(left.speed > 0 ? 1 : -1);
    },
    { passive: true },
  );
  addEventListener('touchcancel', () => {
    last = undefined;
  });
  document.documentElement.setAttribute('data-fingers', '');
}
