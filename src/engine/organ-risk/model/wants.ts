import type { Results } from '../results.ts';

/** Every field that one of the answers waits for, each once, in the order of the answers. */
export function wants(results: Results): readonly string[] {
  return [...new Set(Object.values(results).flatMap((answer) => (answer.state === 'missing' ? answer.missing : [])))];
}
