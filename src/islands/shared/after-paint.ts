/**
 * Does something once what a person waits for is painted. A task asked for in the frame's own callback may run before the frame is shown;
 * one asked for in the next frame's never does.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}
