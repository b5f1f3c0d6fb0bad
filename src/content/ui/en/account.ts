/** The areas that signing in, saving and history need, fetched together. */
export { auth } from './auth.ts';
export { errors } from './errors.ts';
export { records } from './records.ts';
