import { onlyMethods } from '../../../../api/endpoint.ts';

export { askPasskey as POST } from '../../../../api/passkeys/sign-in.ts';
export const ALL = onlyMethods('POST');
