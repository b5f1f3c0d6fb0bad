import {
  type Action,
  type ActionObject,
  type Amount,
  addsForGlucose,
  type Finding,
  glucoseLowering,
  isMedicine,
  lessens,
  type Medicine,
  type Overruled,
  type Plan,
  partsOf,
  rankOf,
  type Verb,
  type Wish,
} from './actions.ts';
import { onDayOfExchange, reviewOf } from './look-again.ts';
import { asChosen, type Choice, notChosen } from './choice.ts';

/** A medicine that must not be started or raised, and the rule that says so. */
export interface Exclusion {
  readonly medicine: Medicine;
  readonly by: string;
  /** Only for glucose: a start that heart or kidneys ask for stands. */
  readonly forGlucose?: true;
}
/** What judgement made of a chart. */
export interface Judged {
  readonly wishes: readonly Wish[];
  readonly findings: readonly Finding[];
  readonly exclusions: readonly Exclusion[];
  /** The rule for which dieting, training and starts for glucose alone wait; absent where nothing does. */
  readonly waits?: string;
  /** The same for walking, training and dieting alone. */
  readonly livingWaits?: string;
  /** Days until the next visit where no action asks for an earlier one. */
  readonly review: number;
  /** What was chosen together of what could be begun. It closes and opens nothing. */
  readonly choice?: Choice;
}

/** The strongest first: less treatment outranks more, whatever the gravity. */
const medicineOrder: readonly Verb[] = ['stop', 'hold', 'reduce', 'switch', 'raise', 'start', 'keep'];
const otherOrder: readonly Verb[] = ['treat', 'limit', 'refer', 'do', 'check', 'review', 'ask'];

/** A wish with what is asked of it again and again, read out of it once. */
interface Voice {
  readonly wish: Wish;
  readonly verb: Verb;
  readonly object: ActionObject;
  /** A calculator's own rule speaks, not judgement. */
  readonly isProposal: boolean;
  readonly lowersGlucose: boolean;
}
function voiceOf(wish: Wish): Voice {
  const { verb, object } = partsOf(wish.id);
  const isProposal = wish.because.startsWith('proposal:');
  return { wish, verb, object, isProposal, lowersGlucose: glucoseLowering.includes(object) };
}
/** Asked for glucose alone: by a rule that may wait, or by a calculator; for heart and kidneys judgement speaks itself, and where it asks for a statin a calculator may too. */
const isForGlucose = ({ wish, isProposal, lowersGlucose }: Voice, own: readonly Voice[]): boolean =>
  wish.optional === true || (isProposal && (lowersGlucose || !own.some((each) => each.wish.id === wish.id)));
const addsMore = ({ verb }: Voice): boolean => verb === 'start' || verb === 'raise';

/** The gravest first; among equals what the patient needs before what a calculator's rule proposes, then the soonest. */
const graver = (a: Voice, b: Voice): number =>
  rankOf(a.wish.gravity) - rankOf(b.wish.gravity) ||
  Number(a.isProposal) - Number(b.isProposal) ||
  a.wish.within - b.wish.within;
const unique = <T>(items: readonly T[]): readonly T[] => (items.length < 2 ? items : [...new Set(items)]);

/** An action, written out: the spread of what may be missing would cost more than all the rest, thousands of times a second. */
function actionOf(
  id: Action['id'],
  to: Amount | undefined,
  { within, gravity, because, sources }: Pick<Action, 'within' | 'gravity' | 'because' | 'sources'>,
  onExample: boolean | undefined,
): Action {
  const { verb, object } = partsOf(id);
  if (onExample)
    return to
      ? { id, verb, object, to, within, gravity, because, sources, onExample: true }
      : { id, verb, object, within, gravity, because, sources, onExample: true };
  return to
    ? { id, verb, object, to, within, gravity, because, sources }
    : { id, verb, object, within, gravity, because, sources };
}

/** The action of a wish that nobody shares. */
function alone({ id, to, within, gravity, because, sources, onExample }: Wish): Action {
  return actionOf(id, to, { within, gravity, because: [because], sources: unique(sources) }, onExample);
}

