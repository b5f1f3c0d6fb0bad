import { onlyMethods } from '../../../../api/endpoint.ts';

export { addApp as POST, removeApp as DELETE } from '../../../../api/second-factor/app.ts';
export const ALL = onlyMethods('POST, DELETE');
