import type { FactId } from '../chart/facts.ts';
import { extentOf, lengthBefore, strength, todaysDose } from './doses.ts';
import { countBefore, metforminDose, writtenBefore } from './metformin-doses.ts';
import { basalDose, weeklyDose } from './insulin-doses.ts';
import { lastingAfter, monthsOf } from './durations.ts';
import { foldPattern } from './fold.ts';
import { glp1AgentOf } from './glp1-agents.ts';
import type { ConditionItem, Item, MedicineItem } from './items.ts';
import { medicineEntry } from './medicine-entries.ts';
import { isAnsweredNo } from './answers.ts';
import { isCrossedOut } from './crossed-out.ts';
import { cueAfter, isOfEvent, partnerOf, pieceAfter } from './medicine-context.ts';
import {
  isGivenUp,
  isReactionTo,
  isJoinedWithStopped,
  isNotBegun,
  isNotGiven,
  isOfPastYear,
  type Mention,
  restartOf,
  withoutEnded,
} from './courses.ts';
import { askSameClass, isOtherName, type TakenName } from './same-class.ts';
import { scope } from './scope-flags.ts';
import { finished, isFinished, isIntoJoint, local } from './steroid-courses.ts';
import { statinDose } from './statin-doses.ts';
import { isNotNow, isOnTheSkin, isPerhapsOnTheSkin, isStrongInhibitor } from './strong-inhibitors.ts';
import type { Said, Text } from './text.ts';
import { deny } from './denied-medicines.ts';
import { askWhich } from './unnamed-classes.ts';
import { isDoseChanged, isLessened, takenUntilChanged } from './planned-changes.ts';
import type { Piece } from './types.ts';

const notTaken = scope.uncertain | scope.other | scope.planned | scope.refused | scope.allergy;
const complaint = new RegExp(
  foldPattern(
    '^ ?(?:→|-+>?|:|=|\\(|caused|causes|causing|gave|gives)+ ?(?:severe |bad )?(?:diarr|gi (?!mr)|nausea|bloat|vomit|lactic|rash|إسهال|غثيان)',
  ),
  'u',
);
/** “metformin stopped (diarrhoea)”, «أوقف الميتفورمين بسبب الإسهال» */
const ofTheGut = new RegExp(
  foldPattern(
    '^[^.,;\\n]{0,40}?(?:\\(|due to|d\\/t|because of|b\\/c|bc|with|owing to|بسبب|عشان) ?(?:(?:the|severe|bad|persistent|chronic|gi|his|her) )*(?:ال)?(?:diarr|nausea|bloat|vomit|upset|intol|side|sx|s\\/e|stomach|abdominal|إسهال|غثيان|قيء|مغص|انتفاخ)',
  ),
  'u',
);
/** «Metformin ما يتحمله» */
const notBorne = new RegExp(foldPattern('^[ ,:-]{0,3}(?:ما|لا|لم|مو|مش) (?:قدر |قدرت )?(?:ب|ي|ت|بي|بت)?تحمل'), 'u');
/** “Never on insulin”, “has never used insulin”: what was never taken is not taken now. */
const never = new RegExp(
  foldPattern('(?:never (?:again |been |taken |used |had |tried )?(?:on )?|لم (?:يستخدم|تستخدم|يأخذ|تأخذ) (?:ال)?)$'),
  'u',
);

/** “does not take metformin regularly”: is no denial. */
const regularly = new RegExp(
  foldPattern(
    '^ (?:regularly|consistently|reliably|properly|correctly|as (?:prescribed|directed)|every day|daily|بانتظام|بشكل منتظم|كل يوم|يوميا)',
  ),
  'u',
);
const didHarm = /^ ?-? ?(?:induced|related|associated|provoked)/;

