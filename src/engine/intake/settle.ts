import { facts, type FactId } from '../chart/facts.ts';
import { dayOf, earliestDay, type Open, ofNewestDay, type Said, type Statement, type Text, tidy } from './text.ts';
import { foldPattern } from './fold.ts';
import { withDenial } from './denied-pieces.ts';
import type { Doubt, Offer, Question, Value } from './types.ts';

/** Of two answers that both hold, the later or worse one stands. */
const worse: Partial<Record<FactId, readonly string[]>> = {
  retinopathy: ['none', 'mild', 'sight-threatening'],
  ckdStage: ['stage1-2', 'stage3a', 'stage3b', 'stage4', 'stage5'],
  frailty: ['fit', 'complex', 'very-complex'],
};

interface Settled {
  readonly offers: Offer[];
  readonly questions: Question[];
}

const valuesOf = (statements: readonly Statement[]): readonly Value[] => [
  ...new Set(statements.map(({ value }) => value)),
];

/** Of dated figures the newest; without days all. */
function newest(statements: readonly Statement[], text: Text): readonly Statement[] {
  // A figure without a day beside older ones of a list is today's.
  const undated = statements.filter(({ day }) => !day);
  if (undated.length) return undated;
  return (statements.length > 0 && ofNewestDay(statements, text)) || statements;
}

const presentOf = (all: readonly Statement[]): readonly Statement[] => {
  const present = all.filter(({ was }) => !was);
  return present.length ? present : all;
};

function settleNumbers(fact: FactId, all: readonly Statement[], text: Text): Statement | Open | undefined {
  // “K 5.2 … (K was 5.9)”
  const said = presentOf(all);
  if (fact === 'basalUnits') return sumOfUnits(said);
  const some =
    fact === 'metformin' && said.some(({ value }) => value !== 0) ? said.filter(({ value }) => value !== 0) : said;
  const today = some.filter((statement) => statement.today);
  const current = newest(today.length ? today : some, text);
  const first = current[0];
  if (!first || valuesOf(current).length === 1) return first;
  if (fact === 'a1c' && isOneInBothUnits(current)) return first;
  const why: Doubt = fact === 'metformin' ? 'conflict' : 'two-readings';
  return questionOf(fact, current, why);
}

/** “HbA1c (IFCC) 59 mmol/mol, HbA1c (DCCT) 7.5 %”: one result, rounded to tenths in one of its units. */
function isOneInBothUnits(said: readonly Statement[]): boolean {
  const values = said.map(({ value }) => Number(value));
  const units = new Set(said.map(({ unit }) => unit));
  return units.size === 2 && !units.has(undefined) && Math.max(...values) - Math.min(...values) < 0.1;
}

const questionOf = (fact: FactId, said: readonly Statement[], why: Doubt): Open => ({
  facts: [fact],
  choices: valuesOf(said).map((value) => ({ value })),
  from: said[0]?.from ?? 0,
  to: said[0]?.to ?? 0,
  why,
});

/** Two doses of a day are added; the same one written twice is one. */
function sumOfUnits(said: readonly Statement[]): Statement | undefined {
  const [first, ...rest] = said;
  if (!first) return undefined;
  const others = rest.filter(({ value }) => value !== first.value);
  return { ...first, value: tidy(others.reduce((sum, { value }) => sum + Number(value), Number(first.value))) };
}

function settleChoice(fact: FactId, all: readonly Statement[], text: Text): Statement | Open | undefined {
  // “T1DM (initially labelled T2DM)”
  const said = presentOf(all);
  const values = valuesOf(said);
  const [first] = said;
  if (values.length <= 1) return first;
  if (fact === 'diabetesType' && values.includes('unsure')) return said.find(({ value }) => value === 'unsure');
  // A score says more than where somebody lives.
  const scored = fact === 'frailty' ? said.filter(({ from, to }) => /\d/.test(text.folded.slice(from, to))) : [];
  if (scored.length > 0 && scored.length < said.length) return settleChoice(fact, scored, text);
  // Of several antibodies one found is enough.
  if (fact === 'islets') return said.find(({ value }) => value === 'positive');
  const order = worse[fact];
  if (order) return said.reduce((a, b) => (order.indexOf(String(b.value)) > order.indexOf(String(a.value)) ? b : a));
  return questionOf(fact, said, 'conflict');
}

const isOpen = (settled: Statement | Open): settled is Open => 'choices' in settled;

