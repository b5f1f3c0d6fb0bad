export { ALL, GET } from '../../../api/patients/list.ts';
