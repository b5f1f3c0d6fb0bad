export { ALL, DELETE, GET } from '../../../api/records/one-record.ts';
