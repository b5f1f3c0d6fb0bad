export { ALL, POST } from '../../../api/auth/logout.ts';
