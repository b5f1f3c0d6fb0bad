import { readEnvironment } from './environment.mjs';

/** The same checked environment the server started with. */
export const settings = readEnvironment(process.env);

export const overHttps = settings.siteUrl?.startsWith('https://') ?? false;
