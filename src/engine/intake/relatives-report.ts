import { foldPattern } from './fold.ts';
import type { CueItem, Item } from './items.ts';
import type { Token } from './tokens.ts';

const pattern = (source: string): RegExp => new RegExp(foldPattern(`^(?:${source})$`), 'u');
const child = pattern('sons?|daughters?|carer|caregiver|(?:ال)?ابن(?:ه|ها|ته|تها)?|(?:ال)?بنت(?:ه|ها)?|ولده|ولدها');
const mother = pattern('mum|mom|mother|mums|والدت(?:ه|ها|ي)|الوالدة|أم(?:ه|ها|ي)');
const father = pattern('dad|father|dads|والد(?:ه|ها|ي)|(?:ال)?والد|أبو(?:ه|ها|ي)');
const wife = pattern('wife|زوجت(?:ه|ي)');
const husband = pattern('husband|زوج(?:ها|ي)');
const tells = pattern(
  'reports?|reported|says?|said|states?|stated|thinks|told|tells|describes?|described|mentions?|mentioned|concerned|worried|asks?|rang|called|about|تقول|يقول|قالت|قال|ذكرت|ذكر|تذكر|يذكر|أفادت|أفاد|تفيد|يفيد|بلغت|إن|ان|أن|عن',
);
const between = pattern('that|his|her|the|my|about|re|in|from|:|إن|ان|أن|بأن|عن');

/** Who is told of by another: “Son reports Mum (85) has hypos”. */
export interface ReportedOn {
  /** The word for who tells, and that for the patient. */
  readonly teller: CueItem;
  readonly patient: CueItem;
  readonly sex: 'male' | 'female';
  /** The figure of the age. */
  readonly age: number;
}

/** A child who tells of a parent, or one spouse of the other, with the age of the one told of: that one is the patient. */
export function reportedOn(tokens: readonly Token[], list: readonly Item[]): ReportedOn | undefined {
  const place = list.findIndex((item) => item.kind === 'cue' && item.cue === 'other');
  const [teller, patient] = list
    .slice(place)
    .filter((item) => item.kind === 'cue' && item.cue === 'other') as CueItem[];
  if (!teller || !patient || teller.first > 3 || patient.first - teller.end > 5) return undefined;
  const words = tokens.slice(teller.end, patient.first).map(({ text }) => text);
  if (!words.length || !words.every((word) => tells.test(word) || between.test(word))) return undefined;
  if (!words.some((word) => tells.test(word))) return undefined;
  const [who, whom] = [tokens[teller.first]?.text ?? '', tokens[patient.first]?.text ?? ''];
  const isParent = child.test(who) && (mother.test(whom) || father.test(whom));
  const isSpouse = (wife.test(who) && husband.test(whom)) || (husband.test(who) && wife.test(whom));
  const sex = mother.test(whom) || wife.test(whom) ? 'female' : 'male';
  const age = /^[(,]$/.test(tokens[patient.end]?.text ?? '') ? patient.end + 1 : patient.end;
  const { kind, value = 0 } = tokens[age] ?? {};
  const isAge = kind === 'number' && Number.isInteger(value) && value >= 18 && value <= 110;
  // “Mum (85) and Dad (90)”: two are told of.
  const isTwo = list.some(
    (item) =>
      item !== patient && item.kind === 'cue' && item.cue === 'other' && item.first > age && item.first < age + 5,
  );
  return (isParent || isSpouse) && isAge && !isTwo && !/^(?:mg|units?|u|kg|%)$/.test(tokens[age + 1]?.text ?? '')
    ? { teller, patient, sex, age }
    : undefined;
}

/** “… re wife: she is 70” */
export const sexOfRelative: Readonly<Record<string, 'male' | 'female'>> = {
  wife: 'female',
  mother: 'female',
  mum: 'female',
  daughter: 'female',
  sister: 'female',
  husband: 'male',
  father: 'male',
  dad: 'male',
  son: 'male',
  brother: 'male',
};
