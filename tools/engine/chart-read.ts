import type { Chart } from '../../src/engine/chart/chart.ts';

/** Why a chart could not be judged. */
export type NotRead =
  | 'unreadable'
  | 'not-json'
  | 'not-fhir'
  | 'several-patients'
  | 'nothing-found'
  | 'nothing-usable'
  | 'deceased'
  | 'minor'
  | 'no-columns';

/** One patient of a folder: a chart, and how many of its values were left aside; or why there is none. */
export type ChartRead =
  | {
      readonly chart: Chart;
      readonly left: number;
      /** Facts of which something is written that was left aside: what the plan would begin of them may be taken. */
      readonly open: ReadonlySet<string>;
    }
  | { readonly notRead: NotRead };
