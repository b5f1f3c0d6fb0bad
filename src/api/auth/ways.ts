import { json } from '../answer.ts';
import type { WaysAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { settings } from '../settings.ts';
import { waysAnswer } from '../shapes.ts';

export const GET = endpoint({
  access: 'anyone',
  promises: {
    summary: 'Who may make an account here.',
    answers: { 200: jsonAnswer(waysAnswer) },
    withoutDatabase: true,
  },
  run() {
    const answer: WaysAnswer = { registration: settings.registration };
    return json(answer);
  },
});
export const ALL = onlyMethods('GET');
