import { concepts } from '../../clinical/concepts.ts';
import { overweight } from '../../clinical/bmi.ts';
import { vessels } from '../../clinical/hydration.ts';
import { range } from '../../clinical/words.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { bare, count, difference, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, Figure, Section } from '../../kit/report/report.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { activity, followUp, forecast, intake, kcalPerGram, macros } from '../constants.ts';
import { activityMessage, calorieMessage, gramValues, stepsMessage } from './next-steps.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

const a1c = (value: number): Value => quantity(concepts.a1c, value);
const band = (at: number): Value => range(bareA1c(at - forecast.band.value), a1c(at + forecast.band.value));
const bareA1c = (value: number): Value => bare(concepts.a1c, value);
const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
const fall = (value: number): Value => difference(concepts.a1c, -value);

/** The two ways the next weeks may go; the record and the patient's sheet name them in their own words. */
export function trend(
  { inputs, results }: Situation,
  names: { readonly low: Message; readonly adherent: Message },
  note?: Message,
): Block {
  const at = (end: number): readonly [number, number] => [end - forecast.band.value, end + forecast.band.value];
  return {
    type: 'trend',
    title: message('trend.title', { weeks: count(forecast.weeks.value) }),
    concept: concepts.a1c,
    weeks: forecast.weeks.value,
    start: inputs.a1c,
    target: inputs.target,
    paths: [
      {
        tone: 'low',
        label: names.low,
        end: results.predictedA1cNonAdherent,
        band: at(results.predictedA1cNonAdherent),
        spread: results.spread.nonAdherent,
      },
      {
        tone: 'good',
        label: names.adherent,
        end: results.predictedA1cAdherent,
        band: at(results.predictedA1cAdherent),
        spread: results.spread.adherent,
      },
    ],
    ...(note && { note }),
  };
}

/** The expected fall by part, with and without adherence. */
function effectsTable({ inputs, results }: Situation): Block {
  const keep = forecast.lowAdherenceShare.value;
  const row = (label: Message, adherent: number, low: number) => ({ cells: [label, fall(adherent), fall(low)] });
  return {
    type: 'table',
    caption: message('effects.caption', { weeks: count(forecast.weeks.value) }),
    columns: [message('effects.part'), message('path.adherent'), message('path.low')],
    rows: [
      row(message('effects.metformin'), results.metforminEffect, keep * results.metforminEffect),
      row(message('effects.sitagliptin'), results.sitagliptinEffect, keep * results.sitagliptinEffect),
      row(message('effects.lifestyle'), results.lifestyleEffectAdherent, results.lifestyleEffectNonAdherent),
      row(
        message('effects.total'),
        inputs.a1c - results.predictedA1cAdherent,
        inputs.a1c - results.predictedA1cNonAdherent,
      ),
    ],
  };
}

export function forecastSection(s: Situation): Section {
  const { inputs, results, atTarget } = s;
  const gap = inputs.a1c - inputs.target;
  return {
    id: 'forecast',
    title: message('part.forecast'),
    blocks: [
      {
        type: 'figures',
        items: [
          { label: message('figure.now'), value: a1c(inputs.a1c) },
          { label: message('figure.target'), value: a1c(inputs.target) },
          { label: message('figure.gap'), value: atTarget ? words('figure.noGap') : difference(concepts.a1c, gap) },
          {
            label: message('path.adherent'),
            value: a1c(results.predictedA1cAdherent),
            note: message('figure.band', { band: band(results.predictedA1cAdherent) }),
            step: 'predictedA1cAdherent',
            tone: 'good',
          },
          {
            label: message('path.low'),
            value: a1c(results.predictedA1cNonAdherent),
            note: message('figure.band', { band: band(results.predictedA1cNonAdherent) }),
            step: 'predictedA1cNonAdherent',
            tone: 'low',
          },
        ],
      },
      effectsTable(s),
      paragraph(
        message('forecast.limits', {
          floor: a1c(forecast.floorAdherent.value),
          lowFloor: a1c(forecast.floorLow.value),
          most: difference(concepts.a1c, forecast.mostAdherent.value),
          lowMost: difference(concepts.a1c, forecast.mostLow.value),
        }),
      ),
      paragraph(
        message('forecast.band', {
          band: difference(concepts.a1c, forecast.band.value),
          individual: difference(concepts.a1c, forecast.individual.value),
        }),
      ),
      paragraph(message('forecast.assumes')),
    ],
  };
}

