export { ALL, DELETE } from '../../../../api/account/one-session.ts';
