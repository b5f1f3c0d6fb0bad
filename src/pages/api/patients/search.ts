export { ALL, POST } from '../../../api/patients/search.ts';
