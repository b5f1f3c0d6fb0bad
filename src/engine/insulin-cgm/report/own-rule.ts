import { concepts } from '../../clinical/concepts.ts';
import { toMessage, toWords } from '../../clinical/note.ts';
import type { Block, Figure, Section } from '../../kit/report/report.ts';
import { count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { weeks } from '../constants.ts';
import type { Choice } from '../results.ts';
import { expectedA1c, type Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The specification's order of therapies, place by place; refusals with their reason. */
function orderLines({ results }: Situation): Message[] {
  const { recommendedNow, secondChoice, alternatives, notAppropriateNow } = results.therapyOptions;
  const name = ({ option }: Choice): Value => words(`therapy.${option}`);
  const refused = ({ option, reason }: Choice): Value =>
    words('order.refusal', { therapy: words(`therapy.${option}`), why: toWords(reason) });
  const line = (
    key: 'order.first' | 'order.second' | 'order.alternative' | 'order.refused',
    items: readonly Value[],
  ) => (items.length === 0 ? [] : [message(key, { list: { type: 'list', items } })]);
  return [
    ...line('order.first', recommendedNow.map(name)),
    ...line('order.second', secondChoice.map(name)),
    ...line('order.alternative', alternatives.map(name)),
    ...line('order.refused', notAppropriateNow.map(refused)),
  ];
}

/** Its own dose: the one to start with, or for reference, or why there is none. */
function ownDose({ results, inputs }: Situation): { readonly value: Value; readonly step?: 'startUnits' } | undefined {
  const { basalBlock: block, insulinDecision } = results;
  if (!block || inputs.basalInsulin || block.units === undefined) return undefined;
  if (block.withheld.length > 0) return { value: words('dose.withheld') };
  const units = { units: count(block.units, 'U') };
  return { value: words(insulinDecision.appropriate ? 'dose.start' : 'dose.reference', units), step: 'startUnits' };
}

function ownFigures(s: Situation): Figure[] {
  const { results, inputs } = s;
  const dose = s.insulin === 'start' && results.basalBlock?.units === s.units ? undefined : ownDose(s);
  const { sitagliptin } = results.medReconciliation;
  return [
    // Under WAIT it stands among the key figures; under START NOW it holds the gain from insulin, and is hidden with it.
    ...(!s.startNow || !s.benefitShown || results.expectedA1c12w === expectedA1c(s)
      ? []
      : [
          {
            label: message('own.forecast'),
            value: quantity(concepts.a1c, results.expectedA1c12w),
            note: message('figure.expectedNote', { weeks: count(weeks.value) }),
            step: 'expectedA1c12w',
          },
        ]),
    ...(dose
      ? [
          {
            label: message('insulin.dose'),
            ...dose,
            note: message(results.insulinChoice.selectedType === 'NPH basal' ? 'insulin.nph' : 'insulin.analog'),
          },
        ]
      : []),
    ...(inputs.sitagliptin100 && sitagliptin.dose !== sitagliptin.labelDose
      ? [
          {
            label: message('step.sitagliptinDose'),
            value: count(sitagliptin.dose, 'mg'),
            note: message('own.labelDose', { labelDose: count(sitagliptin.labelDose, 'mg') }),
            step: 'sitagliptinDose',
          },
        ]
      : []),
  ];
}

/** What the specification's rule gives, folded: the plan decides, and says where it does not follow. */
export function ownRuleSection(s: Situation): Section {
  const { results, startNow, followed } = s;
  const { everyVisit, ...phases } = results.roadmap;
  const own = ownFigures(s);
  const order = ['month0to2', 'month3', 'month4to6', 'month7to9', 'month10to12'] as const;
  return {
    id: 'ownRule',
    title: message('part.ownRule'),
    blocks: [
      { type: 'paragraph', message: message(startNow ? 'own.start' : 'own.wait') },
      // Where the plan follows, they stand in the banner.
      ...(followed
        ? []
        : [
            {
              type: 'list',
              title: message('reason.title'),
              // What today's regimen would reach stands among the figures.
              items: results.insulinPredictions.reasoning.filter(({ key }) => key !== 'reason.regimen').map(toMessage),
            } satisfies Block,
          ]),
      ...(own.length > 0 ? [{ type: 'figures', items: own } satisfies Block] : []),
      { type: 'list', title: message('part.therapy'), items: orderLines(s) },
      {
        type: 'timeline',
        title: message('roadmap.title'),
        phases: order.map((phase) => ({ label: message(`phase.${phase}`), items: phases[phase].map(toMessage) })),
      },
      {
        type: 'paragraph',
        message: message('visit.line', { list: { type: 'list', items: everyVisit.map(toWords) } }),
      },
    ],
  };
}
