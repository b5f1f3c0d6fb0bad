import { toMessage } from '../../clinical/note.ts';
import { count, type Message, type Value } from '../../kit/words/message.ts';
import type { Block, RankingBlock, Section, Tone } from '../../kit/report/report.ts';
import { type ClassId, classIds } from '../model/classes.ts';
import { type FactorId, factors } from '../model/ranking-table.ts';
import type { RankedOption, RefusedOption } from '../results.ts';
import type { Situation } from './situation.ts';
import type { Key } from '../copy/keys.ts';
import { message, words } from './words.ts';

type Option = RankingBlock['options'][number];
type Status = 'recommended' | 'second' | 'alternative' | 'continue' | 'refused' | 'stop';
const tones: Record<Status, Tone> = {
  recommended: 'good',
  second: 'note',
  alternative: 'plain',
  continue: 'plain',
  refused: 'low',
  stop: 'block',
};

/** A class by its name; insulin already in use is intensified, not started, and metformin is raised. */
export function className(id: ClassId, option?: Pick<RankedOption, 'pinned'>, usesBasal = false): Key {
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

function shownOption(s: Situation, option: RankedOption | RefusedOption, status: Status, rank: number | null): Option {
  const record = records[option.therapy];
  return {
    ...(record !== undefined && { record }),
    id: option.therapy,
    label: message(className(option.therapy, isRefused(option) ? undefined : option, s.inputs.basalInsulin)),
    score: option.score,
    rank,
    status: message(`status.${status}`),
    tone: tones[status],
    reason: toMessage(isRefused(option) ? option.reason : option.rationale),
    terms: terms(option),
    tag: message('tag', { guideline: words(tagKey(option.guidelineTag)) }),
  };
}

function tagKey(tag: string): Key {
  return tag === 'KDIGO 2022' ? 'tag.kdigo' : tag === 'AACE 2023' ? 'tag.aace' : 'tag.ada';
}

/** Every class once: those ranked first, then those in use, then the refusals. Equal scores share a rank. */
export function rankingBlock(s: Situation): RankingBlock {
  const { recommendedNow, secondChoice, alternatives, continueReview, notAppropriateNow } = s.plan.rankedTherapyOptions;
  const open = [...recommendedNow, ...secondChoice, ...alternatives];
  const rankOf = (option: RankedOption): number =>
    1 +
    open.filter(
      (other) => (other.pinned && !option.pinned) || (!other.pinned && !option.pinned && other.score > option.score),
    ).length;
  const list = (options: readonly RankedOption[], status: Status): Option[] =>
    options.map((option) => shownOption(s, option, status, rankOf(option)));
  return {
    type: 'ranking',
    title: message('ranking.title'),
    options: [
      ...list(recommendedNow, 'recommended'),
      ...list(secondChoice, 'second'),
      ...list(alternatives, 'alternative'),
      ...continueReview.map((option) => shownOption(s, option, 'continue', null)),
      ...notAppropriateNow.map((option) => shownOption(s, option, option.stop ? 'stop' : 'refused', null)),
    ],
  };
}

function fourLists(s: Situation): Block[] {
  const { recommendedNow, secondChoice, alternatives, continueReview, notAppropriateNow } = s.plan.rankedTherapyOptions;
  const why = (option: RankedOption | RefusedOption): Value => ({
    type: 'word',
    ...toMessage(isRefused(option) ? option.reason : option.rationale),
  });
  const line = (option: RankedOption | RefusedOption): Message =>
    message('option.line', {
      therapy: words(className(option.therapy, isRefused(option) ? undefined : option, s.inputs.basalInsulin)),
      why: why(option),
      points: count(option.score),
      guideline: words(tagKey(option.guidelineTag)),
    });
  const list = (title: Key, options: readonly (RankedOption | RefusedOption)[], tone: Tone, empty: Key): Block => ({
    type: 'list',
    title: message(title),
    tone,
    items: options.length ? options.map(line) : [message(empty)],
  });
  return [
    list('list.recommendedNow', recommendedNow, 'good', 'list.refer'),
    list('list.secondChoice', secondChoice, 'note', 'list.none'),
    list('list.alternatives', alternatives, 'plain', 'list.none'),
    list('list.notAppropriateNow', notAppropriateNow, 'low', 'list.none'),
    ...(continueReview.length ? [list('list.continueReview', continueReview, 'plain', 'list.none')] : []),
  ];
}

/** Words a class needs wherever it may be prescribed next. */
function exclusions(s: Situation): Block[] {
  const { recommendedNow, secondChoice, alternatives } = s.plan.rankedTherapyOptions;
  const open = [...recommendedNow, ...secondChoice, ...alternatives].map(({ therapy }) => therapy);
  const items = classIds.filter((id) => open.includes(id)).map((id) => message(`exclude.${id}`));
  return items.length ? [{ type: 'list', title: message('exclude.title'), items, checklist: true }] : [];
}

export function therapySection(s: Situation): Section {
  const { recommendedNow } = s.plan.rankedTherapyOptions;
  const proposed = recommendedNow.some(({ therapy }) => therapy === 'glp1');
  return {
    id: 'therapyOptions',
    title: message('part.therapyOptions'),
    open: true,
    blocks: [
      ...(s.inputs.pregnancy
        ? [{ type: 'paragraph' as const, message: message('ranking.pregnancy') }]
        : s.atTarget && !s.urgent
          ? [{ type: 'paragraph' as const, message: message('ranking.atTarget') }]
          : []),
      ...(s.held && !s.inputs.pregnancy ? [{ type: 'paragraph' as const, message: message('ranking.held') }] : []),
      rankingBlock(s),
      ...(recommendedNow.length > 1 ? [{ type: 'paragraph' as const, message: message('ranking.tie') }] : []),
      ...(s.inputs.dpp4Inhibitor && proposed
        ? [{ type: 'paragraph' as const, message: message('ranking.replace') }]
        : []),
      ...(s.inputs.pregnancy ? [] : exclusions(s)),
      ...fourLists(s),
      { type: 'paragraph', message: message('ranking.design') },
    ],
  };
}
