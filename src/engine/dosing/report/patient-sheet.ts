import { waterStop } from '../../clinical/renal.ts';
import { type Decisions, does } from '../../kit/proposal.ts';
import type { OwnSheet } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { below } from '../../kit/worksheet/cited.ts';
import type { Key } from '../copy/keys.ts';
import { drinkEnough, onThePill } from '../drugs/incretin.ts';
import type { Text } from '../drugs/record.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { type Situation, situation } from './situation.ts';
import { message, recordSentence, recordWords } from './words.ts';

/** Nobody is told that a medicine is “considered” for them which may not be started. */
function aboutKey({ results, record, band, refused, duplicated, taken }: Situation): Key {
  if (results.contraindicated) return 'patient.contraindicated';
  if (record.legacy) return 'patient.legacy';
  if (band.severity === 'avoid') return 'patient.kidneyReview';
  const against = refused !== undefined || duplicated.length > 0;
  if (against) return taken ? 'patient.notMore' : 'patient.notNow';
  return 'patient.answer';
}

/** The tips that apply: none of a medicine not to be taken, none about beginning where it is not begun, none to drink where drinking is limited, none about the pill to a man. */
function tipsOf(s: Situation): readonly Text[] {
  const { record, band, inputs, plan } = s;
  if (s.results.contraindicated || s.refused || s.duplicated.length > 0) return [];
  const limited = inputs.hasHeartFailure || below(inputs.egfr, waterStop) || does(plan, 'limit:water');
  const tips = record.patient_tips.content.slice(band.severity === 'avoid' ? 1 : 0);
  const idle = [...(limited ? [drinkEnough] : []), ...(plan.mayBePregnant === false ? [onThePill] : [])];
  return tips.filter((tip) => !idle.includes(tip));
}

/** What this calculator tells the patient of the medicine; nothing beside something that cannot wait. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnSheet {
  if (plan.actions.some(({ gravity }) => gravity === 'emergency')) return { picture: [], sections: [] };
  const s = situation(inputs, outcome, plan);
  const tips = tipsOf(s);
  const drug = recordWords(s.record.generic);
  return {
    about: message(aboutKey(s), { drug }),
    picture: [],
    sections: tips.length
      ? [
          {
            id: 'medicine',
            title: message('patient.part', { drug }),
            blocks: [{ type: 'list', items: tips.map((tip) => recordSentence(tip)) }],
          },
        ]
      : [],
  };
}
