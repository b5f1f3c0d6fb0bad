import { onlyMethods } from '../../../../api/endpoint.ts';

export { signInByPasskey as POST } from '../../../../api/passkeys/sign-in.ts';
export const ALL = onlyMethods('POST');
