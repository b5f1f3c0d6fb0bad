export { ALL, POST } from '../../../api/auth/register.ts';
