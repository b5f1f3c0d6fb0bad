export { ALL, POST } from '../../../api/auth/quick-login.ts';
