export { oneService as ALL } from '../../../api/cds/service.ts';
