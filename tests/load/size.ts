/** A size of the bench, from the environment: BENCH_CLIENTS=200 npm run bench. All of them stand at the head of bench.ts. */
export function size(name: string, usual: number): number {
  const value = Number(process.env[name] || usual);
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a number above 0, not “${process.env[name]}”.`);
  return value;
}

export const figure = (value: number): string => value.toLocaleString('en-GB');
