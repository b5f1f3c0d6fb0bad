import { concepts } from '../../clinical/concepts.ts';
import { bare, count, type Message, type Values } from '../../kit/words/message.ts';
import type { Severity } from '../../kit/guards.ts';
import { type Decisions, nothingDecided } from '../../kit/proposal.ts';
import type { Block, CalloutBlock, FiguresBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { scaleEnd } from '../constants.ts';
import type { BandSeverity } from '../drugs/record.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { bandEnds, dosingSection } from './dosing-section.ts';
import { monitoringSection, safetySection, timingSection } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { message, recordSentence, recordWords, words } from './words.ts';

const tones: Readonly<Record<BandSeverity, OwnReport['tone']>> = {
  contraindicated: 'block',
  avoid: 'warn',
  reduce: 'warn',
  caution: 'note',
  none: 'good',
};

function answer(s: Situation): Message {
  const { record, band, inputs, results } = s;
  const values = { drug: recordWords(record.generic), egfr: bare(concepts.egfr, inputs.egfr), dose: s.led };
  if (results.contraindicated) return message('answer.contraindicated', values);
  if (s.inUse && s.planned) return message('answer.planned', { ...values, planned: s.planned });
  if (s.planned && !results.startUnits)
    return message(s.raised ? 'answer.raisedTablet' : 'answer.plannedTablet', {
      ...values,
      planned: s.planned,
      band: recordWords(band.short),
    });
  // Of a medicine that is not given no dose is stressed.
  if (s.refused) return message('answer.refused', { ...values, dose: s.dose, why: s.refused });
  if (!s.mayStart) return message('answer.limited', values);
  if (s.inUse) return message('answer.inUse', { drug: values.drug });
  if (s.begun !== undefined)
    return message('answer.plannedStart', { ...values, dose: s.dose, planned: count(s.begun, 'U') });
  return message(band.severity === 'none' && !results.startUnits ? 'answer.usual' : 'answer.dose', values);
}

/** The eGFR on its scale, with the record's own bands. */
function scale({ record, inputs }: Situation): Block {
  return {
    type: 'scale',
    title: message('scale.title', { drug: recordWords(record.generic) }),
    min: 0,
    max: scaleEnd,
    digits: 0,
    value: Math.min(inputs.egfr, scaleEnd),
    valueLabel: message('scale.value', { egfr: bare(concepts.egfr, inputs.egfr) }),
    zones: record.renal_adjust.content.map(({ max, severity, short }) => ({
      to: max ?? scaleEnd,
      label: recordSentence(short),
      tone: tones[severity],
    })),
  };
}

/** Guards about this medicine and its record; those about the patient are judgement's to tell. What is no use of a refused medicine is a remark. */
function ofTheMedicine({ refused, taken, band }: Situation): Partial<Record<GuardId, Severity>> {
  const care = refused ? 'note' : 'warn';
  return {
    contraindicated: 'block',
    // To somebody who takes it the answer itself says how much.
    renalBand: taken && band.taken ? 'note' : care,
    legacy: 'warn',
    heartFailure: care,
    ...(!refused && { insulinAtGoal: 'warn', insulinOlder: 'note' }),
    diabetesConfirmed: 'note',
    ascvd: 'note',
    ckd: 'note',
    type2Only: 'note',
    notAsked: 'note',
  };
}

/** What of the plan stands against this medicine, or beside it. */
function besideThePlan(s: Situation): CalloutBlock[] {
  const { record, refused, duplicated, taken } = s;
  const drug = recordWords(record.generic);
  const sources = record.ddis_major.cite.map(({ source }) => source);
  const said = (severity: CalloutBlock['severity'], key: NoteKey, values: Values): CalloutBlock => ({
    type: 'callout',
    severity,
    message: message(key, values),
    sources,
  });
  return [
    ...duplicated.map((entry) =>
      said('warn', 'note.duplicated', {
        drug: recordWords(entry.drug),
        effect: recordWords(entry.effect),
        action: recordWords(entry.action),
      }),
    ),
    ...(record.family === 'incretin' && taken && !refused ? [said('note', 'note.inItsPlace', { drug })] : []),
  ];
}
type NoteKey = 'note.duplicated' | 'note.inItsPlace';

function notes(s: Situation): CalloutBlock[] {
  const recordSources = s.record.renal_adjust.cite.map(({ source }) => source);
  const own = ofTheMedicine(s);
  const fired = s.outcome.guards.flatMap(({ id, values, sources }): CalloutBlock[] => {
    const severity = own[id];
    if (severity === undefined) return [];
    const said = message(`guard.${id}`, values);
    return [{ type: 'callout', severity, message: said, sources: id === 'renalBand' ? recordSources : sources }];
  });
  return [...besideThePlan(s), ...fired];
}

function keyFigures({ record, band, inputs }: Situation): FiguresBlock {
  return {
    type: 'figures',
    items: [
      {
        label: message('figure.kidney'),
        value: words(...bandEnds(band)),
        note: message('scale.value', { egfr: bare(concepts.egfr, inputs.egfr) }),
        step: 'renalBand',
        tone: tones[band.severity],
      },
      {
        label: message('figure.class'),
        value: recordWords(record.class.content),
        note: recordSentence(record.route.content),
      },
    ],
  };
}

function toneOf(s: Situation): OwnReport['tone'] {
  if (s.results.contraindicated) return 'block';
  const grave = s.plan.actions.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent');
  const doubtful = s.refused !== undefined || s.duplicated.length > 0;
  return grave || doubtful || s.results.warnings.length > 0 ? 'warn' : tones[s.band.severity];
}

/** The report: the dose and its band, what stands against the medicine, then the four tabs. Keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnReport {
  const s = situation(inputs, outcome, plan);
  const { record } = s;
  const told = notes(s);
  return {
    answer: answer(s),
    tone: toneOf(s),
    picture: [scale(s)],
    notes: told,
    warningsFirst: true,
    figures: keyFigures(s),
    sections: [dosingSection(s), timingSection(s), safetySection(s), monitoringSection(s)],
    sources: [
      ...new Set(
        [
          ...record.renal_adjust.cite,
          ...record.starting_dose.cite,
          ...record.contraindications.cite,
          ...record.ddzis.cite,
        ]
          .map(({ source }) => source as string)
          .concat(
            told.flatMap(({ sources }) => sources),
            outcome.worksheet.flatMap(({ sources }) => sources),
          ),
      ),
    ],
  };
}

/** Where each conclusion stands. The band belongs to its medicine: another medicine's bands are no turning point of this one. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome, nothingDecided);
  return [
    { id: 'contraindicated', state: s.results.contraindicated ? 'yes' : 'no' },
    { id: `band-${s.record.id}`, state: `from${s.band.min}` },
    ...(s.results.startUnits
      ? [{ id: 'start', state: s.results.startUnits.low === s.results.startUnits.high ? 'cautious' : 'usual' }]
      : []),
    { id: 'heart', state: s.has('heartFailure') ? 'warned' : 'clear' },
  ];
}
