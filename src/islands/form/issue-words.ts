import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import { fill } from '../shared/fill.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';

export function labelOf(path: string, { patterns }: Pick<Loaded, 'patterns'>): string {
  const label = patterns[`field.${path}`];
  return typeof label === 'string' ? label : path;
}

/** What an issue is worded with: a calculator's words, or those of any other set of fields. */
export interface IssueScope extends Pick<Loaded, 'locale' | 'patterns' | 'clinical' | 'words'> {
  readonly tool: Pick<Loaded['tool'], 'fields'>;
  readonly copy: Pick<Loaded['copy'], 'rules'>;
}

/** An issue as a sentence in the page's language, with its limits in the unit the reader uses. */
export function issueText(issue: Issue, loaded: IssueScope, units: UnitChoice): string {
  const { words, copy, clinical, tool, locale } = loaded;
  if (issue.code === 'rule') return copy.rules[issue.rule ?? ''] ?? words.issues.rule;
  const field = tool.fields[issue.path];
  const concept = field?.kind === 'number' ? field.concept : undefined;
  // Figure and unit stay together and in their order, in Arabic too: the same words as in a report.
  const wording = wordingFor(loaded, units, new Date(0));
  const limit = (value: number | undefined, bare?: true): string => {
    if (value === undefined || !concept) return '';
    return plainValue({ ...quantity(concept, value), ...(bare && { bare }) }, wording);
  };
  const other = issue.unit ? clinical.units[issue.unit] : '';
  return fill(words.issues[issue.code], {
    label: labelOf(issue.path, loaded),
    min: limit(issue.min),
    max: limit(issue.max),
    from: limit(issue.min, true),
    other: locale === 'ar' ? `\u2066${other}\u2069` : other,
  });
}
