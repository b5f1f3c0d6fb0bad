import { below } from '../../kit/worksheet/cited.ts';
import { clamp, clean, roundTo } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { expectancy, gain, type RiskId, risk, spread } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** Years, from birth, less the deductions for this person; never below 40. */
function lifeExpectancy(sheet: Sheet, inputs: Inputs): number {
  const baseline = sheet.lookup('baseline', 'years', 'sex', inputs.sex, expectancy.baseline);
  const smokingYears = sheet.lookup('smokingYears', 'years', 'smoking', inputs.smoking, expectancy.smoking);
  const { perYearOfDiabetes, floor } = expectancy;
  const { diabetesDuration } = inputs;
  sheet.step(
    'durationYears',
    'years',
    'perYearOfDiabetes * diabetesDuration',
    { perYearOfDiabetes, diabetesDuration },
    perYearOfDiabetes.value * diabetesDuration,
  );
  const cardiovascularYears = inputs.hasCardiovascularDisease ? expectancy.cardiovascular : 0;
  const kidneyYears = inputs.hasKidneyDisease ? expectancy.kidney : 0;
  const value =
    baseline -
    perYearOfDiabetes.value * inputs.diabetesDuration -
    smokingYears -
    (inputs.hasCardiovascularDisease ? expectancy.cardiovascular.value : 0) -
    (inputs.hasKidneyDisease ? expectancy.kidney.value : 0);
  return sheet.step(
    'currentLifeExpectancy',
    'years',
    'max(floorYears, baseline - perYearOfDiabetes * diabetesDuration - smokingYears - cardiovascularYears - kidneyYears)',
    {
      floorYears: floor,
      baseline,
      perYearOfDiabetes,
      diabetesDuration,
      smokingYears,
      cardiovascularYears,
      kidneyYears,
    },
    Math.max(floor.value, value),
  );
}

/** The years as a range, in half years and within the cap: a single figure would claim more than anybody knows. Outside the results: the report's headline. */
function writeRange(sheet: Sheet, years: number): void {
  const { least, most } = spread;
  sheet.step(
    'yearsLeast',
    'years',
    'floor(2 * additionalYears * leastShare) / 2',
    { additionalYears: years, leastShare: least },
    Math.floor(clean(2 * years * least.value)) / 2,
  );
  sheet.step(
    'yearsMost',
    'years',
    'min(mostYears, ceil(2 * additionalYears * mostShare) / 2)',
    { mostYears: gain.most, additionalYears: years, mostShare: most },
    Math.min(gain.most.value, Math.ceil(clean(2 * years * most.value)) / 2),
  );
}

/** What each of the two terms brings of the years gained; the cap takes from both alike. Outside the results: the report's table. */
function writeShares(sheet: Sheet, gap: number, better: number, years: number): void {
  const { perPoint, perFullAdherence } = gain;
  const [a1c, adherence] = [gap * perPoint.value, (better / 100) * perFullAdherence.value];
  const kept = a1c + adherence > 0 ? years / (a1c + adherence) : 0;
  const variables = { gap, perPoint, adherenceGain: better, perFullAdherence, additionalYears: years };
  const all = '(gap * perPoint + adherenceGain / 100 * perFullAdherence)';
  const of = (part: string): string => `if(additionalYears > 0, additionalYears * ${part} / ${all}, 0)`;
  sheet.step('yearsFromA1c', 'years', of('gap * perPoint'), variables, a1c * kept);
  sheet.step(
    'yearsFromAdherence',
    'years',
    of('(adherenceGain / 100 * perFullAdherence)'),
    variables,
    adherence * kept,
  );
}

/** Years gained by the formula's two terms, HbA1c and adherence: 0 to 8. */
function yearsGained(sheet: Sheet, gap: number, better: number): number {
  const { perPoint, perFullAdherence, most } = gain;
  return sheet.step(
    'additionalYears',
    'years',
    'clamp(gap * perPoint + adherenceGain / 100 * perFullAdherence, 0, mostYears)',
    { gap, perPoint, adherenceGain: better, perFullAdherence, mostYears: most },
    clamp(gap * perPoint.value + (better / 100) * perFullAdherence.value, 0, most.value),
  );
}

