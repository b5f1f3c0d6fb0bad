import { onlyMethods } from '../../../api/endpoint.ts';

export { signInByCode as POST } from '../../../api/passkeys/codes.ts';
export const ALL = onlyMethods('POST');
