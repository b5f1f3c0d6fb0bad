export { ALL, POST } from '../../../api/patients/candidates.ts';
