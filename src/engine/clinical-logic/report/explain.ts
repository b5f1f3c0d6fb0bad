import { concepts } from '../../clinical/concepts.ts';
import type { Severity } from '../../kit/guards.ts';
import { type Decisions, nothingDecided } from '../../kit/proposal.ts';
import type { CalloutBlock, Figure, FiguresBlock, OwnReport, Section } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { difference, quantity, type Value } from '../../kit/words/message.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import { settledOf } from '../model/score.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { answer, tone } from './headline.ts';
import { iriSection } from './iri-section.ts';
import { lifestyleSection, remissionSection, watered } from './lifestyle-section.ts';
import { ownPlanSection } from './own-plan.ts';
import { ranking, rankingLeads } from './ranking.ts';
import { b12Section, portfolioSection, pregnancyTable, prescribingSection } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { message, words } from './words.ts';

/** Guards about this calculator's own figures; those about the patient are judgement's to tell. */
function ownGuards(s: Situation): Partial<Record<GuardId, Severity>> {
  return {
    ...(!s.inputs.pregnancy && {
      heldCounted: 'note',
      doubleIncretin: 'note',
      kidneyDisagree: 'note',
      drugsCounted: 'note',
      sglt2Weak: 'note',
      metforminNotTolerated: 'note',
      heuristic: 'note',
    }),
    ...(s.eats && { calorieFloor: 'note', proteinKidney: 'note' }),
    // Its own target may hold so little carbohydrate; that it is eaten already is judgement's to tell.
    ...(s.eats && s.inputs.eatingStyle !== 'lower_carb' && { lowCarbKetosis: 'warn' as const }),
    ...(watered(s) && { waterCapped: 'note' }),
  };
}

function notes(s: Situation): CalloutBlock[] {
  const own = ownGuards(s);
  return s.outcome.guards.flatMap(({ id, values, sources }): CalloutBlock[] => {
    const severity = own[id];
    return severity === undefined
      ? []
      : [{ type: 'callout', severity, message: message(`guard.${id}`, values), sources }];
  });
}

/** What the regimen can still be expected to bring: without what is in the HbA1c already, where that is known. */
function effectFigure({ inputs, results, outcome }: Situation): Figure {
  const label = message('figure.effect');
  const asNew = difference(concepts.a1c, results.expectedEffect);
  const settled = settledOf(inputs);
  if (!settled.length)
    return { label, value: asNew, note: message('figure.effectNote'), step: 'expectedEffect', tone: 'good' };
  const drugs: Value = { type: 'list', items: settled.map((id) => words(`settled.${id}`)) };
  return {
    label,
    value: difference(concepts.a1c, stepValue(outcome.worksheet, 'settledEffect')),
    note: message('figure.settledEffectNote', { drugs, asNew }),
    step: 'settledEffect',
    tone: 'good',
  };
}

/** What the score is made of; the score itself is in the answer. */
function keyFigures(s: Situation): FiguresBlock {
  const { inputs } = s;
  return {
    type: 'figures',
    items: [
      ...(inputs.pregnancy
        ? []
        : [
            effectFigure(s),
            {
              label: message('figure.gap'),
              value: s.atTarget ? words('figure.noGap') : difference(concepts.a1c, s.gap),
              step: 'gap',
            },
          ]),
      { label: message('concept.bmi'), value: quantity(concepts.bmi, s.bmi), step: 'bmi' },
    ],
  };
}

function sections(s: Situation): Section[] {
  if (s.inputs.pregnancy) return [...b12Section(s), ownPlanSection(s)];
  return [
    iriSection(s),
    ...prescribingSection(s),
    ...lifestyleSection(s),
    ...remissionSection(s),
    ...b12Section(s),
    ...portfolioSection(s),
    ownPlanSection(s),
  ];
}

/** The steps that lead to a calorie target or follow from it, and those of the score alone. */
const calorieSteps = [
  'restingEnergy',
  'activityMultiplier',
  'calorieFloor',
  'calorieTarget',
  'carbGrams',
  'proteinPlanned',
  'proteinLimited',
  'fatGrams',
  'fiberGrams',
];
const scoreSteps = [
  'doseFactor',
  'renalFactor',
  'metforminEffect',
  'incretinEffect',
  'otherEffect',
  'lifestyleEffect',
  'expectedEffect',
  'settledEffect',
  'trend',
  'obesityFactor',
  'kidneyPoints',
  'iriScore',
];
const tenSteps = ['tenMilestoneWeeks', 'weightLoss10Weeks'];
const lossSteps = ['fiveMilestoneWeeks', 'weightLoss5Weeks', 'weightLossRate', ...tenSteps];

/** The worksheet keeps to what the report says: it prints no number that is withheld there, and no way to it. */
function withheldSteps(s: Situation): string[] {
  const withheld = [
    ...(s.eats ? [] : calorieSteps),
    ...(watered(s) ? [] : ['waterLow', 'waterHigh']),
    ...(s.loss && s.eats ? (s.ten ? [] : tenSteps) : lossSteps),
    ...(s.inputs.pregnancy ? scoreSteps : []),
  ];
  return withheld.filter((step) => s.outcome.worksheet.some(({ id }) => id === step));
}

/** The report: the ranking, the score in a sentence, then the cards. What to do is the plan's to say. Keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnReport {
  const s = situation(inputs, outcome, plan);
  const told = notes(s);
  return {
    answer: answer(s),
    tone: tone(s),
    picture: inputs.pregnancy ? [pregnancyTable()] : rankingLeads(s) ? ranking(s) : [],
    notes: told,
    figures: keyFigures(s),
    sections: sections(s),
    withheldSteps: withheldSteps(s),
    sources: [
      ...new Set([...told.flatMap(({ sources }) => sources), ...outcome.worksheet.flatMap(({ sources }) => sources)]),
    ],
  };
}

/** Where each conclusion of the calculator's own rule stands, for “what would change this”. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome, nothingDecided);
  const [first, ...more] = s.own.rankedTherapyOptions.recommendedNow;
  if (inputs.pregnancy) return [{ id: 'pregnancy', state: 'yes' }];
  return [
    { id: 'risk', state: s.override ? 'urgent' : s.results.iriRisk },
    { id: 'first', state: !first ? 'none' : more.length ? 'tie' : first.therapy },
    { id: 'addOn', state: s.addOn },
    { id: 'metformin', state: s.metformin },
    { id: 'calories', state: s.calories === 'given' ? (s.deficit ? 'deficit' : 'maintain') : s.calories },
    { id: 'water', state: s.water ? 'given' : 'individual' },
    { id: 'remission', state: s.remission ? 'possible' : 'no' },
    { id: 'b12', state: s.results.b12MonitoringNeeded ? 'needed' : 'notNeeded' },
    { id: 'pregnancy', state: 'no' },
  ];
}
