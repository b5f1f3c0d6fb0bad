import type { Pattern } from '../../../kit/words/pattern.ts';
import type { patientAnswers as english } from '../en/for-patients.ts';

// What the steps of a plan say to a patient, and what its rules have one ask. It is written beside what they say on the record, and comes with the sheet: of the same
// words a page's answer brings the other half (tools/build/word-halves.mjs).
export { actions, byName } from './actions.ts';
export { firstThings } from './first-things.ts';
export { patientPlan } from './patient-plan.ts';
export { rules } from './rules.ts';

const tell = (male: string, female = male) => ({
  male: `أخبر عيادتك {when} ${male}.`,
  female: `أخبري عيادتكِ {when} ${female}.`,
});

/** Facts that the patient can answer at once; asking for any other is the clinic's task. */
export const patientAnswers = {
  hypoglycaemiaFrequency: { male: 'أخبر عيادتك {when} كم مرة ينخفض سكرك، وهل تشعر به قبل أن ينخفض.', female: 'أخبري عيادتكِ {when} كم مرة ينخفض سكركِ، وهل تشعرين به قبل أن ينخفض.' },
  // Only a woman is asked.
  pregnancy: 'أخبري عيادتكِ {when} إن كنتِ حاملًا أو كان الحمل ممكنًا.',
  medullaryThyroidCancer: tell('إن أصابك أو أصاب أحد أقاربك سرطان الغدة الدرقية النخاعي', 'إن أصابكِ أو أصاب أحد أقاربكِ سرطان الغدة الدرقية النخاعي'),
  ketoacidosis: tell('إن دخلت المستشفى يومًا بسبب ارتفاع الكيتونات أو حموضة الدم', 'إن دخلتِ المستشفى يومًا بسبب ارتفاع الكيتونات أو حموضة الدم'),
  // Only a woman is asked.
  childbearing: 'أخبري عيادتكِ {when} إن كنتِ تخططين لحمل، وكيف تمنعينه إن لم ترغبي فيه.',
  pancreatitis: tell('إن أصابك التهاب البنكرياس يومًا', 'إن أصابكِ التهاب البنكرياس يومًا'),
  pancreatitisNow: tell('متى التهب البنكرياس، وإن كان بطنك يؤلمك الآن', 'متى التهب البنكرياس، وإن كان بطنكِ يؤلمكِ الآن'),
  footUlcerOpen: tell('إن كان في قدمك جرح مفتوح', 'إن كان في قدمكِ جرح مفتوح'),
  severeHypoglycaemia: tell('إن احتجت يومًا إلى مساعدة غيرك بسبب انخفاض السكر', 'إن احتجتِ يومًا إلى مساعدة غيركِ بسبب انخفاض السكر'),
  hypoglycaemiaHistory: tell('إن انخفض سكرك كثيرًا يومًا', 'إن انخفض سكركِ كثيرًا يومًا'),
  catabolicSymptoms: tell('إن كنت شديد العطش أو كثير التبول أو ينقص وزنك دون قصد', 'إن كنتِ شديدة العطش أو كثيرة التبول أو ينقص وزنكِ دون قصد'),
  vomiting: tell('إن كنت تتقيأ أو لا تستطيع الأكل والشرب', 'إن كنتِ تتقيئين أو لا تستطيعين الأكل والشرب'),
  heartFailure: tell('إن أخبرك طبيب بأن قلبك ضعيف', 'إن أخبركِ طبيب بأن قلبكِ ضعيف'),
  oedema: tell('إن تورّمت ساقاك', 'إن تورّمت ساقاكِ'),
} as const satisfies Readonly<Record<keyof typeof english, Pattern>>;
