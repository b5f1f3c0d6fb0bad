export { launched as ALL } from '../../../api/smart/launch.ts';
