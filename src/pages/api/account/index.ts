export { ALL, GET } from '../../../api/account/account.ts';
