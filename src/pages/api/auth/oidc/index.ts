export { begin as ALL } from '../../../../api/oidc/sign-in.ts';
