import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { createCalculatorStore } from '../../src/islands/form/calculator-store.ts';

const frames: (() => void)[] = [];
/** Draws a frame, and runs the tasks that it set. */
async function nextFrame(): Promise<void> {
  for (const draw of frames.splice(0)) draw();
  await new Promise((resolve) => setTimeout(resolve));
}
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
});

describe('who watches a form', async () => {
  const tool = await loadTool('a1c-forecast');
  function watched() {
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    const store = createCalculatorStore(tool);
    const heard: string[] = [];
    const end = store.listen(() => heard.push(String(store.get().content.values['a1c'] ?? '')));
    const type = (value: string, isKey = true) => store.send({ type: 'typed', name: 'a1c', value }, isKey);
    return { store, heard, end, type };
  }

  test('hears of keys once, after their frame; what they wrote is there at once', async () => {
    const { store, heard, type } = watched();
    type('9');
    type('9.2');
    expect(store.get().content.values['a1c']).toBe('9.2');
    await nextFrame();
    expect(heard).toEqual([]);
    await nextFrame();
    expect(heard).toEqual(['9.2']);
    type('9.25');
    await nextFrame();
    await nextFrame();
    expect(heard).toEqual(['9.2', '9.25']);
  });

  test('hears of a press at once, with what was typed before it, and not once more', async () => {
    const { store, heard, type } = watched();
    type('9.2');
    store.send({ type: 'calculationAsked' });
    expect(heard).toEqual(['9.2']);
    await nextFrame();
    await nextFrame();
    expect(heard).toEqual(['9.2']);
  });

  test('hears at once of what was filled in whole', () => {
    const { heard, type } = watched();
    type('9');
    type('9.2', false);
    expect(heard).toEqual(['9.2']);
  });

  test('hears nothing once it has gone', async () => {
    const { heard, end, type } = watched();
    type('9.2');
    end();
    await nextFrame();
    await nextFrame();
    expect(heard).toEqual([]);
  });
});
