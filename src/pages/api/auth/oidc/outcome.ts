export { outcome as ALL } from '../../../../api/oidc/sign-in.ts';
