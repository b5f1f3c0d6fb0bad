export { ALL, GET, POST } from '../../../api/visits/collection.ts';