/** Every medicine of the text: what is taken now, what is not, what is not said. */
export function readMedicines(text: Text): Said & { readonly medicines: Piece[] } {
  const said: Found = { statements: [], open: [], medicines: [], names: [], mentions: [], ended: [] };
  text.items.forEach((item, n) => {
    if (text.taken[item.first]) return;
    const borne = item.kind === 'condition' ? borneMetformin(text, item) : item;
    if (borne.kind === 'medicine') readMedicine(text, borne, n, said);
  });
  const kept = withoutEnded(said, said.mentions, said.ended);
  return { ...said, ...kept, open: [...kept.open, ...askSameClass(said.names)] };
}
/** “tolerates metformin well, 1 g bd”: a name that holds the medicine's, with its dose behind it. */
function borneMetformin({ folded, tokens }: Text, item: ConditionItem): Item {
  const isBorne = item.entry.sets.some(([fact, value]) => fact === 'metforminTolerance' && value !== 'poor');
  const [from, to] = [tokens[item.first]?.from ?? 0, tokens[item.end - 1]?.to ?? 0];
  const isDosed = isBorne && dosed.test(folded.slice(to, to + 24)) && ofMetformin.test(folded.slice(from, to));
  return isDosed ? { kind: 'medicine', first: item.first, end: item.end, entry: metformin } : item;
}
const metformin = medicineEntry('metformin');
const dosed = new RegExp(foldPattern('^(?: well)?(?: (?:at|on|with|a|the|dose|of|بجرعة|على)){0,5}[ ,(]{1,3}\\d'), 'u');
const ofMetformin = new RegExp(foldPattern('m[ei]t|ميتف|متف'), 'u');

interface Found extends Said {
  readonly medicines: Piece[];
  /** Of what is taken now. */
  readonly names: TakenName[];
  readonly mentions: Mention[];
  readonly ended: { readonly name: string; readonly from: number }[];
}

