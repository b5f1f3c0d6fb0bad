import { onlyMethods } from '../../../../api/endpoint.ts';

export { askToAdd as POST } from '../../../../api/passkeys/add.ts';
export const ALL = onlyMethods('POST');
