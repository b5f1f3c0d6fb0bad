import { dayOfMonth } from './dates.ts';
import { foldPattern } from './fold.ts';
import { agoIn } from './how-long-ago.ts';
import type { Said, Text } from './text.ts';

const clause = /[,،;؛.)\n]/u;
const ofMonth = new RegExp(
  foldPattern(
    '^ ?\\(?(?:(?:in|on|early|late|episode|admission|في|من|شهر|بشهر) )*(\\p{L}+)(?: (\\d{4}))?(?![\\p{L}\\d])',
  ),
  'u',
);

/** Months since, as a month behind the name tells: “in March”, «في مارس 2026»; undefined where it is none, or to come. */
function sinceMonth(tail: string, on: string): number | undefined {
  const [, name = '', year] = ofMonth.exec(tail) ?? [];
  const last = dayOfMonth(name, undefined, on);
  if (last === undefined) return undefined;
  const years = Number(on.slice(0, 4)) - Number(year ?? last.slice(0, 4));
  const since = years * 12 + Number(on.slice(5, 7)) - Number(last.slice(5, 7));
  return since < 0 ? undefined : since;
}
/** From so many months on, the answers that hold; two where the text does not decide between them. */
const spans: readonly (readonly [from: number, answers: readonly string[]])[] = [
  [11.5, []],
  [6.5, ['within-12-months']],
  [5.5, ['within-6-months', 'within-12-months']],
  [3.5, ['within-6-months']],
  [2.9, ['within-3-months', 'within-6-months']],
  [0, ['within-3-months']],
];

/** A hyperosmolar state and how long ago it was: “HHS last month”. Without a time, or of longer ago, it is left. */
export function sayCrisis({ folded, on }: Text, { from, to }: { from: number; to: number }, said: Said): void {
  const tail = folded.slice(to, to + 36).split(clause)[0] ?? '';
  const before =
    folded
      .slice(Math.max(0, from - 36), from)
      .split(clause)
      .at(-1) ?? '';
  const behind = agoIn(folded, to, to + tail.length) ?? sinceMonth(tail, on);
  const months = behind ?? agoIn(folded, from - before.length, from);
  const answers = months === undefined ? [] : (spans.find(([least]) => months >= least)?.[1] ?? []);
  const place = { from, to: behind === undefined ? to : to + tail.trimEnd().length };
  const [only, other] = answers;
  if (only === undefined) return;
  if (other === undefined) return void said.statements.push({ fact: 'glucoseCrisis', value: only, ...place });
  const choices = answers.map((value) => ({ value }));
  said.open.push({ facts: ['glucoseCrisis'], choices, ...place, why: 'which', unlessKnown: true });
}
