import { feet } from './feet-and-stones.ts';
import { unitAt } from './figures.ts';
import { foldPattern } from './fold.ts';
import { sayFigure, sayPressure } from './say-figures.ts';
import type { Said, Text } from './text.ts';

/** Weight, height and pressure by their unit alone: “66F 94kg 172cm 130/80 mmHg”. */
export function readBareFigures(text: Text, parts: readonly Said[]): Said {
  const said: Said = { statements: [], open: [] };
  const { tokens, folded, scopes } = text;
  const used = new Uint8Array(folded.length + 1);
  const ends = new Set<number>();
  for (const { statements, open } of parts) {
    for (const { from, to } of [...statements, ...open]) used.fill(1, from, to);
    for (const { fact, to } of statements) if (fact !== 'weight' && fact !== 'height') ends.add(to);
  }
  // “94 kg 162 cm 148/86”: a figure beside one that was just read belongs to no word either.
  const isBeside = (from: number): boolean => {
    const last = said.statements.at(-1);
    return last !== undefined && last.to <= from && /^[ ,;/|-]*$/.test(folded.slice(last.to, from));
  };
  tokens.forEach((token, at) => {
    if (token.kind !== 'number' || text.taken[at] || used[token.from] || (scopes[at] ?? 0) & 4) return;
    const second = tokens[at + 1]?.text === '/' ? tokens[at + 2] : undefined;
    const isPressure =
      second?.kind === 'number' &&
      (unitAt('pressure', folded, second.to) ||
        isBehindDisease(text, at) ||
        isOnExamination(text, at) ||
        (isBeside(token.from) && isPlain(token.value, second.value)));
    if (second && isPressure && !isTargeted(text, at)) {
      const to = unitAt('pressure', folded, second.to)?.to ?? second.to;
      sayPressure({ value: token.value, other: second.value, from: token.from, to }, token.from, said);
      return;
    }
    const tallness = unitAt('height', folded, token.to);
    if (tallness && /^ (?:tall|in height)(?!\p{L})/u.test(folded.slice(tallness.to))) {
      const to = tallness.to;
      sayFigure('height', { value: token.value, written: tallness, from: token.from, to }, token.from, said);
      return;
    }
    const was = fallsTo.exec(folded.slice(Math.max(0, token.from - 30), token.from));
    const heavy = was && Math.abs(Number(was[1]) - token.value) < 60 ? unitAt('weight', folded, token.to) : undefined;
    if (was && heavy && !(scopes[at] ?? 0)) {
      const from = token.from - was[0].length;
      sayFigure('weight', { value: token.value, written: heavy, from, to: heavy.to }, from, said);
      return;
    }
    // “BP 150/90 94 kg”
    const isBehind = ends.has(token.from) || ends.has(token.from - 1);
    if (!isAlone(text, at) && !isBeside(token.from) && !isBehind) return;
    const tall = token.value >= 4 && token.value <= 7 ? feet(folded, token.from) : undefined;
    if (tall && /\d\D+\d/.test(tall.text)) {
      const unit = { name: 'ft', written: '', stored: (figure: number) => figure };
      const written = { unit, text: tall.text, to: tall.to };
      sayFigure('height', { value: tall.value, written, from: token.from, to: tall.to }, token.from, said);
    }
    for (const fact of ['weight', 'height'] as const) {
      const written = unitAt(fact, folded, token.to);
      if (written && size.test(folded.slice(token.from, written.to)))
        sayFigure(fact, { value: token.value, written, from: token.from, to: written.to }, token.from, said);
    }
  });
  return said;
}
/** “94 kg”, “162 cm”, “1.62 m” */
const size = /^(?:\d[\d.,]* ?(?:kg|cm|lbs?|pounds?|ك(?:ج|يلو)|سم|سنتي)|[12]\.\d\d ?m$)/;
/** «نزل من ١١٨ إلى ١٠٩ كيلو», “went from 118 to 109 kg” */
const fallsTo = new RegExp(
  `(?:from|${foldPattern('من')}) (\\d{2,3}(?:\\.\\d)?)(?: ?(?:kgs?|lbs?|${foldPattern('كيلو|كجم|كغم?|كلغ')}))? (?:to|${foldPattern('إلى|الى|ل')}) ?$`,
  'u',
);
/** “HTN on treatment 128/70” */
function isBehindDisease({ tokens, itemBefore, folded }: Text, at: number): boolean {
  const before = itemBefore.get(at);
  const [value = 0, other = 0] = [tokens[at]?.value, tokens[at + 2]?.value];
  if (before?.kind !== 'condition' || !isPlain(value, other)) return false;
  const name = folded.slice(tokens[before.first]?.from ?? 0, tokens[before.end - 1]?.to ?? 0);
  return before.entry.sets.some(([fact]) => fact === 'onBloodPressureMedicine') || ofPressure.test(name);
}
/** “O/E 144/90, 96.1 kg” */
function isOnExamination({ tokens, folded }: Text, at: number): boolean {
  const [value = 0, other = 0, from = 0] = [tokens[at]?.value, tokens[at + 2]?.value, tokens[at]?.from];
  return (
    isPlain(value, other) &&
    /(?:^|[^\p{L}])(?:o\/e|obs|vitals|on examination|exam) ?:? ?$/u.test(folded.slice(Math.max(0, from - 18), from))
  );
}
const isPlain = (value: number, other: number): boolean =>
  value >= 80 && value <= 250 && other >= 40 && other <= 140 && value >= other + 15;
const ofPressure = new RegExp(foldPattern('^(?:htn|hypertension|hypertensive|high bp|.*ضغط.*)$'), 'u');

/** Nothing before it that it could belong to. */
function isAlone({ tokens, folded, itemBefore, taken }: Text, at: number): boolean {
  const before = tokens[at - 1];
  if (
    !before ||
    before.kind === 'line' ||
    /^(?:[,;.|/]|now|currently|today|weighs|stands|meds|pt|patient|الان|حاليا)$/.test(before.text) ||
    taken[at - 1]
  )
    return true;
  // “BMI 46.2 (138.4 kg / 173 cm)”
  if (before.text === '(' && /bmi[ :=]{0,3}[\d.]{2,5} \($/.test(folded.slice(Math.max(0, before.to - 16), before.to)))
    return true;
  // “a lady of 70 kg”
  if (before.text === 'of' && (taken[at - 2] || /^(?:pt|patient)$/.test(tokens[at - 2]?.text ?? ''))) return true;
  return itemBefore.get(at)?.kind === 'condition';
}
function isTargeted({ itemBefore }: Text, at: number): boolean {
  return [at, at - 1, at - 2].some((end) => {
    const item = itemBefore.get(end);
    return item?.kind === 'cue' && item.cue === 'target';
  });
}
