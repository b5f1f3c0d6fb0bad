import { settings } from '../settings.ts';

/** What a page of another site may send and read, where the settings name its origin. */
export function withCrossOrigin(request: Request, answer: Response): Response {
  const origin = request.headers.get('origin');
  answer.headers.append('vary', 'Origin');
  if (origin === null || !settings.cds.origins.includes(origin)) return answer;
  answer.headers.set('access-control-allow-origin', origin);
  if (request.method !== 'OPTIONS') return answer;
  answer.headers.set('access-control-allow-methods', 'GET, POST');
  answer.headers.set('access-control-allow-headers', 'authorization, content-type');
  answer.headers.set('access-control-max-age', '600');
  return answer;
}
