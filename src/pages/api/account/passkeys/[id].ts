import { onlyMethods } from '../../../../api/endpoint.ts';

export { onePasskeyGoes as DELETE } from '../../../../api/passkeys/list.ts';
export const ALL = onlyMethods('DELETE');
