import { goOnBehindAllergy } from './allergy-scope.ts';
import { type CueItem, isContraception, type Item } from './items.ts';
import { foldPattern } from './fold.ts';
import { headingAt, headsList, leadsColon, presentsPatient } from './headings.ts';
import {
  any,
  bareListBehind,
  beginsDenied,
  goesOnDenied,
  isBehindDenied,
  isFarDenied,
  listGoesOn,
} from './denied-lists.ts';
import { emphatic, isDeniedHaving, isHadNot, isIll } from './had-not.ts';
import { cueScope, medicineScopes, scope } from './scope-flags.ts';
import {
  andDoes,
  denials,
  doneWord,
  earlier,
  exchanges,
  isReason,
  isWaitedFor,
  leadsOn,
  medicinesAtAll,
  nouns,
  ofAge,
} from './scope-words.ts';
import { questionEnd } from './questions.ts';
import { goOn, headed, isReaction, onBreak, type State } from './scope-state.ts';
import type { Token } from './tokens.ts';
import { isAboutRelative, isOfSpeaker, speaksOfAge, withoutSpokenOf } from './who-speaks.ts';
import { isNoneOfFamily, isOfAnotherSex, othersOf, pronounOfAnother, sentenceEnd } from './whose.ts';

const examined = foldPattern('فحص');
const headsFinding = (tokens: readonly Token[], from: number): boolean => {
  const colon = tokens.slice(from, from + 5).findIndex(({ kind }) => kind !== 'word');
  return colon > 0 && tokens[from + colon]?.text === ':';
};

function onCue(
  state: State,
  item: Item & { kind: 'cue' },
  tokens: readonly Token[],
  next: Item | undefined,
  before: CueItem | undefined,
): void {
  const text = tokens[item.first]?.text ?? '';
  const isNoun = (tokens[item.first]?.forms ?? []).some((form) => nouns.test(form));
  const isDone = item.cue === 'planned' && state.done && isNoun;
  // «تم إيقافه …، الخطة إضافة …»: a word of a plan ends what has been done.
  if (/planned/.test(item.cue) && !isNoun) state.done = false;
  // “no ulcer neuro: DPN”: a label of its own.
  const isOfOne =
    item.cue === 'no' &&
    !denials.test(text) &&
    !/^(?::|known|history|hx|h|past|previous)$/.test(tokens[item.end]?.text ?? '');
  const colon = !isOfOne && leadsColon(tokens, item.end);
  // “mother: GDM in 2002, now T2DM”: whose disease it is the word says not.
  const ofFinding = next?.kind === 'condition' && next.first === item.end;
  // «فحص قاع العين: …» names what was examined and found.
  if (cueScope[item.cue] === scope.uncertain && text.endsWith(examined) && headsFinding(tokens, item.end)) return;
  const isHeading = colon && item.cue === 'after planned';
  const cue = isDone ? 'current' : isHeading ? 'planned' : item.cue;
  // “T/C from pt's wife: …”: who speaks, not of whom.
  const isSpeaker =
    cue === 'other' &&
    colon &&
    tokens.slice(Math.max(0, item.first - 4), item.first).some((before) => /^(?:from|per|via)$/.test(before.text));
  if (isSpeaker) return;
  const flag = cueScope[cue];
  const isList = headsList(tokens, item, next) || /^included?$/.test(tokens[item.end - 1]?.text ?? '');
  if (isList) state.held = 0;
  if (cue === 'stopped' && (exchanges.test(text) || exchanges.test(tokens[item.end - 1]?.text ?? ''))) {
    state.exchange = 'said';
  }
  if (flag !== undefined) {
    // “stopped …, to be replaced”: a new word of the course ends the one before; “not stopped” is none.
    // “sick day rules: stop metformin, SGLT2i”: what is planned in a list goes on behind what is to be stopped.
    const kept = scope.allergy | (cue === 'stopplan' ? state.held & scope.planned : 0);
    if (flag & medicineScopes) state.flags &= ~(medicineScopes & ~kept);
    state.flags |= flag;
    if (colon || isList) state.held |= flag;
    state.isOfFinding = false;
    if (cue === 'no') state.denies = denials.test(text);
    // “wants to lose weight doesnt smoke”: what is said anew is planned no longer.
    if (cue === 'no' && deniesAnew.test(text)) state.flags &= ~((scope.planned | scope.plannedHere) & ~state.held);
    if (cue === 'allergy' && !(state.flags & scope.other)) state.commaSince = false;
    if (cue === 'other') {
      state.commaSince = false;
      state.relative = text;
      // «والدي عمره ٧٠»: who speaks of a parent speaks of the patient; «ابنه عمره ٥٠» is another.
      state.isOfSpeaker = (text.endsWith('ي') || tokens[item.first - 1]?.text === 'my') && !state.tellsOwnAge;
    }
  } else if (cue === 'current') {
    state.flags &= ~medicineScopes;
    if (/^(?:currently|current|حاليا)$/.test(text)) state.heading = 'none';
    // «لا تخطط للحمل وتستخدم لولب»: what is done is denied no longer.
    if (andDoes.test(text)) state.flags &= ~scope.no;
    if (state.commaSince)
      state.flags &= ~(
        (state.inBrackets || ofFinding || isHeadedByOne(state) ? 0 : scope.other) | (state.denies ? scope.no : 0)
      );
  } else if (cue === 'yes' && (isDeniedHaving(tokens, item.first) || isHadNot(tokens, item.first, before))) {
    // “denies she has had any hypos”, “has not had an MI”, «لا يوجد لديه قصور قلب»: is no yes.
    state.flags |= scope.no;
  } else if (cue === 'but' || cue === 'yes') {
    const isThought = tokens
      .slice(Math.max(0, item.first - 4), item.first)
      .some((before) => /^(?:think|doubt|believe)$/.test(before.text));
    if (!isThought) state.flags &= cue === 'but' ? scope.other : ~(scope.no | scope.uncertain);
  } else if (
    cue === 'self' &&
    !((ofAge.test(text) || isIll.test(text)) && !state.commaSince && !state.isOfSpeaker) &&
    // “Son himself on Ozempic”
    !(emphatic.test(text) && before?.cue === 'other' && before.end === item.first)
  )
    state.flags &= ~scope.other;
}

