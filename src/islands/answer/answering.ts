import { useEffect, useState } from 'react';
import type { Answering } from '../../engine/answer/index.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { importAgain, onceFor } from '../shared/load-on-demand.tsx';
import { loadAll } from '../shared/loaded.ts';
import type { ResultPanel } from './ResultPanel.tsx';

const door = importAgain(() => import('../../engine/answer/index.ts'));
const panel = importAgain(() => import('./ResultPanel.tsx'));
/** What draws an answer: there as soon as there can be one, so that the press paints it at once. */
export const drawing: { ResultPanel?: typeof ResultPanel } = {};

/** What a calculator needs to answer, with the words to say it: asked for once per page; a failed load may be tried again. */
export const loadAnswering = onceFor(async (id: string, locale: Locale): Promise<Answering> => {
  const answering = door().then(({ loadAnswering }) => loadAnswering(id));
  const [found, drawn] = await Promise.all([answering, panel(), loadAll(id, locale, 'record')]);
  drawing.ResultPanel = drawn.ResultPanel;
  return found;
});

/** What a person does before the first press: the first of these fetches what answers, so that the press finds it. */
const beginnings = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * What answers, once it is there: fetched when the person begins, or at once where an answer is asked for already. A page that is only
 * looked at stays light.
 */
export function useAnswering(id: string, locale: Locale, needed: boolean): Answering | null {
  const [answering, setAnswering] = useState<Answering | null>(null);
  useEffect(() => {
    let here = true;
    const fetchIt = () => {
      for (const event of beginnings) removeEventListener(event, fetchIt);
      // A failure is told when an answer is asked for.
      loadAnswering(id, locale).then(
        (found) => here && setAnswering(found),
        () => undefined,
      );
    };
    if (needed) fetchIt();
    else for (const event of beginnings) addEventListener(event, fetchIt, { passive: true });
    return () => {
      here = false;
      for (const event of beginnings) removeEventListener(event, fetchIt);
    };
  }, [id, locale, needed]);
  return answering;
}
