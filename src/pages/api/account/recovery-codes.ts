import { onlyMethods } from '../../../api/endpoint.ts';

export { makeCodes as POST } from '../../../api/passkeys/codes.ts';
export const ALL = onlyMethods('POST');
