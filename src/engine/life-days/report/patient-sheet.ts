import { patientSheet, type Questions, questionsOf, toPatient } from '../../clinical/patient.ts';
import type { Message } from '../../kit/words/message.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { PatientSheet } from '../../kit/report/report.ts';
import { terms, values } from './explain.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { daysPicture, leverItems } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import type { Key } from '../copy/keys.ts';
import { message } from './words.ts';

const questions: Questions<GuardId> = {
  notValid: null,
  veryHigh: null,
  pressureUrgent: null,
  targetStrict: 'patient.ask.target',
  targetOlder: 'patient.ask.target',
  tightDisease: 'patient.ask.target',
  projectedLower: 'patient.ask.hard',
  diabetesConfirmed: 'patient.ask.diagnosis',
  atTarget: null,
  capped: null,
  aboveBaseline: null,
  illustrative: null,
  pregnancy: 'patient.ask.pregnancy',
};

function steps(s: Situation): Message[] {
  const say = (key: Key): Message => message(key, values(s));
  return [
    ...(s.has('veryHigh') ? [toPatient('patient.veryHigh')] : []),
    ...(s.has('pressureUrgent') ? [toPatient('patient.pressureToday')] : []),
    ...(s.has('targetStrict') || s.has('targetOlder') || s.has('tightDisease')
      ? [toPatient('patient.targetFirst')]
      : [say(s.atTarget ? 'patient.keep' : 'patient.a1c')]),
    say('patient.everyDay'),
    ...(s.inputs.smoking === 'current' ? [toPatient('patient.smoking')] : []),
    ...(s.pressure && !s.has('pressureUrgent') ? [say('patient.pressure')] : []),
    ...(s.ldl ? [say('patient.lipids')] : []),
    say('patient.move'),
    toPatient('patient.reviewTest', values(s)),
  ];
}

const answers = {
  estimate: 'patient.answer',
  a1cOnly: 'patient.a1cOnly',
  adherenceOnly: 'patient.adherenceOnly',
} as const satisfies Record<ReturnType<typeof terms>, Key>;

function answerKey(s: Situation): Key {
  if (!s.results.valid) return 'patient.notValid';
  return s.nothing ? 'patient.nothing' : answers[terms(s)];
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  const shown = s.results.valid && !s.nothing;
  return patientSheet({
    answer: message(answerKey(s), values(s)),
    picture: shown ? [daysPicture(s)] : [],
    next: steps(s),
    ask: questionsOf(s.outcome.guards, questions, s.inputs.sex),
    sections: [
      { id: 'besides', title: toPatient('patient.part.besides'), blocks: [{ type: 'list', items: leverItems(s) }] },
      ...(shown
        ? [
            {
              id: 'limits',
              title: toPatient('patient.part.limits'),
              blocks: [{ type: 'list' as const, items: [message('limit.illustrative'), message('limit.older')] }],
            },
          ]
        : []),
    ],
  });
}
