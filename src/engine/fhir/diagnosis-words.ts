import type { FactId } from '../chart/facts.ts';
import type { AsTyped } from './as-typed.ts';
import type { Found } from './gather.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { codesAt } from './statements.ts';

/** What a diagnosis without a known code may be called, and the facts it then asks about. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\b(?:type ?(?:2|ii) diabetes|diabetes(?: mellitus)?,? type ?(?:2|ii)|t2dm|niddm)\b/, 'diabetesType=type2'],
  [/\b(?:type ?(?:1|i) diabetes|diabetes(?: mellitus)?,? type ?(?:1|i)|t1dm|iddm|lada)\b/, 'diabetesType=type1'],
  [/\b(?:heart failure|cardiac failure|hfref|hfpef|chf)\b/, 'heartFailure'],
  [
    /\b(?:myocardial infarct\w*|heart attack|angina|coronary (?:artery|heart) disease|isch(?:a)?emic (?:heart|stroke)\w*|stroke|tia|peripheral (?:arterial|artery|vascular) disease)\b/,
    'ascvd',
  ],
  [/\b(?:chronic (?:kidney|renal) (?:disease|failure)|ckd|diabetic nephropathy)\b/, 'ckd'],
  [/\bdialysis\b/, 'dialysis'],
  [/\b(?:kidney|renal) transplant\b/, 'kidneyTransplant'],
  [/\b(?:nafld|mafld|masld|nash|fatty liver)\b/, 'nafld'],
  [/\b(?:gastroparesis)\b/, 'gastroparesis'],
  [/\b(?:diabetic|peripheral) (?:poly)?neuropathy\b/, 'neuropathy'],
  [/\bpancreatitis\b/, 'pancreatitis'],
  [/\bketoacidosis\b/, 'ketoacidosis'],
  [/\b(?:diabetic )?foot ulcer\b/, 'footUlcer'],
  [/\bpregnan(?:t|cy)\b/, 'pregnancy'],
];
/** Words that turn a finding round: then nothing is even asked. */
const turned =
  /\b(?:no|not|without|denies|negative|family|fh|mother|father|brother|sister|risk|screening|suspected|possible|query|rule|excluded|exclude|prevention|history|previous|past|resolved|pre-?diabetes|gestational|hepatitis|heat|sun)\b|\?/;

/** Facts a diagnosis can tell, where the reader of typed lines knows words that are not here: Arabic, abbreviations, spellings. */
const ofDiagnoses: ReadonlySet<FactId> = new Set<FactId>([
  'diabetesType',
  'heartFailure',
  'ascvd',
  'ckd',
  'ckdStage',
  'dialysis',
  'kidneyTransplant',
  'nafld',
  'cirrhosis',
  'gastroparesis',
  'neuropathy',
  'retinopathy',
  'pancreatitis',
  'ketoacidosis',
  'footUlcer',
  'pregnancy',
  'hypoglycaemiaHistory',
  'severeHypoglycaemia',
  'autoimmune',
  'anaemiaRisk',
]);

/** What a typed line of these words would tell, as the tables write facts. */
function typedFacts(text: string, asTyped: AsTyped): readonly string[] {
  const { offers = [], questions = [] } = asTyped(text) ?? {};
  return [
    ...offers.map(({ fact, value }) => ({ fact, value })),
    ...questions.flatMap(({ facts: [fact], choices }) => choices.map(({ value }) => ({ fact, value }))),
  ].flatMap(({ fact, value }) =>
    fact === undefined || !ofDiagnoses.has(fact) || typeof value === 'number' || value === false
      ? []
      : [value === true ? fact : `${fact}=${value}`],
  );
}

/** What a diagnosis lacks says nothing against it: “without complications”, “not on insulin”. */
const lacking = /(?:\b(?:without|with no|not (?:on|using|requiring))\b|[(,] ?no\b)[^,;()]{1,60}\)?/g;
const withoutLacking = (text: string): string =>
  text.replace(lacking, (lacks, at: number) => (at === 0 ? lacks : '')).replace(/ {1,9}(?=,)/g, '');

/** What a diagnosis may be by its words alone, as the tables write facts. Texts longer than a name are none. */
export function diagnosisNamed(concept: Readonly<Record<string, unknown>>, asTyped: AsTyped): readonly string[] {
  const texts = [textAt(concept, 'text'), ...recordsAt(concept, 'coding').map((coding) => textAt(coding, 'display'))];
  const words = texts
    .filter((text): text is string => text !== undefined && text.length <= 160)
    .map((text) => withoutLacking(text.toLowerCase()));
  if (words.some((text) => turned.test(text) || deniedBy(text))) return [];
  const found = named.flatMap(([pattern, facts]) => (words.some((text) => pattern.test(text)) ? [facts] : []));
  return [
    ...new Set(
      found.length > 0 ? found : (words.map((text) => typedFacts(text, asTyped)).find((each) => each.length > 0) ?? []),
    ),
  ];
}

const denial =
  /^\s*(?:(?:no|not|query|rule out|r\/o|r\.o\.|suspected|suspicion of|possible|probable|risk of|at risk|screening|mother|father|brother|sister|\?)(?![a-z-])|لا يوجد|ليس)|\?\s*$|(?<![a-z])(?:no evidence of|ruled out|rule out|excluded|family history|fam\.? ?h(?:x|istory)|fhx?|verdacht|v\.a\.|ausschluss|familienanamnese|suspicion|antécédents? famili\w{1,4})(?![a-z])|تاريخ عائلي|اشتباه|استبعاد/i;
/** Whether what somebody wrote beside a code says that it does not hold, or not for this person. */
export const deniedBy = (text: string | undefined): boolean => text !== undefined && denial.test(text.slice(0, 160));

/** Whether a condition stands among those of the family. */
export const isOfFamily = (body: Found['body']): boolean =>
  recordsAt(body, 'category').some((category) =>
    [...codesAt({ category }, 'category'), textAt(category, 'text') ?? ''].some((word) =>
      /famil/i.test(word.slice(0, 80)),
    ),
  );

/** How sure Germany's letter is of a diagnosis, as an extension or behind the code: A excluded, V suspected, Z after it, G sure. */
export function certaintyOf(coding: Readonly<Record<string, unknown>>): 'none' | 'past' | undefined {
  if (!/icd-?10-?gm/i.test((textAt(coding, 'system') ?? '').slice(0, 200))) return undefined;
  const told = recordsAt(coding, 'extension')
    .filter((each) => /diagnosesicherheit/i.test((textAt(each, 'url') ?? '').slice(0, 200)))
    .map((each) => textAt(recordAt(each, 'valueCoding'), 'code') ?? textAt(each, 'valueCode'))[0];
  const letter = told ?? /\d ?([AGVZ])$/i.exec((textAt(coding, 'code') ?? '').slice(0, 12))?.[1]?.toUpperCase();
  return letter === 'A' || letter === 'V' ? 'none' : letter === 'Z' ? 'past' : undefined;
}
