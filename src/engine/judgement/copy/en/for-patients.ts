import type { FactId } from '../../../chart/facts.ts';
import type { Pattern } from '../../../kit/words/pattern.ts';

// What the steps of a plan say to a patient, and what its rules have one ask. It is written beside what they say on the record, and comes with the sheet: of the same
// words a page's answer brings the other half (tools/build/word-halves.mjs).
export { actions, byName } from './actions.ts';
export { firstThings } from './first-things.ts';
export { patientPlan } from './patient-plan.ts';
export { rules } from './rules.ts';

/** Facts that the patient can answer at once; asking for any other is the clinic's task. */
export const patientAnswers = {
  hypoglycaemiaFrequency: 'Tell your clinic {when} how often your sugar goes low, and whether you feel it coming.',
  pregnancy: 'Tell your clinic {when} if you are, or could be, pregnant.',
  medullaryThyroidCancer: 'Tell your clinic {when} if you or a close relative has had thyroid cancer.',
  ketoacidosis: 'Tell your clinic {when} if you were ever in hospital with too many ketones (acid in the blood).',
  childbearing: 'Tell your clinic {when} if you plan to have a baby, and how you prevent a pregnancy if you do not.',
  pancreatitis: 'Tell your clinic {when} if you have ever had an inflamed pancreas.',
  pancreatitisNow: 'Tell your clinic {when} when your pancreas was inflamed, and if your belly hurts now.',
  footUlcerOpen: 'Tell your clinic {when} if there is an open wound on your foot.',
  severeHypoglycaemia: 'Tell your clinic {when} if you ever needed help from another person because your sugar was low.',
  hypoglycaemiaHistory: 'Tell your clinic {when} if your sugar was ever too low.',
  catabolicSymptoms: 'Tell your clinic {when} if you are very thirsty, pass a lot of urine or lose weight.',
  vomiting: 'Tell your clinic {when} if you are vomiting, or cannot eat or drink.',
  heartFailure: 'Tell your clinic {when} if a doctor has told you that your heart is weak.',
  oedema: 'Tell your clinic {when} if your legs swell.',
} as const satisfies { readonly [F in FactId]?: Pattern };
