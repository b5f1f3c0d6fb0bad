import { z } from 'zod';
import { jsonText } from '../answer.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { openApiDocument } from './document.ts';

let made: Promise<string> | undefined;

/** Made when first asked for; a part of it that failed to load is asked for again. */
function document(): Promise<string> {
  made ??= openApiDocument().then(JSON.stringify, (error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

export const GET = endpoint({
  access: 'anyone',
  tokens: 'ignored',
  promises: {
    summary: 'This document.',
    answers: { 200: jsonAnswer(z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })) },
    withoutDatabase: true,
  },
  run: async () => jsonText(await document(), 200, { 'cache-control': 'public, max-age=300' }),
});
export const ALL = onlyMethods('GET');
