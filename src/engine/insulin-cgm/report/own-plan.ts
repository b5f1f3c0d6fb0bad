import { concepts } from '../../clinical/concepts.ts';
import { type Note, toMessage, toWords } from '../../clinical/note.ts';
import { changesOtherwise, ownPlanOf, whyOtherwise } from '../../clinical/own-plan.ts';
import type { Block, Figure, Section } from '../../kit/report/report.ts';
import { count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { weeks } from '../constants.ts';
import { proposals } from '../model/proposals.ts';
import type { Choice } from '../results.ts';
import { ownKind } from './begins.ts';
import { dosingPlan, otherDose, ownUnits } from './own-dose.ts';
import { stepsDown } from './sections.ts';
import { expectedA1c, type Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The specification's order of therapies, place by place; refusals with their reason. */
function orderLines({ results }: Situation): Message[] {
  const { recommendedNow, secondChoice, alternatives, notAppropriateNow } = results.therapyOptions;
  // Of those that are recommended one has a condition.
  const name = (each: Choice): Value =>
    each.reason.key === 'option.sglt2Limited' ? refused(each) : words(`therapy.${each.option}`);
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
function ownDose(s: Situation): { readonly value: Value; readonly step?: 'startUnits' } | undefined {
  const { basalBlock: block, insulinDecision } = s.results;
  if (!block || s.inputs.basalInsulin || block.units === undefined) return undefined;
  const own = ownUnits(s);
  if (own === undefined) return { value: words('dose.withheld') };
  const units = { units: count(own, 'U') };
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
            note: message('own.forecastNote', { weeks: count(weeks.value) }),
            step: 'expectedA1c12w',
          },
        ]),
    ...(s.startNow
      ? [
          {
            label: message('figure.intensify'),
            value: words('figure.week', { week: count(results.intensificationWeek) }),
            step: 'intensificationWeek',
          },
        ]
      : []),
    ...(dose
      ? [
          {
            label: message('insulin.dose'),
            ...dose,
            note: message(`insulin.${ownKind(s)}`),
          },
        ]
      : []),
    ...(inputs.sitagliptin100 || sitagliptin.action === 'add'
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

/** The medicines that this calculator decides about, as the plan names them. */
const scope = ['basalInsulin', 'metformin', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd', 'sulfonylurea'];

/** Why the plan does otherwise than this calculator's decision or dose; undefined where it does the same. */
function otherwise(s: Situation): Value | undefined {
  const changes = (): Value | undefined => changesOtherwise(s.plan, proposals(s.inputs, s.results), scope);
  if (s.followed) return otherDose(s) ?? changes();
  if (s.insulin === 'reduce' || s.insulin === 'stop') return whyOtherwise(s.plan, 'basalInsulin', 'less');
  if (s.startNow) return whyOtherwise(s.plan, 'basalInsulin');
  if (s.insulin === 'start' || s.insulin === 'raise') return whyOtherwise(s.plan, undefined, 'insulin');
  return whyOtherwise(s.plan, undefined, s.urgent ? 'first' : s.atGoal ? 'atGoal' : 'need');
}

const list = (title: Message, items: readonly Message[]): Block => ({ type: 'list', title, items });

/** When to step down, and how; the criteria stand once, with the follow-up where there is something to step down. */
function stepDown(s: Situation): Block[] {
  const { conditions, stepDownPlan } = s.results.deIntensificationCriteria;
  return [
    ...(stepsDown(s) ? [] : [list(message('part.deIntensification'), conditions.map(toMessage))]),
    list(message('down.title'), stepDownPlan.map(toMessage)),
  ];
}

/** What its rules warn of beside the plan: a sulfonylurea to be reviewed, an injection not wanted, glucose that swings. */
const ownWarnings = ({ outcome }: Situation): Message[] =>
  outcome.guards
    .filter(({ id }) => id === 'suReview' || id === 'preferenceStands' || id === 'variability')
    .map(({ id, values }) => message(`guard.${id}`, values));

/** What the specification puts before the clinician: decision, dosing plan, therapies, safety, the year, stepping down. */
export function ownPlanSection(s: Situation): Section {
  const { results, startNow, followed } = s;
  const { everyVisit, ...phases } = results.roadmap;
  const own = ownFigures(s);
  // The results have one sentence for all: a second choice is named only where there is one.
  const shown = (note: Note): Message =>
    note.key === 'road.intensify' && results.therapyOptions.secondChoice.length === 0
      ? message('road.ifAbove')
      : toMessage(note);
  const order = ['month0to2', 'month3', 'month4to6', 'month7to9', 'month10to12'] as const;
  return ownPlanOf(s.plan, otherwise(s), [
    { type: 'paragraph', message: message(startNow ? 'own.start' : 'own.wait') },
    // Where the plan follows, they stand in the banner; what today's regimen would reach stands among the figures.
    ...(followed
      ? []
      : [
          list(
            message('reason.title'),
            results.insulinPredictions.reasoning.filter(({ key }) => key !== 'reason.regimen').map(toMessage),
          ),
        ]),
    ...(own.length > 0 ? [{ type: 'figures', items: own } satisfies Block] : []),
    dosingPlan(s),
    list(message('part.therapy'), orderLines(s)),
    list(message('part.safetyBand'), results.monitoringPlan.safetyBand.map(toMessage)),
    list(message('part.safetyNotes'), [...ownWarnings(s), ...results.safetyNotes.map(toMessage)]),
    {
      type: 'timeline',
      title: message('roadmap.title'),
      phases: order.map((phase) => ({ label: message(`phase.${phase}`), items: phases[phase].map(shown) })),
    },
    {
      type: 'paragraph',
      message: message('visit.line', { list: { type: 'list', items: everyVisit.map(toWords) } }),
    },
    ...stepDown(s),
  ]);
}
