import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { keptSet, withList } from '../../tools/build/offline.ts';
import { guardedPaths } from '../../server/guarded.ts';
import { offlineReply } from '../../server/offline.ts';
import { EnvironmentProblem, readEnvironment } from '../../src/api/environment.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function built(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('what is kept for use without a network', () => {
  const files = {
    'index.html': 'story',
    'ar/index.html': 'قصة',
    'tools/index.html': 'tools',
    'kept/visit.html': 'visit',
    'kept/ar/tools/dosing-engine.html': 'dosing',
    '_astro/a.1234.js': 'a',
    '_astro/a.1234.js.br': 'smaller',
    'sw.js': 'worker',
    'robots.txt': 'robots',
    'sitemap-0.xml': 'map',
    'social-en.png': 'picture',
  };

  test('every file of the build but the worker, the smaller twins, and what is for others; each with its fingerprint', () => {
    const kept = keptSet(built(files), 'abc');
    expect(kept.files.map(([url]) => url)).toEqual([
      '/_astro/a.1234.js',
      '/ar/index.html',
      '/index.html',
      '/kept/ar/tools/dosing-engine.html',
      '/kept/visit.html',
      '/tools/index.html',
    ]);
    expect(new Map(kept.files).get('/index.html')).toBe(createHash('sha256').update('story').digest('base64'));
  });

  test('every address that people open has its file', () => {
    expect(keptSet(built(files), 'abc').pages).toEqual({
      '/': '/index.html',
      '/ar': '/ar/index.html',
      '/tools': '/tools/index.html',
      '/visit': '/kept/visit.html',
      '/ar/tools/dosing-engine': '/kept/ar/tools/dosing-engine.html',
    });
  });

  test('the list goes into the one place that waits for it, and only into a script that stands alone', () => {
    const kept = keptSet(built({}), 'abc');
    expect(withList('const{build:a}=self.__KEPT;', kept)).toBe(`const{build:a}=${JSON.stringify(kept)};`);
    for (const wrong of ['', 'self.__KEPT;self.__KEPT', 'import"./a.js";self.__KEPT', 'self.__KEPT;export{a}'])
      expect(() => withList(wrong, kept)).toThrow('one script');
  });

  test('guarded are all calculators and the visit, in both languages', () => {
    for (const path of [
      '/calculator',
      '/ar/calculator',
      '/prediction-tool',
      '/visit',
      '/ar/visit',
      '/tools/dosing-engine',
    ])
      expect(guardedPaths.has(path), path).toBe(true);
    expect(guardedPaths.has('/tools')).toBe(false);
  });
});

describe('what the server says of it', () => {
  const told = (settings: Readonly<Record<string, string>> = {}) => readEnvironment({ ...settings });

  test('which rules are withdrawn, and whether browsers keep a copy; never kept by anybody', () => {
    expect(offlineReply('/rules.json', told())).toMatchObject({ status: 200, body: '{"withdrawn":[],"offline":true}' });
    const reply = offlineReply('/rules.json', told({ WITHDRAWN_RULES: ' 1.0.0, 1.1.0 ', OFFLINE: 'off' }));
    expect(reply?.body).toBe('{"withdrawn":["1.0.0","1.1.0"],"offline":false}');
    expect(reply?.headers).not.toHaveProperty('cache-control');
  });

  test('a worker that removes itself, under the worker’s own policy, where there is to be none', () => {
    expect(offlineReply('/sw.js', told())).toBeUndefined();
    const reply = offlineReply('/sw.js', told({ OFFLINE: 'off' }));
    expect(reply?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'/,
      ),
    });
    expect(String(reply?.body)).toContain('unregister()');
    expect(offlineReply('/', told({ OFFLINE: 'off' }))).toBeUndefined();
  });

  test.each([
    { OFFLINE: 'no' },
    { WITHDRAWN_RULES: '1.1' },
    { WITHDRAWN_RULES: 'all' },
    { WITHDRAWN_RULES: '1.1.0;1.0.0' },
  ])('a setting that says nothing clear stops the start: %o', (setting) => {
    expect(() => told(setting)).toThrow(EnvironmentProblem);
  });
});
