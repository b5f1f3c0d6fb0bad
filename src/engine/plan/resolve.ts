import {
  type Action,
  type ActionObject,
  type Amount,
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
  /** Days until the next visit where no action asks for an earlier one. */
  readonly review: number;
}

/** The strongest first: less treatment outranks more, whatever the gravity. */
const medicineOrder: readonly Verb[] = ['stop', 'hold', 'reduce', 'switch', 'raise', 'start', 'keep'];
const otherOrder: readonly Verb[] = ['treat', 'limit', 'refer', 'do', 'check', 'review', 'ask'];
const isProposal = ({ because }: Wish): boolean => because.startsWith('proposal:');
/** Asked for glucose alone: by a rule that may wait, or by a calculator; for heart and kidneys judgement speaks itself. */
const isForGlucose = (wish: Wish): boolean => wish.optional === true || isProposal(wish);
const verbOf = ({ id }: Wish): Verb => partsOf(id).verb;
const objectOf = ({ id }: Wish): ActionObject => partsOf(id).object;

/** The gravest first; among equals what the patient needs before what a calculator's rule proposes, then the soonest. */
const graver = (a: Wish, b: Wish): number =>
  rankOf(a.gravity) - rankOf(b.gravity) || Number(isProposal(a)) - Number(isProposal(b)) || a.within - b.within;
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
function merge(wishes: readonly Wish[]): Action {
  const [only] = wishes;
  if (only && wishes.length === 1) return alone(only);
  const sorted = [...wishes].sort(graver);
  const [first] = sorted as [Wish, ...Wish[]];
  const { object } = partsOf(first.id);
  const firm = sorted.filter(({ optional }) => !optional);
  const binding = firm.length ? firm : sorted;
  // The label and the guideline speak through judgement; a calculator's own dose only where they are silent.
  const doses = sorted.filter(({ to }) => to !== undefined);
  const spoken = doses.some((wish) => !isProposal(wish)) ? doses.filter((wish) => !isProposal(wish)) : doses;
  // Of two doses the lower, of two energy goals the one that takes less away; of any others the gravest reason's, the lower between equals.
  const gentler = object === 'energy-deficit' ? -1 : 1;
  const compared = isMedicine(object) || object === 'energy-deficit';
  const lower = (a: Wish, b: Wish): number => gentler * ((a.to?.value ?? 0) - (b.to?.value ?? 0));
  const to = spoken.sort((a, b) => (compared ? 0 : graver(a, b)) || lower(a, b))[0]?.to;
  return actionOf(
    first.id,
    to,
    {
      within: Math.min(...binding.map(({ within }) => within)),
      gravity: binding[0]?.gravity ?? first.gravity,
      because: unique(sorted.map(({ because }) => because)),
      sources: unique(sorted.flatMap(({ sources }) => sources)),
    },
    sorted.every(({ onExample }) => onExample),
  );
}

interface Chosen {
  readonly action: Action;
  /** The same as judgement alone asked for it: calculators lend haste, and make no alternative the first. */
  readonly asked: Action;
  readonly overruled: readonly Overruled[];
}

/** One verb for one object. The winner takes gravity, time and reasons of every wish that pulls the same way. */
function choose(object: ActionObject, asked: readonly Wish[]): Chosen {
  const [only] = asked;
  if (only && asked.length === 1) {
    const action = alone(only);
    return { action, asked: action, overruled: [] };
  }
  const order = isMedicine(object) ? medicineOrder : otherOrder;
  // Whether it is taken need not be asked where something is to be done about it.
  const acting = asked.filter((wish) => verbOf(wish) !== 'ask');
  const wishes = acting.length ? acting : asked;
  const judged = isMedicine(object) ? wishes.filter((wish) => !isProposal(wish)) : wishes;
  const voices = judged.length ? judged : wishes;
  const verb =
    order.find((candidate) => voices.some((wish) => verbOf(wish) === candidate)) ?? verbOf(voices[0] as Wish);
  const same = wishes.filter((wish) => verbOf(wish) === verb);
  const winner = merge(same);
  // A stop takes on the haste of a cut that it makes needless, and never its dose.
  const allied =
    isMedicine(object) && lessens(verb) ? voices.filter((wish) => verbOf(wish) !== verb && lessens(verbOf(wish))) : [];
  const mayWait = same.every(({ optional }) => optional);
  const all = [winner, ...allied.filter(({ optional }) => mayWait || !optional)];
  const gravity = all.map((each) => each.gravity).sort((a, b) => rankOf(a) - rankOf(b))[0] ?? winner.gravity;
  const action: Action = {
    ...winner,
    gravity,
    within: Math.min(...all.map(({ within }) => within)),
    because: unique([...winner.because, ...allied.map(({ because }) => because)]),
    sources: unique([...winner.sources, ...allied.flatMap(({ sources }) => sources)]),
  };
  const beaten = asked.filter((wish) => verbOf(wish) !== verb && !allied.includes(wish));
  const own = same.filter((wish) => !isProposal(wish));
  return {
    action,
    asked: own.length && own.length < same.length ? merge(own) : winner,
    overruled: beaten.map((wish) => ({ action: merge([wish]), by: winner.because[0] ?? winner.id })),
  };
}

