import { concepts } from '../../clinical/concepts.ts';
import { courseOf } from '../../clinical/course.ts';
import { overweight } from '../../clinical/bmi.ts';
import { vessels } from '../../clinical/hydration.ts';
import { proteinLine } from '../../clinical/protein.ts';
import { range } from '../../clinical/words.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { bare, count, difference, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import type { Block, Figure, Section } from '../../kit/report/report.ts';
import { does } from '../../kit/proposal.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { activity, forecast, intake, macros } from '../constants.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

const a1c = (value: number): Value => quantity(concepts.a1c, value);
const band = (at: number): Value => range(bareA1c(at - forecast.band.value), a1c(at + forecast.band.value));
const bareA1c = (value: number): Value => bare(concepts.a1c, value);
const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
const fall = (value: number): Value => difference(concepts.a1c, -value);

/** What the plan begins today is in no forecast of food, movement and tablets. */
export const beginsMore = ({ plan }: Situation): boolean =>
  plan.actions[0]?.gravity === 'emergency' || does(plan, 'start:basalInsulin');

/** The two ways the next weeks may go; the record and the patient's sheet name them in their own words. */
export function trend(
  s: Situation,
  names: { readonly low: Message; readonly adherent: Message },
  note?: Message,
): Block {
  const { inputs, at: ends, spread } = s;
  const at = (end: number): readonly [number, number] => [end - forecast.band.value, end + forecast.band.value];
  return courseOf({
    weeks: forecast.weeks.value,
    start: inputs.a1c,
    target: inputs.target,
    near: forecast.band.value,
    paths: [
      { tone: 'low', label: names.low, end: ends.low, band: at(ends.low), spread: spread.nonAdherent },
      { tone: 'good', label: names.adherent, end: ends.adherent, band: at(ends.adherent), spread: spread.adherent },
    ],
    ...((beginsMore(s) || s.undated.length > 0) && { notThisPlan: true as const }),
    ...(note && { note }),
  });
}

/** The expected fall by part, with and without adherence; what today's HbA1c holds already adds nothing. */
function effectsTable({ inputs, results, settled, at }: Situation): Block {
  const keep = forecast.lowAdherenceShare.value;
  const row = (label: Message, [adherent, low]: readonly [number, number], opens: readonly [string, string] | []) => ({
    cells: [label, fall(adherent), fall(low)],
    opens: [null, ...opens],
  });
  const drug = (id: 'metformin' | 'sitagliptin', effect: number) =>
    settled?.drugs.includes(id)
      ? row(message(`effects.${id}Settled`), [0, 0], [])
      : row(message(`effects.${id}`), [effect, keep * effect], [`${id}Effect`, `${id}Low`]);
  return {
    type: 'table',
    caption: message('effects.caption', { weeks: count(forecast.weeks.value) }),
    columns: [message('effects.part'), message('path.adherent'), message('path.low')],
    rows: [
      drug('metformin', results.metforminEffect),
      ...(inputs.sitagliptin ? [drug('sitagliptin', results.sitagliptinEffect)] : []),
      row(
        message('effects.lifestyle'),
        [results.lifestyleEffectAdherent, results.lifestyleEffectNonAdherent],
        ['lifestyleEffectAdherent', 'lifestyleEffectNonAdherent'],
      ),
      row(message('effects.total'), [inputs.a1c - at.adherent, inputs.a1c - at.low], ['changeAdherent', 'changeLow']),
    ],
  };
}

export function forecastSection(s: Situation): Section {
  const gap = s.inputs.a1c - s.inputs.target;
  return {
    id: 'forecast',
    part: 'forecast',
    title: message('part.forecast'),
    blocks: [
      {
        type: 'figures',
        items: [
          {
            label: message('figure.gap'),
            value: s.atTarget ? words('figure.noGap') : difference(concepts.a1c, gap),
            note: message('figure.gapNote', { a1c: a1c(s.inputs.a1c), target: a1c(s.inputs.target) }),
            step: 'gap',
          },
        ],
      },
      effectsTable(s),
    ],
  };
}

