import { patientSheet, type Questions, questionsOf, toPatient } from '../../clinical/patient.ts';
import type { Block, PatientSheet } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { Message, Value } from '../../kit/words/message.ts';
import type { Proposed } from '../model/proposals.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { whoPicture } from './pictures.ts';
import { type Situation, situation } from './situation.ts';
import { people } from './values.ts';
import { message, words } from './words.ts';

/** Each safety rule as the patient's question, or null where the answer says it or only a clinician can act on it. */
const questions: Questions<GuardId> = {
  known: 'patient.ask.organ',
  organDamage: 'patient.ask.organ',
  dialysis: null,
  egfrDisagrees: 'patient.ask.kidney',
  liverAcute: null,
  ratioUnknown: 'patient.ask.kidney',
  kidneyOld: null,
  fib4Young: null,
  oneSource: null,
  statinAnyway: null,
  equation: null,
  pregnancy: 'patient.ask.pregnancy',
};

/** What the answers ask for, said to the patient; null where the clinic sees to it alone. */
const doing = {
  kidneyPrepare: 'patient.do.kidneyDoctor',
  kidneyTeam: 'patient.do.kidneyDoctor',
  kidneyRefer: 'patient.do.kidneyDoctor',
  kidneyConsider: 'patient.do.kidneyAsk',
  sglt2: 'patient.do.protect',
  statin: 'patient.do.cholesterol',
  statinStronger: 'patient.do.cholesterol',
  liverRefer: 'patient.do.liverDoctor',
  elastography: 'patient.do.liverScan',
  albumin: 'patient.do.kidneyTests',
  filtration: 'patient.do.kidneyTests',
  liverAgain: null,
} as const satisfies Readonly<Record<Proposed, `patient.do.${string}` | null>>;

function heartSays({ who }: Results): Value {
  if (who.state === 'given') return words('patient.heart', { people: people(who.percent) });
  if (who.state === 'missing') return words('patient.heartMissing');
  const outsideAges = who.because === 'tooYoung' || who.because === 'tooOld';
  return words(outsideAges ? 'patient.heartAge' : 'patient.heartKnown');
}
function kidneySays({ grid, kidneyFailure }: Results): Value {
  if (kidneyFailure.state === 'given')
    return words('patient.kidneyFailure', { people: people(kidneyFailure.within5Years) });
  if (grid.state === 'given') return words(grid.risk === 'low' ? 'patient.kidneyWell' : 'patient.kidneyCare');
  return words(grid.state === 'missing' ? 'patient.kidneyMissing' : 'patient.kidneyDialysis');
}
function liverSays({ liver }: Results): Value {
  if (liver.state === 'given' && liver.band === undefined) return words('patient.liverYoung');
  if (liver.state === 'given') return words(liver.band === 'low' ? 'patient.liverWell' : 'patient.liverCare');
  return words('patient.liverMissing');
}

function steps({ inputs, asks, results }: Situation): Message[] {
  const keys = [...new Set(asks.flatMap(({ what }) => doing[what] ?? []))];
  const missing = Object.values(results).some(({ state }) => state === 'missing');
  return [
    ...keys.map((key) => message(key)),
    ...(inputs.smokes === 'yes' ? [toPatient('patient.smoking')] : []),
    ...(missing ? [message('patient.do.tests')] : []),
    toPatient('patient.medicine'),
    message('patient.do.levers'),
  ];
}

/** The hundred people of the record, in the words of the sheet. */
function picture(s: Situation): Block[] {
  return whoPicture(s).map((block) => ({ ...block, title: message('patient.people') }));
}

/** What the patient takes home: what the figures mean, never what to swallow. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  const { results } = s;
  return patientSheet({
    answer: message('patient.answer', {
      heart: heartSays(results),
      kidney: kidneySays(results),
      liver: liverSays(results),
    }),
    picture: picture(s),
    next: steps(s),
    ask: questionsOf(outcome.guards, questions, inputs.sex),
    sections: [
      {
        id: 'limits',
        title: toPatient('patient.part.limits'),
        blocks: [{ type: 'list', items: [message('patient.limit.people'), message('patient.limit.change')] }],
      },
    ],
  });
}
