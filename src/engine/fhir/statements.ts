import { isDay } from '../chart/day.ts';
import { type FactId, facts } from '../chart/facts.ts';
import { kidneyStages } from '../clinical/kidney-stage.ts';
import { type Found, sourceOf } from './gather.ts';
import type { Item, Open, Told } from './item.ts';
import { latest } from './latest.ts';
import { labelOf, type Value } from './measured.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { spanOf, type When } from './when.ts';

/** The codes of a concept, or a status written as a word as older FHIR does. */
export const codesAt = (body: Found['body'], key: string): readonly string[] => [
  ...(textAt(body, key) === undefined ? [] : [textAt(body, key) ?? '']),
  ...recordsAt(recordAt(body, key), 'coding').map((coding) => textAt(coding, 'code') ?? ''),
];

/** The first of some dates a resource bears, of a day or a period’s start. */
export function dateAt(body: Found['body'], keys: readonly string[]): When | undefined {
  for (const key of keys) {
    const text = textAt(body, key) ?? textAt(recordAt(body, key), 'start');
    const span = text === undefined ? undefined : spanOf(text);
    if (text !== undefined && span) return { at: span.first, text };
  }
  return undefined;
}

/** Whether a date, or a period’s end, lies before a day (yyyy-mm-dd). */
export const isOver = (text: string | undefined, on: string | undefined): boolean =>
  text !== undefined && on !== undefined && isDay(text.slice(0, 10)) && text.slice(0, 10) < on;

/** What the file calls it, with its code. */
export const calledOf = (concept: Found['body']): string => labelOf(concept, '');

/** A fact that a coded resource tells, without its value: where from, what the file calls it, and when, where it says so. */
export const factOf = (
  found: Found,
  concept: Found['body'],
  fact: FactId,
  kind: 'AllergyIntolerance' | 'Condition' | 'Procedure',
  when: When | undefined,
) => ({
  about: { kind: 'fact', fact } as const,
  source: sourceOf(found),
  label: `${kind}: ${calledOf(concept)}`,
  called: calledOf(concept),
  panel: found,
  ...(when ? { when } : { undated: true as const }),
});

/** Whether a resource says what it is about in a code somebody could look up. */
export function isCoded(body: Found['body']): boolean {
  return ['code', 'medicationCodeableConcept', 'vaccineCode'].some((key) =>
    recordsAt(recordAt(body, key), 'coding').some((coding) => textAt(coding, 'code') !== undefined),
  );
}

/** A fact's value as the tables write it: `fact`, `fact=value`, `fact=?value`. */
export function written(entry: string): { readonly fact: FactId; readonly value: Value; readonly unsure: boolean } {
  const [fact = '', value = 'true'] = entry.split('=');
  const unsure = value.startsWith('?');
  const plain = unsure ? value.slice(1) : value;
  return { fact: fact as FactId, value: plain === 'true' ? true : plain, unsure };
}

/** Of several answers the graver one counts; where no order is written, they are asked. */
const graver: { readonly [F in FactId]?: readonly string[] } = {
  ckdStage: kidneyStages,
  retinopathy: facts.retinopathy.choices,
  cirrhosis: facts.cirrhosis.choices,
  frailty: facts.frailty.choices,
  statin: facts.statin.choices,
};

/** Readings of diagnoses and medicines as one of each fact, or a question. What is sure comes before what is not. */
export function united(told: readonly Told[]): { readonly items: readonly Item[]; readonly open: readonly Open[] } {
  const byFact = new Map<FactId, Told[]>();
  for (const each of told) {
    if (each.about.kind !== 'fact') continue;
    const list = byFact.get(each.about.fact);
    if (list) list.push(each);
    else byFact.set(each.about.fact, [each]);
  }
  const items: Item[] = [];
  const open: Open[] = [];
  for (const [fact, all] of byFact) {
    const sure = all.filter(({ unsure }) => unsure === undefined);
    const answers = distinct(sure.length > 0 ? sure : all);
    const order = graver[fact];
    const [first] = answers;
    if (!first) continue;
    if (sure.length === 0)
      open.push({ facts: [fact], choices: answers.map((each) => [each]), why: first.unsure ?? 'kinds' });
    else if (answers.length === 1) items.push(first);
    else if (order)
      items.push(
        answers.toSorted((one, other) => order.indexOf(String(other.value)) - order.indexOf(String(one.value)))[0] ??
          first,
      );
    else open.push({ facts: [fact], choices: answers.map((each) => [each]), why: 'kinds' });
  }
  return { items, open };
}

/** The latest reading of each answer; a question has at most eight. */
function distinct(all: readonly Told[]): Told[] {
  const byValue = new Map<Value, Told[]>();
  for (const each of all) byValue.set(each.value, [...(byValue.get(each.value) ?? []).slice(0, 50), each]);
  return [...byValue.values()]
    .slice(0, 8)
    .flatMap((list) => (latest(list.filter(({ when }) => when)) ?? list[0] ?? []) as Told);
}
