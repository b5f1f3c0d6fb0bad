import { json } from '../answer.ts';
import type { WaysAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { hasReturned } from '../oidc/flow.ts';
import { jsonAnswer } from '../promises.ts';
import { settings } from '../settings.ts';
import { waysAnswer } from '../shapes.ts';

export const GET = endpoint({
  access: 'anyone',
  promises: {
    summary: 'Who may make an account here, and whether a hospital’s own sign-in leads in.',
    answers: { 200: jsonAnswer(waysAnswer) },
    withoutDatabase: true,
  },
  run({ request }) {
    const { registration, oidc } = settings;
    const answer: WaysAnswer = {
      registration,
      ...(oidc && { hospital: { label: oidc.label, returned: hasReturned(request) } }),
    };
    return json(answer);
  },
});
export const ALL = onlyMethods('GET');
