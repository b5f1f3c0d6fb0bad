// One histogram, in the form that Prometheus reads.

export interface Histogram {
  add(value: number): void;
  count(): number;
  lines(labels: string): readonly (readonly [labels: string, value: number, suffix: string])[];
}

/** `steps`: the upper ends of its parts, rising, in the unit of what is added. */
export function makeHistogram(steps: readonly number[]): Histogram {
  const buckets = steps.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    add(value) {
      sum += value;
      count += 1;
      for (const [at, step] of steps.entries()) if (value <= step) buckets[at] = (buckets[at] ?? 0) + 1;
    },
    count: () => count,
    lines: (labels) => [
      ...steps.map((step, at) => [`${labels},le="${step}"`, buckets[at] ?? 0, '_bucket'] as const),
      [`${labels},le="+Inf"`, count, '_bucket'] as const,
      [labels, sum, '_sum'] as const,
      [labels, count, '_count'] as const,
    ],
  };
}
