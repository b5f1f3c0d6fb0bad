import { type PatientKey, toPatient } from '../clinical/patient.ts';
import type { OwnSheet, PatientSheet } from '../kit/report/report.ts';
import { type Message, word } from '../kit/words/message.ts';
import type { Patterns } from '../kit/words/pattern.ts';
import { type Action, isMedicine, medicines, type Plan, rankOf, type Verb } from '../plan/actions.ts';
import { isEmergency } from '../plan/sequence.ts';
import type { Judgement } from './judge.ts';
import { mayBePregnant, reviewMessage } from './record.ts';
import type { Planned } from './tool-plan.ts';
import { dueIn, ruleMessage, whenOf } from './words.ts';

/** How much a person takes in on one page; the gravest come first. */
const mostSteps = 7;
const mostQuestions = 5;

/** Whether an action changes what is taken. */
export const changes = ({ verb, object }: Action): boolean => isMedicine(object) && verb !== 'keep' && verb !== 'ask';

/** Medicines may change once it is talked about: nobody is told that all stays as it is. */
const talks: ReadonlySet<string> = new Set([
  'review:onBloodPressureMedicine',
  'review:loopOrThiazideDiuretic',
  'review:sameClassTwice',
  'review:incretin',
  'review:statin-choice',
  'treat:blood-pressure',
]);

/** What is done every day is no appointment: its day says only when it is talked about again. */
const habits: ReadonlySet<string> = new Set(['do:energy-deficit', 'do:training', 'do:steps', 'do:water']);

/** Whether anything is known to be taken: who takes nothing is not told to take it as now. */
function takesAny({ known }: Judgement['patient']): boolean {
  const answers = [
    known.onBloodPressureMedicine,
    ...medicines.map((one) => (one === 'glucagon' ? undefined : known[one])),
  ];
  return answers.some((answer) => answer !== undefined && answer !== false && answer !== 0 && answer !== 'none');
}

/** Names what comes first and when, in few words: the list below says the same whole, and nothing stands twice on one page. */
const startsWith = (how: 'named' | 'change', action: Action): Message => ({
  key: `plan.patient.first.${how}`,
  values: {
    when: whenOf(action),
    what: changes(action)
      ? word(`plan.patient.change.${action.verb}`, { medicine: word(`plan.patient.medicine.${action.object}`) })
      : word(`plan.patient.thing.${action.id}`),
  },
});

/**
 * The first sentence: as grave as the gravest action, and as soon as what the sheet lists. “Keep going” only where nothing changes.
 * `said`: an action in words for the patient; of what has none no day is told.
 */
function firstSentence(
  { actions }: Plan,
  takes: boolean,
  isOpen: boolean,
  said: (action: Action) => Message | undefined,
): Message {
  const isSaid = (action: Action): boolean => said(action) !== undefined;
  const [gravest] = actions;
  const asked = actions.filter(({ verb }) => verb !== 'keep');
  const dated = asked.filter(({ id }) => !habits.has(id));
  const first = (those: readonly Action[]): number => Math.min(...those.map(({ within }) => within));
  const listed = dated.filter(isSaid);
  const soonest = first(listed.length > 0 ? listed : dated);
  const when = { when: dueIn(soonest) };
  if (gravest?.gravity === 'emergency') return { key: 'plan.patient.first.emergency' };
  if (gravest?.gravity === 'urgent') {
    // The gravest that the list tells: what only the clinic does comes first for nobody who reads this.
    const told = asked.find((action) => action.gravity === 'urgent' && isSaid(action));
    return told ? startsWith('named', told) : { key: 'plan.patient.first.urgent', values: when };
  }
  const [change] = actions.filter(changes).sort((a, b) => a.within - b.within);
  if (change) return startsWith('change', change);
  if (actions.some(({ id }) => talks.has(id))) return { key: 'plan.patient.first.talk', values: when };
  // Where answers are still examples nobody can say that all stays as it is.
  if (isOpen) return { key: 'plan.patient.first.open' };
  const none = takes ? '' : '.none';
  if (Number.isFinite(soonest)) return { key: `plan.patient.first.checks${none}`, values: when };
  return { key: asked.length ? `plan.patient.first.habits${none}` : 'plan.patient.first.none' };
}

/** What else to get help for, where a plan found it: the first words of the findings, and the sign that goes with each. */
const dangers: readonly (readonly [finding: string, help: PatientKey])[] = [
  ['pressure.severe', 'patient.help.pressure'],
  ['pressure.low', 'patient.help.lowPressure'],
  ['pressure.very-low', 'patient.help.lowPressure'],
  ['protection.potassium-severe', 'patient.help.potassium'],
  ['feet.open', 'patient.help.foot'],
  ['liver.enzymes-', 'patient.help.liver'],
];
function helpOf({ findings }: Plan): Message[] {
  const own = dangers.filter(([finding]) => findings.some(({ id }) => id.startsWith(finding)));
  return (['patient.help.low', 'patient.help.high', ...own.map(([, help]) => help)] as const).map((key) =>
    toPatient(key),
  );
}

/** On the way to hospital tests and talks are its own: what is treated, paused or stopped at once is all that is said. */
const onTheWay: ReadonlySet<Verb> = new Set(['refer', 'treat', 'hold', 'stop']);

