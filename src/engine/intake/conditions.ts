import {
  isNotSo,
  ofFrailty,
  atPlace,
  isDialysed,
  ofPlace,
  ofSomebody,
  negativeFor,
  notHad,
  beyondYears,
  butMeasured,
  butShisha,
  answeredYes,
  byAccident,
  deniesNext,
  isBareType,
  isOfThen,
  isOverNow,
  isReason,
  isRemoved,
  isShareOf,
  lastOne,
  labelled,
  newly,
  newlyBehind,
  ofFamily,
  ofKin,
  familyDenied,
  ofArteries,
  ofEye,
  ofInsulin,
  ofLater,
  ofSigns,
  spokenOfBefore,
  spokenOfBehind,
  oldPregnancy,
  type2Of,
  wasSo,
} from './around-findings.ts';
import { isAnsweredNo, isMinusBefore, isSignedBefore, isUnanswered } from './answers.ts';
import { arteriesDenied, askWhether, deny, type Denial, isDeniedAfter, ofDays } from './denials.ts';
import { sayCrisis } from './crises.ts';
import { foldPattern } from './fold.ts';
import { settleLows } from './dated-lows.ts';
import { durationOf, lastingAfter } from './durations.ts';
import type { ConditionItem, Item } from './items.ts';
import { sayHelp, sentenceAround } from './lows.ts';
import { scope } from './scope-flags.ts';
import { askSmoking } from './smoker-of-whom.ts';
import type { Said, Text } from './text.ts';
import { timesBehind } from './times-of-lows.ts';
import { isNotOfNow, isSlight } from './vomiting.ts';

/** “aim < 8.5 and no hypos”, “Goals: …”: what is to be reached; behind a comma it is told. */
function isAimed({ items, tokens, breaks }: Text, item: ConditionItem, n: number): boolean {
  for (let m = n - 1; m >= 0 && m > n - 5; m -= 1) {
    const cue = items[m] as Item;
    let apart = 0;
    for (let at = cue.end; at < item.first; at += 1) apart = Math.max(apart, breaks[at] ?? 0);
    if (apart === 2) return false;
    if (cue.kind !== 'cue' || cue.cue !== 'target' || reached.test(tokens[cue.first - 1]?.text ?? '')) continue;
    const heads = tokens[cue.end]?.text === ':' && (cue.first === 0 || breaks[cue.first - 1] === 2);
    return apart === 0 || heads;
  }
  return false;
}
const reached = /^(?:at|on|above|below|in|within|near|to)$/;

const isOfIslets = ({ entry }: ConditionItem): boolean => entry.sets.some(([fact]) => fact === 'islets');

const aSmoker = new RegExp(`^(?:(?:current|active|heavy|ex|former)[ -])?smoker|^${foldPattern('مدخن')}`, 'u');

export function readConditions(text: Text): Said {
  const said: Said = { statements: [], open: [] };
  const denials: Denial[] = [];
  text.items.forEach((item, n) => {
    // “Anti GAD | Negative”, a row of a table that holds no figure.
    const isFree = !text.taken[item.first] || (item.kind === 'condition' && isOfIslets(item));
    if (item.kind === 'condition' && isFree) readCondition(text, item, n, said, denials);
  });
  settleLows(text, said);
  const arteries = arteriesDenied(denials);
  if (arteries) said.statements.push({ fact: 'ascvd', value: false, ...arteries, denied: true });
  return said;
}

const isOfLows = ({ head, sets }: ConditionItem['entry']): boolean =>
  head.startsWith('hypoglycaemiaHistory') || sets.some(([fact]) => fact === 'hypoglycaemiaHistory');

const isOfPlans = ({ sets }: ConditionItem['entry']): boolean =>
  sets.some(([fact]) => fact === 'operationPlanned' || fact === 'contrastPlanned');

