import { egfrFromCreatinine } from '../../clinical/ckd-epi.ts';
import { fib4Band } from '../../clinical/fib4.ts';
import { type Sheet, worksheet } from '../../kit/worksheet/worksheet.ts';
import { checksAYear, liver } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { score2Answer, whoAnswer } from './cardiovascular.ts';
import { fibrosisIndex } from './fibrosis.ts';
import { albuminCategory, filtrationCategory, gridRisk, kidneyFailureRisk } from './kidney.ts';
import { kidneyFailureRefusal } from './refusals.ts';

/** The eGFR that a creatinine stands for, without a line of the worksheet; undefined where none was entered. */
export function egfrOfCreatinine({ creatinine, age, sex }: Inputs): number | undefined {
  return creatinine === undefined ? undefined : egfrFromCreatinine(worksheet(), creatinine, age, sex);
}

/** The eGFR entered goes before one computed from creatinine: the laboratory knows its own equation. */
function filtrationAnswer(inputs: Inputs, sheet: Sheet): Results['filtration'] {
  const { egfr, creatinine, age, sex } = inputs;
  // A chart that worked its eGFR out of the same creatinine hands over both: it is not the laboratory's.
  if (egfr !== undefined && egfr !== egfrOfCreatinine(inputs)) return { state: 'given', egfr, from: 'entered' };
  if (inputs.dialysis === 'yes') return { state: 'refused', because: 'dialysis' };
  if (creatinine === undefined) return { state: 'missing', missing: ['egfr'] };
  return { state: 'given', egfr: egfrFromCreatinine(sheet, creatinine, age, sex), from: 'creatinine' };
}

/** What of eGFR and ratio is not there. */
function kidneyMissing(egfr: number | undefined, uacr: number | undefined): string[] {
  return [...(egfr === undefined ? ['egfr'] : []), ...(uacr === undefined ? ['uacr'] : [])];
}

function gridAnswer(inputs: Inputs, egfr: number | undefined): Results['grid'] {
  const { uacr } = inputs;
  if (inputs.dialysis === 'yes') return { state: 'refused', because: 'dialysis' };
  if (egfr === undefined || uacr === undefined) return { state: 'missing', missing: kidneyMissing(egfr, uacr) };
  const g = filtrationCategory(egfr);
  const a = albuminCategory(uacr);
  return { state: 'given', g, a, risk: gridRisk(g, a), checksAYear: checksAYear[g][a].value };
}

function kidneyFailureAnswer(inputs: Inputs, egfr: number | undefined, sheet: Sheet): Results['kidneyFailure'] {
  const because = kidneyFailureRefusal(inputs, egfr);
  if (because) return { state: 'refused', because };
  const { age, sex, uacr } = inputs;
  if (egfr === undefined || uacr === undefined) return { state: 'missing', missing: kidneyMissing(egfr, uacr) };
  const within = (years: 2 | 5): number =>
    kidneyFailureRisk(sheet, { age, sex, egfr, uacrMgG: uacr, years, calibration: 'non-North-America' });
  return { state: 'given', within2Years: within(2), within5Years: within(5) };
}

function liverAnswer({ age, ast, alt, platelets, cirrhosis }: Inputs, sheet: Sheet): Results['liver'] {
  if (cirrhosis !== undefined && cirrhosis !== 'none') return { state: 'refused', because: 'cirrhosis' };
  const missing = [
    ...(ast === undefined ? ['ast'] : []),
    ...(alt === undefined ? ['alt'] : []),
    ...(platelets === undefined ? ['platelets'] : []),
  ];
  if (ast === undefined || alt === undefined || platelets === undefined) return { state: 'missing', missing };
  const index = fibrosisIndex(sheet, { age, ast, alt, platelets });
  const lowerCutOff = sheet.bands('fib4Lower', 'none', 'age', age, [
    { from: 0, value: liver.lower },
    { from: liver.olderFrom, value: liver.lowerOlder },
  ]);
  const band = fib4Band(index, age);
  return { state: 'given', index, ...(band && { band }), lowerCutOff };
}

/** Every answer that what is known allows. Pure; each stands alone: what is missing or refused in one holds back no other. */
export function calculate(inputs: Inputs, sheet: Sheet): Results {
  const filtration = filtrationAnswer(inputs, sheet);
  const egfr = filtration.state === 'given' ? filtration.egfr : undefined;
  return {
    who: whoAnswer(inputs, egfr, sheet),
    score2: score2Answer(inputs, egfr, sheet),
    filtration,
    grid: gridAnswer(inputs, egfr),
    kidneyFailure: kidneyFailureAnswer(inputs, egfr, sheet),
    liver: liverAnswer(inputs, sheet),
  };
}
