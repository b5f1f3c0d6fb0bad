export { ALL, DELETE, GET } from '../../../api/visits/one-visit.ts';
