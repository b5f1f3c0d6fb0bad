export { ALL, POST } from '../../../api/patients/due.ts';