/** One action out of all wishes with one verb for one object: gravest, soonest, every reason; of two doses the lower. A wish that may wait hastens none that may not. */
function merge(voices: readonly Voice[]): Action {
  const [only] = voices;
  if (only && voices.length === 1) return alone(only.wish);
  const sorted = [...voices].sort(graver);
  const [first] = sorted as [Voice, ...Voice[]];
  const wishes = sorted.map(({ wish }) => wish);
  const firm = wishes.filter(({ optional }) => !optional);
  // A calculator's own start puts off none that judgement asks for sooner.
  const isOwnAlone = sorted.every(({ isProposal, wish }) => isProposal || wish.optional);
  const binding = firm.length && !(isOwnAlone && sorted.some(({ isProposal }) => !isProposal)) ? firm : wishes;
  // The label and the guideline speak through judgement; a calculator's own dose only where they are silent.
  const doses = sorted.filter(({ wish }) => wish.to !== undefined);
  const spoken = doses.some(({ isProposal }) => !isProposal) ? doses.filter(({ isProposal }) => !isProposal) : doses;
  // Of two doses the lower, of two energy goals the one that takes less away; of any others the gravest reason's, the lower between equals.
  const gentler = first.object === 'energy-deficit' ? -1 : 1;
  const compared = isMedicine(first.object) || first.object === 'energy-deficit';
  const lower = (a: Voice, b: Voice): number => gentler * ((a.wish.to?.value ?? 0) - (b.wish.to?.value ?? 0));
  const to = spoken.sort((a, b) => (compared ? 0 : graver(a, b)) || lower(a, b))[0]?.wish.to;
  return actionOf(
    first.wish.id,
    to,
    {
      within: Math.min(...binding.map(({ within }) => within)),
      gravity: binding[0]?.gravity ?? first.wish.gravity,
      because: unique(wishes.map(({ because }) => because)),
      sources: unique(wishes.flatMap(({ sources }) => sources)),
    },
    wishes.every(({ onExample }) => onExample),
  );
}

/** The first of the places that wishes gave; of those that may wait only where there is no other. */
function rankAmong(voices: readonly Voice[]): number {
  const firm = voices.filter(({ wish, isProposal }) => !wish.optional && !isProposal);
  return Math.min(...(firm.length ? firm : voices).map(({ wish }) => wish.rank ?? 0));
}

interface Chosen {
  /** The first of the places that its wishes gave it. */
  readonly rank: number;
  readonly action: Action;
  /** The same as judgement alone asked for it: calculators lend haste, and make no alternative the first. */
  readonly asked: Action;
  readonly overruled: readonly Overruled[];
}
const nothing: readonly never[] = [];

/** One verb for one object. The winner takes gravity, time and reasons of every wish that pulls the same way. */
function choose(object: ActionObject, asked: readonly Voice[]): Chosen {
  const [only] = asked;
  if (only && asked.length === 1) {
    const action = alone(only.wish);
    return { action, asked: action, overruled: nothing, rank: only.wish.rank ?? 0 };
  }
  const forMedicine = isMedicine(object);
  const order = forMedicine ? medicineOrder : otherOrder;
  // Whether it is taken need not be asked where something is to be done about it; a calculator alone does not get past the question.
  const acting = asked.filter(({ verb }) => verb !== 'ask');
  const heard = acting.some(({ isProposal }) => !(forMedicine && isProposal)) ? acting : asked;
  const judged = forMedicine ? heard.filter(({ isProposal }) => !isProposal) : heard;
  const voices = judged.length ? judged : heard;
  const verb = order.find((candidate) => voices.some((voice) => voice.verb === candidate)) ?? (voices[0] as Voice).verb;
  const same = heard.filter((voice) => voice.verb === verb);
  const winner = merge(same);
  // A stop takes on the haste of a cut that it makes needless, and never its dose.
  const allied: readonly Voice[] =
    forMedicine && lessens(verb) ? voices.filter((voice) => voice.verb !== verb && lessens(voice.verb)) : nothing;
  const beaten = asked.filter((voice) => voice.verb !== verb && !allied.includes(voice));
  const own = same.filter(({ isProposal }) => !isProposal);
  return {
    action: allied.length ? hastened(winner, same, allied) : winner,
    rank: rankAmong(same),
    asked: own.length && own.length < same.length ? merge(own) : winner,
    overruled: beaten.map(({ wish }) => ({ action: alone(wish), by: winner.because[0] ?? winner.id })),
  };
}

