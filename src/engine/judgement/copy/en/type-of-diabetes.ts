import type { typeOfDiabetes as rules } from '../../topics/type-of-diabetes.ts';
import type { WordsOf } from '../../rule.ts';

const lean = {
  why: 'BMI {bmi} with HbA1c {a1c} can mean a lack of insulin',
  ask: 'Could I have another kind of diabetes?',
} as const;

export const typeOfDiabetes = {
  'type.child': {
    why: 'under 18, the children’s diabetes team decides; this plan is for adults',
    caution: 'Under 18 years: this plan is for adults. The children’s diabetes team takes over within days: type, ketones and treatment.',
    ask: 'Which children’s diabetes clinic should we go to?',
  },
  'type.child-today': {
    why: 'at this age this glucose needs same-day review by the children’s diabetes team',
    caution: 'Under 18 years: this plan is for adults. The children’s diabetes team sees the patient today: a high glucose with or without symptoms is type 1 diabetes until shown otherwise, and ketoacidosis develops within hours. With vomiting, drowsiness or deep breathing: emergency department.',
    ask: 'Which children’s diabetes clinic sees us today?',
  },
  'type.suspected': {
    why: 'features suggest type 1 diabetes',
    caution: 'Type 1 diabetes is likely enough to test for: GAD antibodies first, then IA-2 and ZnT8; C-peptide with a glucose is informative after three years. Insulin at once with ketosis or fast decline, without waiting for the tests.',
    ask: 'Could I have type 1 diabetes?',
  },
  'type.lean': {
    ...lean,
    caution: 'BMI {bmi} with HbA1c {a1c}: exclude type 1 diabetes and pancreatic disease before treating as type 2.',
  },
  'type.lean-well': {
    ...lean,
    caution: 'BMI {bmi} with HbA1c {a1c}, without symptoms: check islet antibodies before settling on type 2. Tablets that cause neither hypoglycaemia nor ketosis need not wait.',
  },
  'type.lean-long': {
    why: 'BMI {bmi} after {duration} of diabetes can mean insulin deficiency',
    caution: null,
    ask: 'Does my body still make insulin?',
  },
  'type.antibodies': {
    why: 'some features suggest autoimmune diabetes',
    caution: 'Clues of autoimmune diabetes: check islet antibodies before treating as type 2.',
    ask: 'Are we sure which kind of diabetes I have?',
  },
  'type.body-mass-unclear': {
    why: 'BMI {bmi} does not fit weight and height',
    caution: null,
    ask: null,
  },
  'type.unsure': {
    why: 'the type of diabetes is unclear',
    caution: null,
    ask: 'Which kind of diabetes do I have?',
  },
  'type.islets-positive': {
    why: 'islet antibodies mean type 1, whatever the weight',
    caution: 'Islet antibodies are present: classify as type 1 and plan insulin, also with obesity. Ask about thyroid and coeliac disease.',
    ask: 'What changes for me with type 1 diabetes?',
  },
  'type.islets-negative-young': {
    why: 'below {age} absent antibodies exclude neither type 1 nor a single-gene form',
    caution: 'Antibodies absent in a young, lean adult: some people with type 1 have none; a mild course with an affected parent suggests monogenic diabetes (MODY): genetic test.',
    ask: 'Should my genes be tested for diabetes?',
  },
  'type.type-1': {
    why: 'type 1 diabetes is treated with insulin, which is never stopped',
    caution: 'Type 1 diabetes: this plan is for type 2. Never stop insulin; no tablets or injections for type 2 are started here.',
    ask: 'What do I do with my insulin when I am ill?',
  },
  'type.type-1-doubted': {
    why: 'type 1 diabetes rarely goes {duration} without insulin at HbA1c {a1c}',
    caution: 'Type 1 diabetes is entered, yet {duration} without insulin at HbA1c {a1c}: check first whether the type is right and whether insulin is used. Ketones and glucose today; insulin at once if either is high, or with vomiting or weight loss.',
    ask: 'Is my diabetes really type 1?',
  },
  'type.pancreatic': {
    why: 'a damaged pancreas lacks insulin and glucagon',
    caution: 'Pancreatic diabetes: insulin early, in small doses, because lows are frequent; no incretins. Ask about fatty stools: test for them, and give enzymes.',
    ask: 'Do I need enzymes with my meals?',
  },
  'type.pancreatitis-lean': {
    why: 'after pancreatitis low weight or weight loss suggests pancreatic diabetes',
    caution: 'Past pancreatitis in a lean person or with weight loss: this may be pancreatic diabetes. Insulin early, no incretins; ask about fatty stools and enzymes.',
    ask: 'Does my diabetes come from my pancreas?',
  },
  'type.pancreas-new': {
    why: 'new diabetes at {age} with a BMI of {bmi} can be pancreatic',
    caution: 'New diabetes at {age} with a BMI of {bmi}: exclude type 1 diabetes and pancreatic disease, including cancer, before tablets; with weight loss, CT of the pancreas within two weeks.',
    ask: 'Do I need a scan of my pancreas?',
  },
  'type.pancreas-scan': {
    why: 'new or recent diabetes at {age} with weight loss can be pancreatic',
    caution: 'New or recent diabetes at {age}: if weight has been lost, urgent CT of the pancreas within two weeks (ultrasound where there is none), whatever the BMI.',
    ask: 'Do I need a scan of my pancreas?',
  },
  'type.pancreas-suspected': {
    why: 'a rise of {rise} at this age, lean or losing weight, can be pancreatic',
    caution: 'HbA1c rose by {rise} in a lean person or with weight loss: consider pancreatic disease, including cancer, and arrange imaging.',
    ask: 'Why has my sugar risen so fast?',
  },
} satisfies WordsOf<typeof rules>;
