import { concepts } from '../../clinical/concepts.ts';
import { bare, count, type Message, type Values } from '../../kit/words/message.ts';
import type { Block, LadderBlock, Section } from '../../kit/report/report.ts';
import { basal } from '../constants.ts';
import type { Band } from '../drugs/record.ts';
import { maximum, type Situation } from './situation.ts';
import { message, recordSentence, recordWords } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

/** A band by its ends, for a cell and for a figure. */
export function bandEnds({
  min,
  max,
}: Band): readonly [key: 'band.any' | 'band.from' | 'band.below' | 'band.between', values: Values] {
  if (max === null) return min === 0 ? ['band.any', {}] : ['band.from', { from: count(min) }];
  return min === 0 ? ['band.below', { to: count(max) }] : ['band.between', { from: count(min), to: count(max) }];
}

/** The whole table, the patient's own row marked. */
function renalTable({ record, band, inputs }: Situation): Block {
  return {
    type: 'table',
    caption: message('renal.caption', { drug: recordWords(record.generic) }),
    columns: [message('renal.band'), message('renal.action')],
    rows: record.renal_adjust.content.map((row) => ({
      cells: [message(...bandEnds(row)), recordSentence(row.action)],
      ...(row === band && { highlight: message('band.here', { egfr: bare(concepts.egfr, inputs.egfr) }) }),
      ...(row.severity === 'contraindicated' && { tone: 'block' as const }),
      ...(row.severity === 'avoid' && { tone: 'warn' as const }),
    })),
  };
}

function basalLadder({ record, results, inputs, begun }: Situation): LadderBlock | undefined {
  const days = record.climbDays?.content;
  if (days === undefined || !results.startUnits) return undefined;
  // The plan's own dose, where it begins with one.
  const low = begun ?? results.startUnits.low;
  const step = basal.step.value;
  return {
    type: 'ladder',
    title: message('ladder.title', { drug: recordWords(record.generic) }),
    unit: message('ladder.units'),
    steps: Array.from({ length: basal.drawn }, (_, at) => ({
      label: message('ladder.dose', { units: count(low + at * step, 'U') }),
      value: low + at * step,
      detail: at === 0 ? message('ladder.start') : message('ladder.day', { day: count(at * days) }),
    })),
    lines: [
      {
        label: message('ladder.flag', { perKg: count(basal.flag.value, 'U/kg', 1) }),
        value: Math.floor(basal.flag.value * inputs.weight),
        tone: 'warn',
      },
    ],
    action: message('ladder.hypo', { from: count(basal.cutLow.value), to: count(basal.cutHigh.value, '%') }),
  };
}

/** No ladder is drawn where the medicine may not be started, or is taken already: a picture of first steps would say otherwise. */
function ladder(s: Situation): Block[] {
  if (!s.mayStart || s.inUse || (s.taken && s.record.id === 'metformin')) return [];
  const steps = s.record.ladder?.content;
  if (!steps) {
    const made = basalLadder(s);
    return made ? [made] : [];
  }
  return [
    {
      type: 'ladder',
      title: message('ladder.title', { drug: recordWords(s.record.generic) }),
      unit: recordSentence(steps.unit),
      steps: steps.steps.map(({ label, value, detail }) => ({
        label: recordSentence(label),
        value,
        detail: recordSentence(detail),
      })),
      lines: [],
      action: recordSentence(steps.pace),
      common: true,
    },
  ];
}

/** The Dosing tab. */
export function dosingSection(s: Situation): Section {
  const { record } = s;
  return {
    id: 'dosing',
    title: message('tab.dosing'),
    blocks: [
      {
        type: 'figures',
        items: [
          {
            label: message('line.generic'),
            value: recordWords(record.generic),
            note: recordSentence(record.class.content),
          },
          // Other doses are the answer's own sentence; these units were worked out.
          ...(s.results.startUnits && !s.inUse
            ? [
                {
                  label: message('figure.dose'),
                  value: s.dose,
                  ...(s.begun !== undefined && { note: message('figure.begun', { planned: count(s.begun, 'U') }) }),
                  step: 'startLow',
                },
              ]
            : []),
          { label: message('figure.maximum'), value: maximum(s) },
          {
            label: message('line.brands'),
            value: { type: 'list', items: record.brands_examples.content.map((brand) => recordWords(brand)) },
          },
        ],
      },
      ...(s.mayStart
        ? []
        : [
            {
              type: 'callout',
              severity: 'warn',
              message: message('reference.only'),
              sources: record.renal_adjust.cite.map(({ source }) => source),
            } as const,
          ]),
      paragraph(message('line.starting', { text: recordWords(record.starting_dose.content) })),
      paragraph(message('line.titration', { text: recordWords(record.titration.content) })),
      ...ladder(s),
      renalTable(s),
      paragraph(message('line.indications', { text: recordWords(record.indications.content.note) })),
    ],
  };
}
