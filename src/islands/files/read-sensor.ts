import type { Episode, Limits, Options, Recording, Refusal } from '../../engine/cgm/index.ts';

export type Answers = Pick<Options, 'unit' | 'dateOrder' | 'period'>;
export interface Asked {
  readonly file: File;
  readonly options: Answers;
}
/** A recording with what its pictures need: the limits in its unit, and its lows. */
export interface Read {
  readonly type: 'read';
  readonly recording: Recording;
  readonly limits: Limits;
  readonly lows: readonly Episode[];
}
export type Answered =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'failed' }
  | Read;

/** Reads a file in a worker of its own, so that the page goes on answering; the result stops it, and no answer comes after. */
export function readSensor(asked: Asked, onAnswer: (answer: Answered) => void): () => void {
  const worker = new Worker(new URL('./sensor-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    if (data.type !== 'progress') worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onAnswer({ type: 'failed' });
  });
  worker.postMessage(asked);
  return () => worker.terminate();
}