/** An action with the haste and the reasons of those that pull the same way; one that may wait hastens none that may not. */
function hastened(winner: Action, same: readonly Voice[], allied: readonly Voice[]): Action {
  const mayWait = same.every(({ wish }) => wish.optional);
  const wishes = allied.map(({ wish }) => wish);
  const all = [winner, ...wishes.filter(({ optional }) => mayWait || !optional)];
  return {
    ...winner,
    gravity: all.map(({ gravity }) => gravity).sort((a, b) => rankOf(a) - rankOf(b))[0] ?? winner.gravity,
    within: Math.min(...all.map(({ within }) => within)),
    because: unique([...winner.because, ...wishes.map(({ because }) => because)]),
    sources: unique([...winner.sources, ...wishes.flatMap(({ sources }) => sources)]),
  };
}

const readingOrder: readonly Verb[] = ['refer', 'treat', 'check', ...medicineOrder, 'limit', 'do', 'review', 'ask'];
const readingPlace: ReadonlyMap<Verb, number> = new Map(readingOrder.map((verb, at) => [verb, at]));
const placeOf = (verb: Verb): number => readingPlace.get(verb) ?? readingOrder.length;
const place = ({ verb }: Action): number => (verb === 'ask' ? 1 : 0);
// Of what protects heart and kidneys the SGLT2 inhibitor first (KDIGO 2022: 1A against 1B).
const protecting = ({ object }: Action): number => (object === 'glp1RA' ? 1 : 0);
/** Between equals the name decides, so that no place in a list does. */
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** What changes soon is read before what is measured or asked, but not before what cannot wait. */
const soonChanged = ({ gravity, verb, object, within }: Action): number =>
  rankOf(gravity) > rankOf('urgent') && isChange(object) && verb !== 'keep' && verb !== 'ask' && within <= soon ? 0 : 1;
const isChange = (object: ActionObject): boolean => isMedicine(object) || object === 'sameClassTwice';
const soon = 28;
const earlier = (a: Action, b: Action): number =>
  rankOf(a.gravity) - rankOf(b.gravity) ||
  Number(a.folded === true) - Number(b.folded === true) ||
  soonChanged(a) - soonChanged(b) ||
  a.within - b.within ||
  place(a) - place(b) ||
  placeOf(a.verb) - placeOf(b.verb) ||
  protecting(a) - protecting(b) ||
  byName(a.object, b.object);
/** Actions in the order they are read everywhere: gravity, then what changes soon, then time; what is less before what is more, at the same moment. */
export function inOrder(actions: readonly Action[]): Action[] {
  return [...actions].sort(earlier);
}

interface Picked {
  readonly kept: readonly Chosen[];
  readonly overruled: readonly Overruled[];
}

/** A start with its place among the candidates it was chosen from, and what it is for. Calculators' rules all propose for the same reason, and add none to what judgement asks for. */
interface Start extends Chosen {
  readonly reasons: readonly string[];
}
function startOf(chosen: Chosen): Start {
  const judged = chosen.action.because.filter((reason) => !reason.startsWith('proposal:'));
  return { ...chosen, reasons: judged.length ? judged : ['proposal'] };
}

