export { ALL, POST } from '../../../api/records/search.ts';