function readMedicine(text: Text, item: MedicineItem, n: number, said: Found): void {
  const { tokens, scopes } = text;
  const { entry } = item;
  const from = tokens[item.first]?.from ?? 0;
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  const flags = scopes[item.first] ?? 0;
  const after = cueAfter(text, item, n);
  if (tokens[item.end]?.text === '?' && tokens[item.end]?.glued) return;
  // “steroid-induced hyperglycaemia”: what it did, once.
  if (didHarm.test(text.folded.slice(nameEnd, nameEnd + 12))) return;
  const place = { from, to: nameEnd };
  const name = text.folded.slice(from, nameEnd);
  // “metformin → diarrhoea”: what came of it, not what is taken.
  if (entry.metformin && complaint.test(text.folded.slice(nameEnd, nameEnd + 40))) return;
  if (entry.metformin && entry.flags.length === 0 && notBorne.test(text.folded.slice(nameEnd, nameEnd + 24)))
    return void said.statements.push({ fact: 'metforminTolerance', value: 'poor', ...place });
  // “gliclazide stopped and empagliflozin started”
  const isStopped =
    !isDoseChanged(text, item, n) && ((flags & scope.stopped && after?.cue !== 'current') || after?.cue === 'stopped');
  if (isOfEvent(text, item, n) || isCrossedOut(text, item)) return;
  const isIntolerant = flags & scope.allergy || after?.cue === 'allergy';
  if (flags & scope.other) return;
  if (never.test(text.folded.slice(Math.max(0, from - 24), from)) && !(flags & scope.other))
    return deny(item, name, { ...place, denied: true }, said);
  if (flags & scope.no && regularly.test(text.folded.slice(nameEnd, nameEnd + 24))) return;
  if (flags & scope.no || after?.cue === 'after no' || isAnsweredNo(text, item, n))
    return flags & (notTaken | scope.stopped | scope.pause)
      ? undefined
      : deny(item, name, { ...place, denied: true }, said);
  const isOthers = flags & (scope.uncertain | scope.other | scope.refused | scope.allergy);
  if (isStrongInhibitor(item) && isNotNow(text, item)) return;
  const isMoved = flags & (scope.planned | scope.pause) || isLessened(text, item);
  const today = isMoved && !isOthers ? takenUntilChanged(text, item, n) : undefined;
  if (today) return begin(text, item, n, said, today.from, today.piece);
  if (isStrongInhibitor(item) && (flags & scope.pause || after?.cue === 'pause')) return;
  const restart = isStopped || flags & scope.pause || after?.cue === 'pause' ? restartOf(text, item, n) : undefined;
  if (restart !== undefined) return begin(text, item, n, said, restart);
  // “I recommend that he stops …” is a plan.
  const isAdvised = /stop(?:s|ping) (?:the |his |her )?$/.test(text.folded.slice(Math.max(0, from - 14), from));
  if (isStopped && !isAdvised) said.ended.push({ name, from });
  if (isStopped && entry.metformin && !entry.flags.length && ofTheGut.test(text.folded.slice(nameEnd, nameEnd + 70)))
    said.statements.push({ fact: 'metforminTolerance', value: 'poor', ...place });
  if (isStopped || flags & scope.pause || after?.cue === 'pause' || after?.cue === 'stopplan') {
    const isPaused = after?.cue === 'pause' || (flags & scope.pause) !== 0;
    const asksPause =
      entry.metformin &&
      entry.flags.length === 0 &&
      (after?.cue === 'pause' || (flags & scope.pause && !isStopped && !isStopPlan(text, n)));
    if (asksPause)
      said.open.push({
        facts: ['metformin'],
        choices: [{ value: 0 }, { value: 1000 }, { value: 2000 }],
        ...place,
        why: 'which',
        unlessKnown: true,
      });
    else if (
      isPaused &&
      !isStopped &&
      entry.flags.length === 1 &&
      !entry.metformin &&
      !entry.asks &&
      !isStopPlan(text, n)
    )
      said.open.push({
        facts: [...entry.flags],
        choices: [{ value: false }, { value: true }],
        ...place,
        why: 'which',
        unlessKnown: true,
      });
    return;
  }
  if (entry.which === 'statin' && (isIntolerant || flags & scope.refused || after?.cue === 'refused'))
    return deny(item, name, { ...place, denied: true }, said);
  if (isIntolerant || flags & notTaken || after?.cue === 'refused' || after?.cue === 'planned') return;
  if (isNotBegun(text.folded, from) || isOfPastYear(text, item)) return;
  if (isNotGiven(text, item, n, (at) => text.itemAt.has(at)) || isJoinedWithStopped(text, item, n)) return;
  if (isReactionTo(text, item) || (isGivenUp(text, item, n) && !(flags & scope.planned))) return;
  if (isStrongInhibitor(item) && isOnTheSkin(text, item)) return note(text, item, n, said.medicines);
  const asks = isPerhapsOnTheSkin(text, item) ? 'strongCyp3a4Inhibitor' : entry.asks;
  if (asks) said.open.push({ facts: [asks], choices: [{ value: true }], ...place, why: 'named', unlessKnown: true });
  else return begin(text, item, n, said);
  note(text, item, n, said.medicines);
}

/** What is taken now; its dose behind the name, or where the course began again. */
function begin(text: Text, item: MedicineItem, n: number, said: Found, restart?: number, today?: string): void {
  const from = text.tokens[item.first]?.from ?? 0;
  const to = text.tokens[item.end - 1]?.to ?? from;
  const name = text.folded.slice(from, to);
  const [statements, open] = [said.statements.length, said.open.length];
  take(text, item, n, said, restart, today);
  said.names.push({ name, from, to, entry: item.entry });
  said.mentions.push({
    name,
    from,
    statements: said.statements.slice(statements),
    open: said.open.slice(open),
  });
  note(text, item, n, said.medicines);
}

