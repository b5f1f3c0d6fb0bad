export { ALL, POST } from '../../../api/auth/login.ts';
