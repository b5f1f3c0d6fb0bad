export type { Outgoing } from './bundle.ts';
export { toBundle } from './bundle.ts';
export type { TakenValue } from './fill.ts';
export type { NotTaken } from './measured.ts';
export type { Taken } from './read.ts';
export { fromFhir } from './read.ts';
export type { Bundle, Resource } from './resources.ts';
