import type { AsTyped } from './as-typed.ts';
import type { FactId } from '../chart/facts.ts';
import { factsOfIcd10, factsOfSnomed } from './condition-codes.ts';
import { certaintyOf, deniedBy, diagnosisNamed, isOfFamily } from './diagnosis-words.ts';
import type { Found } from './gather.ts';
import type { Told } from './item.ts';
import type { NotTaken } from './measured.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { codesAt, dateAt, factOf, isOver, written } from './statements.ts';
import { isSnomed } from './systems.ts';
import { isAfter } from './when.ts';

const ended = new Set(['inactive', 'remission', 'resolved']);
/** Not there, written by mistake, or not yet decided. */
const doubted = new Set(['refuted', 'entered-in-error', 'unconfirmed', 'provisional', 'differential', 'unknown']);

const hasAbated = (body: Found['body']): boolean =>
  Object.entries(body).some(([key, value]) => key.startsWith('abatement') && value !== false && !key.startsWith('_'));

/** Why a diagnosis does not hold today, or undefined. */
function notHolding({ body }: Found, on: string | undefined): NotTaken | undefined {
  if (recordsAt(body, 'modifierExtension').length > 0) return 'resource';
  if (codesAt(body, 'clinicalStatus').some((code) => ended.has(code)) || hasAbated(body)) return 'status';
  if (codesAt(body, 'verificationStatus').some((code) => doubted.has(code))) return 'status';
  const begun = dateAt(body, ['onsetDateTime', 'onsetPeriod', 'recordedDate', 'assertedDate', 'dateRecorded']);
  return begun && on !== undefined && isAfter(begun, on) ? 'date' : undefined;
}

/** Days for which a state that passes by itself is still told by its diagnosis: a choice of this product. */
const passing: { readonly [F in FactId]?: number } = { pregnancy: 300, oedema: 180, anaemiaRisk: 730 };
const dayLong = 24 * 60 * 60 * 1000;

/** What a diagnosis tells by its codes, the words only where no code is known; or why nothing of it is taken. */
export function diagnosisOf(found: Found, on: string | undefined, asTyped: AsTyped): readonly Told[] | NotTaken {
  const { body } = found;
  const concept = recordAt(body, 'code');
  const codings = recordsAt(concept, 'coding');
  const certainty = codings.map(certaintyOf).find((each) => each !== undefined);
  const coded = codings.flatMap((coding) => {
    const [system = '', code = ''] = [textAt(coding, 'system'), textAt(coding, 'code')];
    return (isSnomed(system) ? factsOfSnomed(code) : factsOfIcd10(system, code)) ?? [];
  });
  const named = coded.length > 0 ? [] : diagnosisNamed(concept, asTyped);
  const entries = [...new Set([...coded, ...named].flatMap((facts) => facts.split(';')))].filter(
    (entry) => entry !== '',
  );
  if (entries.length === 0) return 'code';
  if (isOfFamily(body)) return 'person';
  const reason = certainty === 'none' || deniedBy(textAt(concept, 'text')) ? 'status' : notHolding(found, on);
  if (reason) return reason;
  const when = dateAt(body, ['recordedDate', 'assertedDate', 'dateRecorded', 'onsetDateTime', 'onsetPeriod']);
  const told = entries.flatMap((entry): Told[] => {
    const { fact, value, unsure } = written(entry);
    const days = passing[fact];
    const until = days !== undefined && when ? new Date(when.at + days * dayLong).toISOString() : undefined;
    if (isOver(until, on)) return [];
    return [
      {
        ...factOf(found, concept, fact, 'Condition', when),
        value,
        ...(named.length > 0
          ? { unsure: 'text' }
          : certainty === 'past'
            ? { unsure: 'code' }
            : unsure || (days !== undefined && !when)
              ? { unsure: 'kinds' }
              : {}),
      },
    ];
  });
  return told.length > 0 ? told : 'date';
}
