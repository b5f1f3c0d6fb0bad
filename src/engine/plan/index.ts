export type { Action, Amount, Finding, Gravity, Medicine, Overruled, Plan, Verb, Wish } from './actions.ts';
export { actionIds, gravities, isMedicine, medicines } from './actions.ts';
export { type Exclusion, inOrder, type Judged, resolve } from './resolve.ts';
