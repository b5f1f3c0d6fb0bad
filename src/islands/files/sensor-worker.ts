import { glucoseRecords, isAppleHealth, limits, lowsOf, readCgm, refuse } from '../../engine/cgm/index.ts';
import type { Answered, Asked } from './read-sensor.ts';

/** Larger files are not even fetched from the disk; the reader itself refuses them, too. */
const mostBytes = 200 * 1024 * 1024;
/** Apple Health's export holds every step and heart beat: it is read in pieces, of which only glucose is kept. */
const mostOfHealth = 500 * 1024 * 1024;

const say = (message: Answered): void => postMessage(message);

async function answer({ file, options }: Asked): Promise<Answered> {
  const isHealth = isAppleHealth(await file.slice(0, 4000).text());
  if (file.size > (isHealth ? mostOfHealth : mostBytes)) return { type: 'refused', refusal: refuse('too-large') };
  const content = isHealth ? await glucoseOf(file) : new Uint8Array(await file.arrayBuffer());
  const asked = { ...options, onProgress: (share: number) => say({ type: 'progress', share }) };
  const asText = readCgm(content, asked);
  const isWorkbook = typeof content !== 'string' && !asText.ok && asText.saw === 'Excel workbook';
  const result = isWorkbook ? await (await import('./workbook.ts')).readWorkbookCgm(content, asked) : asText;
  if (!result.ok) return { type: 'refused', refusal: result };
  return {
    type: 'read',
    recording: result,
    limits: limits[result.unit],
    lows: lowsOf(result.readings, result.unit, 'low'),
  };
}

/** The glucose of an export of Apple Health, fetched in pieces. */
async function glucoseOf(file: File): Promise<string> {
  const records = glucoseRecords();
  const pieces = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let read = 0;
  for (let told = 0; ; ) {
    const { done, value } = await pieces.read();
    if (done) return records.text();
    records.push(value);
    read += value.length;
    if (read - told < 4_000_000) continue;
    told = read;
    say({ type: 'progress', share: Math.min(1, read / file.size) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(say, () => say({ type: 'failed' }));
});
