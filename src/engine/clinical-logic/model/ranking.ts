import { insulinA1c } from '../../clinical/glycaemia.ts';
import { type Note, noted } from '../../clinical/note.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { clean } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { type ClassId, classIds } from './classes.ts';
import type { Inputs } from '../inputs.ts';
import { note } from './notes.ts';
import { type FactorId, isAgainst, isStop, type RankingFacts, rowsFor, termsOf } from './ranking-table.ts';
import type { RankedOption, RankedOptions, RefusedOption } from '../results.ts';

type Term = ReturnType<typeof termsOf>[number];
interface Scored {
  readonly id: ClassId;
  readonly score: number;
  readonly terms: readonly Term[];
}

const sheetIds = {
  sglt2: 'rankSglt2',
  glp1: 'rankGlp1',
  metformin: 'rankMetformin',
  dpp4: 'rankDpp4',
  basal: 'rankBasal',
  su: 'rankSu',
  tzd: 'rankTzd',
} as const satisfies Record<ClassId, string>;

function scored(sheet: Sheet, id: ClassId, terms: readonly Term[]): Scored {
  const total = terms.reduce((sum, { value }) => sum + value, 0);
  const score = sheet.composed(sheetIds[id], 'points', total, () => ({
    // A class that starts from 0 may have no term at all.
    formula: terms.map(({ factor }) => factor).join(' + ') || '0',
    variables: Object.fromEntries(
      terms.map(({ factor, value }) => [factor, cited(value, 'points', 'design', 'therapy ranking', 'design')]),
    ),
  }));
  return { id, terms, score };
}

/** Classes in use already; metformin counts as such only at the top strength. */
function inUse(inputs: Inputs): Readonly<Record<ClassId, boolean>> {
  return {
    sglt2: inputs.sglt2Inhibitor,
    glp1: inputs.glp1RA,
    metformin: inputs.metforminDose === 1000,
    dpp4: inputs.dpp4Inhibitor,
    basal: inputs.basalInsulin,
    su: inputs.sulfonylurea,
    tzd: inputs.tzd,
  };
}

const kdigo: readonly FactorId[] = ['kidney', 'egfrBelow45', 'egfrBelow30', 'egfrBelow20'];
const aace: readonly FactorId[] = ['weight', 'obesity', 'fattyLiver', 'cost'];
/** The guideline whose priority the leading term follows; the points themselves are no guideline's. */
function tagOf(factor: FactorId | undefined): string {
  if (factor === undefined) return 'ADA 2025';
  if (kdigo.includes(factor)) return 'KDIGO 2022';
  return aace.includes(factor) ? 'AACE 2023' : 'ADA 2025';
}

const largest = (terms: readonly Term[], sign: 1 | -1): Term | undefined =>
  terms
    .filter(({ factor, value }) => factor !== 'base' && value * sign > 0)
    .reduce<Term | undefined>(
      (best, term) => (best && best.value * sign >= term.value * sign ? best : term),
      undefined,
    );
const record = (terms: readonly Term[]): Readonly<Record<string, number>> =>
  Object.fromEntries(terms.map(({ factor, value }) => [factor, value]));

function ranked({ id, score, terms }: Scored): RankedOption {
  const lead = largest(terms, 1);
  return {
    therapy: id,
    rationale: lead
      ? note('because.factor', {
          factor: noted.word(`term.${lead.factor}`),
          points: noted.count(lead.value, undefined, 0, 1),
        })
      : note('because.base'),
    guidelineTag: tagOf(lead?.factor),
    score,
    terms: record(terms),
  };
}

/** A few points less are a preference, not a refusal: “not in heart failure” is true of a TZD, not of basal insulin. */
function reasonAgainst(lead: Term | undefined): Note {
  if (!lead || !isAgainst(lead.factor)) return note('against.score');
  return lead.factor === 'heartFailure' && !isStop(lead)
    ? note('against.less', {
        factor: noted.word(`term.${lead.factor}`),
        points: noted.count(lead.value, undefined, 0, 1),
      })
    : note(`against.${lead.factor}`);
}

function refused({ id, score, terms }: Scored, stop: boolean): RefusedOption {
  const lead = largest(terms, -1);
  return {
    therapy: id,
    reason: reasonAgainst(lead),
    guidelineTag: tagOf(lead?.factor),
    score,
    terms: record(terms),
    ...(stop && { stop }),
  };
}

/**
 * Ranks every class by its points. Classes in use leave the ranking, unless they must be stopped; below 0 a class is not
 * appropriate now; equal scores share a list; the override puts basal insulin first (intensify it where it is in use).
 */
export function rankTherapies(sheet: Sheet, inputs: Inputs, facts: RankingFacts): RankedOptions {
  const used = inUse(inputs);
  const holding = rowsFor(inputs, facts);
  const all = classIds.map((id) => scored(sheet, id, termsOf(id, inputs, facts, holding)));
  const pinned = facts.urgent ? all.filter(({ id }) => id === 'basal') : [];
  const stopped = all.filter(({ id, terms }) => used[id] && terms.some(isStop));
  const aside = all.filter((one) => used[one.id] && !stopped.includes(one) && !pinned.includes(one));
  const open = all.filter(({ id }) => !used[id]).filter((one) => !pinned.includes(one));
  const levels = [...new Set(open.map(({ score }) => clean(score)).filter((score) => score >= 0))].sort(
    (a, b) => b - a,
  );
  const level = (at: number): RankedOption[] => open.filter(({ score }) => score === levels[at]).map(ranked);
  const first = pinned.length
    ? pinned.map((one) => ({
        ...ranked(one),
        pinned: true as const,
        rationale: used.basal
          ? note('because.intensifyBasal')
          : note('because.override', { veryHigh: noted.quantity('a1c', insulinA1c.value) }),
      }))
    : level(0);
  const from = pinned.length ? 0 : 1;
  return {
    recommendedNow: first,
    secondChoice: level(from),
    alternatives: levels.slice(from + 1).flatMap((_, at) => level(from + 1 + at)),
    notAppropriateNow: [...stopped, ...open.filter(({ score }) => score < 0)]
      .sort((a, b) => b.score - a.score)
      .map((one) => refused(one, stopped.includes(one))),
    continueReview: aside.map(ranked),
  };
}
