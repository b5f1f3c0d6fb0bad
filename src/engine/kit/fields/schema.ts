import { z } from 'zod';
import type { Tool } from '../tool.ts';

/**
 * A zod schema for a calculator's inputs, made from the same fields as the form. Server only: zod never reaches the browser.
 * Each zod issue carries the field's path and, in `params.issue`, the code and range.
 */
export function inputSchema<I extends object, R extends object>(tool: Tool<I, R>) {
  return z.unknown().transform((data, context): I => {
    const checked = tool.validate(data);
    if (checked.ok) return checked.inputs;
    for (const issue of checked.issues) {
      context.addIssue({
        code: 'custom',
        path: issue.path ? issue.path.split('.') : [],
        message: issue.code,
        params: { issue },
      });
    }
    return z.NEVER;
  });
}