/** One answer for each fact, or a question where the text says two; questions that the text answers elsewhere fall away. */
export function settle(parts: readonly Said[], text: Text): Settled {
  const byFact = new Map<FactId, Statement[]>();
  for (const statement of parts.flatMap(({ statements }) => statements)) {
    if (statement.before) continue;
    const said = byFact.get(statement.fact);
    if (said) said.push(statement);
    else byFact.set(statement.fact, [statement]);
  }
  const open = parts.flatMap((part) => part.open);
  const stated: Statement[] = [];
  const asked: Open[] = [];
  const conflicting = open.filter(({ why }) => why === 'two-readings');
  for (const [fact, said] of byFact) {
    if (conflicting.some((question) => question.facts.includes(fact))) continue;
    const settled = facts[fact].kind === 'number' ? settleNumbers(fact, said, text) : settleChoice(fact, said, text);
    if (settled && isOpen(settled)) asked.push(settled);
    else if (settled) stated.push(settled);
  }
  // What is said of a man who “carries” something is no pregnancy.
  const isMan = stated.some(({ fact, value }) => fact === 'sex' && value === 'male');
  const possible = stated.filter(({ fact, value }) => !(isMan && fact === 'pregnancy' && value === true));
  const kept = withoutContradiction(possible, asked).filter((statement) => !isOutdone(statement, open, text));
  const known = new Set<FactId>([...kept.map(({ fact }) => fact), ...asked.flatMap((question) => question.facts)]);
  for (const question of open) {
    if (question.facts.some((fact) => known.has(fact))) continue;
    asked.push(question);
    for (const fact of question.facts) known.add(fact);
  }
  return {
    offers: kept.map((statement) => offerOf(statement, text)),
    questions: asked.map(({ facts: of, choices, instead, from, to, why }) => ({
      facts: of,
      choices: distinctChoices(choices),
      // What stands elsewhere in the text is no answer here.
      ...(instead && { instead: instead.filter(({ fact }) => !known.has(fact)) }),
      from,
      to,
      why,
    })),
  };
}

const side = foldPattern(
  '(?:right|left|rt|lt|[rl]e?|od|os|(?:ب?ال|عين[هة]? )?(?:عين )?(?:ال)?(?:يمين|يسار|يمنى|يسرى|شمال))',
);
const behindName = new RegExp(`^[ :(]{1,2}(?:(?:in|of|the|his|her|${foldPattern('في')}) ){0,2}${side}(?!\\p{L})`, 'u');
const beforeName = new RegExp(`(?<!\\p{L})${side}(?: eye)?[ :]{1,2}$`, 'u');
/** “NPDR right eye, no DR left eye”: where the one eye is ungraded, that the other has none is no answer. */
const isOutdone = ({ fact, value }: Statement, open: readonly Open[], { folded }: Text): boolean =>
  fact === 'retinopathy' &&
  value === 'none' &&
  open.some(
    ({ facts: of, from, to }) =>
      of.includes(fact) &&
      (behindName.test(folded.slice(to, to + 30)) || beforeName.test(folded.slice(Math.max(0, from - 24), from))),
  );

const distinctChoices = (choices: Open['choices']): Open['choices'] =>
  choices.filter((choice, n) => choices.findIndex(({ value }) => value === choice.value) === n);

/** “Non-smoker” beside “smoker” is a question; two facts of one thing must agree. */
function withoutContradiction(stated: readonly Statement[], asked: Open[]): readonly Statement[] {
  const smokes = stated.find(({ fact }) => fact === 'smokes');
  const smoking = stated.find(({ fact }) => fact === 'smoking');
  if (!smokes || smoking?.value !== 'current' || smokes.value === true) return stated;
  asked.push({
    facts: ['smoking'],
    choices: [{ value: 'current' }, { value: 'former' }, { value: 'never' }],
    from: smoking.from,
    to: smoking.to,
    why: 'conflict',
  });
  return stated.filter((statement) => statement !== smokes && statement !== smoking);
}

function offerOf({ fact, value, unit, day, from, to, assumed, denied }: Statement, text: Text): Offer {
  const sure = dayOf(day, text);
  // A month, or 1/10 where nothing tells which is the month: the earliest day it can be, and said to be supposed.
  const on = sure ?? earliestDay(day, text.on);
  const supposed = [...(assumed ?? []), ...(day && (!sure || day.supposed) ? (['day'] as const) : [])];
  return {
    fact,
    value,
    ...(unit && { unit }),
    ...(on && { on }),
    ...(denied ? withDenial(text, { from, to }) : { from, to }),
    ...(supposed.length && { assumed: supposed }),
  };
}
