import { toMessage } from '../../clinical/note.ts';
import { does } from '../../kit/proposal.ts';
import type { Block, RankingBlock, Tone } from '../../kit/report/report.ts';
import type { Value } from '../../kit/words/message.ts';
import type { Key } from '../copy/keys.ts';
import { type ClassId, classIds } from '../model/classes.ts';
import { medicines } from '../model/proposals.ts';
import { type FactorId, factors } from '../model/ranking-table.ts';
import type { RankedOption, RefusedOption } from '../results.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

type Option = RankingBlock['options'][number];
type Status = 'recommended' | 'second' | 'alternative' | 'continue' | 'refused' | 'stop';
const tones: Record<Status, Tone> = {
  recommended: 'note',
  second: 'plain',
  alternative: 'plain',
  continue: 'plain',
  refused: 'low',
  stop: 'block',
};

/** A class by its name; insulin already in use is intensified, not started, and metformin is raised. */
function className(id: ClassId, option?: Pick<RankedOption, 'pinned'>, usesBasal = false): Key {
  return option?.pinned && usesBasal ? 'class.intensifyBasal' : `class.${id}`;
}

/** The dosing record that stands for a class; none where the dosing engine has none. */
const records: Partial<Record<ClassId, string>> = {
  metformin: 'metformin',
  dpp4: 'sitagliptin',
  glp1: 'semaglutide_inj',
  basal: 'insulin_glargine',
};

const isFactor = (id: string): id is FactorId => Object.hasOwn(factors, id);
function terms(option: RankedOption | RefusedOption): Option['terms'] {
  return Object.entries(option.terms).flatMap(([factor, value]) =>
    isFactor(factor) ? [{ label: message(`term.${factor}`), value }] : [],
  );
}

const isRefused = (option: RankedOption | RefusedOption): option is RefusedOption => 'reason' in option;

/** KDIGO puts the SGLT2 inhibitor first: its name lends no weight to a GLP-1 receptor agonist. */
function tagOf({ therapy, guidelineTag }: RankedOption | RefusedOption): Pick<Option, 'tag'> {
  const kdigo = guidelineTag === 'KDIGO 2022';
  if (kdigo && therapy !== 'sglt2') return {};
  const guideline = kdigo ? 'tag.kdigo' : guidelineTag === 'AACE 2023' ? 'tag.aace' : 'tag.ada';
  return { tag: message('tag', { guideline: words(guideline) }) };
}

const startsOrRaises = ({ plan }: Situation, id: ClassId): boolean =>
  does(plan, `start:${medicines[id]}`) || does(plan, `raise:${medicines[id]}`);

/** What the plan has against a class: it ends or pauses it, or must not start it now. The points know neither. */
function against({ plan }: Situation, id: ClassId): Pick<Option, 'status' | 'tone' | 'reason'> | undefined {
  const medicine = medicines[id];
  if (does(plan, `stop:${medicine}`) || does(plan, `hold:${medicine}`))
    return { status: message('status.stop'), tone: 'block', reason: message('against.planStops') };
  const excluded = plan.excluded?.find((each) => each.medicine === medicine);
  return (
    excluded && {
      status: message('status.refused'),
      tone: 'low',
      reason: message('against.plan', { why: { type: 'list', items: [excluded.why], inside: true } }),
    }
  );
}

function shownOption(s: Situation, option: RankedOption | RefusedOption, status: Status, rank: number | null): Option {
  const record = records[option.therapy];
  return {
    ...(record !== undefined && { record }),
    id: option.therapy,
    label: message(className(option.therapy, isRefused(option) ? undefined : option, s.inputs.basalInsulin)),
    score: option.score,
    rank,
    status: message(`status.${status}`),
    // The colour of a benefit only where the plan gives it, too.
    tone: status === 'recommended' && startsOrRaises(s, option.therapy) ? 'good' : tones[status],
    reason: toMessage(isRefused(option) ? option.reason : option.rationale),
    terms: terms(option),
    ...tagOf(option),
    // A refusal of the points has a reason of its own.
    ...(!isRefused(option) && against(s, option.therapy)),
  };
}

