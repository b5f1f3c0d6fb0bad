export { document as ALL } from '../../../api/smart/launch.ts';
