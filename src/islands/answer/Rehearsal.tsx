import { Activity, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Answering } from '../../engine/answer/index.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** Safari knows no idle time yet: there, a moment after what was just done. */
const whenIdle: (work: () => void) => number =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (work) => window.setTimeout(work, 200);
const nevermind: (handle: number) => void =
  typeof cancelIdleCallback === 'function' ? cancelIdleCallback : (handle) => clearTimeout(handle);

interface Rehearsed {
  /** Kept as it was drawn: it is not drawn again with every key that is pressed. */
  readonly answer: ReactNode;
  /** Stands in no document: nothing in it is ever shown, found or read out; a copy is laid out for the length of one task. */
  readonly stage: HTMLElement;
}

/**
 * Styles and lays out what was drawn, where the answer will stand, and takes it away again in the same task, so that nobody meets it:
 * typefaces are looked up for each size once, and words are shaped once.
 */
function layOut(stage: HTMLElement): void {
  const copy = stage.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.style.cssText = 'position: absolute; visibility: hidden; inset-inline: 0';
  // React hides what is not shown; and a choice of the same name elsewhere would lose its mark.
  for (const part of copy.children) if (part instanceof HTMLElement) part.style.removeProperty('display');
  for (const input of copy.querySelectorAll('[name]')) input.removeAttribute('name');
  document.getElementById('result')?.append(copy);
  copy.getBoundingClientRect();
  copy.remove();
}

/**
 * Answers the example once and draws it where nobody sees it, in the browser's idle time: a browser compiles what it runs the first time,
 * and this way not between the first press and its answer.
 */
export function Rehearsal({
  answering,
  draw,
}: {
  readonly answering: Answering;
  readonly draw: (snapshot: Snapshot) => ReactNode;
}) {
  const { tool } = useWorkbench();
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const drawLatest = useEffectEvent(draw);
  useEffect(() => {
    const handle = whenIdle(() => {
      const asked = { inputs: tool.defaults, warnings: [], examples: [], marked: true, at: new Date() };
      setRehearsed({ answer: drawLatest(snapshotOf(answering, asked)), stage: document.createElement('div') });
    });
    return () => nevermind(handle);
  }, [answering, tool]);
  useEffect(() => {
    if (!rehearsed) return;
    let handle = 0;
    const drawn = new MutationObserver(() => {
      drawn.disconnect();
      handle = whenIdle(() => layOut(rehearsed.stage));
    });
    drawn.observe(rehearsed.stage, { childList: true });
    return () => {
      drawn.disconnect();
      nevermind(handle);
    };
  }, [rehearsed]);
  return rehearsed && createPortal(<Activity mode="hidden">{rehearsed.answer}</Activity>, rehearsed.stage);
}
