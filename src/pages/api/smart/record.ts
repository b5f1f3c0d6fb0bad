export { record as ALL } from '../../../api/smart/launch.ts';
