/** Whoever is already here waits no longer than this for those still at the door. */
const mostMilliseconds = 1000;
/** So many requests of a crowd are worked on in one turn, first come, first served: or reading would always overtake saving. */
const atOnce = 16;

export interface Arrivals {
  /** Somebody connected. */
  arrived(): void;
  /** Resolves when nobody more comes in; undefined when nobody did. */
  calm(): Promise<void> | undefined;
}

/**
 * The event loop takes one waiting connection a turn. Were every turn full of work, the last of a thousand who come at once would
 * wait a thousand such turns (measured: 14 s). So while people come in, work waits and turns are short.
 */
export function arrivals(): Arrivals {
  let looking = false;
  let more = false;
  let since = 0;
  const waiting: (() => void)[] = [];

  function look(): void {
    if (more && performance.now() - since < mostMilliseconds) {
      more = false;
      setImmediate(look);
      return;
    }
    for (const go of waiting.splice(0, atOnce)) go();
    if (waiting.length > 0) setImmediate(look);
    else looking = false;
  }

  return {
    arrived() {
      more = true;
      if (looking) return;
      looking = true;
      since = performance.now();
      setImmediate(look);
    },
    calm: () => (looking ? new Promise((go) => waiting.push(go)) : undefined),
  };
}
