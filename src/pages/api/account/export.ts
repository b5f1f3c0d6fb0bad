export { ALL, POST } from '../../../api/account/export-records.ts';
