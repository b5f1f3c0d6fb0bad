import { describe, expect, test } from 'vitest';
import { files } from './files.ts';

const text = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('what the product is made of keeps its time frames', () => {
  test('whatever is held back for 90 days is a package with a reason', () => {
    const list = text('docs/dependencies.md');
    const looked = /last looked at, (20\d\d-\d\d-\d\d)/.exec(list)?.[1] ?? '';
    const held = [...list.matchAll(/^- `(\S+)`: \d\S+ of (20\d\d-\d\d-\d\d)\.$/gm)];
    expect(looked).not.toBe('');
    expect(held.length).toBeGreaterThan(0);
    for (const [line, name = '', newest = ''] of held) {
      expect(days(newest, looked), line).toBeGreaterThan(90);
      // What it is for is one sentence; why a newer one is not taken is another.
      expect(new RegExp(`^- \`${name}\`: \\S[^.;]*[.;] .*\\d`, 'm').test(list), line).toBe(true);
    }
  });

  test('no version is made without the registry’s answer, and SECURITY.md gives the days that the command holds', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    expect(scripts['preversion']).toBe(scripts['advisories']);
    const held = /const days = \{ critical: (\d+), high: (\d+), moderate: (\d+), low: (\d+)/.exec(
      text('scripts/advisories.mjs'),
    );
    const [, critical, high, moderate, low] = held ?? [];
    const told = text('SECURITY.md');
    expect(told).toContain(`| critical | ${critical} days | 30 days |`);
    expect(told).toContain(`| high | ${high} days | 30 days |`);
    expect([moderate, low]).toEqual(['30', '30']);
    expect(told).toContain(`| moderate, low | ${moderate} days | 30 days |`);
  });

  test('the container’s base is pinned by a digest, of the Node that everything is built with', () => {
    const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> };
    const bases = [...text('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(
      new RegExp(`^node:${devDependencies['node']?.replaceAll('.', '\\.')}-slim@sha256:[0-9a-f]{64}$`),
    );
  });
});