/** Names in the list that are no medicine of a person: findings, tests, food, devices, whole groups. */
const noMedicine = new RegExp(
  foldPattern(
    'resistance|level|serum|fasting insulin|scale|pump|مضخة|^(?:biguanide|mra|o[ha]as?|ohas?|oads?|csii|ssi|rai|ics|oral agents|sulfa|سلفا|glucerna|diasure|ensure|علاج السكر|حبوب السكر|علاج الدهون|منظم سكر)$',
  ),
  'u',
);
/** Keeps a medicine's name with its dose as they are written; both names of a fixed combination are one. */
function note(text: Text, item: MedicineItem, n: number, medicines: Piece[]): void {
  const { tokens, folded } = text;
  const from = tokens[item.first]?.from ?? 0;
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  if (item.entry.which || item.entry.ofClass || noMedicine.test(folded.slice(from, nameEnd))) return;
  const to = nameEnd + extentOf(pieceAfter(text, item, n));
  const last = medicines.at(-1);
  if (last && /^ ?[/-] ?$/.test(folded.slice(last.to, from))) medicines.splice(-1, 1, { from: last.from, to });
  else medicines.push({ from, to });
}
/** “stop metformin” is a plan for a medicine that is taken. */
function isStopPlan({ items, breaks }: Text, n: number): boolean {
  const before = items.slice(Math.max(0, n - 6), n).findLast(({ kind }) => kind === 'cue');
  const isOne = before !== undefined && !breaks.slice(before.end, items[n]?.first).includes(2);
  return isOne && before.kind === 'cue' && before.cue === 'stopplan';
}

function take(text: Text, item: MedicineItem, n: number, said: Said, restart?: number, told?: string): void {
  const { tokens, folded } = text;
  const { entry } = item;
  const from = tokens[item.first]?.from ?? 0;
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  const partner = entry.metformin && !entry.flags.length ? partnerOf(text, item, n) : undefined;
  const whole =
    told ??
    (restart === undefined
      ? pieceAfter(text, partner?.item ?? item, partner?.n ?? n)
      : (folded.slice(restart, restart + 80).split(/[,;()\n]|\.(?!\d)/)[0] ?? ''));
  const dose = todaysDose(whole);
  const ahead = lengthBefore(dose.piece);
  const today = { ...dose, at: dose.at + ahead, piece: dose.piece.slice(ahead) };
  const doseFrom = restart ?? (partner ? (tokens[partner.item.end - 1]?.to ?? nameEnd) : nameEnd);
  const start = doseFrom + today.at;
  const respelt = item.respelt && { assumed: ['spelling'] as const };
  let to = doseFrom + (today.at ? today.at + extentOf(today.piece) : extentOf(whole));
  const around = folded.slice(Math.max(0, from - 14), from) + folded.slice(nameEnd, nameEnd + 24).split('\n')[0];
  if (entry.flags.includes('steroids')) {
    if (local.test(around) || isIntoJoint(folded, from, nameEnd)) return;
    // “steroid course (prednisolone 30 mg, finished last week)”: of the whole sentence.
    if (finished.test(around) || isFinished(folded.slice(from, from + 80).split(/[.;\n](?!\d)/)[0] ?? ''))
      return void said.open.push({
        facts: ['steroids'],
        choices: [{ value: true }, { value: false }],
        from,
        to,
        why: 'which',
      });
  }
  // “basal 0.9 u/h”, “basal 48 %”: a pump's, which gives one insulin for both.
  if (entry.basalUnits && (perHour.test(whole) || share.test(whole))) {
    for (const fact of ['basalInsulin', 'mealtimeInsulin'] as const)
      said.open.push({ facts: [fact], choices: [{ value: true }], from, to, why: 'which', unlessKnown: true });
    return;
  }
  if (entry.which) return askWhich(text, item, whole, said);
  const name = folded.slice(from, nameEnd);
  if (entry.metformin) {
    const isCounted = strength.test(today.piece);
    const before = isBehindMedicine(text, n) ? '' : (isCounted ? countBefore : writtenBefore)(stemOf(text, from));
    const written = before ? `${before}${today.piece}` : today.piece;
    const dose = metforminDose(written, name, entry.flags.length > 0 || partner !== undefined);
    to = Math.max(to, start + dose.to - before.length);
    const begins = from - before.length;
    if ('daily' in dose) said.statements.push({ fact: 'metformin', value: dose.daily, from: begins, to, ...respelt });
    else if (dose.choices.length) {
      said.open.push({
        facts: ['metformin'],
        choices: dose.choices.map((value) => ({ value, unit: 'mg' })),
        from,
        to,
        why: 'dose',
        unlessKnown: true,
      });
    }
    sayMonths(text, item, 'metforminDuration', entry.flags.length === 0, said, (end) => {
      to = Math.max(to, end);
    });
  }
  if (entry.basalUnits || entry.weeklyInsulinUnits) {
    const fact = entry.basalUnits ? 'basalUnits' : 'weeklyInsulinUnits';
    const dose = entry.basalUnits ? basalDose(today.piece) : weeklyDose(today.piece);
    if (dose) {
      to = Math.max(to, start + dose.to);
      if ('units' in dose) said.statements.push({ fact, value: dose.units, from, to, ...respelt });
      else said.open.push({ facts: [fact], choices: [], from, to, why: 'dose', unlessKnown: true });
    }
  } else if (entry.head === 'basalInsulin' && /\d/.test(today.piece)) {
    said.open.push({ facts: ['basalUnits'], choices: [], from, to, why: 'dose', unlessKnown: true });
  }
  if (entry.statin) {
    const dose = statinDose(today.piece, entry.statin, entry.firstStrength);
    to = Math.max(to, start + dose.to);
    if (dose.intensity) said.statements.push({ fact: 'statin', value: dose.intensity, from, to, ...respelt });
    else
      said.open.push({
        facts: ['statin'],
        choices: [{ value: 'moderate' }, { value: 'high' }, { value: 'none' }],
        from,
        to,
        why: 'dose',
        unlessKnown: true,
      });
  }
  const [flag] = entry.flags;
  const months = entry.flags.length === 1 && flag ? monthsOf[flag] : undefined;
  const end = to;
  if (months) sayMonths(text, item, months, true, said, () => undefined);
  for (const fact of entry.flags) said.statements.push({ fact, value: true, from, to: end, ...respelt });
  const agent = entry.agent ?? glp1AgentOf(name, whole);
  if (agent) {
    const fact = flag === 'glp1RA' ? 'glp1Agent' : 'sulfonylureaAgent';
    said.statements.push({ fact, value: agent, from, to: end, ...respelt });
  }
}

