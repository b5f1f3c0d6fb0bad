import type { PeopleBlock } from '../../kit/report/report.ts';
import type { Message } from '../../kit/words/message.ts';
import type { Compared, Results } from '../results.ts';
import type { Situation } from './situation.ts';
import { limits, people, peopleOf, percentOf, placeName } from './values.ts';
import { message, words } from './words.ts';

function group(label: Message, percent: number, tone?: 'good' | 'low'): PeopleBlock['groups'][number] {
  return {
    label,
    people: peopleOf(percent),
    words: message('people.words', { people: people(percent), percent: percentOf(percent) }),
    ...(tone && { tone }),
  };
}

/** The person as they are, and beside it without smoking and at target. */
function groupsOf({ percent, withoutSmoking, atTarget }: Compared, smokes: boolean): PeopleBlock['groups'] {
  return [
    group(message('people.now'), percent, 'low'),
    ...(withoutSmoking === undefined ? [] : [group(message('people.noSmoking'), withoutSmoking, 'good')]),
    ...(atTarget === undefined
      ? []
      : [group(message(smokes ? 'people.atTargetNoSmoking' : 'people.atTarget'), atTarget, 'good')]),
  ];
}

/** What the comparison changed, said where there is one. */
function noteOf(compared: Compared, key: 'people.note.who' | 'people.note.score2'): { note?: Message } {
  const changed = compared.withoutSmoking !== undefined || compared.atTarget !== undefined;
  return changed ? { note: message(key, limits) } : {};
}

/** A hundred people like this one by WHO 2019. */
export function whoPicture({ inputs, results: { who } }: Situation): PeopleBlock[] {
  if (who.state !== 'given') return [];
  return [
    {
      type: 'people',
      title: message('people.who', { place: placeName(who.place) }),
      groups: groupsOf(who, inputs.smokes === 'yes'),
      ...noteOf(who, 'people.note.who'),
    },
  ];
}

/** The same by SCORE2-Diabetes: never added to the first or averaged with it. */
export function score2Picture({ inputs, results: { score2 } }: Situation): PeopleBlock[] {
  if (score2.state !== 'given') return [];
  return [
    {
      type: 'people',
      title: message('people.score2', { region: words(`choice.score2Region.${score2.region}`) }),
      groups: groupsOf(score2, inputs.smokes === 'yes'),
      ...noteOf(score2, 'people.note.score2'),
    },
  ];
}

/** Kidney failure within 2 and 5 years. */
export function kidneyPicture({ kidneyFailure }: Results): PeopleBlock[] {
  if (kidneyFailure.state !== 'given') return [];
  return [
    {
      type: 'people',
      title: message('people.kidney'),
      groups: [
        group(message('people.within2'), kidneyFailure.within2Years),
        group(message('people.within5'), kidneyFailure.within5Years),
      ],
    },
  ];
}
