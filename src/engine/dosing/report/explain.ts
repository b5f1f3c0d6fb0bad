import { concepts } from '../../clinical/concepts.ts';
import { bare, type Message } from '../../kit/words/message.ts';
import type { Block, CalloutBlock, FiguresBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { scaleEnd } from '../constants.ts';
import type { BandSeverity } from '../drugs/record.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { dosingSection } from './dosing-section.ts';
import { monitoringSection, safetySection, timingSection } from './sections.ts';
import { maximum, type Situation, situation } from './situation.ts';
import { message, recordSentence, recordWords } from './words.ts';

const tones: Readonly<Record<BandSeverity, OwnReport['tone']>> = {
  contraindicated: 'block',
  avoid: 'warn',
  reduce: 'warn',
  caution: 'note',
  none: 'good',
};

function answer(s: Situation): Message {
  const values = { drug: recordWords(s.record.generic), egfr: bare(concepts.egfr, s.inputs.egfr), dose: s.dose };
  if (s.results.contraindicated) return message('answer.contraindicated', values);
  if (s.record.legacy) return message('answer.legacy', values);
  return message(s.band.severity === 'none' && !s.results.startUnits ? 'answer.usual' : 'answer.dose', values);
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

function cautions(s: Situation): CalloutBlock[] {
  const recordSources = s.record.renal_adjust.cite.map(({ source }) => source);
  const fired = s.outcome.guards.map(
    ({ id, severity, values, sources }): CalloutBlock => ({
      type: 'callout',
      severity,
      message: message(`guard.${id}`, values),
      sources: id === 'renalBand' ? recordSources : sources,
    }),
  );
  const clear: CalloutBlock = {
    type: 'callout',
    severity: 'good',
    message: message('clear.kidney', { egfr: bare(concepts.egfr, s.inputs.egfr) }),
    sources: recordSources,
  };
  return s.band.severity === 'none' ? [...fired, clear] : fired;
}

function keyFigures(s: Situation): FiguresBlock {
  const { record, band, inputs } = s;
  return {
    type: 'figures',
    items: [
      {
        label: message('figure.dose'),
        value: s.dose,
        step: s.results.startUnits ? 'startLow' : 'renalBand',
        tone: tones[band.severity],
      },
      {
        label: message('figure.kidney'),
        value: recordWords(band.short),
        note: message('scale.value', { egfr: bare(concepts.egfr, inputs.egfr) }),
        step: 'renalBand',
        tone: tones[band.severity],
      },
      { label: message('figure.maximum'), value: maximum(s) },
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
  return s.results.warnings.length > 0 ? 'warn' : tones[s.band.severity];
}

/** The report: the dose and its band, what to do, cautions, then the four tabs. Keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>): OwnReport {
  const s = situation(inputs, outcome);
  const { record } = s;
  return {
    answer: answer(s),
    tone: toneOf(s),
    picture: [scale(s)],
    notes: cautions(s),
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
            outcome.guards.flatMap(({ sources }) => sources),
            outcome.worksheet.flatMap(({ sources }) => sources),
          ),
      ),
    ],
  };
}

/** Where each conclusion stands. The band belongs to its medicine: another medicine's bands are no turning point of this one. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome);
  return [
    { id: 'contraindicated', state: s.results.contraindicated ? 'yes' : 'no' },
    { id: `band-${s.record.id}`, state: `from${s.band.min}` },
    ...(s.results.startUnits
      ? [{ id: 'start', state: s.results.startUnits.low === s.results.startUnits.high ? 'cautious' : 'usual' }]
      : []),
    { id: 'heart', state: s.has('heartFailure') ? 'warned' : 'clear' },
  ];
}
