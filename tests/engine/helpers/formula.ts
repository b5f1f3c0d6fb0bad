/** A small evaluator for worksheet formulas, written apart from the engine so that it cannot share its mistakes. */
const token = /\s*(<=|>=|[-+*/^(),<>]|\d+(?:\.\d+)?|[A-Za-z_]\w*)/y;

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  floor: (x = 0) => Math.floor(x + 1e-9),
  ceil: (x = 0) => Math.ceil(x - 1e-9),
  exp: Math.exp,
  ln: Math.log,
  round: (x = 0) => Math.floor(x + 0.5 + 1e-9),
  clamp: (x = 0, low = 0, high = 0) => Math.max(low, Math.min(high, x)),
  if: (condition = 0, yes = 0, no = 0) => (condition ? yes : no),
};

function tokens(formula: string): string[] {
  const found: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.trimEnd().length) {
    const match = token.exec(formula);
    if (!match?.[1]) throw new Error(`cannot read “${formula}”`);
    found.push(match[1]);
  }
  return found;
}

export function evaluate(formula: string, variables: Readonly<Record<string, number>>): number {
  const list = tokens(formula);
  let at = 0;
  const next = (): string | undefined => list[at];
  const take = (expected?: string): string => {
    const found = list[at++];
    if (found === undefined || (expected !== undefined && found !== expected))
      throw new Error(`${expected ?? 'something'} expected in “${formula}”`);
    return found;
  };

  function primary(): number {
    const found = take();
    if (found === '(') {
      const value = comparison();
      take(')');
      return value;
    }
    if (found === '-') return -power();
    if (/^\d/.test(found)) return Number(found);
    if (next() === '(') {
      take('(');
      const values = [comparison()];
      while (next() === ',') {
        take(',');
        values.push(comparison());
      }
      take(')');
      const known = functions[found];
      if (!known) throw new Error(`no function ${found} in “${formula}”`);
      return known(...values);
    }
    const value = variables[found];
    if (value === undefined) throw new Error(`no variable ${found} in “${formula}”`);
    return value;
  }
  function power(): number {
    const base = primary();
    if (next() !== '^') return base;
    take('^');
    return base ** power();
  }
  function product(): number {
    let value = power();
    while (next() === '*' || next() === '/') value = take() === '*' ? value * power() : value / power();
    return value;
  }
  function sum(): number {
    let value = product();
    while (next() === '+' || next() === '-') value = take() === '+' ? value + product() : value - product();
    return value;
  }
  function comparison(): number {
    const left = sum();
    const sign = next();
    if (sign !== '<=' && sign !== '>=' && sign !== '<' && sign !== '>') return left;
    take();
    const right = sum();
    const slack = 1e-9;
    return Number(
      {
        '<=': left <= right + slack,
        '>=': left >= right - slack,
        '<': left < right - slack,
        '>': left > right + slack,
      }[sign],
    );
  }

  const value = comparison();
  if (at !== list.length) throw new Error(`left over: ${list.slice(at).join(' ')} in “${formula}”`);
  return value;
}

/** The names a formula uses. */
export function namesIn(formula: string): string[] {
  return [...new Set(tokens(formula).filter((part) => /^[A-Za-z_]/.test(part) && !(part in functions)))];
}
