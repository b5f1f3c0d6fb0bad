import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { type Note, toMessage } from '../../clinical/note.ts';
import { sitagliptinBands } from '../../clinical/sitagliptin.ts';
import { range } from '../../clinical/words.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import type { Block, Section, TableBlock } from '../../kit/report/report.ts';
import { rangesBlock } from './cgm-section.ts';
import { cgmTargets, glucoseTargets, sitagliptinToolBands } from '../constants.ts';
import { cgmInsufficient, olderTargets, worseEgfr } from '../model/patient.ts';
import type { Choice, Option } from '../results.ts';
import { metforminAdvice, type Situation } from './situation.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
const list = (title: Message, items: readonly Note[]): Block => ({ type: 'list', title, items: items.map(toMessage) });

/** The tool's cautious doses beside the label's, so that the difference is seen. */
function sitagliptinTable(egfr: number): Block {
  const at = (
    bands: readonly { from: number | { value: number }; value?: { value: number }; dose?: { value: number } }[],
    value: number,
  ): number => {
    const found = [...bands]
      .map(({ from, value: tool, dose }) => ({
        from: typeof from === 'number' ? from : from.value,
        dose: (tool ?? dose)?.value ?? 0,
      }))
      .sort((a, b) => b.from - a.from)
      .find((band) => value >= band.from);
    return found?.dose ?? 0;
  };
  const edges = [60, 45, 30, 0] as const;
  return {
    type: 'table',
    caption: message('sitagliptin.caption'),
    columns: [message('sitagliptin.egfr'), message('sitagliptin.tool'), message('sitagliptin.label')],
    rows: edges.map((from, index) => ({
      cells: [
        index === 0
          ? message('band.from', { from: count(from) })
          : from === 0
            ? message('band.below', { to: count(edges[index - 1] ?? 0) })
            : message('band.between', { from: count(from), to: count(edges[index - 1] ?? 0) }),
        count(at(sitagliptinToolBands, from), 'mg'),
        count(at(sitagliptinBands, from), 'mg'),
      ],
      ...(egfr >= from && egfr < (edges[index - 1] ?? Number.MAX_VALUE) && { highlight: message('band.here') }),
    })),
  };
}

/** Medication reconciliation. */
export function reconciliationSection(s: Situation): Section {
  const { inputs, results } = s;
  const advised = metforminAdvice(s);
  const { metforminMr, sitagliptin, othermeds } = results.medReconciliation;
  const adds = sitagliptin.action === 'add' && !s.lows;
  const { recommendedNow, secondChoice, alternatives } = results.therapyOptions;
  // Whoever reads of sitagliptin, taken or offered, sees its dose for these kidneys.
  const named =
    inputs.sitagliptin100 ||
    [...recommendedNow, ...secondChoice, ...alternatives].some(({ option }) => option === 'sitagliptin');
  const rows: TableBlock['rows'] = [
    {
      cells: [message('therapy.metformin'), message(`action.${advised.action}`), toMessage(advised.rationale)],
      ...(metforminMr.action === 'contraindicated' && { tone: 'block' }),
    },
    {
      cells: [
        message('therapy.sitagliptin'),
        message(
          sitagliptin.action === 'stop' && !inputs.sitagliptin100
            ? 'action.doNotAdd'
            : !inputs.sitagliptin100 && !adds
              ? 'action.notTaking'
              : `action.${sitagliptin.action}`,
        ),
        sitagliptin.action === 'add' && !adds ? message('sitagliptin.notTaking') : toMessage(sitagliptin.rationale),
      ],
    },
    ...othermeds.map(({ drug, action, rationale }) => ({
      cells: [message(`drug.${drug}`), message(`action.${action}`), toMessage(rationale)],
      ...((action === 'stop' || action === 'hold') && { tone: 'warn' as const }),
    })),
  ];
  return {
    id: 'reconciliation',
    title: message('part.reconciliation'),
    blocks: [
      {
        type: 'table',
        caption: message('reconcile.caption'),
        columns: [message('reconcile.drug'), message('reconcile.action'), message('reconcile.why')],
        rows,
      },
      ...(named ? [sitagliptinTable(worseEgfr(inputs))] : []),
    ],
  };
}

/** The dosing record that stands for a class; none where the dosing engine has none. */
const records: Partial<Record<Option, string>> = {
  basalInsulin: 'insulin_glargine',
  intensifyBasal: 'insulin_glargine',
  mealtimeInsulin: 'insulin_lispro',
  metformin: 'metformin',
  metforminContinuation: 'metformin',
  sitagliptin: 'sitagliptin',
  glp1Ra: 'semaglutide_inj',
};

/** Where the first options stand: nobody is told to begin what must wait. */
function firstStatus({
  lows,
  confirmFirst,
  atGoal,
  startNow,
}: Situation): 'status.afterLows' | 'status.afterConfirm' | 'status.ifRises' | 'status.first' {
  if (lows) return 'status.afterLows';
  if (confirmFirst) return 'status.afterConfirm';
  return atGoal && !startNow ? 'status.ifRises' : 'status.first';
}

