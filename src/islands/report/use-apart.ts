import { type RefObject, useEffect, useState } from 'react';

/** Words at the ends of two lines keep this share of the height between their middles: enough for them as they are drawn here. */
const usual = 0.36;

/**
 * How far apart the middles of a box's words have to be so that none covers another, as a share of its height. Measured where they
 * take more than usual: who sets lines and letters apart for themselves (WCAG 1.4.12) makes them as high as they like.
 */
export function useApart(box: RefObject<HTMLElement | null>): number {
  const [apart, setApart] = useState(usual);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measured = new ResizeObserver(() => {
      const heights = [...element.children].map(({ clientHeight }) => clientHeight);
      const halves = heights.reduce((sum, height) => sum + height, 0) / heights.length;
      setApart(Math.max(usual, halves / element.clientHeight || 0));
    });
    for (const one of [element, ...element.children]) measured.observe(one);
    return () => measured.disconnect();
  }, [box]);
  return apart;
}
