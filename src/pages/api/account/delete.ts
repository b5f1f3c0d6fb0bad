export { ALL, POST } from '../../../api/account/delete.ts';
