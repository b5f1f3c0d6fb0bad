/** Does something once the next frame is painted: what a person waits for comes first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
