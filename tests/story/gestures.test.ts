import { describe, expect, test } from 'vitest';
import { gestures, type Turn } from '../../src/components/story/gestures.ts';

/** How many gestures a list of turns makes. Times are part of the data: nothing here waits. */
function count(turns: readonly Turn[]): number {
  const begins = gestures();
  return turns.filter(begins).length;
}

/** Turns heard at once; with `late`, the page hears each that much later. */
function turns(start: number, gap: number, strengths: readonly number[], late = 0): Turn[] {
  return strengths.map((strength, n) => ({ at: start + n * gap, heard: start + n * gap + late, strength }));
}
const flick = Array.from({ length: 14 }, (_, n) => 90 - n * 6);
const rising = [4, 20, 60, 110, 90, 70, 50, 30, 20, 12, 8, 5, 3, 2, 1, 1, 1];

describe('gestures of the wheel', () => {
  test.each<[string, readonly Turn[], number]>([
    ['one notch', turns(0, 0, [120]), 1],
    ['three notches at once', turns(0, 8, [120, 120, 120]), 1],
    ['three notches, one a second', turns(0, 1000, [120, 120, 120]), 3],
    ['a flick', turns(0, 16, flick), 1],
    ['a flick reported slowly', turns(0, 400, flick), 1],
    ['a flick that gathers pace', turns(0, 16, rising), 1],
    ['two flicks half a second apart', [...turns(0, 16, flick), ...turns(13 * 16 + 500, 16, flick)], 2],
    [
      'two flicks half a second apart, each reported slowly',
      [...turns(0, 120, flick), ...turns(13 * 120 + 500, 120, flick)],
      2,
    ],
    [
      'two flicks half a second apart on a slow page',
      [...turns(0, 16, flick, 90), ...turns(13 * 16 + 500, 16, flick, 90)],
      2,
    ],
    [
      'a flick of which the busy page hears the second half added up',
      [
        ...turns(0, 16, flick.slice(0, 6)),
        { at: 96, heard: 600, strength: 54 },
        { at: 590, heard: 602, strength: 210 },
      ],
      1,
    ],
    [
      'inertia added up after the step has landed',
      [...turns(0, 16, rising), { at: 288, heard: 620, strength: 1 }, { at: 610, heard: 622, strength: 18 }],
      1,
    ],
    ['a gentler notch a second later', [...turns(0, 8, [240]), ...turns(1000, 8, [120])], 2],
  ])('%s', (_, list, expected) => {
    expect(count(list)).toBe(expected);
  });
});