const readingOrder: readonly Verb[] = ['refer', 'treat', 'check', ...medicineOrder, 'limit', 'do', 'review', 'ask'];
const place = ({ verb }: Action): number => (verb === 'ask' ? 1 : 0);
// Of what protects heart and kidneys the SGLT2 inhibitor first (KDIGO 2022: 1A against 1B).
const protecting = ({ object }: Action): number => (object === 'glp1RA' ? 1 : 0);
const earlier = (a: Action, b: Action): number =>
  rankOf(a.gravity) - rankOf(b.gravity) ||
  a.within - b.within ||
  place(a) - place(b) ||
  readingOrder.indexOf(a.verb) - readingOrder.indexOf(b.verb) ||
  protecting(a) - protecting(b);
/** Actions in the order they are read everywhere: gravity, then time; what is less before what is more, at the same moment. */
export function inOrder(actions: readonly Action[]): Action[] {
  return [...actions].sort(earlier);
}

const changesInsulinOrSulfonylurea = ({ object, verb }: Action): boolean =>
  (object === 'basalInsulin' || object === 'mealtimeInsulin' || object === 'sulfonylurea') && verb !== 'keep';

/** Days from an action until somebody must look again. */
function lookAgain(action: Action): number {
  if (action.gravity === 'emergency') return 1;
  if (action.verb === 'ask') return Infinity;
  if (action.object === 'ketones') return action.within + 3;
  if (action.gravity === 'urgent') return action.within + 7;
  if (changesInsulinOrSulfonylurea(action)) return action.within + 14;
  if (action.verb === 'check' && action.gravity === 'important') return action.within + 14;
  if (!isMedicine(action.object) || action.verb === 'keep') return Infinity;
  return action.within + (lessens(action.verb) ? 30 : 90);
}

interface Picked {
  readonly kept: readonly Chosen[];
  readonly overruled: readonly Overruled[];
}

/** What a start is for. Calculators' rules all propose for the same reason, and add none to what judgement asks for. */
function reasonsOf({ action }: Chosen): readonly string[] {
  const judged = action.because.filter((reason) => !reason.startsWith('proposal:'));
  return judged.length ? judged : ['proposal'];
}