/** What has to be read before the options. */
function therapyCallouts({ lows, confirmFirst, atGoal, startNow, results }: Situation): Block[] {
  const callout = (severity: 'warn' | 'note', key: 'lows' | 'confirm' | 'atGoal' | 'refer'): Block => ({
    type: 'callout',
    severity,
    message: message(`therapy.${key}`),
    sources: ['design'],
  });
  return [
    ...(lows ? [callout('warn', 'lows')] : []),
    ...(confirmFirst && !lows ? [callout('warn', 'confirm')] : []),
    ...(atGoal && !startNow ? [callout('note', 'atGoal')] : []),
    ...(results.therapyOptions.recommendedNow.length === 0 ? [callout('warn', 'refer')] : []),
  ];
}

/** Therapy options, recommended first; refusals with their reason. */
export function therapySection(s: Situation): Section {
  const first = firstStatus(s);
  const { recommendedNow, secondChoice, alternatives, notAppropriateNow } = s.results.therapyOptions;
  const rows = (options: readonly Choice[], status: Message, tone?: 'good' | 'block'): TableBlock['rows'] =>
    options.map(({ option, reason }) => {
      const record = records[option];
      return {
        cells: [message(`therapy.${option}`), status, toMessage(reason)],
        ...(tone && { tone }),
        ...(record !== undefined && { record }),
      };
    });
  const all = [
    ...rows(recommendedNow, message(first), first === 'status.first' ? 'good' : undefined),
    ...rows(secondChoice, message('status.second')),
    ...rows(alternatives, message('status.alternative')),
    ...rows(notAppropriateNow, message('status.refused'), 'block'),
  ];
  return {
    id: 'therapy',
    title: message('part.therapy'),
    blocks: [
      ...therapyCallouts(s),
      {
        type: 'table',
        caption: message('therapy.caption'),
        columns: [message('therapy.option'), message('therapy.status'), message('reconcile.why')],
        rows: all,
      },
      paragraph(message('therapy.order', { limit: quantity(concepts.a1c, insulinA1c.value) })),
    ],
  };
}

/** How glucose is watched, and the targets it is held against. */
function monitoringFigures({ inputs, results }: Situation): Block {
  const { modality, rationale, targets } = results.monitoringPlan;
  return {
    type: 'figures',
    items: [
      { label: message('monitor.modality'), value: words(`modality.${modality}`), note: toMessage(rationale) },
      {
        label: message('monitor.tir', {
          range: range(
            bare(concepts.fpg, glucoseTargets.rescue.value),
            quantity(concepts.fpg, glucoseTargets.postMeal.value),
          ),
        }),
        value: words(olderTargets(inputs) ? 'range.over' : 'range.least', { percent: count(targets.tir, '%') }),
      },
      {
        label: message('monitor.tbr', { limit: quantity(concepts.fpg, glucoseTargets.rescue.value) }),
        value: words('range.under', { percent: count(targets.tbr, '%') }),
      },
      {
        label: message('monitor.fasting'),
        value: range(bare(concepts.fpg, targets.fasting.min), quantity(concepts.fpg, targets.fasting.max)),
      },
      {
        label: message('monitor.postMeal'),
        value: words('monitor.underGlucose', { glucose: quantity(concepts.ppg, targets.postMeal) }),
      },
    ],
  };
}

/** Monitoring strategy, with the ranges where they were typed in. */
export function monitoringSection(s: Situation): Section {
  const { inputs, results } = s;
  const { schedule, safetyBand } = results.monitoringPlan;
  const ranges = rangesBlock(s);
  const given = (['tir70180', 'tbrUnder70', 'tbrUnder54', 'tarOver180', 'coefficientVariation'] as const).filter(
    (path) => inputs[path] !== undefined,
  );
  return {
    id: 'monitoring',
    title: message('part.monitoring'),
    blocks: [
      monitoringFigures(s),
      list(message('schedule.title'), schedule),
      ...(ranges ? [ranges] : []),
      ...(given.length > 0 && !ranges
        ? [
            {
              type: 'figures',
              items: given.map((path) => ({
                label: message(`field.${path}`),
                value: count(inputs[path] ?? 0, '%', 0, 1),
              })),
            } satisfies Block,
          ]
        : []),
      ...(cgmInsufficient(inputs)
        ? [
            {
              type: 'callout',
              severity: 'warn',
              message: message('guard.cgmInsufficient', {
                days: count(cgmTargets.days.value),
                wear: count(cgmTargets.wear.value, '%'),
              }),
              sources: ['battelino2019'],
            } satisfies Block,
          ]
        : []),
      { type: 'list', title: message('safety.title'), items: safetyBand.map(toMessage) },
      paragraph(message('monitor.pregnancy')),
      paragraph(message('notWhenFasting')),
    ],
  };
}

/** Twelve months in five phases, and what every visit looks at. */
export function roadmapSection({ results }: Situation): Section {
  const { everyVisit, ...phases } = results.roadmap;
  const order = ['month0to2', 'month3', 'month4to6', 'month7to9', 'month10to12'] as const;
  return {
    id: 'roadmap',
    title: message('part.roadmap'),
    blocks: [
      {
        type: 'timeline',
        title: message('roadmap.title'),
        phases: order.map((phase, at) => ({
          label: message(`phase.${phase}`),
          items: phases[phase].map(toMessage),
          ...(at === 0 && { now: true as const }),
        })),
      },
      { type: 'list', title: message('visit.title'), items: everyVisit.map(toMessage), checklist: true },
    ],
  };
}
