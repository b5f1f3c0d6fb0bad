import { recordsAt, textAt } from './plain.ts';

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

/** What a diagnosis may be by its words alone, as the tables write facts. Texts longer than a name are none. */
export function diagnosisNamed(concept: Readonly<Record<string, unknown>>): readonly string[] {
  const texts = [textAt(concept, 'text'), ...recordsAt(concept, 'coding').map((coding) => textAt(coding, 'display'))];
  const words = texts
    .filter((text): text is string => text !== undefined && text.length <= 160)
    .map((text) => text.toLowerCase());
  if (words.some((text) => turned.test(text))) return [];
  return [...new Set(named.flatMap(([pattern, facts]) => (words.some((text) => pattern.test(text)) ? [facts] : [])))];
}