function scenario(
  path: 'adherent' | 'low',
  at: number,
  spread: readonly [number, number],
  step: string,
  tone: 'good' | 'low',
): Figure[] {
  return [
    { label: message('figure.atWeek', { weeks: count(forecast.weeks.value) }), value: a1c(at), step, tone },
    { label: message('figure.displayBand'), value: band(at), step: `${path}BandFrom` },
    { label: message('figure.spread'), value: range(bareA1c(spread[0]), a1c(spread[1])), step: `${path}SpreadFrom` },
  ];
}

export function scenarioSections({ results, calorieAdvice, at, spread, settled }: Situation): Section[] {
  const habit = (met: boolean, key: 'activity' | 'calories' | 'steps', limit: Value): Message =>
    message(met ? 'habit.met' : 'habit.missed', { habit: words(`habit.${key}`, { limit }) });
  const steps = settled
    ? (['settledAdherent', 'settledNonAdherent'] as const)
    : (['predictedA1cAdherent', 'predictedA1cNonAdherent'] as const);
  return [
    {
      id: 'adherent',
      part: 'forecast',
      title: message('part.adherent'),
      blocks: [
        { type: 'figures', items: scenario('adherent', at.adherent, spread.adherent, steps[0], 'good') },
        {
          type: 'list',
          title: message('habit.title'),
          items: [
            habit(results.activityAdherent, 'activity', count(activity.target.value)),
            calorieAdvice === 'given'
              ? habit(results.calorieAdherent, 'calories', quantity(concepts.calories, intake.tolerance.value))
              : message('habit.caloriesWithheld'),
            habit(results.stepsAdequate, 'steps', count(activity.stepsAdequate.value)),
          ],
        },
      ],
    },
    {
      id: 'lowAdherence',
      part: 'forecast',
      title: message('part.lowAdherence'),
      blocks: [
        { type: 'figures', items: scenario('low', at.low, spread.nonAdherent, steps[1], 'low') },
        paragraph(
          message('low.meaning', {
            share: count(100 * forecast.lowAdherenceShare.value, '%'),
            difference: difference(concepts.a1c, at.low - at.adherent),
          }),
        ),
      ],
    },
  ];
}

function intakeBars({ inputs, results, calorieAdvice }: Situation): Block {
  const kcal = (value: number) => quantity(concepts.calories, value);
  return {
    type: 'compare',
    title: message('intake.title'),
    concept: concepts.calories,
    bars: [
      {
        label: message('intake.estimated', { about: count(intake.about.value, '%') }),
        value: results.inferredCalories,
        about: intake.about.value / 100,
        tone: 'plain',
      },
      ...(inputs.calories === undefined
        ? []
        : [{ label: message('intake.measured'), value: inputs.calories, tone: 'plain' as const }]),
    ],
    ...(calorieAdvice === 'given' && {
      target: {
        label: message('intake.target', {
          target: kcal(results.calorieTarget),
          tolerance: kcal(intake.tolerance.value),
        }),
        value: results.calorieTarget,
        tolerance: intake.tolerance.value,
      },
    }),
  };
}

/** Guards that are told where their figure stands. */
function guardsOf({ outcome }: Situation, ids: readonly GuardId[]): Block[] {
  return outcome.guards
    .filter(({ id }) => ids.includes(id))
    .map(({ id, severity, values, sources }) => {
      const said = message(`guard.${id}`, values);
      return { type: 'callout', severity, message: said, sources };
    });
}

/** What each habit adds, from the figures the estimate used. Smaller meals only where a deficit is advised. */
export function eatingAdvice({ inputs, results, outcome, calorieAdvice }: Situation): Message[] {
  const kcal = (id: string): Value => quantity(concepts.calories, stepValue(outcome.worksheet, id));
  const fewer = calorieAdvice === 'given' && atLeast(results.bmi, overweight);
  const less =
    calorieAdvice === 'underweight'
      ? []
      : [
          ...(inputs.sugaryDrinks === '0' ? [] : [message('eating.drinks', { kcal: kcal('drinkCalories') })]),
          ...(inputs.dessertFreq === 'rare' ? [] : [message('eating.desserts', { kcal: kcal('dessertCalories') })]),
          ...(inputs.snacksPerDay === '0' || !fewer ? [] : [message('eating.snacks', { kcal: kcal('snackCalories') })]),
          ...(inputs.mealSize === 'large' && fewer ? [message('eating.portions')] : []),
          ...(inputs.eatingLocation === 'home' ? [] : [message('eating.outside')]),
        ];
  return [...less, message(inputs.vegServings === '0-1' ? 'eating.moreVegetables' : 'eating.vegetables')];
}

