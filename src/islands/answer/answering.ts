import { useEffect, useState } from 'react';
import type { Answering } from '../../engine/answer/index.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed, importAgain } from '../shared/load-on-demand.tsx';
import { loadAll } from '../shared/loaded.ts';

const door = importAgain(() => import('../../engine/answer/index.ts'));
const kept = new Map<string, Promise<Answering>>();

/** What a calculator needs to answer, with the words to say it: asked for once per page; a failed load may be tried again. */
export function loadAnswering(id: string, locale: Locale): Promise<Answering> {
  const key = `${id}:${locale}`;
  let promise = kept.get(key);
  if (!promise) {
    promise = Promise.all([door(), loadAll(id, locale, 'record')]).then(([answer]) => answer.loadAnswering(id));
    forgetFailed(promise, () => kept.delete(key));
    kept.set(key, promise);
  }
  return promise;
}

/** The page has come to rest, or the person has begun: what the first answer needs is then fetched ahead of the press. */
const warmAfter = 400;

/** What answers, once it is there: fetched when the page is at rest, so that the first press finds it. */
export function useAnswering(id: string, locale: Locale): Answering | null {
  const [answering, setAnswering] = useState<Answering | null>(null);
  useEffect(() => {
    let here = true;
    const take = (found: Answering) => here && setAnswering(found);
    // A failure is told when an answer is asked for.
    const timer = setTimeout(() => loadAnswering(id, locale).then(take, () => undefined), warmAfter);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, locale]);
  return answering;
}
