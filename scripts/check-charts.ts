// npm run operate -- check-charts FOLDER [--rows FILE.csv] [--on DAY]: what the rules would do with a folder of charts, in numbers. Nothing is stored.
import { checkCharts } from '../tools/engine/check-charts.ts';
import { chartsUsage } from '../tools/engine/command-words.ts';
import { Problem } from '../tools/engine/problem.ts';
import { requestOf } from '../tools/engine/request.ts';
import { operate, Usage } from '../tools/lib/operate.ts';

await operate(async () => {
  try {
    const request = requestOf(['check-charts', ...process.argv.slice(2)]);
    if (typeof request === 'string' || !('folder' in request)) throw new Usage(chartsUsage);
    return await checkCharts(request);
  } catch (error) {
    throw error instanceof Problem ? new Usage(error.message) : error;
  }
});
