export { ALL, GET } from '../../../api/auth/user.ts';
