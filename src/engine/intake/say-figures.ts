import { type FactId, isFactId } from '../chart/facts.ts';
import { readFigure } from './figures.ts';
import type { MeasureId } from './names/measures.ts';
import type { Figure } from './scan-words.ts';
import type { Open, Said } from './text.ts';

export const distinct = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(
    (figure, n) => figures.findIndex(({ value, other }) => value === figure.value && other === figure.other) === n,
  );

/** An eGFR that a laboratory writes as “> 90” is a band of its own. */
const bandAbove = new Set([89, 90]);

export function sayFigure(fact: FactId, figure: Figure, from: number, said: Said): void {
  const place = { from: Math.min(from, figure.from), to: figure.to };
  if (fact === 'egfr' && figure.comparator === '>' && bandAbove.has(figure.value)) {
    said.statements.push({ fact: 'egfrBand', value: '>=90', ...place, ...(figure.day && { day: figure.day }) });
    return;
  }
  const read = readFigure(fact, figure.value, figure.written);
  if (!read) return;
  if (figure.comparator) {
    const choices = 'value' in read ? [{ value: read.value }] : read.choices;
    said.open.push({ facts: [fact], choices, ...place, why: 'comparator' });
  } else if ('choices' in read) said.open.push({ facts: [fact], choices: read.choices, ...place, why: 'unit' });
  else {
    said.statements.push({
      fact,
      value: read.value,
      ...(read.unit && { unit: read.unit }),
      ...place,
      ...(figure.day && { day: figure.day }),
      ...(read.assumed && { assumed: ['unit'] as const }),
      ...(figure.mark === 'past' && { before: true as const }),
      ...(figure.mark === 'was' && { was: true as const }),
      ...((figure.now || (figure.mark === 'latest' && (fact === 'fpg' || fact === 'ppg'))) && { today: true as const }),
    });
  }
}

export function askWhich(measure: MeasureId, figures: readonly Figure[], from: number, said: Said): void {
  const place = { from, to: Math.max(...figures.map(({ to }) => to)) };
  if (measure === 'pressure') {
    for (const [fact, part] of [
      ['systolic', Math.max],
      ['diastolic', Math.min],
    ] as const) {
      const choices = figures.map(({ value, other }) => ({ value: part(value, other ?? value) }));
      said.open.push({ facts: [fact], choices, ...place, why: 'two-readings' });
    }
  } else if (isFactId(measure)) {
    const reads = figures.map((figure) => readFigure(measure, figure.value, figure.written));
    const choices = reads.flatMap((read): Open['choices'] =>
      !read ? [] : 'value' in read ? [{ value: read.value }] : read.choices,
    );
    if (choices.length) said.open.push({ facts: [measure], choices, ...place, why: 'two-readings' });
  }
}

/** Asks of one figure, of which the text is not sure. */
export const askDoubted = (measure: MeasureId, figure: Figure, from: number, said: Said): void => {
  const before = said.open.length;
  askWhich(measure, [figure], from, said);
  said.open.splice(
    before,
    said.open.length,
    ...said.open.slice(before).map((open) => ({ ...open, why: 'which' as const })),
  );
};

/** “13/8” in centimetres of mercury, “13/85” with a figure forgotten: the tenfold is asked about. */
function askTens({ value, other = 0, from: first, to }: Figure, from: number, said: Said): boolean {
  const isShort = Number.isInteger(value) && value >= 8 && value <= 24;
  const isBoth = isShort && other >= 4 && other <= 14 && other < value;
  if (!isBoth && !(isShort && other >= 40 && other <= 130)) return false;
  const place = { from: Math.min(from, first), to, why: 'unit' as const };
  said.open.push({ facts: ['systolic'], choices: [{ value: value * 10 }], ...place });
  if (isBoth) said.open.push({ facts: ['diastolic'], choices: [{ value: other * 10 }], ...place });
  return true;
}

export function sayPressure(figure: Figure, from: number, said: Said): void {
  const { value, other, to, day, comparator } = figure;
  if (other === undefined || comparator) return;
  if (askTens(figure, from, said)) return;
  const systolic = readFigure('systolic', Math.max(value, other), undefined);
  const diastolic = readFigure('diastolic', Math.min(value, other), undefined);
  if (!systolic || !diastolic || !('value' in systolic) || !('value' in diastolic)) return;
  const place = {
    from: Math.min(from, figure.from),
    to,
    ...(day && { day }),
    ...(figure.mark === 'past' && { before: true as const }),
    ...(figure.mark === 'was' && { was: true as const }),
  };
  said.statements.push({ fact: 'systolic', value: systolic.value, ...place });
  said.statements.push({ fact: 'diastolic', value: diastolic.value, ...place });
}
