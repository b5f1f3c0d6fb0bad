import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { ages, kidneyFailureBelow, severeDamage } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Refusal } from '../results.ts';
import { albuminCategory } from './kidney.ts';

/** Severe organ damage by what is known of kidneys, eyes and nerves (ESC 2023); undefined where nothing known shows it. */
function severeOrganDamage(inputs: Inputs, egfr: number | undefined): Refusal | undefined {
  const { uacr, retinopathy, neuropathy } = inputs;
  if (egfr !== undefined && below(egfr, severeDamage.egfr)) return 'damageFiltration';
  if (uacr === undefined) return undefined;
  const albumin = albuminCategory(uacr);
  if (albumin === 'A3') return 'damageAlbumin';
  if (albumin === 'A1') return undefined;
  if (egfr !== undefined && below(egfr, severeDamage.egfrWithAlbumin)) return 'damageBoth';
  const sites = [true, retinopathy !== undefined && retinopathy !== 'none', neuropathy === 'yes'];
  return sites.filter(Boolean).length >= severeDamage.sites.value ? 'damageSites' : undefined;
}

function outsideAges(age: number, { from, to }: (typeof ages)['who'] | (typeof ages)['score2']): Refusal | undefined {
  if (below(age, from)) return 'tooYoung';
  return atLeast(age, to.value + 1) ? 'tooOld' : undefined;
}

/** Why no cardiovascular score may stand, whichever: the risk is very high already. */
function knownVeryHigh(inputs: Inputs, egfr: number | undefined): Refusal | undefined {
  if (inputs.ascvd === 'yes') return 'ascvd';
  return inputs.dialysis === 'yes' ? 'dialysis' : severeOrganDamage(inputs, egfr);
}

export function whoRefusal(inputs: Inputs, egfr: number | undefined): Refusal | undefined {
  return knownVeryHigh(inputs, egfr) ?? outsideAges(inputs.age, ages.who);
}

export function score2Refusal(inputs: Inputs, egfr: number | undefined): Refusal | undefined {
  const { diabetesType } = inputs;
  const other = diabetesType !== undefined && diabetesType !== 'type2' && diabetesType !== 'unsure';
  return knownVeryHigh(inputs, egfr) ?? (other ? 'notType2' : outsideAges(inputs.age, ages.score2));
}

export function kidneyFailureRefusal(inputs: Inputs, egfr: number | undefined): Refusal | undefined {
  if (inputs.dialysis === 'yes') return 'dialysis';
  if (inputs.kidneyTransplant === 'yes') return 'transplant';
  return egfr !== undefined && atLeast(egfr, kidneyFailureBelow) ? 'filtrationKept' : undefined;
}