/** “Mother: T2DM, on insulin.”: to the end of the sentence; “FHx: mother DM, on metformin” is a list of another kind. */
const isHeadedByOne = ({ held, relative }: State): boolean =>
  (held & scope.other) > 0 && !/^(?:f|fh|fhx|fam|family|maternal|paternal)$/.test(relative) && relative < '\u0600';

const anew =
  /^(?:has|had|is|was|takes|took|uses|quit|stopped|smokes|smoked|weighs|reports|drinks|lives|works|started)$/;
/** “… he quit smoking”, where no mark of a clause stands before it. */
const saysAnew = (tokens: readonly Token[], at: number): boolean =>
  /^(?:he|she)$/.test(tokens[at]?.text ?? '') && anew.test(tokens[at + 1]?.text ?? '');

const deniesAnew = /^(?:denies|does|doesnt?|hasnt?|isnt?)$/;

/** “no hypos this quarter, severe hypo in 2021” */
const beginsAnew = new RegExp(`^(?:last|latest|severe|${foldPattern('آخر')})$`);
/** «لا دليل على …»: goes on to what is denied. */
const tells = new RegExp(`^(?:${foldPattern('دليل|يدل|تدل|مؤشر|مؤشرات|علامات')})$`);
/** “no hypos, frail”: said of a person, never with “no”. */
const ofPerson = /^(?:smoker|ex|non|never|frail)$/;
/** “metformin SR 1 g” */
const hasDose = (tokens: readonly Token[], items: ReadonlyMap<number, Item>, at: number): boolean =>
  tokens[at]?.kind === 'number' || (!items.has(at) && tokens[at + 1]?.kind === 'number' && tokens[at]?.kind === 'word');

