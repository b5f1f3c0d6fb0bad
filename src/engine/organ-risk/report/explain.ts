import { concepts } from '../../clinical/concepts.ts';
import { type Decisions, nothingDecided } from '../../kit/proposal.ts';
import type { Figure, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { count, quantity, type Value } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { kidneyReferral } from '../constants.ts';
import { isVeryHigh } from '../model/proposals.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { saying } from './dominant.ts';
import { kidneyPicture, whoPicture } from './pictures.ts';
import { heartSection, kidneySection, limitsSection, liverSection } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { because, fieldNames, limits, people, percentOf, placeName } from './values.ts';
import { message, words } from './words.ts';

/** A sentence for each organ: the answer, what it needs, or why there is none. */
function heartSays(results: Results): Value {
  const { who } = results;
  if (who.state === 'missing') return words('answer.heartMissing', { fields: fieldNames(who.missing) });
  if (who.state === 'given')
    return words('answer.heart', {
      said: saying('heart', results, 'answer.heartPeople', { people: people(who.percent) }),
      place: placeName(who.place),
    });
  const reason = { because: because(who.because) };
  return who.because === 'tooYoung' || who.because === 'tooOld'
    ? words('answer.heartAge', reason)
    : words('answer.heartKnown', { said: saying('heart', results, 'answer.heartVeryHigh'), ...reason });
}
function kidneySays(results: Results): Value {
  const { grid, kidneyFailure } = results;
  if (grid.state === 'missing') return words('answer.kidneyMissing', { fields: fieldNames(grid.missing) });
  if (grid.state === 'refused') return words('answer.kidneyRefused', { because: because(grid.because) });
  const cell = {
    said: saying('kidney', results, 'answer.kidneyCell', {
      cell: words('grid.name', { g: words(`grid.${grid.g}`), a: words(`grid.${grid.a}`) }),
      risk: words(`grid.${grid.risk}`),
    }),
  };
  return kidneyFailure.state === 'given'
    ? words('answer.kidneyFailure', { ...cell, people: people(kidneyFailure.within5Years) })
    : words('answer.kidney', cell);
}
function liverSays(results: Results): Value {
  const { liver } = results;
  if (liver.state === 'missing') return words('answer.liverMissing', { fields: fieldNames(liver.missing) });
  if (liver.state === 'refused') return words('answer.liverRefused', { because: because(liver.because) });
  const index = { index: count(liver.index, undefined, 2) };
  return liver.band === undefined
    ? words('answer.liverYoung', { ...limits, ...index })
    : words('answer.liver', { ...index, said: saying('liver', results, `liver.${liver.band}`) });
}

/** Whether something here must not wait for the next yearly visit. */
function isSerious({ asks, results }: Situation): boolean {
  return isVeryHigh(results) || asks.some(({ gravity, id }) => gravity !== 'routine' && id.startsWith('refer:'));
}

/** The figures that there are. What is missing, and why there is none, the answer and the sections say. */
function keyFigures({ results, inputs }: Situation): readonly Figure[] {
  const { who, score2, filtration, kidneyFailure, liver } = results;
  return [
    ...(who.state === 'given'
      ? [
          {
            label: message('figure.who'),
            value: percentOf(who.percent),
            note: message('figure.whoNote', { band: words(`band.${who.band}`), place: placeName(who.place) }),
            step: 'whoRisk',
          },
        ]
      : []),
    ...(score2.state === 'given'
      ? [
          {
            label: message('figure.score2'),
            value: percentOf(score2.percent),
            note: message('figure.score2Note', {
              class: words(`class.${score2.class}`),
              region: words(`choice.score2Region.${score2.region}`),
            }),
            step: 'score2Risk',
          },
        ]
      : []),
    ...(filtration.state === 'given' && filtration.from === 'creatinine'
      ? [
          {
            label: message('figure.filtration'),
            value: quantity(concepts.egfr, Math.round(filtration.egfr)),
            note: message('figure.filtrationNote'),
            step: 'egfrDerived',
          },
        ]
      : []),
    ...(kidneyFailure.state === 'given'
      ? [
          {
            label: message('figure.kidney5'),
            value: percentOf(kidneyFailure.within5Years),
            note: message('figure.kidneyNote'),
            step: 'kidneyFailure5',
          },
          {
            label: message('figure.kidney2'),
            value: percentOf(kidneyFailure.within2Years),
            step: 'kidneyFailure2',
          },
        ]
      : []),
    ...(liver.state === 'given'
      ? [
          {
            label: message('figure.fib4'),
            value: count(liver.index, undefined, 2),
            note:
              liver.band === undefined
                ? message('figure.fib4Young', { age: count(inputs.age) })
                : message('figure.fib4Note', { band: words(`liver.${liver.band}`) }),
            step: 'fib4',
          },
        ]
      : []),
  ];
}

/** What the answer says already where it refuses a score. */
const reasonsWithoutScore: ReadonlySet<GuardId> = new Set(['known', 'organDamage', 'dialysis']);

/** What the guards say and neither the answer nor the plan has: an acute liver disease is the plan's to look for, the index ours. */
function notesOf({ results: { who }, outcome }: Situation, { actions }: Decisions): OwnReport['notes'] {
  const answered = who.state === 'refused' && who.because !== 'tooYoung' && who.because !== 'tooOld';
  const liverLookedAt = actions.some(({ because: reasons }) => reasons.some((id) => id.startsWith('liver.enzymes-')));
  return (
    outcome.guards
      .filter(({ id }) => !(answered && reasonsWithoutScore.has(id)))
      // The fixed line on pregnancy stands under every report.
      .filter(({ id }) => id !== 'pregnancy')
      .map(({ id, severity, values, sources }) =>
        id === 'liverAcute' && liverLookedAt
          ? { type: 'callout', severity: 'note', message: message('note.liverAcute'), sources }
          : { type: 'callout', severity, message: message(`guard.${id}`, values), sources },
      )
  );
}

/** The report: an answer for each organ, the hundred people as a picture, and for what is not answered the reason. */
export function explain(
  inputs: Inputs,
  outcome: Outcome<Results, GuardId>,
  decisions: Decisions = nothingDecided,
): OwnReport {
  const s = situation(inputs, outcome);
  const { results } = s;
  return {
    answer: message('answer', { heart: heartSays(results), kidney: kidneySays(results), liver: liverSays(results) }),
    tone: isSerious(s) ? 'warn' : 'plain',
    // Where no score may be given for the heart, the kidneys' people are the picture.
    picture: results.who.state === 'given' ? whoPicture(s) : kidneyPicture(results),
    notes: notesOf(s, decisions),
    figures: { type: 'figures', items: keyFigures(s) },
    sections: [heartSection(s), kidneySection(s), liverSection(s), limitsSection()],
    sources: [
      ...new Set([
        'whoCvd2019',
        'kdigo2024',
        'adaLiver2025',
        ...outcome.worksheet.flatMap(({ sources }) => sources),
        ...outcome.guards.flatMap(({ sources }) => sources),
        ...s.asks.flatMap(({ sources }) => sources),
      ]),
    ],
  };
}

/** Where each conclusion stands, for “what would change this”. */
export function outcomes(_: Inputs, { results }: Outcome<Results, GuardId>): OutcomeState[] {
  const { who, score2, grid, kidneyFailure, liver } = results;
  return [
    ...(who.state === 'given' ? [{ id: 'who', state: who.band }] : []),
    ...(score2.state === 'given' ? [{ id: 'score2', state: score2.class }] : []),
    ...(grid.state === 'given' ? [{ id: 'grid', state: grid.risk }] : []),
    ...(kidneyFailure.state === 'given'
      ? [
          {
            id: 'kidneyFailure',
            state: atLeast(kidneyFailure.within5Years, kidneyReferral.consider) ? 'reached' : 'below',
          },
        ]
      : []),
    ...(liver.state === 'given' && liver.band !== undefined ? [{ id: 'liver', state: liver.band }] : []),
  ];
}
