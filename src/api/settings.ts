import { readEnvironment } from './environment.ts';

/** The same checked environment the server started with. */
export const settings = readEnvironment(process.env);

export const overHttps = settings.siteUrl?.startsWith('https://') ?? false;
