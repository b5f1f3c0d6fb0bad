import { concepts } from '../../clinical/concepts.ts';
import { guardsFor } from '../../kit/guards.ts';
import { count, quantity, word } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { competingDeathFrom, egfrTolerance, liver, statinAges } from '../constants.ts';
import { egfrOfCreatinine } from '../model/calculate.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

const guard = guardsFor<Inputs, Results>();

function disagrees(inputs: Inputs): boolean {
  const computed = egfrOfCreatinine(inputs);
  return (
    inputs.egfr !== undefined &&
    computed !== undefined &&
    !atLeast(egfrTolerance.value, Math.abs(inputs.egfr - computed))
  );
}
const damaged = ({ who }: Results): boolean => who.state === 'refused' && who.because.startsWith('damage');
const isAcute = ({ ast = 0, alt = 0 }: Inputs): boolean => atLeast(Math.max(ast, alt), liver.acute);

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [
  guard('known', 'warn', ['esc2023'], ['ascvd'], (i) => i.ascvd === 'yes'),
  guard('organDamage', 'warn', ['esc2023'], ['egfr', 'uacr', 'retinopathy', 'neuropathy'], (_, r) => damaged(r)),
  guard('dialysis', 'warn', ['kfre2011', 'esc2023'], ['dialysis'], (i) => i.dialysis === 'yes'),
  guard('egfrDisagrees', 'warn', ['ckdEpi2021', 'design'], ['egfr', 'creatinine'], disagrees, (i) => ({
    entered: quantity(concepts.egfr, i.egfr ?? 0),
    computed: quantity(concepts.egfr, Math.round(egfrOfCreatinine(i) ?? 0)),
  })),
  guard('liverAcute', 'warn', ['fib4', 'design'], ['ast', 'alt'], isAcute, () => ({
    limit: count(liver.acute.value, 'U/L'),
  })),
  guard('ratioUnknown', 'note', ['esc2023'], ['uacr'], (i, { who }) => who.state === 'given' && i.uacr === undefined),
  guard(
    'kidneyOld',
    'note',
    ['kfre2016', 'design'],
    ['age'],
    (i, { kidneyFailure }) => kidneyFailure.state === 'given' && atLeast(i.age, competingDeathFrom),
  ),
  guard(
    'fib4Young',
    'note',
    ['mcpherson2017'],
    ['age'],
    (_, r) => r.liver.state === 'given' && r.liver.band === undefined,
    () => ({ age: count(liver.youngTo.value) }),
  ),
  guard(
    'oneSource',
    'note',
    ['whoCvd2019'],
    ['country'],
    (_, { who }) => who.state === 'given' && who.place !== 'region',
    ({ country = 'region' }) => ({ country: word(`choice.country.${country}`) }),
  ),
  guard(
    'statinAnyway',
    'note',
    ['ada2026'],
    ['age'],
    (i, { who }) => who.state === 'given' && atLeast(i.age, statinAges.from),
    () => ({ from: count(statinAges.from.value), to: count(statinAges.to.value) }),
  ),
  guard('equation', 'note', ['design'], [], () => true),
  guard('pregnancy', 'note', ['design'], [], () => true),
] as const;

export type GuardId = (typeof guards)[number]['id'];
