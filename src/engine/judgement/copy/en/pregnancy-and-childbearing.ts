import type { WordsOf } from '../../rule.ts';
import type { pregnancyAndChildbearing as rules } from '../../topics/pregnancy-and-childbearing.ts';

export const pregnancyAndChildbearing = {
  'pregnancy.now': {
    why: 'she is pregnant',
    caution: '<b>She is pregnant:</b> the diabetes-in-pregnancy team sees her today and advises on metformin and insulin. Goals: fasting below {fasting}, one hour after a meal below {afterMeal}. No dieting, and no new medicines other than insulin, until then.',
    ask: 'Which of my medicines are safe for my baby, and what are my sugar goals now?',
  },
  'pregnancy.of-a-man': {
    why: 'pregnancy is entered for a man; start nothing new until this is corrected',
    caution: null,
    ask: null,
  },
  'pregnancy.not-possible': {
    why: 'a pregnancy is entered where none seems possible',
    caution: null,
    ask: null,
  },
  'pregnancy.glucose-medicines': {
    why: 'insulin replaces it in pregnancy',
    caution: null,
    ask: null,
  },
  'pregnancy.heart-medicines': {
    why: 'it may harm the unborn child',
    caution: null,
    ask: null,
  },
  'pregnancy.metformin': {
    why: 'the pregnancy team advises; do not leave her untreated until then',
    caution: null,
    ask: null,
  },
  'pregnancy.insulin': {
    why: 'glucose is above pregnancy goals; the pregnancy team sets the dose',
    caution: null,
    ask: null,
  },
  'pregnancy.planned': {
    why: 'a pregnancy is planned',
    caution: '<b>A pregnancy is planned:</b> reliable contraception until HbA1c is below {goal}, if that is safe, and harmful medicines stopped; folic acid {folate} a day from now on. Start insulin as other glucose medicines stop, not after. Stop semaglutide at least {months} before.',
    ask: 'When is it safe for me to get pregnant, and which medicines must change before?',
  },
  'pregnancy.planned-pressure': {
    why: 'an ACE inhibitor or ARB may harm the unborn child',
    caution:
      'In place of the ACE inhibitor or ARB: modified-release nifedipine or labetalol, if treatment is needed. With albuminuria the team may continue it until contraception stops.',
    ask: 'Which blood pressure tablet is safe for a baby?',
  },
  'pregnancy.possible': {
    why: 'a medicine she takes may harm an unborn child',
    caution: null,
    ask: 'Are my medicines safe if I get pregnant?',
  },
  'pregnancy.high': {
    why: 'HbA1c {a1c} in the first weeks of pregnancy can harm the child',
    caution: null,
    ask: 'Should my sugar be lower before I get pregnant?',
  },
  'pregnancy.folate-aspirin': {
    why: 'folic acid {folate} a day until week {week}, aspirin {least} to {most} a day from then on to prevent pre-eclampsia, unless contraindicated',
    caution: null,
    ask: 'Should I take aspirin to protect me and my baby?',
  },
  'pregnancy.kidneys': {
    why: 'kidney disease in pregnancy raises the risk of pre-eclampsia',
    caution: null,
    ask: null,
  },
  'pregnancy.pressure': {
    why: 'the ACE inhibitor or ARB is stopped',
    caution: 'In place of the ACE inhibitor or ARB: labetalol or modified-release nifedipine from {systolic}/{diastolic}; on treatment {least} to {most} over {over}.',
    ask: 'Which blood pressure tablet is safe for my baby?',
  },
  'pregnancy.heart-planned': {
    why: 'with heart failure, or an arterial event that is or may be recent, cardiology advises before a pregnancy and before heart medicines change',
    caution:
      'Before a pregnancy, cardiology and obstetrics see her together: nothing that heart failure or arteries need stops for the pregnancy, and contraception continues, until they say what replaces it, and when. With a reduced ejection fraction no nifedipine or diltiazem.',
    ask: 'Is a pregnancy safe for my heart, and which tablets must change first?',
  },
  'pregnancy.heart-now': {
    why: 'she is pregnant with heart failure or after a recent arterial event',
    caution:
      '<b>Pregnant with heart disease:</b> cardiology and obstetrics see her today and replace what stops. With a reduced ejection fraction that is, as pressure allows, hydralazine with a nitrate, and a beta blocker other than atenolol; no nifedipine or diltiazem.',
    ask: 'Which heart tablets are safe for my baby?',
  },
  'pregnancy.arteries': {
    why: 'arterial disease makes a pregnancy riskier: cardiology advises before and during it',
    caution: null,
    ask: 'Is a pregnancy safe for my heart?',
  },
  'pregnancy.heart-breastfeeding': {
    why: 'with heart failure or a recent arterial event, cardiology decides what replaces a medicine that stops, and whether breastfeeding continues; new since the birth, it is peripartum cardiomyopathy until disproved',
    caution: null,
    ask: 'Which heart tablets can I take while I breastfeed?',
  },
  'pregnancy.lows': {
    why: 'lows come every week or without warning in pregnancy: her team lowers the insulin that causes them today',
    caution: null,
    ask: 'How much less insulin should I take?',
  },
  'pregnancy.weekly-insulin': {
    why: 'to a daily one, as a weekly insulin cannot follow the changing need of a pregnancy',
    caution: 'Once-weekly insulin in pregnancy: not studied, and too slow for a need that changes by the week. Her team changes it to daily insulin from the day of the next dose, with a first dose that allows for what is left of the last one.',
    ask: 'When do I take my first daily insulin?',
  },
  'pregnancy.ketones': {
    why: 'in pregnancy ketoacidosis develops at a lower glucose: ketones from {limit}',
    caution: null,
    ask: null,
  },
  'pregnancy.type-1': {
    why: 'she makes no insulin of her own, and ketoacidosis develops sooner in pregnancy',
    caution: 'In pregnancy ketoacidosis develops sooner and at a lower glucose: measure ketones whenever she is unwell or glucose is high; with vomiting or ketones, hospital.',
    ask: 'When should I measure ketones?',
  },
  'pregnancy.pill': {
    why: 'tirzepatide makes the pill less reliable',
    caution: 'If this is tirzepatide: add a barrier method to the pill for {weeks} after the start and after each step up.',
    ask: 'Does my injection make the birth control pill weaker?',
  },
} satisfies WordsOf<typeof rules>;
