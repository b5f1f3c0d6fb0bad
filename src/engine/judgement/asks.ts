import type { FactId } from '../chart/facts.ts';
import type { Action, Medicine } from '../plan/actions.ts';
import type { Patient } from './patient.ts';

interface Question {
  readonly fact: FactId;
  /** Lower is graver: asked first. */
  readonly rank: number;
  concerns?(patient: Patient): boolean;
}

/** A woman under 50, or of unknown sex or age, unless she said that she cannot be. */
const mayBePregnant = ({ known: { sex, age, childbearing } }: Patient): boolean =>
  sex !== 'male' && (age === undefined || age < 50) && childbearing !== 'not-possible';
const pregnancy: Question = { fact: 'pregnancy', rank: 0, concerns: mayBePregnant };
/** A wish for a child, or how it is prevented: asked of a woman who could have one. */
const childbearing: Question = {
  fact: 'childbearing',
  rank: 2,
  concerns: ({ known }) =>
    known.sex === 'female' && known.age !== undefined && known.age < 50 && known.pregnancy === false,
};
const kidney: Question = { fact: 'egfr', rank: 1, concerns: (patient) => kidneyIsExample(patient) || !patient.kidney };
const kidneyIsExample = (patient: Patient): boolean => patient.kidney?.facts.some(patient.isExample) === true;

/** An untouched No of an example forbids nothing and allows nothing. */
const isOpen = ({ fact, concerns }: Question, patient: Patient): boolean =>
  (patient.known[fact] === undefined || patient.isExample(fact)) && (concerns?.(patient) ?? true);

/** What must be known before a class is started, and would forbid it: asked where it is not known. */
const questions: { readonly [M in Medicine]?: readonly Question[] } = {
  metformin: [kidney],
  sglt2Inhibitor: [
    pregnancy,
    childbearing,
    { fact: 'egfr', rank: 1, concerns: (patient) => kidneyIsExample(patient) || patient.kidneyBelow(20) === undefined },
    { fact: 'dialysis', rank: 2, concerns: ({ kidneyBelow }) => kidneyBelow(30) !== false },
    { fact: 'catabolicSymptoms', rank: 2 },
    { fact: 'ketoacidosis', rank: 3 },
  ],
  glp1RA: [
    pregnancy,
    childbearing,
    { fact: 'medullaryThyroidCancer', rank: 1 },
    // The two are not taken together.
    { fact: 'dpp4Inhibitor', rank: 1 },
    { fact: 'pancreatitis', rank: 2 },
  ],
  dpp4Inhibitor: [pregnancy, { fact: 'pancreatitis', rank: 2 }],
  tzd: [pregnancy, { fact: 'heartFailure', rank: 0 }, { fact: 'oedema', rank: 2 }],
  sulfonylurea: [pregnancy, kidney, { fact: 'severeHypoglycaemia', rank: 1 }],
  statin: [pregnancy, childbearing],
  rasInhibitor: [pregnancy, childbearing, { fact: 'potassium', rank: 2 }],
  finerenone: [
    pregnancy,
    childbearing,
    { fact: 'potassium', rank: 1 },
    { fact: 'strongCyp3a4Inhibitor', rank: 2 },
    { fact: 'mineralocorticoidAntagonist', rank: 2 },
  ],
};

/** What must be known before a dose goes up. */
const beforeRaise: { readonly [M in Medicine]?: readonly Question[] } = {
  basalInsulin: [
    {
      fact: 'hypoglycaemiaHistory',
      rank: 1,
      concerns: ({ known: { severeHypoglycaemia, tbr70 } }) => severeHypoglycaemia === undefined && tbr70 === undefined,
    },
  ],
};
const questionsOf = ({ verb, object }: Action): readonly Question[] =>
  (verb === 'start' ? questions : verb === 'raise' ? beforeRaise : {})[object as Medicine] ?? [];

/**
 * A plan's actions with the questions that its starts raise, and a dose that goes up: an unknown contraindication leaves the start standing
 * and is asked, the gravest first, and none is left out. What is asked for another reason too is asked no later than the start.
 */
export function withAsks(actions: readonly Action[], patient: Patient): readonly Action[] {
  const asks = asksBefore(actions, patient);
  if (!asks.length) return actions;
  const raisedOf = ({ id }: Action): Action | undefined => asks.find((ask) => ask.id === id);
  const hastened = actions.map((action) => {
    const raised = raisedOf(action);
    return raised && raised.within < action.within ? { ...action, within: raised.within } : action;
  });
  return [...hastened, ...asks.filter(({ id }) => !actions.some((action) => action.id === id))];
}
function asksBefore(actions: readonly Action[], patient: Patient): Action[] {
  const isActedOn = (fact: FactId): boolean => actions.some(({ object, verb }) => object === fact && verb !== 'ask');
  const raised: { readonly question: Question; readonly start: Action }[] = [];
  for (const start of actions) {
    for (const question of questionsOf(start))
      if (isOpen(question, patient) && !isActedOn(question.fact)) raised.push({ question, start });
  }
  if (!raised.length) return [];
  raised.sort((a, b) => a.question.rank - b.question.rank);
  const facts = [...new Set(raised.map(({ question }) => question.fact))];
  return facts.map((fact) => {
    const starts = raised.filter(({ question }) => question.fact === fact).map(({ start }) => start);
    return {
      id: `ask:${fact}`,
      verb: 'ask',
      object: fact,
      within: Math.min(...starts.map(({ within }) => within)),
      gravity: starts.every(({ gravity }) => gravity === 'routine') ? 'routine' : 'important',
      because: [...new Set(starts.flatMap(({ because }) => because))],
      sources: [...new Set(starts.flatMap(({ sources }) => sources))],
      ...(starts.every(({ onExample }) => onExample) && { onExample: true as const }),
    };
  });
}