/** Several starts for one reason are alternatives: the gravest stands, then what serves more reasons, the soonest, the rule's own first choice; the others are named in its words. */
function oneForEachReason(chosen: readonly Chosen[]): Picked {
  if (chosen.length < 2) return { kept: chosen, overruled: nothing };
  const starts = chosen.map(startOf);
  const kept: Start[] = [];
  const alternatives = new Map<Start, Medicine[]>();
  const overruled: Overruled[] = [];
  // A start with a reason that nothing else serves comes first; one whose every reason is served already is an alternative.
  const servedAlone = new Set(
    starts.filter((start) =>
      start.reasons.some((reason) => !starts.some((other) => other !== start && other.reasons.includes(reason))),
    ),
  );
  const inTurn = [...starts].sort(
    (a, b) =>
      Number(servedAlone.has(b)) - Number(servedAlone.has(a)) ||
      rankOf(a.asked.gravity) - rankOf(b.asked.gravity) ||
      b.reasons.length - a.reasons.length ||
      a.asked.within - b.asked.within ||
      a.rank - b.rank ||
      protecting(a.action) - protecting(b.action) ||
      byName(a.action.object, b.action.object),
  );
  for (const start of inTurn) {
    const { reasons, action } = start;
    const first = kept.find((other) => other.reasons.some((reason) => reasons.includes(reason)));
    if (!first || !reasons.every((reason) => kept.some((other) => other.reasons.includes(reason)))) {
      kept.push(start);
      continue;
    }
    overruled.push({ action, by: first.action.id });
    // Named beside the first only where it would serve every reason of that one, and one of them by name.
    const shares = first.action.because.some((reason) => action.because.includes(reason));
    if (shares && first.reasons.every((reason) => reasons.includes(reason)))
      alternatives.set(first, [...(alternatives.get(first) ?? []), action.object as Medicine]);
  }
  return {
    kept: kept.map((start): Chosen => {
      const or = alternatives.get(start);
      return or ? { ...start, action: { ...start.action, or } } : start;
    }),
    overruled,
  };
}

/** A DPP-4 inhibitor and a GLP-1 receptor agonist are never started together, whatever each is for. */
function oneIncretin({ kept, overruled }: Picked): Picked {
  const glp1 = kept.find(({ action }) => action.object === 'glp1RA');
  const dpp4 = kept.find(({ action }) => action.object === 'dpp4Inhibitor');
  if (!glp1 || !dpp4) return { kept, overruled };
  return {
    kept: kept.filter((each) => each !== dpp4),
    overruled: [...overruled, { action: dpp4.action, by: glp1.action.id }],
  };
}

/**
 * What judgement asks for and what the calculators propose, made into one plan: one action for each object. Pure.
 * For a medicine judgement outranks proposals, then less outranks more; a start that a rule excludes is overruled, not printed.
 */
export function resolve(judged: Judged, proposals: readonly Wish[] = []): Plan {
  const own = judged.wishes.map(voiceOf);
  let open: readonly Voice[] = [...own, ...proposals.map(voiceOf)];
  const lonely: Overruled[] = [];
  for (;;) {
    const plan = weigh(judged, own, open);
    const left = judged.choice && notChosen(plan, judged.choice);
    if (left && left.medicines.length > 0) {
      const starts = open.filter(
        ({ verb, object }) => verb === 'start' && isMedicine(object) && left.medicines.includes(object),
      );
      lonely.push(...starts.map(({ wish }) => ({ action: alone(wish), by: left.by })));
      open = open.filter((voice) => !starts.includes(voice));
      continue;
    }
    // What belongs to an action that did not come about goes with it.
    const more = plan.actions.find(addsForGlucose);
    const isPlanned = (given: Action['id']): boolean => plan.actions.some(({ id }) => id === given);
    const isAdded = more !== undefined || (left !== undefined && left.by !== 'choice.made');
    const lone = open.filter(({ wish }) => (wish.with && !isPlanned(wish.with)) || (wish.unlessAdded && isAdded));
    const unmet = lone.length ? lone : open.filter(({ wish }) => wish.unless && isPlanned(wish.unless));
    if (!unmet.length) return asChosen({ ...plan, overruled: [...plan.overruled, ...lonely] }, judged.choice);
    const other = more?.id ?? left?.by ?? '';
    lonely.push(...unmet.map(({ wish }) => ({ action: alone(wish), by: wish.with ?? wish.unless ?? other })));
    open = open.filter((voice) => !unmet.includes(voice)).map((voice) => inTimeFor(voice, unmet));
  }
}

/** The day on which what makes others needless is due, where they hasten it. */
function inTimeFor(voice: Voice, needless: readonly Voice[]): Voice {
  const hasty = needless.filter(({ wish }) => wish.hastens && wish.unless === voice.wish.id);
  if (!hasty.length) return voice;
  const within = Math.min(voice.wish.within, ...hasty.map(({ wish }) => wish.within));
  return { ...voice, wish: { ...voice.wish, within } };
}

