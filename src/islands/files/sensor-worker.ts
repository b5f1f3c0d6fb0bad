import { limits, lowsOf, readCgm, refuse } from '../../engine/cgm/index.ts';
import type { Answered, Asked } from './read-sensor.ts';

/** Larger files are not even fetched from the disk; the reader itself refuses them, too. */
const mostBytes = 200 * 1024 * 1024;

const say = (message: Answered): void => postMessage(message);

async function answer({ file, options }: Asked): Promise<Answered> {
  if (file.size > mostBytes) return { type: 'refused', refusal: refuse('too-large') };
  const result = readCgm(new Uint8Array(await file.arrayBuffer()), {
    ...options,
    onProgress: (share) => say({ type: 'progress', share }),
  });
  if (!result.ok) return { type: 'refused', refusal: result };
  return {
    type: 'read',
    recording: result,
    limits: limits[result.unit],
    lows: lowsOf(result.readings, result.unit, 'low'),
  };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(say, () => say({ type: 'failed' }));
});
