import type { ketonesAndDka as rules } from '../../topics/ketones-and-dka.ts';
import type { WordsOf } from '../../rule.ts';

export const ketonesAndDka = {
  'ketones.crisis': {
    why: 'glucose {glucose} can be a hyperglycaemic crisis',
    caution: 'Glucose {glucose}: at {limit} or above exclude a hyperosmolar state and ketoacidosis in hospital today. Nothing else is planned until then.',
    ask: null,
  },
  'ketones.symptoms-high': {
    why: 'symptoms with glucose {glucose} can be ketoacidosis',
    caution: 'Symptoms of high glucose with {glucose}: exclude ketoacidosis and a hyperosmolar state today. Emergency department with vomiting, deep breathing, drowsiness, or ketones of {ketones} or more; at once in pregnancy, type 1 diabetes or on an SGLT2 inhibitor.',
    ask: 'Do I need insulin today?',
  },
  'ketones.glucose': {
    why: 'glucose {glucose} is very high',
    caution: 'Glucose {glucose}: at {limit} or above check ketones the same day. Emergency department with vomiting, deep breathing, drowsiness, or ketones of {ketones} or more. No dieting, training or new medicines for glucose alone until then.',
    ask: 'Is my body short of insulin?',
  },
  'ketones.after-meal': {
    why: 'glucose {glucose} after a meal, recheck before and after meals',
    caution: null,
    ask: 'Why was my sugar so high after a meal?',
  },
  'ketones.symptoms': {
    why: 'weight loss, thirst or polyuria can mean insulin deficiency',
    caution: 'Symptoms of high glucose: check glucose and ketones today. No SGLT2 inhibitor and no weight loss until insulin deficiency is excluded.',
    ask: 'Is my body short of insulin?',
  },
  'ketones.symptoms-unexplained': {
    why: 'HbA1c {a1c} and glucose {glucose} do not explain the symptoms',
    caution: 'Weight loss, thirst or polyuria with HbA1c {a1c} and glucose {glucose}: confirm glucose, check that the HbA1c is reliable, and look for another cause (thyroid, cancer, kidney, medicines).',
    ask: 'What else can make me thirsty or lose weight?',
  },
  'ketones.sglt2-symptoms': {
    why: 'on an SGLT2 inhibitor ketoacidosis can occur with near-normal glucose',
    caution: 'Symptoms on an SGLT2 inhibitor: go by ketones, not glucose. Emergency department if they are raised or with vomiting, abdominal pain or deep breathing.',
    ask: 'When may I take my tablet again?',
  },
  'ketones.a1c': {
    why: 'HbA1c {a1c} needs a check for symptoms and ketones',
    caution: null,
    ask: 'Should my ketones be checked?',
  },
  'ketones.acidosis': {
    why: 'ketones {ketones} mean ketoacidosis until blood gases exclude it',
    caution: 'Ketones {ketones}: hospital now, whatever the glucose; no SGLT2 inhibitor and no metformin, but never stop insulin.',
    ask: null,
  },
  'ketones.high': {
    why: 'ketones {ketones} can become ketoacidosis within hours',
    caution: 'Ketones {ketones}: fluid, carbohydrate and insulin, recheck within two hours; hospital if unwell, vomiting, pregnant or on an SGLT2 inhibitor.',
    ask: null,
  },
  'ketones.raised': {
    why: 'ketones {ketones} are raised',
    caution: 'Ketones {ketones}: drink and eat, and recheck within four hours; hospital with vomiting, deep breathing or rising ketones.',
    ask: null,
  },
  'ketones.low-carbohydrate': {
    why: 'a low-carbohydrate diet on an SGLT2 inhibitor raises ketones',
    caution: 'Low-carbohydrate eating on an SGLT2 inhibitor: ketogenic diets are discouraged. Agree an amount of carbohydrate, teach the signs of ketosis, and supply ketone strips.',
    ask: 'How much bread, rice and fruit should I eat with my tablet?',
  },
  'ketones.past': {
    why: 'an SGLT2 inhibitor can cause ketoacidosis again',
    caution: 'Past ketoacidosis: no SGLT2 inhibitor unless a specialist confirms the cause has resolved. Clarify the type of diabetes.',
    ask: 'Which tablets must I avoid, now that I once had too many ketones?',
  },
  'ketones.past-crisis': {
    why: 'glucose crisis in the last year',
    caution: 'Ketoacidosis or a hyperosmolar state in the last year: find the cause and repeat the sick-day rules. No SGLT2 inhibitor if it may have been ketoacidosis.',
    ask: 'What caused my sugar emergency, and how do I prevent another?',
  },
  'ketones.past-type': {
    why: 'after ketoacidosis, insulin deficiency is possible',
    caution: null,
    ask: 'Which type of diabetes do I have?',
  },
  'ketones.past-heart': {
    why: 'after ketoacidosis heart failure is treated without an SGLT2 inhibitor, unless both teams agree on one',
    caution: null,
    ask: null,
  },
  'ketones.past-without-insulin': {
    why: 'without insulin ketoacidosis can recur at {a1c}',
    caution: null,
    ask: 'Do I need insulin now, and for how long?',
  },
} satisfies WordsOf<typeof rules>;