/** The rule that keeps a medicine from being started or raised; undefined where none does. */
function excludedBy(
  voice: Voice,
  exclusions: readonly Exclusion[],
  own: readonly Voice[] = nothing,
): string | undefined {
  if (!addsMore(voice)) return undefined;
  return exclusions.find(
    ({ medicine, forGlucose }) => medicine === voice.object && (!forGlucose || isForGlucose(voice, own)),
  )?.by;
}

function weigh(judged: Judged, own: readonly Voice[], given: readonly Voice[]): Plan {
  const overruled: Overruled[] = [];
  const therapy = own.find((voice) => changesTherapy(voice) && !excludedBy(voice, judged.exclusions));
  const asked = new Map<ActionObject, Voice[]>();
  for (const voice of given) {
    const by =
      excludedBy(voice, judged.exclusions, own) ??
      (judged.waits && waitsFor(voice, given) ? judged.waits : undefined) ??
      (isOfLiving(voice) ? judged.livingWaits : undefined) ??
      (therapy && voice.isProposal && intensifies(voice) ? overrulerOf(voice, own, therapy) : undefined) ??
      (takesBack(voice) ? own.find((each) => adds(each, judged.exclusions))?.wish.because : undefined);
    if (by) {
      overruled.push({ action: alone(voice.wish), by });
      continue;
    }
    const others = asked.get(voice.object);
    if (others) others.push(voice);
    else asked.set(voice.object, [voice]);
  }
  const starts: Chosen[] = [];
  const actions: Action[] = [];
  for (const [object, voices] of asked) {
    const chosen = choose(object, voices);
    overruled.push(...chosen.overruled);
    if (chosen.action.verb === 'start' && glucoseLowering.includes(object)) starts.push(chosen);
    else actions.push(chosen.action);
  }
  const picked = oneIncretin(oneForEachReason(starts));
  overruled.push(...picked.overruled);
  for (const { action } of picked.kept) actions.push(onDayOfExchange(action, actions));
  return { actions: inOrder(actions), findings: judged.findings, overruled, review: reviewOf(judged.review, actions) };
}

const intensifies = (voice: Voice): boolean => voice.lowersGlucose && addsMore(voice);
/** Judgement has spoken about what lowers glucose: which of it, and how, is then its word alone (decision D25). */
const changesTherapy = ({ lowersGlucose, verb }: Voice): boolean => lowersGlucose && verb !== 'keep' && verb !== 'ask';

/** A calculator's own smaller dose, for no harm: not while judgement adds to what lowers glucose. Beside insulin it stands. */
const takesBack = ({ isProposal, verb, lowersGlucose, wish }: Voice): boolean =>
  isProposal && verb === 'reduce' && lowersGlucose && wish.with === undefined;
const adds = (voice: Voice, exclusions: readonly Exclusion[]): boolean =>
  intensifies(voice) &&
  voice.object !== 'basalInsulin' &&
  voice.object !== 'mealtimeInsulin' &&
  !excludedBy(voice, exclusions);

/** The rule that outranks a calculator's own start or rise; none where judgement asks for the same. */
function overrulerOf({ wish }: Voice, own: readonly Voice[], therapy: Voice): string | undefined {
  return own.some((voice) => voice.wish.id === wish.id) ? undefined : therapy.wish.because;
}

const living: ReadonlySet<string> = new Set(['do:steps', 'do:training', 'do:energy-deficit']);
const isOfLiving = ({ wish: { id } }: Voice): boolean => living.has(id);

/** What waits for something graver: dieting, training, and what would be started for glucose alone. */
function waitsFor(voice: Voice, all: readonly Voice[]): boolean {
  const { wish, object } = voice;
  if (isOfLiving(voice) || object === 'energy-deficit' || object === 'training') return true;
  // Where judgement asks for the same without waiting, this one joins it; a calculator knows nothing of what is graver.
  const mayWait = ({ isProposal, wish: { optional } }: Voice): boolean => optional === true || isProposal;
  return (
    (wish.optional === true || wish.unlessAdded === true || (voice.isProposal && intensifies(voice))) &&
    !all.some((other) => other.wish.id === wish.id && !mayWait(other))
  );
}