const stemOf = ({ folded }: Text, at: number): string => folded.slice(Math.max(0, at - 40), at);
/** “Seloken 500 mg metformin”: the figure before a name is another's. */
function isBehindMedicine({ items, breaks }: Text, n: number): boolean {
  const [last, item] = [items[n - 1], items[n]];
  if (last?.kind !== 'medicine' || !item) return false;
  for (let at = last.end; at < item.first; at += 1) if (breaks[at]) return false;
  return true;
}

/** “for 8 years”, “started 4 months ago”: of a year alone no months are known. */
function sayMonths(
  text: Text,
  item: MedicineItem,
  fact: FactId,
  sure: boolean,
  said: Said,
  extend: (end: number) => void,
): void {
  if (!sure) return;
  const { tokens } = text;
  const from = tokens[item.first]?.from ?? 0;
  // Behind the dose.
  const nameEnd = tokens[item.end - 1]?.to ?? from;
  const dose = nameEnd + extentOf(text.folded.slice(nameEnd, nameEnd + 80));
  let at = item.end;
  while ((tokens[at]?.from ?? Number.POSITIVE_INFINITY) < dose) at += 1;
  if (tokens[at]?.text === ')' && isOtherName(text, item)) at += 1;
  const lasting = [at, item.end]
    .map((first) => lastingAfter(text, first, true, true))
    .find((found) => found !== undefined);
  if (!lasting || lasting.byYear || (lasting.unit !== 'years' && lasting.unit !== 'months') || lasting.months > 720)
    return;
  said.statements.push({ fact, value: lasting.months, from, to: lasting.to });
  extend(lasting.to);
}

const share = /^[^\p{L}\d]{0,4}\d{1,2} ?%/u;
const perHour = /^[^\p{L}\d]{0,4}\d+(?:\.\d+)? ?(?:u|iu|units?) ?(?:\/|per|an) ?h(?:r|our)?(?!\p{L})/u;
