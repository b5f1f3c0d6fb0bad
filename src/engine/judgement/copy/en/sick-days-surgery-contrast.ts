import type { sickDaysSurgeryContrast as rules } from '../../topics/sick-days-surgery-contrast.ts';
import type { WordsOf } from '../../rule.ts';

export const sickDaysSurgeryContrast = {
  'sick-days.operation': {
    why: 'an operation is planned',
    caution:
      'Before the operation: stop the SGLT2 inhibitor {days} before (ertugliflozin {longer}), omit metformin on the day, reduce long-acting insulin by about {share} the evening before, tell the anaesthetist about a GLP-1 receptor agonist. Restart once eating and drinking. HbA1c ideally below {goal} first.',
    ask: 'Which medicines do I pause before my operation, and from which day?',
  },
  'sick-days.operation-waits': {
    why: 'its date decides whether an SGLT2 inhibitor for heart or kidneys starts before or after it',
    caution:
      'An SGLT2 inhibitor for heart or kidneys is due: ask the date. With the operation more than {weeks} away start it now and stop it {days} before (ertugliflozin {longer}); otherwise start once eating and drinking afterwards.',
    ask: 'Do I start the tablet for my heart and kidneys before or after my operation?',
  },
  'sick-days.operation-arteries': {
    why: 'its date decides when a GLP-1 receptor agonist or an SGLT2 inhibitor for arteries or kidneys starts',
    caution: 'A GLP-1 receptor agonist or an SGLT2 inhibitor for arteries or kidneys is due: ask the date of the operation, and start it once eating and drinking afterwards.',
    ask: 'When do I start the medicine that protects my heart or kidneys?',
  },
  'sick-days.contrast-waits': {
    why: 'heart or kidneys need an SGLT2 inhibitor, which starts once eGFR after the contrast is known',
    caution: 'An SGLT2 inhibitor for heart or kidneys is due: ask the date of the scan, check eGFR {hours} after the contrast, and start it if eGFR is stable.',
    ask: 'When after my scan do I start the tablet for my heart and kidneys?',
  },
  'sick-days.contrast-fell': {
    why: 'eGFR has just fallen from {before} to {now}: repeat it before any contrast, or scan without contrast; if it cannot wait, ask nephrology about fluids and what to pause',
    caution: null,
    ask: 'Can my scan wait until my kidneys are checked again?',
  },
  'sick-days.contrast-kidney': {
    why: 'contrast can harm weak kidneys, so recheck them before starting anything',
    caution: null,
    ask: null,
  },
  'sick-days.contrast-planned': {
    why: 'iodinated contrast at an eGFR below {limit}, or not known, can cause metformin to accumulate',
    caution: null,
    ask: 'When do I take metformin again after the scan?',
  },
  'sick-days.vomiting': {
    why: 'vomiting, or unable to eat or drink',
    caution:
      'Vomiting, or unable to eat or drink: pause these medicines until eating and drinking again, never insulin; start and increase nothing. Check glucose every two to four hours. Hospital if fluids are not kept down, or with abdominal pain, drowsiness or raised ketones.',
    ask: 'When may I take my tablets again?',
  },
  'sick-days.vomiting-hospital': {
    why: 'vomiting with raised ketones, thirst, low blood pressure or low glucose needs intravenous treatment today',
    caution: null,
    ask: null,
  },
  'sick-days.sglt2': {
    why: 'pause SGLT2 inhibitors in illness and before surgery',
    caution: 'SGLT2 inhibitor: pause with vomiting, fever, not eating, or heavy drinking, and {days} before planned surgery (ertugliflozin {longer}); keep eating and drinking, and check ketones.',
    ask: 'Can I have a written plan for days when I am ill?',
  },
  'sick-days.kidney': {
    why: 'vomiting or dehydration on these medicines can harm the kidneys',
    caution: null,
    ask: 'Which of my tablets should I pause when I am ill?',
  },
  'sick-days.metformin': {
    why: 'pause metformin in severe illness',
    caution: 'Metformin: pause with vomiting, dehydration, sepsis or hypoxia, and on the day of surgery.',
    ask: null,
  },
  'sick-days.ras': {
    why: 'pause an ACE inhibitor or ARB in dehydration',
    caution: 'ACE inhibitor or ARB: pause with vomiting, diarrhoea or dehydration until eating and drinking again.',
    ask: null,
  },
  'sick-days.insulin': {
    why: 'insulin is adjusted in illness and before surgery, not stopped',
    caution: 'Insulin: never stop when ill, test more often; reduce long-acting by about {share} the evening before surgery.',
    ask: null,
  },
  'sick-days.glp1-surgery': {
    why: 'a GLP-1 receptor agonist slows gastric emptying',
    caution: 'GLP-1 receptor agonist: tell the anaesthetist before any sedation; gastric emptying is delayed.',
    ask: null,
  },
  'sick-days.contrast': {
    why: 'pause metformin for iodinated contrast at an eGFR below {limit}',
    caution: 'Metformin with an eGFR below {limit}: pause for iodinated contrast, recheck kidney function {hours} later, then resume.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
