import { concepts } from '../../clinical/concepts.ts';
import { roundTo } from '../../kit/maths.ts';
import type { OwnReport } from '../../kit/report/report.ts';
import { bare, count, type Message, quantity, type Values } from '../../kit/words/message.ts';
import { forecast } from '../constants.ts';
import { beginsMore } from './sections.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

export function answerValues({ inputs, at, position, settled, undated }: Situation): Values {
  const target = quantity(concepts.a1c, inputs.target);
  return {
    a1c: quantity(concepts.a1c, inputs.a1c),
    target,
    weeks: count(forecast.weeks.value),
    egfr: bare(concepts.egfr, inputs.egfr),
    adherent: quantity(concepts.a1c, at.adherent),
    low: quantity(concepts.a1c, at.low),
    position: words(`position.${position}`, { target }),
    drugs: { type: 'list', items: (settled?.drugs ?? undated).map((drug) => words(`settled.${drug}`)) },
  };
}

export function answer(s: Situation): Message {
  const values = answerValues(s);
  if (beginsMore(s)) return message('answer.first', values);
  if (roundTo(s.at.adherent, 9) === roundTo(s.inputs.a1c, 9)) return message('answer.noChange', values);
  if (s.settled) return message('answer.settled', values);
  const isNew = s.undated.length > 0;
  if (s.atTarget) return message(isNew ? 'answer.atTargetAsNew' : 'answer.atTarget', values);
  if (s.advice === 'contraindicated') return message('answer.contraindicated', values);
  return message(isNew ? 'answer.forecastAsNew' : 'answer.forecast', values);
}

const sinceWhen = { metformin: 'metforminDuration', sitagliptin: 'dpp4InhibitorMonths' } as const;

/** Beside a plan that begins more than it counts it gives no figure; nor where it counts as begun today what is taken already. */
export function beside(s: Situation): Pick<OwnReport, 'beside'> {
  if (beginsMore(s)) return { beside: { says: message('beside.first'), asks: [] } };
  if (s.undated.length === 0) return {};
  const says = message('beside.undated', answerValues(s));
  return { beside: { says, asks: s.undated.map((drug) => sinceWhen[drug]) } };
}
