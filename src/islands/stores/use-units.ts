import { useStore } from '@nanostores/react';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { $units } from './units.ts';

/** The units the person at the screen has chosen. */
export const useUnits = (): UnitChoice => useStore($units, { ssr: 'initial' });
