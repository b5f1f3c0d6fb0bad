#!/usr/bin/env node
// The command of the engine's package: one calculator, one file of inputs, one answer on standard output.
import { answerTo } from './answer.ts';
import { checkCharts } from './check-charts.ts';
import { Problem } from './problem.ts';
import { requestOf } from './request.ts';

// Whoever reads may have read enough (`| head`): that is no problem of the answer's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const request = requestOf(process.argv.slice(2));
  const said =
    typeof request === 'string'
      ? request
      : 'folder' in request
        ? await checkCharts(request)
        : await answerTo(request, new Date());
  process.stdout.write(`${said}\n`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