function scenario(at: number, spread: readonly [number, number], step: string, tone: 'good' | 'low'): Figure[] {
  return [
    { label: message('figure.atWeek', { weeks: count(forecast.weeks.value) }), value: a1c(at), step, tone },
    { label: message('figure.displayBand'), value: band(at), note: message('figure.notInterval') },
    {
      label: message('figure.spread'),
      value: range(bareA1c(spread[0]), a1c(spread[1])),
      note: message('figure.spreadNote'),
    },
  ];
}

export function scenarioSections({ results, calorieAdvice }: Situation): Section[] {
  const habit = (met: boolean, key: 'activity' | 'calories' | 'steps', limit: Value): Message =>
    message(met ? 'habit.met' : 'habit.missed', { habit: words(`habit.${key}`, { limit }) });
  return [
    {
      id: 'adherent',
      title: message('part.adherent'),
      blocks: [
        {
          type: 'figures',
          items: scenario(results.predictedA1cAdherent, results.spread.adherent, 'predictedA1cAdherent', 'good'),
        },
        {
          type: 'list',
          title: message('habit.title', { index: count(results.adherenceIndex, '%') }),
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
      title: message('part.lowAdherence'),
      blocks: [
        {
          type: 'figures',
          items: scenario(
            results.predictedA1cNonAdherent,
            results.spread.nonAdherent,
            'predictedA1cNonAdherent',
            'low',
          ),
        },
        paragraph(message('low.meaning', { share: count(100 * forecast.lowAdherenceShare.value, '%') })),
        paragraph(
          message('low.difference', {
            difference: difference(concepts.a1c, results.predictedA1cNonAdherent - results.predictedA1cAdherent),
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
  const { carbs, protein, fat } = gramValues(s);
  const share = (min: number, max: number): Value => range(count(min), count(max, '%'));
  const row = (label: Message, min: number, max: number, grams: Value | undefined) => ({
    cells: [label, share(min, max), ...(given && grams ? [grams] : [])],
  });
  return {
    id: 'eating',
    title: message('part.eating'),
    blocks: [
      paragraph(calorieMessage(s)),
      intakeBars(s),
      paragraph(message('intake.rough')),
      {
        type: 'table',
        caption: message('macros.caption', { pattern: words(`choice.eatingPattern.${s.inputs.eatingPattern}`) }),
        columns: [message('macros.nutrient'), message('macros.share'), ...(given ? [message('macros.grams')] : [])],
        rows: [
          row(message('macros.carbs'), pattern.carbsMin.value, pattern.carbsMax.value, carbs),
          row(message('macros.protein'), pattern.proteinMin.value, pattern.proteinMax.value, protein),
          row(message('macros.fat'), pattern.fatMin.value, pattern.fatMax.value, fat),
        ],
      },
      ...(given
        ? [
            paragraph(
              message('macros.note', {
                carbs: count(kcalPerGram.carbs.value),
                fat: count(kcalPerGram.fat.value),
                fibre: count(s.results.fiberGrams, 'g'),
              }),
            ),
          ]
        : []),
      { type: 'list', title: message('eating.title'), items: eatingAdvice(s) },
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
  const guardsOf = s.outcome.guards.filter(
    ({ id }) => id === 'waterIndividual' || id === 'waterCaution' || id === 'waterCapped',
  );
  return {
    id: 'hydration',
    title: message('part.hydration'),
    blocks: [
      ...(s.waterAdvice === 'given' ? [waterBlock(s)] : []),
      ...guardsOf.map(
        ({ id, severity, values, sources }): Block => ({
          type: 'callout',
          severity,
          message: message(`guard.${id}`, values),
          sources,
        }),
      ),
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

export function buildUp(): Block {
  return paragraph(
    message('activity.build', { from: count(activity.stepsAddLow.value), to: count(activity.stepsAddHigh.value) }),
  );
}

export function activitySection(s: Situation): Section {
  if (s.has('ketones'))
    return { id: 'activity', title: message('part.activity'), blocks: [paragraph(activityMessage(s))] };
  return {
    id: 'activity',
    title: message('part.activity'),
    blocks: [
      paragraph(activityMessage(s)),
      paragraph(stepsMessage(s)),
      weekOfMovement(),
      paragraph(message('week.mobility')),
      buildUp(),
      paragraph(
        message(
          s.inputs.steps === undefined || s.inputs.activityMinutes === undefined
            ? 'activity.estimated'
            : 'activity.measured',
        ),
      ),
      paragraph(
        message('activity.settles', {
          from: count(followUp.a1cSettlesLow.value),
          to: count(followUp.a1cSettlesHigh.value),
        }),
      ),
    ],
  };
}
