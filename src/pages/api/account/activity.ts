export { ALL, GET } from '../../../api/account/activity.ts';
