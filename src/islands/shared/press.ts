// From the moment something is pressed until it is let go nothing may move: the press would land beside what it was meant for.
import { flushSync } from 'react-dom';

let pressed = false;
const waiting: (() => void)[] = [];

function flush(): void {
  for (const run of waiting.splice(0)) flushSync(run);
}

if (typeof addEventListener === 'function') {
  addEventListener(
    'pointerdown',
    () => {
      pressed = true;
    },
    true,
  );
  // What the press lands on is settled before this, and its click comes after: it meets what was changed here.
  for (const ends of ['pointerup', 'pointercancel', 'dragend'] as const)
    addEventListener(
      ends,
      () => {
        pressed = false;
        flush();
      },
      true,
    );
}

/** Runs at once, or when what is pressed just now is let go, before its click is heard. */
export function onceLetGo(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
