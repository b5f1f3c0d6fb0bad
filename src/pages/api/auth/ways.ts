export { ALL, GET } from '../../../api/auth/ways.ts';
