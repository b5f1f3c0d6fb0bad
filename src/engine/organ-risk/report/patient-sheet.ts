import { toPatient } from '../../clinical/patient.ts';
import type { Decisions } from '../../kit/proposal.ts';
import type { Block, OwnSheet, Section } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { Value } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import { chosen } from '../model/cardiovascular.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { whoPicture } from './pictures.ts';
import { type Situation, situation } from './situation.ts';
import { people } from './values.ts';
import { message, words } from './words.ts';

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
  return words(liver.state === 'missing' ? 'patient.liverMissing' : 'patient.liverKnown');
}

/** The hundred people of the record, in the words of the sheet, with the place their figure is for. */
function pictureOf(s: Situation): Block[] {
  const { place } = chosen(s.inputs);
  const country = words(`choice.country.${place}`);
  const where = { place: place === 'region' ? country : words('patient.place', { country }) };
  return whoPicture(s).map(({ note, ...block }) => ({
    ...block,
    title: message('patient.people', where),
    short: message('patient.peopleShort'),
    // What the equation was given is for the record; here only what the second picture is.
    ...(note && { note: message('patient.limit.change') }),
  }));
}

/** Whom the picture is not about; nothing where there is none. */
function limitsOf({ results: { who } }: Situation): Section[] {
  if (who.state !== 'given') return [];
  const items = [message('patient.limit.people')];
  return [{ id: 'limits', title: toPatient('patient.part.limits'), blocks: [{ type: 'list', items }] }];
}

/** What the figures mean to the patient, never what to swallow. No figure beside something that cannot wait. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnSheet {
  if (plan.actions.some(({ gravity }) => gravity === 'emergency')) return { picture: [], sections: [] };
  const s = situation(inputs, outcome);
  const { results } = s;
  return {
    about: message('patient.answer', {
      heart: heartSays(results),
      kidney: kidneySays(results),
      liver: liverSays(results),
    }),
    picture: pictureOf(s),
    sections: limitsOf(s),
  };
}
