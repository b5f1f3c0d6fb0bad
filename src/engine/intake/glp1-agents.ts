import { foldPattern } from './fold.ts';

const weekly = foldPattern('weekly|a week|per week|qw|اسبوع');
/** Two substances have a weekly and a daily form: how often it is taken, or a dose that only one form has, tells which. */
const forms: readonly (readonly [name: RegExp, forms: readonly (readonly [agent: string, said: RegExp])[]])[] = [
  [
    new RegExp(foldPattern('^(?:sema|سيماجلوت)'), 'u'),
    [
      ['oral-semaglutide', /\b(?:oral|po|tablets?|tabs?|daily|od|qd)\b|(?<![\d.,])(?:3|7|14) ?mg/u],
      ['semaglutide', new RegExp(`${weekly}|(?<![\\d.,])(?:0[.,]25|0[.,]5|1|2) ?mg`, 'u')],
    ],
  ],
  [
    new RegExp(foldPattern('^(?:exenatide|اكسيناتيد)'), 'u'),
    [
      ['exenatide-weekly', new RegExp(`${weekly}|extended|\\b(?:xr|er|lar)\\b|(?<![\\d.,])2 ?mg`, 'u')],
      ['exenatide', /\b(?:bd|bid|twice)\b|(?<![\d.,])(?:5|10) ?(?:mcg|ug|µg|microgram)/u],
    ],
  ],
];

/**
 * Which GLP-1 receptor agonist a name and what is written behind it mean, both folded, where the name alone does not tell; undefined where
 * nothing tells, or two things tell otherwise.
 */
export function glp1AgentOf(name: string, behind: string): string | undefined {
  const told = forms.find(([of]) => of.test(name))?.[1].flatMap(([agent, said]) => (said.test(behind) ? [agent] : []));
  return told?.length === 1 ? told[0] : undefined;
}
