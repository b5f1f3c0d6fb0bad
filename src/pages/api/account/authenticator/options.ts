import { onlyMethods } from '../../../../api/endpoint.ts';

export { askForApp as POST } from '../../../../api/second-factor/app.ts';
export const ALL = onlyMethods('POST');
