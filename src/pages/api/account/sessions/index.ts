export { ALL, DELETE, GET } from '../../../../api/account/sessions.ts';
