export { ALL, GET, POST } from '../../../../api/passkeys/add.ts';
