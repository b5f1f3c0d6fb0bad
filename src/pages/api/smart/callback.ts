export { callback as ALL } from '../../../api/smart/launch.ts';
