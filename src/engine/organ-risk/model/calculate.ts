import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { daysPerWeek } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** Numbers only: every step goes through the sheet, which records it and hands the value back. */
export function calculate({ sleep }: Inputs, sheet: Sheet): Results {
  return {
    weeklySleep: sheet.step(
      'weeklySleep',
      'hours',
      'sleep * daysPerWeek',
      { sleep, daysPerWeek },
      sleep * daysPerWeek.value,
    ),
  };
}
