import { concepts } from '../clinical/concepts.ts';
import { count, quantity } from '../kit/words/message.ts';
import type { Sample } from '../kit/tool.ts';
import { worksheet } from '../kit/worksheet/worksheet.ts';
import { calculate } from './model/calculate.ts';
import { cases } from './cases.ts';
import { sampleA1c, samples as success } from './constants.ts';
import { message, words } from './report/words.ts';

/** A sample case of the specification (2.1) for Display-Only, as the engine answers it; what the specification prints stands below. */
function sample(id: 'early' | 'combination'): Sample {
  const of = cases.find((candidate) => candidate.id === `sample-${id}`);
  if (!of) throw new Error(`no sample case ${id}`);
  const { now, then } = sampleA1c[id];
  const forecast = calculate(of.inputs, worksheet()).predictedA1cAdherent;
  const printed = quantity(concepts.a1c, then.value);
  const differs = forecast.toFixed(1) !== then.value.toFixed(1);
  return {
    case: of.id,
    title: message(`sample.${id}.title`),
    figures: [
      { label: message('sample.baseline'), value: quantity(concepts.a1c, now.value) },
      { label: message('sample.predicted'), value: quantity(concepts.a1c, forecast), tone: 'good' },
      {
        label: message('sample.therapy'),
        value: words(`sample.${id}.therapy`, { dose: count(of.inputs.metforminDose, 'mg') }),
      },
      { label: message('sample.success'), value: count(success[id].value, '%'), note: message('sample.fictional') },
    ],
    note: differs ? message('sample.differs', { printed }) : message('sample.note'),
  };
}

export const samples: readonly Sample[] = [sample('early'), sample('combination')];
