export { ALL, POST } from '../../../api/visits/search.ts';