const openIn = ({ own }: Situation): RankedOption[] => {
  const { recommendedNow, secondChoice, alternatives } = own.rankedTherapyOptions;
  return [...recommendedNow, ...secondChoice, ...alternatives];
};

/** Every class once: those ranked first, then those in use, then the refusals. Equal scores share a rank. */
function rankingBlock(s: Situation): RankingBlock {
  const { recommendedNow, secondChoice, alternatives, continueReview, notAppropriateNow } = s.own.rankedTherapyOptions;
  const open = openIn(s);
  const rankOf = (option: RankedOption): number =>
    1 +
    open.filter(
      (other) => (other.pinned && !option.pinned) || (!other.pinned && !option.pinned && other.score > option.score),
    ).length;
  const list = (options: readonly RankedOption[], status: Status): Option[] =>
    options.map((option) => shownOption(s, option, status, rankOf(option)));
  return {
    type: 'ranking',
    title: message('part.therapyOptions'),
    options: [
      ...list(recommendedNow, 'recommended'),
      ...list(secondChoice, 'second'),
      ...list(alternatives, 'alternative'),
      ...continueReview.map((option) => shownOption(s, option, 'continue', null)),
      ...notAppropriateNow.map((option) => shownOption(s, option, option.stop ? 'stop' : 'refused', null)),
    ],
    note: message('ranking.design'),
  };
}

/** For the kidney the points put a GLP-1 receptor agonist above an SGLT2 inhibitor that may still start; KDIGO does not. */
function againstKdigo(s: Situation): boolean {
  const { inputs } = s;
  const open = openIn(s);
  const [sglt2, glp1] = (['sglt2', 'glp1'] as const).map((id) => open.find(({ therapy }) => therapy === id));
  const kidney = (sglt2?.terms['kidney'] ?? 0) > 0 && !inputs.pregnancy;
  return kidney && sglt2 !== undefined && glp1 !== undefined && glp1.score >= sglt2.score;
}

/** The ranking, and what a reader has to know of it. */
export function ranking(s: Situation): Block[] {
  const { recommendedNow } = s.own.rankedTherapyOptions;
  const remark = (applies: boolean, key: Key): Block[] =>
    applies ? [{ type: 'paragraph', message: message(key) }] : [];
  return [
    rankingBlock(s),
    ...remark(s.inputs.pregnancy, 'ranking.pregnancy'),
    ...remark(recommendedNow.length > 1, 'ranking.tie'),
    ...remark(againstKdigo(s), 'ranking.kdigo'),
  ];
}

/**
 * The ranking leads the answer, except in an emergency, where nothing is to be added before something else is settled, or where it puts
 * insulin first and the plan does not: there it waits with the calculator's own plan.
 */
export const rankingLeads = (s: Situation): boolean =>
  !s.inputs.pregnancy &&
  !s.held &&
  !does(s.plan, 'treat:low-glucose') &&
  (s.override ? insulinMoves(s) : s.plan.actions[0]?.gravity !== 'emergency');

/** The plan steps insulin up, as the override asks. */
export const insulinMoves = (s: Situation): boolean => startsOrRaises(s, 'basal');

/** The classes in the first places and in the second, as a sentence names them. */
export function places(s: Situation): Readonly<Record<'first' | 'second', readonly Value[]>> {
  const { recommendedNow, secondChoice } = s.own.rankedTherapyOptions;
  const named = (options: readonly RankedOption[]): Value[] =>
    options.map((option) => words(className(option.therapy, option, s.inputs.basalInsulin)));
  return { first: named(recommendedNow), second: named(secondChoice) };
}

/** Words a class needs before it is prescribed: those the plan starts. */
export function exclusions(s: Situation): Block[] {
  const items = classIds.filter((id) => startsOrRaises(s, id)).map((id) => message(`exclude.${id}`));
  return items.length ? [{ type: 'list', items, checklist: true }] : [];
}
