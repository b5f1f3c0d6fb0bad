import type { TakenChart } from '../../engine/fhir/chart.ts';
import type { AskingForm, Taken } from '../../engine/fhir/taken.ts';

export interface AskedFhir {
  readonly file: File;
  /** Today, yyyy-mm-dd. */
  readonly on: string;
  /** The calculator's form it is read for; a visit where there is none. */
  readonly form?: AskingForm;
}
export type ReadFhir = Omit<Extract<TakenChart, { ok: true }>, 'ok'>;
export type TakenFhir = Omit<Extract<Taken, { ok: true }>, 'ok'>;
export type FhirRefusal = Extract<TakenChart, { ok: false }>['reason'] | 'not-json' | 'too-large' | 'failed';
export type AnsweredFhir =
  | ({ readonly type: 'read' } & ReadFhir)
  | ({ readonly type: 'taken' } & TakenFhir)
  | { readonly type: 'refused'; readonly reason: FhirRefusal };

/** Reads a file in a worker of its own, so that the page goes on answering; the result stops it, and no answer comes after. */
export function readFhir(asked: AskedFhir, onAnswer: (answer: AnsweredFhir) => void): () => void {
  const worker = new Worker(new URL('./fhir-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AnsweredFhir>) => {
    worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onAnswer({ type: 'refused', reason: 'failed' });
  });
  worker.postMessage(asked);
  return () => worker.terminate();
}
