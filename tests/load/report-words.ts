import fc from 'fast-check';
import { loadAnswering, loadWording } from '../../src/engine/answer/index.ts';
import { plainText } from '../../src/engine/kit/report/plain-text.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { anyInputs, everyAnswer } from '../engine/helpers/inputs.ts';

/** Prints how many words the parts of reports have: `node tests/load/report-words.ts [calculator] [--lines]`. */
const [only, ...flags] = process.argv.slice(2).sort((a) => (a.startsWith('--') ? 1 : -1));
const withLines = [only, ...flags].includes('--lines');
const asked = toolIds.filter((id) => only === undefined || only.startsWith('--') || id === only);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The words of each part of a report as text, by its heading; before the first stands the answer. */
function parts(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>([['ANSWER', []]]);
  let lines = found.get('ANSWER') ?? [];
  for (const line of text.split('\n')) {
    if (line !== '' && line === line.toUpperCase() && /[A-Z]{3}/.test(line) && !line.startsWith('-')) {
      lines = [];
      found.set(line, lines);
    } else if (line !== '') lines.push(line);
  }
  return found;
}

for (const id of asked) {
  const { tool, answer } = await loadAnswering(id);
  const wording = await loadWording(tool, 'en', { at: new Date() });
  const ways = {
    required: everyAnswer(tool, 'none'),
    'as the form': anyInputs(tool, { beyond: false }),
    any: anyInputs(tool),
    every: everyAnswer(tool, 'all'),
  };
  for (const [way, patients] of Object.entries(ways)) {
    const reports = fc.sample(patients, { numRuns: 200, seed: 11 }).map((inputs) => answer(inputs).report);
    const texts = reports.map((report) => plainText(report, wording));
    const cautions = median(reports.map((report) => report.cautions.length));
    const most = Math.max(...reports.map((report) => report.cautions.length));
    const words = median(texts.map(wordsIn));
    console.log(`${id}, ${way}: ${words} words, ${cautions} cautions (at most ${most})`);
    const all = texts.map(parts);
    for (const heading of new Set(all.flatMap((each) => [...each.keys()]))) {
      const counts = all.map((each) => wordsIn((each.get(heading) ?? []).join(' ')));
      const there = counts.filter((n) => n > 0).length / counts.length;
      const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
      console.log(
        `    ${heading.padEnd(34)} median ${median(counts)}, mean ${mean.toFixed(0)}, in ${(there * 100).toFixed(0)} %`,
      );
    }
    if (!withLines) continue;
    const sum = new Map<string, { n: number; words: number; text: string }>();
    const count = (where: string, key: string, text: string): void => {
      const name = `${where} ${key}`;
      const one = sum.get(name) ?? { n: 0, words: 0, text };
      sum.set(name, { n: one.n + 1, words: one.words + wordsIn(text), text: one.text });
    };
    for (const report of reports) {
      const said = (message: Parameters<typeof sayPlain>[0]) => sayPlain(message, wording);
      for (const { message, actions } of report.next.items)
        count('step', actions?.length === 1 ? String(actions[0]) : message.key, said(message));
      for (const { message } of report.cautions) count('caution', message.key, said(message));
      for (const { message } of report.notes) count('remark', message.key, said(message));
      for (const message of report.notFollowed) count('own', message.key, said(message));
    }
    const lines = [...sum].sort(([, a], [, b]) => b.words - a.words).slice(0, 40);
    for (const [name, { n, words: w, text }] of lines)
      console.log(
        `      ${(w / reports.length).toFixed(1).padStart(5)} a report, ${String(n).padStart(3)}× ${name}: ${text}`,
      );
  }
}
