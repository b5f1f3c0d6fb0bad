import { describe, expect, test } from 'vitest';
import { type Concept, toShown, unitOf } from '../../src/engine/kit/fields/concept.ts';
import { hardRange, readPath, writePath } from '../../src/engine/kit/fields/fields.ts';
import { everyTool } from '../engine/helpers/every-tool.ts';
import {
  contentOf,
  type FormContent,
  fieldText,
  formName,
  inUnits,
  readForm,
} from '../../src/islands/form/form-values.ts';

/** The other unit of everything that has one. */
const other = (concepts: readonly Concept[]) =>
  Object.fromEntries(concepts.flatMap(({ id, other }) => (other ? [[id, other.unit]] : [])));

describe.each(everyTool)('units in the form of %s', (_id, tool) => {
  const numbers = Object.entries(tool.fields).flatMap(([path, field]) =>
    field.kind === 'number' ? [[path, field] as const] : [],
  );
  const switched = other(numbers.map(([, field]) => field.concept));
  const withOther = numbers.filter(([, field]) => field.concept.other);
  /** A patient with figures that fall between the rounded ones of the other unit. */
  const patient = (): Record<string, unknown> => {
    const data = structuredClone(tool.defaults) as Record<string, unknown>;
    for (const [path, field] of withOther) {
      const value = readPath(data, path);
      if (typeof value === 'number') writePath(data, path, Number((value + 3 * field.concept.step).toFixed(4)));
    }
    return data;
  };

  test.each([{}, switched])('a written patient reads back exactly in %j', (units) => {
    const inputs = patient();
    const read = readForm(tool, contentOf(tool.fields, inputs, units));
    for (const [path] of withOther)
      expect(readPath(read.ok ? read.inputs : {}, path), path).toBe(readPath(inputs, path));
  });

  test('switching there and back changes neither text nor number, however often', () => {
    const inputs = patient();
    const typed = contentOf(tool.fields, inputs, {}).values;
    let form: FormContent = { values: typed, units: {}, exact: {}, examples: [] };
    for (let times = 0; times < 3; times += 1) form = inUnits(tool.fields, inUnits(tool.fields, form, switched), {});
    for (const [path] of withOther)
      expect(Number(form.values[formName(path)]), path).toBe(Number(typed[formName(path)]));
    const read = readForm(tool, form);
    for (const [path] of withOther)
      expect(readPath(read.ok ? read.inputs : {}, path), path).toBe(readPath(inputs, path));
  });

  // A calculator may have no quantity with a second unit: then there is no such figure.
  test.each(withOther.slice(0, 1))('a figure typed anew counts as typed: %s', (path, field) => {
    const inputs = patient();
    const content = contentOf(tool.fields, inputs, switched);
    const text = fieldText(field.concept, (readPath(inputs, path) as number) + 10 * field.concept.step, switched);
    const read = readForm(tool, { ...content, values: { ...content.values, [formName(path)]: text } });
    const stored = readPath(read.ok ? read.inputs : {}, path) as number;
    expect(fieldText(field.concept, stored, switched)).toBe(text);
    expect(stored).not.toBe(readPath(inputs, path));
  });

  test.each(withOther)(
    '%s: the limits as they are written in the other unit are taken, and what lies beyond is refused in its own direction',
    (path, field) => {
      const { min, max } = hardRange(field);
      const digits = field.concept.other?.digits ?? 0;
      const unit = unitOf(field.concept, switched);
      const issueOf = (text: string) =>
        readForm(tool, {
          values: { ...contentOf(tool.fields, tool.defaults, switched).values, [formName(path)]: text },
          units: switched,
          exact: {},
          examples: [],
        }).issues.find((issue) => issue.path === path && issue.severity === 'hard' && issue.code !== 'rule');
      for (const limit of [min, max])
        expect(issueOf(fieldText(field.concept, limit, switched)), `${path} at ${limit}`).toBeUndefined();
      const step = 10 ** -digits;
      const least = Number(fieldText(field.concept, min, switched)) - step;
      if (least > 0) expect(['below', 'otherUnit'], `${path} ${least} ${unit}`).toContain(issueOf(String(least))?.code);
      // Only a figure that makes sense in the other unit may be called one of it.
      const far = toShown(field.concept, max, unit) * 50;
      expect(issueOf(String(far))?.code, `${path} ${far}`).toBe('above');
      if (least > 0 && !(least >= min && least <= max)) expect(issueOf(String(least))?.code).toBe('below');
    },
  );
});

test('what was worked out is written with as many digits as it is told with, and still counts in full', () => {
  const tool = everyTool.map(([, one]) => one).find(({ fields }) => fields['bmi']);
  const field = tool?.fields['bmi'];
  if (!tool || field?.kind !== 'number') throw new Error('no BMI is asked');
  const content = contentOf(tool.fields, { ...tool.defaults, bmi: 76.5 / 1.6 ** 2 }, {});
  expect(content.values['bmi']).toBe('29.9');
  const read = readForm(tool, content);
  expect(read.ok && readPath(read.inputs, 'bmi')).toBe(76.5 / 1.6 ** 2);
  // What was typed finer stands as it was typed.
  expect(contentOf(tool.fields, { ...tool.defaults, bmi: 29.87 }, {}).values['bmi']).toBe('29.87');
});
