export { services as ALL } from '../../../api/cds/service.ts';
