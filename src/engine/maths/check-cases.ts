import type { Case, Tool } from '../kit/tool.ts';

/** One thing a case expects, and what came out now. Results are named by their key, guards by their id. */
export interface Line {
  readonly kind: 'result' | 'guard' | 'absentGuard';
  readonly name: string;
  readonly expected: unknown;
  readonly obtained: unknown;
  readonly holds: boolean;
}

/** A named case, computed now. */
export interface CheckedCase {
  readonly id: string;
  readonly title: Case['title'];
  /** Where the expected figures come from. */
  readonly source: Case['source'];
  readonly inputs: object;
  readonly lines: readonly Line[];
  readonly holds: boolean;
}

/** Expected figures are written to six decimals: what differs by less than half of the last is the same. */
const near = 0.5e-6;

function same(expected: unknown, obtained: unknown): boolean {
  if (typeof expected === 'number') return typeof obtained === 'number' && Math.abs(expected - obtained) < near;
  return JSON.stringify(expected) === JSON.stringify(obtained);
}

function checkCase(tool: Pick<Tool, 'calculate'>, { id, title, source, inputs, ...promised }: Case): CheckedCase {
  const { results, guards } = tool.calculate(inputs);
  const fired = new Set(guards.map((guard) => guard.id));
  const computed: Readonly<Record<string, unknown>> = { ...results };
  const lines: Line[] = [
    ...Object.entries(promised.expect).map(([name, expected]): Line => {
      const obtained = computed[name];
      return { kind: 'result', name, expected, obtained, holds: same(expected, obtained) };
    }),
    ...(promised.guards ?? []).map((name): Line => {
      const obtained = fired.has(name);
      return { kind: 'guard', name, expected: true, obtained, holds: obtained };
    }),
    ...(promised.absentGuards ?? []).map((name): Line => {
      const obtained = fired.has(name);
      return { kind: 'absentGuard', name, expected: false, obtained, holds: !obtained };
    }),
  ];
  return { id, title, source, inputs, lines, holds: lines.every(({ holds }) => holds) };
}

/** Every case of a calculator, computed when it is asked for: nothing here was stored. */
export async function checkCases(tool: Pick<Tool, 'calculate' | 'cases'>): Promise<readonly CheckedCase[]> {
  return (await tool.cases()).map((each) => checkCase(tool, each));
}
