import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Field } from '../../tools/content/form.ts';
import { discard, propose } from '../../tools/editor/git.ts';
import { editor } from '../../tools/editor/integration.ts';
import { placeOf } from '../../tools/editor/places.ts';
import { both, call, read, root, taken, texts } from './editor-calls.ts';

const hero = ['src/content/story/en/hero.yaml', 'src/content/story/ar/hero.yaml'] as const;

describe('a text is saved', () => {
  test('in both languages, and no other line changes', async () => {
    const before = hero.map(read);
    const asked = await both('hero', 'hero', (data, language) => {
      data['start'] = language === 'en' ? 'Begin: now' : 'ابدأ الآن';
    });
    expect(await call('POST', 'save', asked)).toEqual({ status: 200, body: { mistakes: [], since: 1 } });
    expect(read(hero[0])).toBe(before[0]?.replace('start: Start the Journey', 'start: "Begin: now"'));
    expect(read(hero[1])).toBe(before[1]?.replace(/^start: .*$/m, 'start: ابدأ الآن'));
  });

  test('and the pages have it when the answer says so; one that is refused stirs nothing', async () => {
    const asked = await both('hero', 'hero', (data) => void (data['act'] = 'x'.repeat(500)));
    expect((await call('POST', 'save', asked)).body['mistakes']).not.toEqual([]);
    expect(taken).toBe(0);
    const fits = await both('hero', 'hero', (data) => void (data['act'] = 'Akt'));
    expect((await call('POST', 'save', fits)).body['mistakes']).toEqual([]);
    expect(taken).toBe(1);
  });

  test('after every question as the files lie there then, whoever has written them', async () => {
    const mistakes = async () => (await call('GET', 'texts', undefined)).body['mistakes'];
    expect(await mistakes()).toEqual([]);
    const before = read(hero[0]);
    writeFileSync(join(root, hero[0]), before.replace(/^start: .*$/m, `start: ${'x'.repeat(31)}`));
    expect(JSON.stringify(await mistakes())).toContain('This text has 31 characters');
    rmSync(join(root, hero[0]));
    expect(JSON.stringify(await mistakes())).toContain('hero');
    writeFileSync(join(root, hero[0]), before);
    expect(await mistakes()).toEqual([]);
  });

  test('in every collection, and what is saved unchanged changes no byte', async () => {
    for (const { collection, ids } of await texts.list())
      for (const id of ids) {
        const files = [...(await texts.filesOf(collection, id)).values()].map(({ path }) => path);
        const before = files.map(read);
        expect(await texts.save(collection, id, (await both(collection, id, () => {})).changes as never)).toEqual([]);
        expect(files.map(read)).toEqual(before);
      }
  });

  test('with the lines of its own system', async () => {
    writeFileSync(join(root, hero[0]), read(hero[0]).replaceAll('\n', '\r\n'));
    const asked = await both('hero', 'hero', (data) => void (data['act'] = 'Akt'));
    expect((await call('POST', 'save', asked)).status).toBe(200);
    expect(read(hero[0])).toContain('\r\nact: Akt\r\n');
    expect(read(hero[0])).not.toMatch(/(?<!\r)\n/);
  });

  test('or not at all: one that does not fit comes back with the build’s own sentence', async () => {
    const before = hero.map(read);
    const asked = await both('hero', 'hero', (data, language) => {
      data['start'] = language === 'ar' ? 'x'.repeat(31) : 'Fits';
    });
    const { status, body } = await call('POST', 'save', asked);
    expect(status).toBe(200);
    expect(body['mistakes']).toEqual([
      expect.objectContaining({
        file: hero[1],
        path: ['start'],
        sentence: 'This text has 31 characters; at most 30 fit. It is: The button that scrolls to Act 1.',
      }),
    ]);
    expect(hero.map(read)).toEqual(before);
  });

  test('or not at all: a text that would break another one', async () => {
    const asked = await both('story', 'addon', (data) => void (data['act'] = 4));
    const { body } = await call('POST', 'check', asked);
    expect(JSON.stringify(body['mistakes'])).toContain('Two files say “act: 4”');
    const unknown = await both('story', 'addon', (data) => void (data['products'] = ['nothing']));
    expect(JSON.stringify((await call('POST', 'save', unknown)).body['mistakes'])).toContain(
      'There is no file “nothing”',
    );
  });

  test('or not at all: one language alone', async () => {
    const asked = await both('hero', 'hero', () => {});
    const { status, body } = await call('POST', 'save', { ...asked, changes: asked.changes.slice(0, 1) });
    expect([status, body['sentence']]).toEqual([422, 'Both languages are saved together.']);
  });

  test('or not at all: a file that has changed meanwhile is not written over', async () => {
    const asked = await both('hero', 'hero', (data) => void (data['act'] = 'Akt'));
    writeFileSync(join(root, hero[1]), `${read(hero[1])}# somebody else\n`);
    const before = hero.map(read);
    const { status, body } = await call('POST', 'save', asked);
    expect([status, body['sentence']]).toEqual([
      409,
      `${hero[1]} has changed meanwhile. Nothing was written; load the text anew.`,
    ]);
    expect(hero.map(read)).toEqual(before);
    expect(readdirSync(join(root, 'src/content/story/en')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('also the body of a Markdown file, whose other lines stay', async () => {
    const path = 'src/content/legal/en/terms.md';
    const before = read(path);
    const asked = await both('legal', 'terms', () => {});
    const changes = asked.changes.map((change) => ({
      ...change,
      body: change.body?.replace('## Your account', '## An account'),
    }));
    expect((await call('POST', 'save', { ...asked, changes })).status).toBe(200);
    expect(read(path)).toBe(before.replace('## Your account', '## An account'));
  });
});

describe('a press on the page', () => {
  const level = async (collection: string, id: string, path: readonly string[]) => {
    const { markOf } = await import('../../tools/editor/marks.ts');
    return [markOf(collection, id, path)];
  };
  test('finds its text by its mark, also where the page shows half of it', async () => {
    const levels = [await level('hero', 'en/hero', ['headline'])];
    for (const text of ['From First Symptom → A Personalized Care Plan', 'A Personalized Care Plan'])
      expect((await call('POST', 'find', { text, levels })).body).toEqual({
        found: [{ collection: 'hero', id: 'hero', language: 'en', path: ['headline'] }],
      });
  });
  test('finds a figure and a Markdown text among its neighbours', async () => {
    expect(
      (await call('POST', 'find', { text: '8.2 %', levels: [await level('story', 'ar/titration', ['title'])] })).body[
        'found'
      ],
    ).toEqual([{ collection: 'story', id: 'titration', language: 'ar', path: ['hba1c'] }]);
    expect(
      (await call('POST', 'find', { text: 'Your account', levels: [await level('legal', 'en/terms', ['title'])] }))
        .body['found'],
    ).toEqual([{ collection: 'legal', id: 'terms', language: 'en', path: ['body'] }]);
  });
  test('says who may change what is no text of marketing', async () => {
    const { body } = await call('POST', 'find', { text: 'Get Started', levels: [] });
    expect(body['sentence']).toMatch(
      /^“Get Started” is a word of the interface.* A developer changes it, in src\/content\/ui\/en\//,
    );
  });
});

describe('who may call', () => {
  const save = async (headers: Readonly<Record<string, string>>) => {
    const before = hero.map(read);
    const { status } = await call(
      'POST',
      'save',
      await both('hero', 'hero', (data) => void (data['act'] = 'Evil')),
      headers,
    );
    expect(hero.map(read)).toEqual(before);
    return status;
  };
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['no origin', { origin: '' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a name that was pointed here', { host: 'evil.example', origin: 'http://evil.example' }],
    ['such a name with the port', { host: 'evil.example:4330', origin: 'http://evil.example:4330' }],
    ['another address', { host: '192.168.1.7:4330', origin: 'http://192.168.1.7:4330' }],
    ['no token', { 'x-edit-token': '' }],
    ['the token of another start', { 'x-edit-token': 'another token entirely' }],
  ])('not %s', async (_, headers) => expect(await save(headers)).toBe(403));

  test('a form cannot: it sends no JSON', async () => expect(await save({ 'content-type': 'text/plain' })).toBe(415));
  test('and reading is for this machine’s own page as well', async () => {
    expect((await call('GET', 'texts', undefined)).status).toBe(200);
    expect((await call('GET', 'texts', undefined, { host: 'evil.example' })).status).toBe(403);
    expect((await call('GET', 'texts', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
  test('what is no JSON, no call or far too large is refused in a sentence', async () => {
    expect((await call('POST', 'save', Buffer.from('{'))).status).toBe(400);
    expect((await call('POST', 'save', { collection: 1 })).status).toBe(422);
    expect((await call('POST', 'save', Buffer.alloc(1024 * 1024 + 1, 32))).status).toBe(413);
    expect((await call('POST', 'nothing', {})).status).toBe(404);
  });
  test('texts that no form makes are refused, however they are nested or called', async () => {
    const asked = await both('hero', 'hero', () => {});
    const before = hero.map(read);
    const written = JSON.stringify(asked);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const [inside, status] of [
      [`"act":${deep}`, 422],
      ['"__proto__":{"polluted":"yes"}', 200],
      ['"constructor":"x"', 200],
      ['"act":7', 200],
    ] as const) {
      const answered = await call(
        'POST',
        'save',
        Buffer.from(
          written
            .replace(/"data":\{/g, `"data":{${inside},`)
            .replaceAll(/"act":"[^"]*",?/g, '')
            .replaceAll(',}', '}'),
        ),
      );
      expect([inside.slice(0, 20), answered.status]).toEqual([inside.slice(0, 20), status]);
      expect(answered.status === 422 || (answered.body['mistakes'] as unknown[]).length > 0).toBe(true);
    }
    expect('polluted' in {}).toBe(false);
    expect(hero.map(read)).toEqual(before);
  });
  test.each(['a\0b', 'hero\r\nx: y', '%00', '..%2f..%2fpackage.json', 'constructor'])(
    'a picture for a collection called %j is laid nowhere',
    async (collection) => {
      const { status } = await call(
        'POST',
        `picture?${new URLSearchParams({ collection, name: 'a\0\r\n../../a.png' })}`,
        png,
        { 'content-type': 'application/octet-stream' },
      );
      expect(status).toBe(404);
    },
  );
  test('a picture’s name is made plain, whatever it was', async () => {
    const name = 'a\0\r\n../../\u202egnp.x y.png';
    const { body } = await call('POST', `picture?${new URLSearchParams({ collection: 'products', name })}`, png, {
      'content-type': 'application/octet-stream',
    });
    expect(body).toEqual({ path: 'src/content/products/pictures/a-gnp-x-y.png' });
  });
});

describe('nothing outside src/content', () => {
  test.each(['../../package', '/etc/passwd', '..', 'hero/../../../package', '%2e%2e/package', '__proto__', ''])(
    'a text called %j is none',
    async (id) => {
      const asked = await both('hero', 'hero', () => {});
      expect((await call('POST', 'save', { ...asked, id })).status).toBe(404);
      expect((await call('POST', 'save', { ...asked, collection: id })).status).toBe(404);
    },
  );
  test.each([
    'package.json',
    'src/content/../../package.json',
    '/etc/passwd',
    'src/content',
    'src/contents/x.yaml',
    'src/content/a\0.yaml',
  ])('%j is no place', (path) =>
    expect(() => placeOf(root, path)).toThrow('Only texts and pictures in src/content can be changed here.'),
  );
  test('nor through a link, to a file or to a folder', async () => {
    const outside = join(root, 'outside.yaml');
    writeFileSync(outside, read(hero[0]));
    rmSync(join(root, hero[0]));
    symlinkSync(outside, join(root, hero[0]));
    const asked = await both('hero', 'hero', (data) => void (data['act'] = 'Evil'));
    expect((await call('POST', 'save', asked)).status).toBe(403);
    expect(readFileSync(outside, 'utf8')).not.toContain('Evil');
    symlinkSync(root, join(root, 'src/content/tour/pictures'), 'dir');
    expect(
      (await call('POST', 'picture?collection=tour&name=a', png, { 'content-type': 'application/octet-stream' }))
        .status,
    ).toBe(403);
    expect(existsSync(join(root, 'a.png'))).toBe(false);
  });
});

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]);

describe('pictures', () => {
  const add = (name: string, bytes: Buffer) =>
    call('POST', `picture?${new URLSearchParams({ collection: 'products', name })}`, bytes, {
      'content-type': 'application/octet-stream',
    });
  test('are laid beside the texts, never over another', async () => {
    expect((await add('../../New Pack.PNG', png)).body).toEqual({ path: 'src/content/products/pictures/new-pack.png' });
    expect((await add('new pack.png', png)).body).toEqual({ path: 'src/content/products/pictures/new-pack-2.png' });
    const { body } = await call('GET', 'pictures?collection=products&id=sitagliptin', undefined);
    expect(body).toContainEqual({
      path: 'src/content/products/pictures/new-pack.png',
      named: '../pictures/new-pack.png',
    });
  });
  test('are chosen for a product: its form asks for one, with words for it, and one that does not fit is refused', async () => {
    const { body } = await call('GET', 'text?collection=products&id=sitagliptin', undefined);
    const group = (body['fields'] as Field[]).find(({ key }) => key === 'picture');
    expect(group?.fields.map(({ key, kind, required }) => [key, kind, required])).toEqual([
      ['file', 'picture', true],
      ['alt', 'text', true],
    ]);
    const choose = async (name: string, from: string) => {
      const { body: added } = await add(name, readFileSync(from));
      const file = `../pictures/${String(added['path']).split('/').at(-1)}`;
      return call(
        'POST',
        'save',
        await both('products', 'sitagliptin', (data) => void (data['picture'] = { file, alt: 'A box' })),
      );
    };
    expect(JSON.stringify((await choose('small', 'public/icon-48.png')).body)).toContain('48 pixels wide');
    expect(read('src/content/products/en/sitagliptin.yaml')).not.toContain('picture:');
    expect((await choose('box', 'public/social-en.png')).body).toMatchObject({ mistakes: [] });
    for (const language of ['en', 'ar'])
      expect(read(`src/content/products/${language}/sitagliptin.yaml`)).toContain(
        'picture:\n  file: "../pictures/box.png"\n  alt: A box\n',
      );
  });
  test('are what their bytes say', async () => {
    const { status, body } = await add('a.png', Buffer.from('<svg onload="alert(1)"/>'));
    expect([status, body['sentence']]).toEqual([
      422,
      'This is no picture that the site can show. Choose a PNG, JPEG, WebP or AVIF.',
    ]);
  });
});

describe('proposals', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  beforeEach(() => {
    writeFileSync(join(root, '.gitignore'), 'node_modules\n');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'Begin');
  });
  const change = async (word: string) => {
    const asked = await both('hero', 'hero', (data) => void (data['act'] = word));
    expect((await call('POST', 'save', asked)).status).toBe(200);
  };

  test('are a branch and a commit in the person’s name, of the texts alone', async () => {
    await change('Akt');
    writeFileSync(join(root, 'package.json'), '{}');
    git('add', 'package.json');
    const { status, body } = await call('POST', 'propose', { name: 'Mona Al-Harbi', why: 'Shorter.' });
    expect([status, body['files']]).toEqual([200, [hero[1], hero[0]]]);
    expect(body['branch']).toMatch(/^texts\/\d{4}-\d{2}-\d{2}-mona-al-harbi$/);
    expect(git('branch', '--show-current')).toBe(body['branch']);
    expect(git('log', '-1', '--format=%an|%cn|%s|%b')).toBe('Mona Al-Harbi|Mona Al-Harbi|Change hero|Shorter.');
    expect(git('show', '--name-only', '--format=').split('\n').sort()).toEqual([...hero].sort());
    expect(git('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD~1'));
    expect(git('status', '--porcelain')).toBe('M  package.json');
    await change('Teil');
    expect((await propose(root, 'منى الحربي', '')).branch).toMatch(/-editor$/);
  });

  test('need a name and a change, and texts that hold', async () => {
    expect((await call('POST', 'propose', { name: 'Mona', why: '' })).status).toBe(409);
    await change('Akt');
    for (const name of ['', '   ', 'a <b@c>', 'a\nb', '-'])
      expect((await call('POST', 'propose', { name, why: '' })).status, name).toBe(422);
    writeFileSync(join(root, hero[0]), 'headline: x\n');
    expect((await call('POST', 'propose', { name: 'Mona', why: '' })).status).toBe(422);
  });

  test('can be discarded instead: the files are as they were, and only those', async () => {
    const before = hero.map(read);
    await change('Akt');
    await call('POST', 'picture?collection=products&name=new', png, { 'content-type': 'application/octet-stream' });
    const added = 'src/content/products/pictures/new.png';
    expect(await discard(root, [...hero, 'package.json', '../x'])).toEqual([hero[1], hero[0]]);
    expect(hero.map(read)).toEqual(before);
    expect(existsSync(join(root, added))).toBe(true);
    expect((await call('POST', 'discard', { files: [added] })).body).toMatchObject({ files: [added] });
    expect(git('status', '--porcelain')).toBe('');
    expect((await call('POST', 'discard', { files: ['package.json'] })).status).toBe(409);
  });
});

test('a build with the editor stops', async () => {
  const setup = editor().hooks['astro:config:setup'];
  for (const command of ['build', 'preview', 'sync'])
    expect(() => setup?.({ command } as never)).toThrow('The editor is for npm run edit only');
});
