export { begin as ALL } from '../../../api/smart/launch.ts';