/** For each token what the words around it say (bits of `scope`). */
export function scopesOf(tokens: readonly Token[], breaks: Uint8Array, list: readonly Item[]): Uint16Array {
  const told = withoutSpokenOf(tokens, list);
  const items = new Map(told.map((item) => [item.first, item]));
  const others = othersOf(tokens, breaks, told);
  const another = pronounOfAnother(tokens, list);
  const ofRelative = isAboutRelative(tokens, list);
  let ownEnd = 0;
  let endOfMedicine = -1;
  let clause = 0;
  let othersEnd = 0;
  let askedEnd = 0;
  const scopes = new Uint16Array(tokens.length);
  const state: State = {
    flags: 0,
    heading: 'none',
    held: 0,
    denies: false,
    inBrackets: false,
    commaSince: false,
    exchange: 'none',
    done: false,
    isOfFinding: false,
    isOfSpeaker: false,
    tellsOwnAge: speaksOfAge(tokens),
    relative: '',
  };
  let begins = true;
  let cueEnd = 0;
  let denialEnd = 0;
  let lastCue: CueItem | undefined;
  let blank = false;
  /** The last thing with a name is a finding. */
  let deniedFinding = false;
  let isFindingLast = false;
  /** A finding stood that the denial before it may not reach. */
  let isBeyond = false;
  /** Where a list of denied findings ends, and what is said of them. */
  let [listEnd, listFlag, denialFirst, noNameEnd] = [-1, 0, 0, -1];
  /** Where the last name ended, be it a finding's, a figure's or a medicine's. */
  let namedEnd = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'line') {
      if (blank) state.heading = 'none';
      blank = true;
    } else blank = false;
    if (token.text === '(' && state.flags & scope.other) state.inBrackets = true;
    else if (token.text === ')') state.inBrackets = false;
    // “stopped her statin (atorva 20)”: what the brackets name is the same.
    if (token.text === '(' && endOfMedicine === at) {
      state.flags &= scope.other | (medicineScopes & ~scope.plannedHere);
      continue;
    }
    const isDenied = !state.denies && ((state.flags & scope.no) > 0 || noNameEnd === at);
    if (isDenied && at > listEnd && !listGoesOn(tokens, breaks, items, at)) {
      const denied = bareListBehind(tokens, breaks, items, at, denialFirst);
      if (denied) [listEnd, listFlag] = [denied.end, denied.isDenied ? scope.no : scope.uncertain];
      if (denied && token.text === ':') denialEnd = at + 1;
    }
    if (breaks[at]) {
      isBeyond = false;
      clause = at;
      onBreak(state, breaks[at] as number, /^[()]$/.test(token.text) && (state.flags & scope.other) > 0, () =>
        listGoesOn(tokens, breaks, items, at),
      );
      if (at < listEnd) state.flags |= listFlag;
      begins ||= breaks[at] === 2;
      continue;
    }
    if (begins && token.kind !== 'mark') {
      const heading = headingAt(tokens, breaks, items, at);
      if (heading) {
        state.heading = heading;
        state.flags = headed(state);
      }
      if (!heading && presentsPatient(tokens, at)) [state.heading, state.flags] = ['none', 0];
      begins = false;
      askedEnd = questionEnd(tokens, breaks, items, at) ?? askedEnd;
    }
    const item = items.get(at);
    // “penicillin allergy, non-smoker”: a finding behind a comma is the patient's, unless it is what the medicine did.
    const isFinding = item?.kind === 'condition' && state.commaSince && !isReaction(item);
    if (isFinding) state.flags &= ~scope.allergy | state.held;
    if (item) goOnBehindAllergy(state, tokens, item);
    if (item?.kind === 'medicine') endOfMedicine = item.end;
    if (item?.kind === 'medicine') state.isOfFinding = false;
    else if (state.flags & scope.planned && (item?.kind === 'condition' || isWaitedFor(tokens, lastCue, at)))
      state.isOfFinding = true;
    othersEnd = others.get(at)?.end ?? othersEnd;
    if (
      state.flags & scope.other &&
      (isOfAnotherSex(tokens, at, state.relative) || isNoneOfFamily(tokens, at, state.relative))
    )
      state.flags &= ~scope.other;
    // “gliclazide 80 STOP / sitagliptin 50”: what stands behind the stroke begins anew.
    if (token.text === '/' && !token.glued && /^stop/.test(lastCue?.cue ?? '') && lastCue?.end === at)
      if (
        endOfMedicine > 0 &&
        lastCue.first - endOfMedicine <= 3 &&
        tokens[lastCue.first]?.text === 'stop' &&
        items.get(at + 1)?.kind !== 'cue'
      )
        state.flags &= ~(medicineScopes & ~scope.allergy);
    if (doneWord.test(token.text)) state.done = true;
    if (endOfMedicine > clause && isReason(tokens, at)) state.flags &= ~(scope.no | medicineScopes);
    // “no history of stroke he quit smoking”: dictated without its marks, what is said anew of the patient is denied no longer.
    if (state.flags & scope.no && deniedFinding && saysAnew(tokens, at)) state.flags &= ~scope.no;
    if (item && beginsDenied(tokens, item)) [denialFirst, noNameEnd] = [item.first, item.end];
    const isBehindFinding = isFindingLast;
    if (item) deniedFinding = item.kind === 'condition';
    if (item) isFindingLast = item.kind === 'condition' && !item.entry.isDiabetes;
    if (state.exchange !== 'none') goOn(state, token, item);
    // “was on liraglutide, then changed to semaglutide”: what it was changed to is taken.
    else if (exchanges.test(token.text) && leadsOn.test(tokens[at + 1]?.text ?? '')) {
      state.flags &= ~scope.stopped;
      state.held &= ~scope.stopped;
    }
    if (ofRelative && isOfSpeaker(tokens, at)) ownEnd = sentenceEnd(tokens, breaks, at);
    if (at < ownEnd) {
      scopes[at] = state.flags | scope.other;
      continue;
    }
    // “takes his Glucophage” is said of her.
    const isTaken = items.get(at - 1)?.kind === 'cue' && (items.get(at - 1) as CueItem).cue === 'current';
    if (another?.test(token.text) && !isTaken) {
      state.flags |= scope.other;
      state.commaSince = false;
      scopes[at] = state.flags;
      continue;
    }
    if (at < othersEnd) {
      scopes[at] = state.flags | scope.other;
      continue;
    }
    // “previously Lantus 40, now NovoMix”
    if (item?.kind === 'cue' && earlier.test(token.text) && items.get(item.end)?.kind === 'medicine')
      state.flags |= scope.stopped;
    // “hypos denied, heart failure”: said of what stands before it.
    if (token.text === 'denied' && isBehindDenied(tokens, breaks, at + 1)) {
      scopes[at] = state.flags;
      continue;
    }
    if (item?.kind === 'cue') {
      // “no trouble on metformin”: the medicine is taken.
      const word = tokens[item.first]?.text;
      if (
        item.cue === 'current' &&
        any(word, 'on', 'with', 'taking', 'since', 'after', 'upon', 'على', 'علي', 'منذ', 'بعد') &&
        item.first > cueEnd &&
        !tells.test(tokens[item.first - 1]?.text ?? '')
      )
        state.flags &= ~scope.no;
      onCue(state, item, tokens, items.get(item.end), lastCue);
      cueEnd = item.end;
      // “stroke denied heart failure”: of which of them nobody can say.
      if (token.text === 'denied' && isBehindFinding) state.flags = (state.flags & ~scope.no) | scope.uncertain;
      if (item.cue !== 'current' || item.first === denialEnd) denialEnd = item.end;
      lastCue = item;
    } else if (item?.kind === 'measure' && state.commaSince) state.flags &= ~(scope.other | scope.allergy | scope.no);
    else if (isContraception(item) && andDoes.test(token.text)) state.flags &= ~scope.no;
    else if (state.commaSince && isContraception(item)) state.flags &= ~scope.other;
    else if (item?.kind === 'condition' && state.commaSince && breaks[at - 1]) {
      // A test beside the family's diseases is the patient's; a disease between ends what is planned of medicines.
      if (item.entry.sets.some(([fact]) => fact === 'islets')) state.flags &= ~scope.other;
      if (state.heading !== 'planned' && !(state.held & scope.planned))
        state.flags &= ~(scope.planned | scope.plannedHere);
    }
    // “Denies lows, metformin 1 g bd”: what is denied with that word are findings.
    else if (item?.kind === 'medicine' && state.commaSince && state.denies) state.flags &= ~scope.no;
    else if (token.text === '?' && !(token.glued && !tokens[at + 1]?.glued)) state.flags |= scope.uncertain;
    // “no hypos HF”, “no fever CKD 3”: whether the denial reaches so far nobody can say. Behind
    // another name it means neither the type of diabetes nor a dose: “no hypos T2DM metformin 1 g”; “no features of type 1” does.
    const isNamed = item?.kind === 'condition' || item?.kind === 'medicine';
    const isOfType = item?.kind === 'condition' && item.entry.sets.some(([fact]) => fact === 'diabetesType');
    const isBehindName = namedEnd > denialEnd;
    if (item && item.kind !== 'cue') namedEnd = item.end;
    const isDosed = item?.kind === 'medicine' && hasDose(tokens, items, item.end);
    const isFar = isNamed && isFarDenied(tokens, at, denialEnd);
    if (isBeyond && (isOfType || (isDosed && isFar))) {
      scopes[at] = state.flags & ~(scope.uncertain | (isFar ? scope.no : 0));
      continue;
    }
    if (isFar && state.flags & ~state.held & scope.no && !state.commaSince) {
      if (isOfType) {
        scopes[at] = isBehindName ? state.flags & ~scope.no : state.flags;
        continue;
      }
      isBeyond = true;
      const before = tokens[at - 1]?.text ?? '';
      const isTaken =
        before === ':' ||
        (isBehindName && (item.kind === 'medicine' ? isDosed : beginsAnew.test(before) || ofPerson.test(token.text)));
      state.flags = (state.flags & ~scope.no) | (isTaken ? 0 : scope.uncertain);
    }
    scopes[at] =
      (isFinding ? state.flags & ~scope.allergy : state.flags) |
      (at < askedEnd && item?.kind === 'medicine' ? scope.uncertain : 0);
    // “no meds NAFLD”, “no treatment for heart failure”: a denial that has its noun says nothing of the finding behind it.
    if (!state.denies && medicinesAtAll.test(token.text)) {
      const behind = any(tokens[at + 1]?.text, 'for', 'against', 'yet') ? at + 2 : at + 1;
      if (items.get(behind)?.kind === 'condition') state.flags &= ~scope.no;
    }
    // “no nephropathy or retinopathy”: a name that begins with its denial goes on behind “or”.
    if (item?.kind === 'condition' && goesOnDenied(tokens, item)) state.flags |= scope.no;
  }
  return scopes;
}
