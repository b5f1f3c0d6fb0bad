import { createInterface } from 'node:readline/promises';

/** One line from standard input: never from the command line, where other people of the machine could see it. */
export async function ask(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(`${question} (it will be visible): `);
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
