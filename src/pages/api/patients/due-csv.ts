export { ALL, POST } from '../../../api/patients/due-csv.ts';
