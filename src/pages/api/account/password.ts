export { ALL, POST } from '../../../api/account/change-password.ts';
