export { ALL, POST } from '../../../api/account/confirm-session.ts';
