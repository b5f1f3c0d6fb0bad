export { callback as ALL } from '../../../../api/oidc/sign-in.ts';
