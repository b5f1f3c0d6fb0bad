import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';

/** CKD stages as the forms offer them (KDIGO). */
export const kidneyStages = ['none', 'stage1-2', 'stage3a', 'stage3b', 'stage4', 'stage5'] as const;
export type KidneyStage = (typeof kidneyStages)[number];

const limit = (value: number) => cited(value, 'mL/min/1.73 m²', 'kdigo2022', 'GFR categories', 'V');
/** Where a stage begins and ends, eGFR in mL/min/1.73 m²: [from, to). Stages 1 and 2 need damage, not a low eGFR. */
const bands = {
  stage3a: { from: limit(45), to: limit(60) },
  stage3b: { from: limit(30), to: limit(45) },
  stage4: { from: limit(15), to: limit(30) },
  stage5: { from: limit(0), to: limit(15) },
} as const;

const staged = Object.keys(bands) as (keyof typeof bands)[];
const tops = staged.map((stage) => ({ from: bands[stage].from, value: bands[stage].to }));

/** The eGFR the cautions go by: the worse of the value entered and the top of the stage entered. The model takes the eGFR alone. */
export function cautionEgfr(egfr: number, stage: KidneyStage): number {
  return stage === 'none' || stage === 'stage1-2' ? egfr : Math.min(egfr, bands[stage].to.value - 1);
}

/** Whether a stage was entered that the eGFR does not bear out. No stage entered never disagrees. */
export function stageDisagrees(egfr: number, stage: KidneyStage): boolean {
  if (stage === 'none') return false;
  if (stage === 'stage1-2') return below(egfr, bands.stage3a.to);
  return below(egfr, bands[stage].from) || atLeast(egfr, bands[stage].to);
}

/** Whether an eGFR (mL/min/1.73 m²) has a stage, and a known kidney disease none: below 60 it does (KDIGO GFR categories). */
export function stageIsOwed(egfr: number, ckd: boolean, stage: KidneyStage): boolean {
  return ckd && stage === 'none' && below(egfr, bands.stage3a.to);
}

/**
 * The stage an eGFR below 60 (mL/min/1.73 m²) stands for; undefined from 60, where a stage needs damage that the eGFR does not show.
 * KDIGO GFR categories. The worksheet keeps the top of the stage.
 */
export function stageOfEgfr(sheet: Sheet, egfr: number): KidneyStage | undefined {
  if (atLeast(egfr, bands.stage3a.to)) return undefined;
  const top = sheet.bands('stageTop', 'mL/min/1.73 m²', 'egfr', egfr, tops);
  return staged.find((stage) => bands[stage].to.value === top);
}

/** Where a stage begins and ends, [from, to), mL/min/1.73 m². Stage 1 to 2 is 60 and more; no stage says nothing. */
export function rangeOfStage(stage: KidneyStage): readonly [from: number, to: number] {
  if (stage === 'none') return [0, Infinity];
  return stage === 'stage1-2' ? [bands.stage3a.to.value, Infinity] : [bands[stage].from.value, bands[stage].to.value];
}
