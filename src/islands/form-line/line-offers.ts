import type { Chart } from '../../engine/chart/chart.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { factOf } from '../../engine/chart/form.ts';
import { filled, originOf, takesOf } from '../../engine/chart/lens.ts';
import type { Offer, Piece, Reading } from '../../engine/intake/index.ts';
import { type Fields, readPath } from '../../engine/kit/fields/fields.ts';
import { quoted } from '../typed-line/understood.ts';
import type { TakenFhir } from '../visit-files/read-fhir.ts';

type Value = Reading['offers'][number]['value'];

/** What is read of a line, as a chart of its day. */
const chartOf = (offers: Reading['offers'], today: string): Chart =>
  Object.fromEntries(offers.map(({ fact, value, on }) => [fact, { value, on: on ?? today, from: 'entered' as const }]));

/** What a line says that a form asks: its field, the day, and the piece of the text it rests on. */
export function takenOfLine(
  fields: Fields,
  text: string,
  offers: Reading['offers'],
  today: string,
): Pick<TakenFhir, 'taken' | 'values'> {
  const chart = chartOf(offers, today);
  const values = filled(fields, chart);
  const pieceOf = (fact: string): string | undefined => {
    const offer = offers.find((one) => one.fact === fact);
    return offer && quoted(text, offer);
  };
  const taken = Object.entries(fields).flatMap(([path, field]) => {
    const fact = factOf(field);
    const value = readPath(values, path) as Value | undefined;
    if (!fact || value === undefined) return [];
    const origin = originOf(fact, chart);
    const called = pieceOf(origin.fact);
    // A hidden field's default is nobody's word.
    if (called === undefined) return [];
    return [
      {
        path,
        concept: fact,
        value,
        date: origin.known?.on ?? today,
        source: 'line',
        called,
        ...takesOf(origin.known, value),
      },
    ];
  });
  return { taken, values };
}

/** One answer to a question of the line, as what it would fill. */
export const takenOfAnswer = (fields: Fields, piece: string, fact: FactId, value: Value, today: string) =>
  takenOfLine(fields, piece, [{ fact, value, from: 0, to: piece.length }], today);

/** What of an answer the line does not say, but is supposed: its unit, its spelling, its day. */
export function assumedIn(
  field: Fields[string] | undefined,
  { offers, younger }: Reading,
): NonNullable<Offer['assumed']> {
  const fact = field && factOf(field);
  return [...offers, ...younger].find((offer) => offer.fact === fact)?.assumed ?? [];
}

/** Pieces of a line that state something this form does not ask, each once; the visit would use them. */
export function unaskedOf(text: string, { offers, younger }: Reading, taken: TakenFhir['taken']): readonly Piece[] {
  const called = new Set(taken.map((one) => one.called));
  const all = [...offers, ...younger];
  const asked = all.filter((offer) => called.has(quoted(text, offer)));
  const isAsked = ({ from, to }: Piece): boolean => asked.some((other) => other.from < to && other.to > from);
  return all.filter((piece, n) => !isAsked(piece) && all.findIndex((other) => other.from === piece.from) === n);
}
