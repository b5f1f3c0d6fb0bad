import { randomUUID } from 'node:crypto';

/** The part of an answer that matters to someone who saves. */
export interface Saved {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly error?: string;
}

export interface Outcome {
  /** The ids that were acknowledged. */
  readonly saved: readonly string[];
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Refusals that nobody could have made use of. */
  readonly useless: readonly Saved[];
}

/**
 * So many clients, each saving one record after the other until `going` says no; each repeats a save under the same id until it is
 * acknowledged, as the product's own client does. `cut` stands for an answer that never came.
 */
export async function saveAway(
  clients: number,
  save: (id: string, client: number) => Promise<Saved>,
  going: () => boolean,
): Promise<Outcome> {
  const saved: string[] = [];
  const statuses: Record<string, number> = {};
  const useless: Saved[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (going()) {
        const id = randomUUID();
        for (let at = 0; at < 200; at += 1) {
          const answer = await save(id, client).catch((): Saved => ({ status: 0, retryAfter: null, error: 'cut' }));
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          if (answer.status === 201) {
            saved.push(id);
            break;
          }
          if (
            answer.status !== 0 &&
            !(answer.status === 503 && Number(answer.retryAfter) > 0 && answer.error === 'database_away')
          )
            useless.push(answer);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    }),
  );
  return { saved, statuses, useless };
}
