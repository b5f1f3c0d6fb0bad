export { ALL, GET } from '../../api/openapi/serve.ts';
