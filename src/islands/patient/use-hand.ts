import { useEffect, useEffectEvent, useState } from 'react';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import type { CalculatorState } from '../form/calculator-state.ts';
import { type CalculatorStore, usePart } from '../form/calculator-store.ts';
import { importAgain, onceFor } from '../shared/load-on-demand.tsx';
import { isSomebodyKept } from '../stores/draft.ts';
import type { Hand } from './in-hand.ts';

const part = importAgain(() => import('./in-hand.ts'));
/** What holds the patient in hand, asked for once per page; a failed load may be tried again. */
export const loadHand = onceFor(async () => (await part()).loadHand());

/** Whether an answer may be one about a patient in hand. Cheap: every press asks. */
export const mayBeInHand = ({ answered, recorded }: CalculatorState): boolean =>
  answered?.inHand !== undefined || recorded !== undefined || isSomebodyKept();

/** What holds the patient in hand, once it is there; null where nobody is. The answer on screen goes on with what is known of them. */
export function useHand(tool: ToolForm, owner: string, store: CalculatorStore, onFailed: () => void): Hand | null {
  const [hand, setHand] = useState<Hand | null>(null);
  const failed = useEffectEvent(onFailed);
  const needed = usePart(store, ({ answered, recorded }) => answered?.inHand !== undefined || recorded !== undefined);
  useEffect(() => {
    if (owner === '' || hand || !(needed || isSomebodyKept())) return undefined;
    let here = true;
    loadHand().then(
      (found) => here && setHand(found),
      () => here && needed && failed(),
    );
    return () => {
      here = false;
    };
  }, [owner, hand, needed]);
  useEffect(() => (hand && owner !== '' ? hand.follow(owner, tool, store) : undefined), [hand, owner, tool, store]);
  return hand;
}