const riskSteps = {
  cardiovascular: 'riskCardiovascular',
  kidney: 'riskKidney',
  retinopathy: 'riskRetinopathy',
  neuropathy: 'riskNeuropathy',
} as const satisfies Record<RiskId, string>;

/** Percent, from the gap alone, up to each complication's cap. */
function riskReduction(sheet: Sheet, gap: number): Results['riskReduction'] {
  const of = (id: RiskId): number => {
    const { perPoint, most } = risk[id];
    return sheet.step(
      riskSteps[id],
      '%',
      '100 * min(gap * riskPerPoint, riskMost)',
      { gap, riskPerPoint: perPoint, riskMost: most },
      clean(100 * Math.min(gap * perPoint.value, most.value)),
    );
  };
  return {
    cardiovascular: of('cardiovascular'),
    kidney: of('kidney'),
    retinopathy: of('retinopathy'),
    neuropathy: of('neuropathy'),
  };
}

/** The days spread over the years still to live at the new level. */
function impact(sheet: Sheet, days: number, improved: number, age: number): Results['adherenceImpact'] {
  const { leastHorizon, monthsPerYear, weeksPerYear, daysPerYear } = gain;
  const yearly = sheet.step(
    'yearly',
    'days',
    'additionalLifeDays / max(leastHorizon, improvedLifeExpectancy - age)',
    { additionalLifeDays: days, leastHorizon, improvedLifeExpectancy: improved, age },
    days / Math.max(leastHorizon.value, improved - age),
  );
  const part = (
    id: 'monthly' | 'weekly' | 'daily',
    parts: typeof monthsPerYear | typeof weeksPerYear | typeof daysPerYear,
  ): number => sheet.step(id, 'days', 'yearly / partsPerYear', { yearly, partsPerYear: parts }, yearly / parts.value);
  const daily = part('daily', daysPerYear);
  const { hoursPerDay } = gain;
  sheet.step('dailyHours', 'hours', 'daily * hoursPerDay', { daily, hoursPerDay }, daily * hoursPerDay.value);
  return {
    daily,
    weekly: part('weekly', weeksPerYear),
    monthly: part('monthly', monthsPerYear),
    yearly,
  };
}

/** The estimate (specification 9.2, clinical facts 3.7). Pure: same inputs, same answer; gap and gain are never negative. */
export function calculate(inputs: Inputs, sheet: Sheet): Results {
  const { currentA1c, targetA1c, currentAdherence, projectedAdherence, age } = inputs;
  const current = lifeExpectancy(sheet, inputs);
  const gap = sheet.step(
    'gap',
    'points',
    'max(0, currentA1c - targetA1c)',
    { currentA1c, targetA1c },
    Math.max(0, currentA1c - targetA1c),
  );
  const better = sheet.step(
    'adherenceGain',
    '%',
    'max(0, projectedAdherence - currentAdherence)',
    { projectedAdherence, currentAdherence },
    Math.max(0, projectedAdherence - currentAdherence),
  );
  const years = yearsGained(sheet, gap, better);
  writeShares(sheet, gap, better, years);
  writeRange(sheet, years);
  const days = sheet.step(
    'additionalLifeDays',
    'days',
    'round(additionalYears * daysPerYear)',
    { additionalYears: years, daysPerYear: gain.daysPerYear },
    roundTo(years * gain.daysPerYear.value),
  );
  const improved = sheet.step(
    'improvedLifeExpectancy',
    'years',
    'currentLifeExpectancy + additionalYears',
    { currentLifeExpectancy: current, additionalYears: years },
    current + years,
  );
  return {
    currentLifeExpectancy: current,
    improvedLifeExpectancy: improved,
    additionalLifeDays: days,
    riskReduction: riskReduction(sheet, gap),
    adherenceImpact: impact(sheet, days, improved, age),
    valid: below(age, current),
  };
}

/** An estimate that is not valid for the person is never stored. */
export function refusal({ valid }: Results): string | null {
  return valid ? null : 'notValid';
}
