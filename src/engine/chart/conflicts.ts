import { concepts } from '../clinical/concepts.ts';
import { moreAbout } from '../clinical/more.ts';
import { type Fields, moreSection, number } from '../kit/fields/fields.ts';
import { type Issue, validateFields } from '../kit/fields/validate.ts';
import type { Chart } from './chart.ts';
import { inputsForFields } from './form.ts';

const asked = moreAbout({});
/** What judgement reads, each fact as an optional field under its own name. */
export const judgedFields: Fields = {
  age: number(moreSection, concepts.age, { optional: true, fact: 'age' }),
  a1c: number(moreSection, concepts.a1c, { optional: true, fact: 'a1c' }),
  ...asked.fields,
};

/** Facts that cannot be together (a pregnant man, pressures in the wrong order), each at its fact. */
export function conflictsIn(chart: Chart): readonly Issue[] {
  const checked = validateFields(judgedFields, asked.rules, inputsForFields(judgedFields, chart).inputs);
  return checked.ok ? [] : checked.issues.filter(({ code }) => code === 'rule');
}
