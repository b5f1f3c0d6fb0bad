export { ALL, GET, POST } from '../../../../api/account/tokens.ts';
