import type { Severity } from '../kit/guards.ts';
import type { CalloutBlock } from '../kit/report/report.ts';
import { type Value, word } from '../kit/words/message.ts';
import type { Action, Finding, Gravity, Plan } from '../plan/actions.ts';
import { isEmergency } from '../plan/sequence.ts';
import type { Judgement } from './judge.ts';
import type { RuleId } from './rules.ts';
import { toldAs } from './steps.ts';
import { ruleMessage } from './words.ts';

/** How grave a finding looks beside a calculator's own refusals and warnings. */
const severityOf: Readonly<Record<Gravity, Severity>> = {
  emergency: 'block',
  urgent: 'warn',
  important: 'warn',
  routine: 'note',
};

/** Reasons that ask for nothing more: of a medicine that stops anyway or a target that is looked at, where they keep no other from being started. */
function spentReasons({ actions }: Plan, { exclusions }: Judgement): readonly string[] {
  return actions
    .filter(({ verb }) => verb === 'stop' || verb === 'review')
    .flatMap(({ because, object }) =>
      because.filter((id) => !exclusions.some(({ by, medicine }) => by === id && medicine !== object)),
    );
}

/** A caution about a medicine that goes soon is spent, whatever takes it away: within this many days. */
const soon = 14;
const spentWith: ReadonlyMap<string, readonly Action['id'][]> = new Map<RuleId, readonly Action['id'][]>([
  ['incretins.heart-failure', ['stop:dpp4Inhibitor']],
  ['incretins.saxagliptin', ['stop:dpp4Inhibitor']],
  ['pregnancy.pill', ['stop:glp1RA']],
  ['lipids.advanced-kidney', ['stop:statin', 'hold:statin']],
]);

/** A caution that tells how a step goes on is none without the step. */
const belongsTo: ReadonlyMap<string, Action['id']> = new Map<RuleId, Action['id']>([
  ['insulin.raise', 'raise:basalInsulin'],
  ['insulin.titrate', 'start:basalInsulin'],
  ['lipids.cyp3a4-start', 'start:statin'],
  ['lipids.arteries', 'start:statin'],
]);

/** Cautions that each keep a class of medicines from this person; two or more of them stand in one. */
const notFor = [
  ['glp1', ['incretins.thyroid-cancer', 'incretins.gastroparesis']],
  ['incretins', ['incretins.pancreatitis']],
  ['sglt2', ['ketones.past']],
] as const satisfies readonly (readonly [string, readonly RuleId[]])[];
const keepsAClassOut: ReadonlySet<string> = new Set(notFor.flatMap(([, ids]) => ids));

/** One caution of several: gravest of them in its look, with all their sources. */
function classesKeptOut(found: readonly Finding[]): Omit<CalloutBlock, 'severity'> {
  const ids = new Set(found.map(({ id }) => id));
  const items = notFor.flatMap(([medicines, reasons]): Value[] => {
    const why = reasons.filter((id) => ids.has(id)).map((id) => word(`plan.notFor.${id}`));
    return why.length ? [word(`plan.notFor.${medicines}`, { why: { type: 'list', items: why } })] : [];
  });
  return {
    type: 'callout',
    message: { key: 'plan.notFor', values: { list: { type: 'list', items } } },
    sources: [...new Set(found.flatMap(({ sources }) => sources))],
    ...(found.every(({ onExample }) => onExample) && { note: { key: 'plan.onExample' } }),
  };
}

/** What the steps do not say already: a caution that is the reason of a step stands behind that step. */
export function cautionsOf(plan: Plan, judgement: Judgement, told: ReadonlySet<string>): CalloutBlock[] {
  const cautions = toldAs(judgement, 'caution');
  const isSpent = (id: string): boolean =>
    plan.actions.some((action) => spentWith.get(id)?.includes(action.id) && action.within <= soon);
  const isLost = (id: string): boolean =>
    belongsTo.has(id) && !plan.actions.some((action) => action.id === belongsTo.get(id));
  const said = new Set([...told, ...spentReasons(plan, judgement)]);
  // Beside what cannot wait nothing else is told.
  const alone = isEmergency(plan);
  const left = plan.findings.filter(
    ({ id, gravity }) =>
      cautions.has(id) &&
      !said.has(id) &&
      !isSpent(id) &&
      !isLost(id) &&
      (!alone || gravity === 'emergency' || gravity === 'urgent'),
  );
  const classes = left.filter(({ id }) => keepsAClassOut.has(id));
  const [gravest] = classes;
  return left
    .filter((finding) => classes.length < 2 || finding === gravest || !classes.includes(finding))
    .map((finding) => {
      const { id, gravity, sources, onExample } = finding;
      const severity = severityOf[gravity];
      if (classes.length > 1 && finding === gravest) return { ...classesKeptOut(classes), severity };
      return {
        type: 'callout',
        severity,
        message: ruleMessage(id, 'caution', judgement),
        sources,
        ...(onExample && { note: { key: 'plan.onExample' } }),
      };
    });
}