export function eatingSection(s: Situation): Section {
  const pattern = macros[s.inputs.eatingPattern];
  const given = s.calorieAdvice === 'given';
  const share = (min: number, max: number): Value => range(count(min), count(max, '%'));
  const row = (label: Message, [min, max]: readonly [number, number], weight: number, line: string) => ({
    cells: [label, share(min, max), ...(given ? [count(weight, 'g')] : [])],
    opens: [null, null, ...(given ? [line] : [])],
  });
  return {
    id: 'eating',
    part: 'living',
    title: message('part.eating'),
    blocks: [
      intakeBars(s),
      {
        type: 'table',
        caption: message('macros.caption', { pattern: words(`choice.eatingPattern.${s.inputs.eatingPattern}`) }),
        columns: [message('macros.nutrient'), message('macros.share'), ...(given ? [message('macros.grams')] : [])],
        rows: [
          row(
            message('macros.carbs'),
            [pattern.carbsMin.value, pattern.carbsMax.value],
            s.results.carbGrams,
            'carbGrams',
          ),
          row(
            message('macros.protein'),
            [pattern.proteinMin.value, pattern.proteinMax.value],
            s.results.proteinGrams,
            proteinLine(s.outcome.worksheet),
          ),
          row(message('macros.fat'), [pattern.fatMin.value, pattern.fatMax.value], s.results.fatGrams, 'fatGrams'),
        ],
      },
      ...(given ? [paragraph(message('macros.note', { fibre: count(s.results.fiberGrams, 'g') }))] : []),
      ...guardsOf(s, ['lowCarbKetosis']),
    ],
  };
}

export function waterRange({ outcome }: Situation): readonly [number, number] {
  return [stepValue(outcome.worksheet, 'waterLow'), stepValue(outcome.worksheet, 'waterHigh')];
}

export function waterBlock(s: Situation): Block {
  const litres = waterRange(s);
  return { type: 'water', title: message('water.title'), litres, vessels: vessels(litres) };
}

export function hydrationSection(s: Situation): Section {
  return {
    id: 'hydration',
    part: 'living',
    title: message('part.hydration'),
    blocks: [
      ...(s.waterAdvice === 'given' ? [waterBlock(s)] : []),
      ...guardsOf(s, ['waterIndividual', 'waterCaution', 'waterCapped']),
    ],
  };
}

export function weekOfMovement(): Block {
  const cardio = words('week.cardio', { minutes: count(activity.target.value / activity.cardioDays.value) });
  const day = (n: number, kind: 'cardio' | 'resistance' | 'light' | 'rest') => ({
    kind,
    label: message('week.day', { n: count(n) }),
    detail: kind === 'cardio' ? message('week.detail', { what: cardio }) : message(`week.${kind}`),
  });
  const plan = ['cardio', 'resistance', 'cardio', 'resistance', 'cardio', 'light', 'rest'] as const;
  return { type: 'week', title: message('week.title'), days: plan.map((kind, at) => day(at + 1, kind)) };
}

/** How walking grows, for the record or, in the patient's own words, for the sheet. */
export function buildUp(say: (values: Values) => Message = (values) => message('activity.build', values)): Block {
  return paragraph(say({ from: count(activity.stepsAddLow.value), to: count(activity.stepsAddHigh.value) }));
}

/** A week of movement; none where the plan has training wait. */
export function activitySection({ plan, inputs, minutes, steps }: Situation): Section[] {
  if (!does(plan, 'do:training')) return [];
  const measured = inputs.steps !== undefined && inputs.activityMinutes !== undefined;
  const now = { minutes: count(minutes, 'minutes'), steps: count(steps, 'steps') };
  const goals = { goal: range(count(activity.stepsLow.value), count(activity.stepsHigh.value)) };
  return [
    {
      id: 'activity',
      part: 'living',
      title: message('part.activity'),
      blocks: [
        paragraph(message(measured ? 'activity.measured' : 'activity.estimated', now)),
        ...(below(steps, activity.stepsHintBelow) ? [paragraph(message('activity.hint', goals))] : []),
        weekOfMovement(),
        buildUp(),
      ],
    },
  ];
}