/** What an action says to the patient; undefined where it is silent on purpose. */
function saidOf(action: Action, patterns: Patterns): Message | undefined {
  const { id, verb, within, object } = action;
  const key = verb === 'ask' ? `answer.ask.${object}` : `action.${id}.patient`;
  // What pauses today or tomorrow pauses before it is taken again; a week leaves doses between.
  const when = verb === 'hold' && within <= 1 ? word('plan.when.beforeDose', { when: dueIn(within) }) : whenOf(action);
  return key in patterns ? { key, values: { when } } : undefined;
}

/** “Which medicine would suit me best?”: nobody asks it who has chosen. */
const asksToChoose = 'targets.add';

/** Stands for the question about a medicine that begins. */
const asksAboutNew = 'new';

/**
 * Rules with a question, in the order of the plan: one behind each action, then what else was found, the gravest first. A second question
 * about the same action would say it twice; of a stop only the first reason counts, the others would ask about less of it. Whether a
 * medicine should begin, nobody asks whose sheet says that it does: `begins`.
 */
function questionsOf(plan: Plan, asks: (id: string) => boolean, begins: (action: Action) => boolean): string[] {
  const findings = [...plan.findings].sort((a, b) => rankOf(a.gravity) - rankOf(b.gravity)).map(({ id }) => id);
  // Nobody is sent to ask for what the plan does not do.
  const spent = [...plan.actions, ...plan.overruled.map(({ action }) => action)].flatMap(({ because }) => because);
  // Which of several it should be, is asked all the same.
  const begun = plan.actions
    .filter(begins)
    .flatMap(({ because }) => because)
    .filter((id) => id !== asksToChoose);
  const behind = plan.actions.flatMap((action) => {
    const { verb, because } = action;
    if (begins(action)) return asksAboutNew;
    return (verb === 'stop' ? because.slice(0, 1) : because).find((id) => asks(id) && !begun.includes(id)) ?? [];
  });
  return [...new Set([...behind, ...findings.filter((id) => asks(id) && !spent.includes(id))])];
}

/** Places a person is sent to, as their sheet names them where it has no line left for them. */
const named = ['eye', 'feet', 'cardiologist', 'nephrologist', 'hepatologist', 'diabetes-specialist'];
/** What is taken otherwise from a day on: nobody may miss it. */
const changesDose = ({ object, verb }: Action): boolean => isMedicine(object) && doseVerbs.has(verb);
const doseVerbs: ReadonlySet<Verb> = new Set(['stop', 'hold', 'reduce', 'switch', 'raise']);
/** The steps there is room for: what is urgent and what is taken otherwise always, then the gravest; what is left out and matters is named in one line. */
function stepsOf(plan: Plan, patterns: Patterns, once: (said: Message) => boolean): Message[] {
  const actions = isEmergency(plan) ? plan.actions.filter(({ verb }) => onTheWay.has(verb)) : plan.actions;
  const said = actions.flatMap((action) => {
    const message = saidOf(action, patterns);
    return message && once(message) ? [{ action, message }] : [];
  });
  const isOwed = ({ action }: (typeof said)[number]): boolean =>
    rankOf(action.gravity) <= rankOf('urgent') || changesDose(action);
  let others = mostSteps - said.filter(isOwed).length;
  const shown = said.filter((each) => isOwed(each) || others-- > 0);
  const left = said
    .filter((each) => !shown.includes(each))
    .filter(({ action: { gravity, verb } }) => gravity === 'important' && verb !== 'keep');
  const places = left.flatMap(({ action: { object } }) =>
    isMedicine(object) ? ['medicines'] : named.includes(object) ? [object] : [],
  );
  const items = [...new Set(places)].map((place) => word(`plan.patient.place.${place}`));
  const more: Message[] = items.length ? [{ key: 'plan.patient.more', values: { list: { type: 'list', items } } }] : [];
  return [...shown.map(({ message }) => message), ...more];
}

/**
 * The patient's sheet from the plan: what to do, what to ask, when to get help. `patterns` are those of loadPlanWords: where an action or
 * a rule has no words for the patient, it is silent on purpose. Never calmer than the record, and no later.
 */
export function writeSheet(
  plan: Plan,
  judgement: Judgement,
  own: OwnSheet,
  patterns: Patterns,
  { onExamples }: Pick<Planned, 'onExamples'> = {},
): PatientSheet {
  const { sex, treatmentChoice: choice } = judgement.patient.known;
  const isDecided = choice !== undefined && choice !== 'not-today';
  const questions = questionsOf(
    plan,
    (id) => `rule.${id}.ask` in patterns && !(isDecided && id === asksToChoose),
    (action) => action.verb === 'start' && saidOf(action, patterns) !== undefined,
  ).map((id) => (id === asksAboutNew ? { key: 'plan.patient.askNew' } : ruleMessage(id, 'ask', judgement)));
  // Two rules may ask in the same words.
  const seen = new Set<string>();
  const once = ({ key }: Message): boolean => {
    const words = JSON.stringify(patterns[key]);
    return !seen.has(words) && seen.add(words) !== undefined;
  };
  return {
    ...own,
    ...(sex && { reader: sex }),
    answer: firstSentence(plan, takesAny(judgement.patient), onExamples === true, (action) => saidOf(action, patterns)),
    next: [...stepsOf(plan, patterns, once), reviewMessage(plan, 'plan.patient')],
    ask: questions.filter(once).slice(0, mostQuestions),
    help: helpOf(plan),
    end: [
      toPatient('patient.disclaimer'),
      ...(mayBePregnant(judgement.patient) ? [toPatient('patient.notInPregnancy')] : []),
    ],
  };
}
