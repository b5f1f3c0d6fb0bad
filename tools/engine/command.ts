#!/usr/bin/env node
// The command of the engine's package: one calculator, one file of inputs, one answer on standard output.
import { answerTo } from './answer.ts';
import { Problem, requestOf } from './request.ts';

// Whoever reads may have read enough (`| head`): that is no problem of the answer's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const request = requestOf(process.argv.slice(2));
  process.stdout.write(`${typeof request === 'string' ? request : await answerTo(request, new Date())}\n`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
