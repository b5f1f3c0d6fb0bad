import { type UnitChoice, unitOf } from '../../engine/kit/fields/concept.ts';
import { figureOf, formatNumber } from '../../engine/kit/words/format.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';

export function labelOf(path: string, { patterns }: Pick<Loaded, 'patterns'>): string {
  const label = patterns[`field.${path}`];
  return typeof label === 'string' ? label : path;
}

/** An issue as a sentence in the page's language, with its limits in the unit the reader uses. */
export function issueText(issue: Issue, loaded: Loaded, units: UnitChoice): string {
  const { words, copy, clinical, tool, locale } = loaded;
  if (issue.code === 'rule') return copy.rules[issue.rule ?? ''] ?? words.issues.rule;
  const field = tool.fields[issue.path];
  const concept = field?.kind === 'number' ? field.concept : undefined;
  const limit = (value: number | undefined): string => {
    if (value === undefined) return '';
    return concept ? figureOf(value, concept, { locale, units }) : formatNumber(value, locale);
  };
  const unit = concept ? clinical.units[unitOf(concept, units)] : '';
  const text = fill(words.issues[issue.code], {
    label: labelOf(issue.path, loaded),
    min: limit(issue.min),
    max: limit(issue.max),
    unit,
    other: issue.unit ? clinical.units[issue.unit] : '',
  });
  // Where a quantity has no unit, no gap stays before the full stop.
  return text.replace(/\s+([.،])/g, '$1');
}
