import type { Point } from './point.ts';

/** The rules all calculators share: what whoever signs them decides, the gravest first. */
export const points: readonly Point[] = [
  [
    'a reading of 600 mg/dL, or 300 with symptoms and clues of type 1, sends to the emergency department; the rest of “today” names the conditions instead',
  ],
  [
    'body mass index, age, HbA1c and rise of HbA1c from which type 1 diabetes is tested for, and from which age a lean fast worsening asks for the pancreas',
  ],
  [
    'a reading of 540 mg/dL (30 mmol/L, JBDS) sends to hospital from 65 years or with symptoms; a high value after the tolerance drink alone calls for no ketones while fasting glucose is 54 to 199',
  ],
  [
    'body mass index 23 to 25, HbA1c 9 to 10 % and symptoms known to be absent: antibodies, no ketones, metformin and a DPP-4 inhibitor do not wait',
  ],
  ["a sensor's average (GMI) below 10 %, and 0.5 points below HbA1c, keeps insulin from being started on HbA1c alone"],
  ['a target above 8 % under 75 years, or in somebody fit, counts as 8 % until it is explained'],
  [
    "type 1 diabetes from 65 years or in complex health: a low HbA1c is looked at like anybody's, the dose is left to that team",
  ],
  ['an HbA1c below 4.5 % or above 15 % is doubted by itself'],
  [
    'the points of IDF and DAR are a range from the least to the most that what is unknown leaves open; the advice is that of the higher class, a plan speaks of high risk from the lower end only; a severe low counts as recent, a low once a week as several, a damaged pancreas as type 1',
  ],
  [
    'fasting: complex and very complex health give the 6.5 points of frailty; below 65 somebody of whom nothing is told counts as not frail; of several treatments the highest counts',
  ],
  [
    'fasting: gliclazide or glimepiride once a day at iftar, less in good control: unchanged (2020 recommendations), three quarters or half (others)',
    'all three are named, none is chosen',
  ],
  [
    'fasting: an SGLT2 inhibitor goes on, begun four weeks before; held in frailty, below a systolic pressure of 100 and below an eGFR of 45; one review avoids it for everybody',
  ],
  [
    'fasting: basal insulin once a day 15 to 30 % less, twice a day half of the evening dose; mixed insulin at suhoor 25 to 50 % less (20 to 50 %, or half, elsewhere); steps of titration from memory, “no change” ends at 130 (126 in some tables)',
  ],
  [
    'fasting: a start of an SGLT2 inhibitor or GLP-1 receptor agonist within four weeks before the fast, of insulin or a sulfonylurea within two, is put off until after Eid unless it is urgent',
  ],
  [
    'a sulfonylurea is halved under 65 with good kidneys when insulin starts, else stopped; basal insulin is cut by 20 % after a low and when HbA1c is below 6.5 % (below 7 % from 75)',
  ],
  ['a low shown by a short sensor record counts'],
  [
    'an eGFR below 60 alone, where nobody has told of a kidney disease, a stage or an albumin, is not yet called kidney disease: from 45 to 59 albumin within 2 weeks and a second eGFR within 3 months; below 45 it may be acute: a second one within 14 days (within 3 below 30, or beside a potassium above 5.0 or a systolic pressure below 100), and no SGLT2 inhibitor, GLP-1 receptor agonist, RAS inhibitor or finerenone before, in heart failure neither',
  ],
  [
    'one UACR of 30 to 299 without another sign is repeated within four weeks and called no kidney disease; above the goal the SGLT2 inhibitor is still the class that starts, and from 300 everything follows at once',
  ],
  [
    'with a foot ulcer or amputation, open or healed (the form does not tell them apart), no diet, no less protein, and no SGLT2 inhibitor is begun for glucose or arteries; for heart failure and kidney disease it is',
  ],
  ['gastroparesis: no GLP-1 receptor agonist, and one that is taken pauses'],
  [
    'decompensated cirrhosis: metformin, sulfonylurea and pioglitazone stop, SGLT2 inhibitor, GLP-1 receptor agonist and statin pause, insulin is left to the specialist; no figure from FIB-4',
  ],
  [
    'below a BMI of 20 no GLP-1 receptor agonist, neither for glucose nor for the arteries, where an SGLT2 inhibitor takes its place; for glucose a DPP-4 inhibitor before an SGLT2 inhibitor',
  ],
  [
    'below a systolic pressure of 80 RAS inhibitor, finerenone, SGLT2 inhibitor and metformin pause the same day, in heart failure too; from 80 to 89 the first three pause within a day, in heart failure cardiology is asked within 3 days instead',
  ],
  [
    'below 90 nothing for heart or kidneys begins; below 100, with heart failure below 95, no SGLT2 inhibitor, RAS inhibitor or finerenone (entry to DAPA-HF and EMPEROR, from memory)',
  ],
  [
    'while ketones are awaited, or the type of diabetes is open, no SGLT2 inhibitor begins, for a failing heart neither',
  ],
  ['somebody sent to hospital today gets no other plan, and no insulin from here'],
  [
    'at most two medicines begin within 4 weeks, one from 80 years or in complex health; the order where both are as grave: insulin, SGLT2 inhibitor, RAS inhibitor, metformin, GLP-1 receptor agonist, statin, finerenone',
  ],
  [
    'potassium and eGFR 2 weeks after a RAS inhibitor begins and 4 weeks after finerenone, lipids 8 weeks after a statin begins or goes up',
  ],
  [
    'up to 1 point above the goal a sulfonylurea, and insulin where mornings are not high, come down by a tenth or a half on the day a GLP-1 receptor agonist begins',
  ],
  [
    'below HbA1c 5.7 % on three medicines for glucose and more one of them goes, the one that protects neither heart nor kidneys',
  ],
  ['a creatinine of 5 mg/dL and more without known kidney disease is asked again with its unit'],
  [
    'HbA1c below 6.5 % without medicines, in type 2 diabetes known for a year, is remission and no doubt of the diagnosis',
  ],
  [
    'a foot ulcer is seen within one working day, as the form does not tell an open one from a healed one (NICE NG19, from memory)',
  ],
  ['from 76 years a moderate statin is raised from an LDL of 70, not 55'],
  [
    'potassium below 3.5 (repeated), 3.0 (today) and 2.5 (hospital); a systolic pressure below 90 (measured again) and 80 (today); liver enzymes of 1000 (hospital), and a statin that pauses from 200: general knowledge',
  ],
  [
    'basal insulin in kidney failure and on dialysis is halved where HbA1c is below 7 %, cut by a quarter in type 1 diabetes and where fasting glucose is above its goal',
  ],
  [
    'one reading of 300 to 399 mg/dL after a meal asks for no ketones in somebody of 35 years and more known to be well, with fasting glucose below 200 (or, that not known, HbA1c below 9 %) and nothing that brings ketones; it is measured again within 3 days',
  ],
  [
    'of basal and mealtime insulin only the one whose time a low reading was is cut, where the other time is known to be 70 mg/dL and more; a dose with no whole unit left ends, never in type 1 diabetes or disease of the pancreas',
  ],
  ['basal insulin a tenth down from a fasting glucose below 80 mg/dL from 75 years or in complex health'],
  [
    'a sulfonylurea halved, insulin a tenth down where an SGLT2 inhibitor (eGFR 45 and more) or a GLP-1 receptor agonist begins for heart or kidneys at an HbA1c at its goal and below 8 %',
  ],
  [
    'basal insulin from HbA1c 8 % and fasting glucose 130 mg/dL before a pregnancy, in disease of the pancreas half a point above the goal after metformin, and after ketoacidosis in the past from 9 %',
  ],
  [
    'an agreed goal below 6.5 % counts as 6.5 %; below 7 % nothing is added to insulin or a sulfonylurea, in complex health nothing for less than 0.5 points',
  ],
  [
    'fasting and after-meal readings 150 mg/dL below what HbA1c stands for, both below 200, keep insulin from being started on it',
  ],
  ['a basal dose of 1.5 units/kg and more is asked again'],
  [
    'no insulin where HbA1c lies less than 0.5 points above its goal; a GLP-1 receptor agonist that is taken goes up instead',
  ],
  ['very complex health: no statin and no finerenone is begun'],
  [
    'below an eGFR of 45 a DPP-4 inhibitor is replaced by a GLP-1 receptor agonist from half a point above the goal, beside the SGLT2 inhibitor for the kidneys',
  ],
  [
    'after a severe low, or a reading below 54, on insulin or a sulfonylurea a goal below 8 % counts as 8 % at once, except before a pregnancy',
  ],
  [
    'potassium below 3.0: no insulin and nothing for glucose begun or raised before it is corrected, and no diet; where insulin cannot wait, hospital; below 3.5 it is looked at the same day where insulin starts',
  ],
  ['in a lean person after ten years C-peptide comes before an SGLT2 inhibitor for glucose'],
  ['more than 0.5 units/kg of basal insulin comes down by a tenth from a fasting glucose below 80 mg/dL at any age'],
  ['in kidney failure (eGFR below 15) no diet to lose weight; below 30 a moderate statin is not raised'],
  ['from 80 years with neither health nor weight known a DPP-4 inhibitor comes first for glucose'],
  ['with arterial disease and heart failure both an SGLT2 inhibitor and a GLP-1 receptor agonist are started'],
  [
    "metformin goes to 2000 mg from an eGFR of 45 (the European label's most at 45 to 59); with heart failure or compensated cirrhosis below 60 to 1000 mg; who takes more already is not cut",
  ],
  [
    'where it is not known whether insulin is taken, its start stands and says to ask first; past lows are asked before a basal dose goes up',
  ],
  [
    'in kidney failure insulin is neither begun nor raised below HbA1c 8 %, unless a sensor or a fasting glucose of 200 mg/dL and more shows that it reads low; a sulfonylurea stops within 3 days, no RAS inhibitor is begun',
  ],
  ['a potassium of 2.5 to 3.0 that keeps insulin waiting: a specialist by tomorrow'],
  [
    'below a BMI of 18.5, from 80 years or in complex health, no SGLT2 inhibitor for the kidneys alone; on dialysis a GLP-1 receptor agonist stops below a BMI of 22',
  ],
  ['in disease of the pancreas below a BMI of 18.5 insulin comes before more metformin'],
  ['with a transplanted kidney a statin is not raised here'],
  [
    'from 65 years a diastolic pressure below 60 keeps one of 130 to 149 from being lowered; in pregnancy 140/90 is treated by tomorrow',
  ],
  ['liver enzymes from 200: nothing new for glucose but insulin'],
  ['an HbA1c below 4.5 % beside readings above their goals cuts nothing'],
  ['ketoacidosis in the past and a reading of 250 mg/dL on an SGLT2 inhibitor: ketones today'],
  ['a pregnancy entered from 55 years is tested for'],
  ['potassium of 5.0, 6.0 and 6.5, pressure of 180/120, LDL of 190: general knowledge'],
  [
    'CDS Hooks: cards only with a diagnosis (ICD-10 E10, E11; SNOMED CT 46635009, 44054006: general knowledge) or an HbA1c of 6.5 % or more; medicines of the record are not read, and every card says so',
  ],
  [
    "the year's care: vitamin B12 every 12 months on metformin from its first year on, as the plan asks for it; guidelines name no interval or one after four years",
  ],
  [
    "the year's care: RSV from 60 years with complications, insulin or an SGLT2 inhibitor and from 75 for all (the US list begins at 50 since July 2025), hepatitis B to 59 and offered from 60: which ages hold in Saudi Arabia",
  ],
  [
    "the year's care: feet every six months with lost feeling, as deformity and pulses are not known; eyes every two years only where none was found ill and HbA1c is at the goal",
  ],
  [
    'the list of whom something is late for is ordered by an urgent step, then by what makes being late worse (a count of states, told to nobody), then by days; what nobody has given a day is not late',
  ],
];
