import { chartFromFhir } from '../../engine/fhir/chart.ts';
import { takenFrom } from '../../engine/fhir/taken.ts';
import type { AnsweredFhir, AskedFhir } from './read-fhir.ts';

/** A record of decades is a tenth of it. */
const mostBytes = 50 * 1024 * 1024;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no FHIR that can be read here.
    return undefined;
  }
};

async function answer({ file, on, form }: AskedFhir): Promise<AnsweredFhir> {
  if (file.size > mostBytes) return { type: 'refused', reason: 'too-large' };
  const json = parsed(await file.text());
  if (json === undefined) return { type: 'refused', reason: 'not-json' };
  if (form) {
    const taken = takenFrom(json, form, on);
    return taken.ok ? { type: 'taken', ...taken } : { type: 'refused', reason: taken.reason };
  }
  const told = chartFromFhir(json, { on });
  return told.ok ? { type: 'read', ...told } : { type: 'refused', reason: told.reason };
}

addEventListener('message', ({ data }: MessageEvent<AskedFhir>) => {
  const say = (message: AnsweredFhir): void => postMessage(message);
  answer(data).then(say, () => say({ type: 'refused', reason: 'failed' }));
});
