import { describe, expect, test } from 'vitest';
import { loadWording } from '../../src/engine/answer/index.ts';
import { plainValue } from '../../src/engine/kit/words/say.ts';
import { constantsIn, constantValue } from '../../src/engine/maths/constants.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { now } from './helpers/words.ts';

const forecast = await loadTool('a1c-forecast');

describe('a constant in words', () => {
  test.each([
    [3, 'years', '3 سنوات'],
    [11, 'years', '11 سنة'],
    [2, 'months', 'شهران'],
    [5, 'U', '5 وحدات'],
    [80, '%', '80%'],
    [0.993, 'none', '0.993'],
  ] as const)('%s %s counts as Arabic counts', async (value, unit, said) => {
    const wording = await loadWording(forecast, 'ar', { at: now });
    const plain = plainValue(constantValue({ value, unit }), wording).replaceAll(/[\u2066-\u2069]/g, '');
    expect(plain.replaceAll('\u00a0', ' ')).toBe(said);
  });

  test.each(toolIds)('no figure of %s is lost in it', async (id) => {
    const tool = await loadTool(id);
    const wording = await loadWording(tool, 'en', { at: now });
    for (const constant of constantsIn(await tool.constants()))
      expect(
        plainValue(constantValue(constant), wording).replaceAll(',', '').replace('−', '-'),
        constant.name,
      ).toContain(String(Number(constant.value.toFixed(8))));
  });
});
