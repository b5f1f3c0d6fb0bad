export { ALL, GET, POST } from '../../../api/records/collection.ts';