/** Several starts for one reason are alternatives: the gravest stands, then what serves more reasons, the soonest, the first; the others are named in its words. */
function oneForEachReason(starts: readonly Chosen[]): Picked {
  if (starts.length < 2) return { kept: starts, overruled: [] };
  const kept: Chosen[] = [];
  const alternatives = new Map<Chosen, Medicine[]>();
  const overruled: Overruled[] = [];
  // A start with a reason that nothing else serves comes first; one whose every reason is served already is an alternative.
  const servedAlone = (chosen: Chosen): boolean =>
    reasonsOf(chosen).some((reason) => !starts.some((other) => other !== chosen && reasonsOf(other).includes(reason)));
  const inTurn = [...starts].sort(
    (a, b) =>
      Number(servedAlone(b)) - Number(servedAlone(a)) ||
      rankOf(a.asked.gravity) - rankOf(b.asked.gravity) ||
      reasonsOf(b).length - reasonsOf(a).length ||
      a.asked.within - b.asked.within,
  );
  for (const chosen of inTurn) {
    const reasons = reasonsOf(chosen);
    const first = kept.find((other) => reasonsOf(other).some((reason) => reasons.includes(reason)));
    if (!first || !reasons.every((reason) => kept.some((other) => reasonsOf(other).includes(reason)))) {
      kept.push(chosen);
      continue;
    }
    overruled.push({ action: chosen.action, by: first.action.id });
    // Named beside the first only where it would serve every reason of that one, and one of them by name.
    const shares = first.action.because.some((reason) => chosen.action.because.includes(reason));
    if (shares && reasonsOf(first).every((reason) => reasons.includes(reason)))
      alternatives.set(first, [...(alternatives.get(first) ?? []), chosen.action.object as Medicine]);
  }
  return {
    kept: kept.map((chosen): Chosen => {
      const or = alternatives.get(chosen);
      return or ? { ...chosen, action: { ...chosen.action, or } } : chosen;
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
  const wishes = [...judged.wishes, ...proposals];
  const lonely: Overruled[] = [];
  for (;;) {
    const open = lonely.length
      ? wishes.filter((wish) => !lonely.some(({ action, by }) => action.id === wish.id && by === wish.with))
      : wishes;
    const plan = weigh(judged, open);
    // What belongs to an action that did not come about goes with it.
    const unmet = open.filter((wish) => wish.with && !plan.actions.some(({ id }) => id === wish.with));
    if (!unmet.length) return { ...plan, overruled: [...plan.overruled, ...lonely] };
    lonely.push(...unmet.map((wish) => ({ action: merge([wish]), by: wish.with as string })));
  }
}

function weigh(judged: Judged, given: readonly Wish[]): Plan {
  const overruled: Overruled[] = [];
  const excluded = (wish: Wish): string | undefined =>
    verbOf(wish) === 'start' || verbOf(wish) === 'raise'
      ? judged.exclusions.find(
          ({ medicine, forGlucose }) => medicine === objectOf(wish) && (!forGlucose || isForGlucose(wish)),
        )?.by
      : undefined;
  const open: Wish[] = [];
  const therapy = judged.wishes.find((wish) => changesTherapy(wish) && !excluded(wish));
  for (const wish of given) {
    const by =
      excluded(wish) ??
      (judged.waits && waitsFor(wish, given) ? judged.waits : undefined) ??
      (therapy && isProposal(wish) && intensifies(wish) ? overrulerOf(wish, judged.wishes, therapy) : undefined);
    if (by) overruled.push({ action: merge([wish]), by });
    else open.push(wish);
  }
  const asked = new Map<ActionObject, Wish[]>();
  for (const wish of open) {
    const object = objectOf(wish);
    const others = asked.get(object);
    if (others) others.push(wish);
    else asked.set(object, [wish]);
  }
  const chosen = [...asked].map(([object, wishes]) => choose(object, wishes));
  overruled.push(...chosen.flatMap((each) => each.overruled));
  const starts = chosen.filter(({ action }) => action.verb === 'start' && glucoseLowering.includes(action.object));
  const rest = chosen.filter((each) => !starts.includes(each));
  const picked = oneIncretin(oneForEachReason(starts));
  overruled.push(...picked.overruled);
  const actions = inOrder([...rest, ...picked.kept].map(({ action }) => action));
  const review = Math.max(0, Math.min(judged.review, ...actions.map(lookAgain)));
  return { actions, findings: judged.findings, overruled, review };
}

const lowersGlucose = (wish: Wish): boolean => glucoseLowering.includes(objectOf(wish));
const intensifies = (wish: Wish): boolean =>
  lowersGlucose(wish) && (verbOf(wish) === 'start' || verbOf(wish) === 'raise');
/** Judgement has said something about what lowers glucose: which of it, and how, is then its word alone (decision D25). */
const changesTherapy = (wish: Wish): boolean =>
  lowersGlucose(wish) && verbOf(wish) !== 'keep' && verbOf(wish) !== 'ask';

/** The rule that outranks a calculator's own start or rise; none where judgement asks for the same. */
function overrulerOf(wish: Wish, judged: readonly Wish[], therapy: Wish): string | undefined {
  return judged.some(({ id }) => id === wish.id) ? undefined : therapy.because;
}

/** What waits for something graver: dieting, training, and what would be started for glucose alone. */
function waitsFor(wish: Wish, all: readonly Wish[]): boolean {
  const object = objectOf(wish);
  if (verbOf(wish) === 'do' && object === 'steps') return true;
  if (object === 'energy-deficit' || object === 'training') return true;
  // Where another reason asks for the same without waiting, this one joins it.
  return wish.optional === true && !all.some(({ id, optional }) => id === wish.id && !optional);
}
