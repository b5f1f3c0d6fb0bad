export { ALL, DELETE } from '../../../../api/account/one-token.ts';
