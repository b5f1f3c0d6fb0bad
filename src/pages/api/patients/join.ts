export { ALL, POST } from '../../../api/patients/join.ts';
