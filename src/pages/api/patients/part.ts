export { ALL, POST } from '../../../api/patients/part.ts';
