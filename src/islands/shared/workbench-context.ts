import { createContext, useContext } from 'react';
import type { Concept } from '../../engine/kit/fields/concept.ts';
import type { Loaded } from './loaded.ts';

/** What every part of a workbench needs: the calculator and its words in the page's language. */
export const WorkbenchContext = createContext<Loaded | null>(null);

export function useWorkbench(): Loaded {
  const loaded = useContext(WorkbenchContext);
  if (!loaded) throw new Error('useWorkbench stands outside a Workbench');
  return loaded;
}

export type SwitchUnit = (concept: Concept) => void;
