import { concepts } from '../../clinical/concepts.ts';
import { diagnosticA1c, insulinA1c } from '../../clinical/glycaemia.ts';
import { a1cUnreliable } from '../../clinical/renal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { guardsFor } from '../../kit/guards.ts';
import { bare, count, quantity, type Value } from '../../kit/words/message.ts';
import { heartLines, renalContraindications } from '../model/calculate.ts';
import { basal, cautiousAge, insulinNeeded, kidneyDisease } from '../constants.ts';
import { drugRecord } from '../drugs/index.ts';
import type { Block } from '../drugs/record.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { recordWords, words } from '../report/words.ts';

const guard = guardsFor<Inputs, Results>();

const record = (inputs: Inputs) => drugRecord(inputs.medicationClass);
const isInsulin = (inputs: Inputs): boolean => record(inputs).family === 'basal' || record(inputs).family === 'mealtime';
const bandOf = (inputs: Inputs, { renalBand }: Results) => record(inputs).renal_adjust.content.find(({ min }) => min === renalBand.min);
const drug = (inputs: Inputs): Value => recordWords(record(inputs).generic);
const egfr = (inputs: Inputs): Value => bare(concepts.egfr, inputs.egfr);
const blockText = (block: Block<{ readonly en: string; readonly ar: string }>): Value => recordWords(block.content);

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [
  guard('contraindicated', 'block', ['labelMetformin', 'kdigo2022'], ['egfr', 'medicationClass'], (_, { contraindicated }) => contraindicated,
    (inputs) => ({ drug: drug(inputs), egfr: egfr(inputs), lines: { type: 'list', items: renalContraindications(record(inputs)).map((line) => recordWords(line)) } })),
  guard('renalBand', 'warn', ['design'], ['egfr', 'medicationClass'], (inputs, results) => bandOf(inputs, results)?.warning !== undefined, (inputs, results) => {
    const warning = bandOf(inputs, results)?.warning;
    return { ...(warning && { line: recordWords(warning) }), egfr: egfr(inputs) };
  }),
  guard('legacy', 'warn', ['detemirWithdrawal'], ['medicationClass'], (inputs) => record(inputs).legacy !== undefined, (inputs) => {
    const { legacy } = record(inputs);
    return legacy ? { line: recordWords(legacy) } : {};
  }),
  guard('heartFailure', 'warn', ['fightLive', 'generalKnowledge'], ['hasHeartFailure', 'medicationClass'], ({ hasHeartFailure }) => hasHeartFailure, (inputs) => {
    const [line] = heartLines(record(inputs));
    return line ? { disease: recordWords(line.disease), risk: recordWords(line.risk), action: recordWords(line.action) } : {};
  }),
  guard('insulinAssess', 'warn', [insulinA1c.source], ['a1c'], (inputs) => !isInsulin(inputs) && atLeast(inputs.a1c, insulinA1c), ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: quantity(concepts.a1c, insulinA1c.value) })),
  guard('insulinAtGoal', 'warn', ['design'], ['a1c', 'medicationClass'], (inputs) => isInsulin(inputs) && below(inputs.a1c, insulinNeeded), ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: quantity(concepts.a1c, insulinNeeded.value) })),
  guard('insulinOlder', 'warn', ['ada2025'], ['age'], (inputs) => isInsulin(inputs) && atLeast(inputs.age, cautiousAge), (inputs) => ({ age: count(cautiousAge.value), start: record(inputs).family === 'basal' ? words('older.basal', { perKg: count(basal.low.value, 'U/kg', 1) }) : words('older.mealtime') })),
  guard('diabetesConfirmed', 'warn', ['ada2025'], ['a1c'], ({ a1c }) => below(a1c, diagnosticA1c), ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: quantity(concepts.a1c, diagnosticA1c.value) })),
  guard('ckdMissing', 'warn', ['kdigo2022'], ['egfr', 'hasRenalDisease'], (inputs) => !inputs.hasRenalDisease && below(inputs.egfr, kidneyDisease), (inputs) => ({ egfr: egfr(inputs), limit: bare(concepts.egfr, kidneyDisease.value) })),
  guard('ascvd', 'note', ['ada2025'], ['hasAscvd', 'medicationClass'], ({ hasAscvd }) => hasAscvd, (inputs) => ({ line: blockText(record(inputs).heart) })),
  guard('ckd', 'note', ['kdigo2022'], ['hasRenalDisease', 'medicationClass'], ({ hasRenalDisease }) => hasRenalDisease, (inputs) => ({ line: blockText(record(inputs).kidney) })),
  guard('ckdHighEgfr', 'note', ['kdigo2022'], ['hasRenalDisease', 'egfr'], (inputs) => inputs.hasRenalDisease && atLeast(inputs.egfr, kidneyDisease), (inputs) => ({ egfr: egfr(inputs) })),
  guard('type2Only', 'note', ['design'], ['medicationClass'], (inputs) => !record(inputs).indications.content.T1DM, (inputs) => ({ drug: drug(inputs) })),
  guard('a1cReliability', 'note', ['kdigo2022', 'ada2025'], ['egfr'], (inputs) => below(inputs.egfr, a1cUnreliable)),
  guard('notAsked', 'note', ['design'], [], () => true),
  guard('pregnancy', 'note', ['design'], [], () => true),
] as const;

export type GuardId = (typeof guards)[number]['id'];
