// npm run new-calculator NAME: lays a folder that compiles, a registry line, a page and two entries for the tools page.
import { CannotLay, layCalculator } from '../tools/lib/new-calculator.ts';

try {
  const laid = layCalculator(process.cwd(), process.argv[2] ?? '');
  console.log(`${laid.join('\n')}\n\nLaid. Next: docs/add-a-calculator.md, from “The folder, file by file”.`);
} catch (error) {
  if (!(error instanceof CannotLay)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