function readCondition(text: Text, item: ConditionItem, n: number, said: Said, denials: Denial[]): void {
  const { tokens, folded, scopes, items } = text;
  const { entry } = item;
  const from = tokens[item.first]?.from ?? 0;
  const to = tokens[item.end - 1]?.to ?? from;
  const place = { from, to };
  const name = folded.slice(from, to);
  const behind = folded.slice(to, to + 30);
  const flags = scopes[item.first] ?? 0;
  const aboutFamily = entry.sets.some(([fact]) => fact === 'medullaryThyroidCancer');
  // “husband had to give glucagon”: to the patient.
  const isHelped = /^g[ai]ve (?:her |him )?glucagon$/.test(name);
  // “mother and aunt diabetic before 30: ?MODY” is thought of the patient.
  const isThought = entry.asks?.fact === 'diabetesType' && tokens[item.first - 1]?.text === '?';
  if (flags & scope.other && !aboutFamily && !isHelped && !isThought) return askSmoking(text, item, place, said);
  if (/^t(?:[a-z]{2,4} )?(?:[12]|ii?)$/.test(name) && !isBareType(text, item)) return;
  // “MI? no. CKD? yes, stage 3a”: a question that is answered.
  const asked = /^ ?\?(?!\S| ?(?:no|yes|nil|none)(?!\p{L}))/u.test(behind);
  const nextCue = items[n + 1];
  const likely =
    nextCue?.kind === 'cue' &&
    nextCue.cue === 'uncertain' &&
    nextCue.first === item.end &&
    /^(likely|suspected|possible|probable|vs|versus)$/.test(tokens[nextCue.first]?.text ?? '');
  if (
    (flags & scope.refused || (flags & scope.plannedHere && !isOfPlans(entry))) &&
    entry.sets.some(
      ([fact, value]) =>
        // “wants to lose weight doesnt smoke”
        !/^(?:childbearing|injectables|weightPreference)$/.test(fact) && !(fact === 'smokes' && value === false),
    )
  )
    return;
  if (flags & scope.uncertain || asked || likely) {
    if (entry.sets.some(([fact]) => fact === 'diabetesType') && !(flags & scope.no)) {
      const start = tokens[item.first - 1]?.text === '?' ? (tokens[item.first - 1]?.from ?? from) : from;
      said.statements.push({ fact: 'diabetesType', value: 'unsure', from: start, to });
    } else if (entry.asks?.fact === 'diabetesType' && !(flags & scope.no)) sayCondition(text, item, place, said);
    return;
  }
  if (
    entry.sets.some(([fact]) => fact === 'oedema' || fact === 'catabolicSymptoms') &&
    (isOverNow.test(behind) ||
      isReason.test(folded.slice(Math.max(0, from - 40), from)) ||
      // «أوقف لتورم القدمين»: the word for “for” is the first letter of the name.
      (folded[from] === 'ل' && isReason.test(folded.slice(Math.max(0, from - 40), from + 1))))
  )
    return;
  const isNausea = entry.asks?.fact === 'vomiting';
  if (isNausea && isSlight(folded, from, to)) return;
  if ((isNausea || entry.sets.some(([fact]) => fact === 'vomiting')) && isNotOfNow(folded, from, to)) return;
  if (entry.sets.some(([fact]) => isOfThen(fact, behind, text.on))) return;
  // “cycles 100 mi/wk”, “walks 2 mi”: a distance.
  if (name === 'mi' && !tokens[item.first]?.capital && /\d ?$/.test(folded.slice(Math.max(0, from - 3), from))) return;
  // “95 % RA”: room air.
  if (name === 'ra' && /% ?\(?$/.test(folded.slice(Math.max(0, from - 3), from))) return;
  const nearby = folded.slice(Math.max(0, from - 60), to + 40);
  if (name === 'pvd' && ofEye.test(nearby) && !ofArteries.test(nearby)) return;
  if (
    butShisha.test(behind + folded.slice(to + 30, to + 60)) &&
    entry.sets.some(([fact, value]) => fact === 'smokes' && value === false)
  )
    return;
  const isSpokenOf = spokenOfBehind.test(behind) || spokenOfBefore.test(folded.slice(Math.max(0, from - 60), from));
  if (entry.sets.some(([fact]) => fact === 'dialysis') && isSpokenOf) return;
  if (ofSigns.test(behind) && !entry.sets.some(([fact]) => fact === 'catabolicSymptoms')) return;
  if (notHad.test(behind) || isUnanswered(behind) || isShareOf(name, behind)) return;
  if (
    (ofPlace.test(behind) || atPlace.test(folded.slice(Math.max(0, from - 16), from))) &&
    !entry.sets.some(([fact]) => fact === 'diabetesType') &&
    !isDialysed(entry, folded, from, to)
  )
    return;
  if (ofFrailty.test(behind) && entry.sets.some(([fact]) => fact === 'frailty')) return;
  if (ofSomebody(text, item, nextCue)) return;
  if (entry.sets.some(([fact]) => isNotSo(fact, folded.slice(Math.max(0, from - 24), from)))) return;
  if (flags & scope.allergy && !entry.sets.some(([fact]) => fact === 'metforminTolerance')) return;
  // “no MI, no stroke, kidneys normal”: what says by itself that all is well is not denied with the list before it.
  const isWell = entry.sets.length > 0 && entry.sets.every(([, value]) => value === false || value === 'none');
  const stem = folded.slice(Math.max(0, from - 50), from);
  if (!aboutFamily && (ofFamily.test(stem) || ofKin.test(stem))) return;
  // “denies hypos, last hypo in July”: there was one; “no previous MI”: there was none.
  const isOneMore =
    (isWell && text.breaks[item.first - 1]) || (isOfLows(entry) && lastOne.test(stem + name.split(' ')[0]));
  // “denies lows, smoker”: a person is not denied with the findings before him.
  const isPerson = aSmoker.test(name) && tokens[item.first - 1]?.text === ',';
  const isNo =
    ((flags & scope.no) !== 0 && !isOneMore && !isPerson && !answeredYes.test(behind)) ||
    (isDeniedAfter(text, item, n) && !isSignedBefore(folded, from)) ||
    isAnsweredNo(text, item, n) ||
    isMinusBefore(folded, from) ||
    negativeFor.test(stem);
  const isOfFamily =
    aboutFamily &&
    (ofFamily.test(stem) ||
      familyDenied.test(behind) ||
      (isNo && (flags & scope.other) !== 0 && !/personal/.test(stem)));
  // “No FH of MTC”: of the family alone.
  if (isOfFamily)
    return void said.open.push({
      facts: ['medullaryThyroidCancer'],
      choices: [{ value: false }, { value: true }],
      ...place,
      why: 'which',
      unlessKnown: true,
    });
  // “stroke denied heart failure confirmed”: of which of them nobody can say.
  if (!isNo && !entry.isDiabetes && deniesNext.test(behind)) return;
  if (isNo && !/^(?:no|not|never|denies|لا|لم|بدون)(?= )/.test(name)) {
    if (isAimed(text, item, n)) return;
    const around = folded.slice(Math.max(0, from - 24), to + 24);
    if (entry.sets.some(([fact]) => fact === 'ascvd')) denials.push({ name, to });
    if (ofDays.test(behind) && entry.sets.some(([fact]) => fact === 'hypoglycaemiaHistory'))
      return askWhether(entry, place, said);
    if (butMeasured.test(folded.slice(to, to + 60)) && entry.sets.some(([fact]) => fact === 'hypoglycaemiaHistory'))
      return askWhether(entry, place, said);
    return deny(item, name, around, { ...place, denied: true }, said);
  }
  if (entry.sets.some(([fact]) => fact === 'glucoseCrisis')) return sayCrisis(text, place, said);
  const isContraception = entry.sets.some(([fact, value]) => fact === 'childbearing' && value === 'contraception');
  const isPlanned = nextCue?.kind === 'cue' && nextCue.cue === 'after planned' && nextCue.first === item.end;
  if (isContraception && (flags & (scope.stopped | scope.plannedHere) || isPlanned || isRemoved.test(behind))) return;
  const beyond = entry.isDiabetes ? beyondYears.exec(behind) : undefined;
  if (beyond) {
    const years = Number(beyond[1]);
    const open = { choices: [{ value: years }], from, to: to + beyond[0].length };
    said.open.push({ facts: ['diabetesDuration'], ...open, why: 'comparator', unlessKnown: true });
  } else if (entry.isDiabetes && !(flags & scope.stopped)) {
    const lasting = durationOf(text, item);
    if (lasting) said.statements.push(lasting);
    else if (newly.test(folded.slice(Math.max(0, from - 24), from)) || newlyBehind.test(behind))
      said.statements.push({ fact: 'diabetesDuration', value: 0, ...place });
  }
  if (isOfLows(entry) && ofLater.test(behind)) return;
  if (entry.sets.some(([fact, value]) => fact === 'diabetesType' && value === 'type2') && type2Of.test(behind)) return;
  if (
    entry.sets.some(([fact]) => fact === 'pregnancy') &&
    oldPregnancy.test(folded.slice(Math.max(0, from - 16), from))
  )
    return;
  sayCondition(text, item, place, said);
}

/** “prior stroke”, «جلطة قديمة»: words of when stand in the piece with the name. */
const whenBefore =
  /(?<!\p{L})(?:(?:prior|previous|prev|old|past|known|documented|established|longstanding|long-standing|history of|hx of|h\/o|k\/c\/o|known case of)(?: (?:an?|the))? ){1,2}$/u;
const whenBehind = new RegExp(foldPattern('^ (?:سابقة?|قديمة?|مزمنة?)(?!\\p{L})'), 'u');
function withWhen({ folded }: Text, { from, to }: { from: number; to: number }): { from: number; to: number } {
  const before = whenBefore.exec(folded.slice(Math.max(0, from - 30), from))?.[0].length ?? 0;
  return { from: from - before, to: to + (whenBehind.exec(folded.slice(to, to + 12))?.[0].length ?? 0) };
}

function sayCondition(text: Text, item: ConditionItem, named: { from: number; to: number }, said: Said): void {
  const { entry } = item;
  const place = withWhen(text, named);
  const sentence = sentenceAround(text, item);
  const facts = entry.sets.map(([fact]) => fact);
  if (
    facts.includes('metforminTolerance') &&
    !/m[ei]t|mtf|glucophage|ميتف|متف/.test(text.folded.slice(Math.max(0, place.from - 60), place.to))
  )
    return;
  if (facts.includes('footUlcer') && byAccident.test(sentence.after)) {
    return void said.open.push({
      facts: ['footUlcer'],
      choices: [{ value: true }, { value: false }],
      ...place,
      why: 'which',
    });
  }
  // Since when anything else has been there is none of the diabetes' years.
  const lasting = entry.isDiabetes ? undefined : lastingAfter(text, item.end, true);
  const told = lasting ? Math.max(place.to, lasting.to) : place.to;
  const isLow = isOfLows(entry) || entry.asks?.fact === 'hypoglycaemiaHistory' || facts.includes('severeHypoglycaemia');
  const to = isLow ? Math.max(told, timesBehind(text.folded, told), timesBehind(text.folded, place.to)) : told;
  // “refuses insulin, wants Ozempic”: declining insulin is not declining every injection.
  const isOfInsulin = facts.includes('injectables') && ofInsulin.test(text.folded.slice(place.from, place.to));
  if (isOfInsulin && text.items.some((other) => other.kind === 'medicine' && other.entry.flags.includes('glp1RA'))) {
    const choices = [{ value: 'refuses' }, { value: 'reluctant' }, { value: 'accepts' }];
    return void said.open.push({ facts: ['injectables'], choices, ...place, why: 'which' });
  }
  const [day, ...others] = text.days.lineDays[item.first] ?? [];
  for (const [fact, value] of entry.sets) {
    // “DESP 14/10/2026: R1M0”: of an examination its day, and of vomiting.
    const on = (fact === 'retinopathy' || fact === 'vomiting') && day && !others.length ? { day } : {};
    const isLabel =
      (fact === 'injectables' && wasSo.test(text.folded.slice(Math.max(0, place.from - 16), place.from))) ||
      (fact === 'diabetesType' && labelled.test(text.folded.slice(Math.max(0, place.from - 50), place.from)));
    said.statements.push({ fact, value, ...on, ...(isLabel && { was: true as const }), from: place.from, to });
  }
  if (entry.asks) {
    const choices = entry.asks.values.map((value) => ({ value }));
    const both = choices.length === 1 && choices[0]?.value === true ? [...choices, { value: false }] : choices;
    const why = entry.asks.isNamed ? 'named' : 'which';
    said.open.push({ facts: [entry.asks.fact], choices: both, from: place.from, to, why, unlessKnown: true });
  }
  if (
    facts.includes('hypoglycaemiaHistory') &&
    !facts.includes('severeHypoglycaemia') &&
    entry.sets.some(([, value]) => value === true)
  ) {
    sayHelp(text, item, place, said);
  }
}
