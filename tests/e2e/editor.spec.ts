import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { copyProject } from '../fixtures/project-copy.ts';
import { EditorPage, type RunningEditor, startEditor } from './fixtures/editor.ts';
import { axe, expect, hold, test } from './fixtures/index.ts';

/** Marketing changes texts on the page itself, in a copy of the project. */
// The copy's packages are a link out of its folder, which the development server does not follow: islands stay as they were sent.
const linked = [/node_modules/];
const patient = { timeout: 120_000 };
const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= window.innerHeight;
};

describe('npm run edit', () => {
  const copy = copyProject();
  const git = (...args: readonly string[]) =>
    copy.run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args]).trim();
  const read = (path: string) => readFileSync(join(copy.folder, 'src/content', path), 'utf8');
  let running: RunningEditor;
  beforeAll(async () => {
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'Begin');
    running = await startEditor(copy);
  }, 180_000);
  afterAll(async () => {
    await running?.stop();
    copy.remove();
  });

  test('nothing of the project is given out but what pages are made of', { timeout: 120_000 }, async () => {
    mkdirSync(join(copy.folder, 'data/backups'), { recursive: true });
    const secret = ['data/secret.db', 'data/backups/journey-x.db', 'secret.db', '.env.secret', 'src/secret.db-wal'];
    for (const path of secret) writeFileSync(join(copy.folder, path), 'a name of a patient');
    const paths = [...secret, 'package.json', 'server/main.ts', 'tools/editor/known.ts'];
    for (const path of paths)
      for (const asked of [
        `/${path}`,
        `/${path}?raw`,
        `/@fs${copy.folder}/${path}`,
        `/@fs${copy.folder}/${path}?import&raw`,
      ])
        expect([asked, (await fetch(running.url + asked)).status]).toEqual([asked, expect.toBeOneOf([403, 404])]);
    expect((await fetch(`${running.url}/@fs/etc/passwd?raw`)).status).toBe(403);
    for (const path of ['/_edit', '/tools/editor/page/main.ts', '/tools/editor/marks.ts', '/@vite/client', '/tools'])
      expect([path, (await fetch(running.url + path)).status]).toEqual([path, 200]);
    for (const path of secret) rmSync(join(copy.folder, path));
  });

  const first: Readonly<Record<string, readonly [id: string, row: string, english: string, arabic: string]>> = {
    site: ['site', 'Company', 'A new company', 'شركة جديدة'],
    tools: ['dosing', 'Subtitle', 'Another line: shorter', 'سطر آخر: أقصر'],
    legal: ['terms', 'Title', 'Terms, anew', 'الشروط من جديد'],
    hero: ['hero', 'Text', 'A sentence that was not here.', 'جملة لم تكن هنا.'],
    ending: ['ending', 'Ask', 'What to ask next time', 'أسئلة الزيارة القادمة'],
    story: ['addon', 'Title', 'Adding a medicine', 'إضافة دواء ثانٍ'],
    products: ['sitagliptin', 'Dosage', '56 tablets', '56 حبة جديدة'],
    explainers: ['sitagliptin', 'Onset', 'Within days', 'خلال أيام قليلة'],
    tour: ['2-helps', 'Title', 'What it does for you', 'ماذا يقدّم لك هنا'],
  };

  test('a text of every collection is changed in both languages, and is on the page', { timeout: 400_000 }, async ({
    page,
  }) => {
    const collections = readdirSync(join(copy.folder, 'src/content'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['ui', 'settings'].includes(entry.name))
      .map(({ name }) => name);
    expect(
      Object.keys(first)
        .filter((name) => name !== 'hero' && name !== 'ending')
        .sort(),
    ).toEqual(collections.sort());
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    for (const [collection, [id, row, english, arabic]] of Object.entries(first)) {
      await editor.open(collection, id);
      await editor.field(row, 'English').fill(english);
      await editor.field(row, 'Arabic').fill(arabic);
      await editor.save();
      for (const [language, text] of [
        ['English', english],
        ['Arabic', arabic],
      ] as const) {
        await tab.getByRole('button', { name: `Show on the page (${language})` }).click();
        await expect
          .poll(
            () =>
              editor.site
                .locator('body')
                .textContent()
                .catch(() => ''),
            patient,
          )
          .toContain(text);
      }
    }
    expect(read('products/en/sitagliptin.yaml')).toContain('dosage: 56 tablets\n');
    const numbers = git('diff', '--numstat')
      .split('\n')
      .map((line) => line.split('\t').slice(0, 2).join(' '));
    expect(numbers).toEqual(Array(18).fill('1 1'));
  });

  test('a switch for both languages is one field', async ({ page }) => {
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await editor.open('settings', 'site');
    await tab.getByRole('group', { name: 'Portfolio public', exact: true }).getByRole('combobox').selectOption('No');
    await editor.save();
    expect(read('settings/site.yaml')).toMatch(/^# Switches for both languages\.\nportfolioPublic: false\n/);
    await expect.poll(() => editor.site.locator('body').textContent(), patient).not.toContain('DISCOVER OUR PORTFOLIO');
    git('checkout', '--', 'src/content/settings');
  });

  test('a press on a text opens it; a press on anything else says who may change it', async ({ page }) => {
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await editor.site.getByText('From First Symptom').first().click();
    await expect
      .poll(
        () => editor.field('Headline', 'English').evaluate((input) => input === input.ownerDocument.activeElement),
        patient,
      )
      .toBe(true);
    await editor.site.getByRole('link', { name: 'Start the Journey' }).click();
    await expect
      .poll(
        () => editor.field('Start', 'English').evaluate((input) => input === input.ownerDocument.activeElement),
        patient,
      )
      .toBe(true);
    await editor.site.getByRole('link', { name: 'Get Started' }).first().click();
    await editor.says(/“Get Started” is a word of the interface.*A developer changes it, in src\/content\/ui\/en\//);
    await tab.getByLabel('Page', { exact: true }).selectOption('/ar/');
    await editor.site.getByText(/^text: (.*)$/m.exec(read('story/ar/hero.yaml'))?.[1] ?? '').click();
    await expect
      .poll(
        () => editor.field('Text', 'Arabic').evaluate((input) => input === input.ownerDocument.activeElement),
        patient,
      )
      .toBe(true);
    await tab.getByLabel('uses the page').check();
    await editor.site.getByRole('link', { name: 'English' }).first().click();
    await editor.site.getByText(/^text: (.*)$/m.exec(read('story/en/hero.yaml'))?.[1] ?? '').waitFor();
  });

  test('a page may be pressed before all of it has come', async ({ page }) => {
    const tab = await page({ allow: [...linked, /ERR_FAILED/] });
    const release = await hold(tab, /\.(woff2|svg|png|webp)(\?|$)/);
    await tab.goto(`${running.url}/_edit`, { waitUntil: 'commit' });
    const editor = new EditorPage(tab);
    // A link, which would lead away.
    await editor.site.getByRole('link', { name: 'Get Started' }).first().click();
    await editor.says(/“Get Started” is a word of the interface/);
    const state = (frame: HTMLIFrameElement) => frame.contentDocument?.readyState;
    expect(await tab.locator('#site').evaluate(state)).not.toBe('complete');
    release();
  });

  test('a text that does not fit cannot be saved, and says the build’s own sentence', async ({ page }) => {
    const tab = await page({ allow: [...linked, /status of 409/] });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await editor.open('hero', 'hero');
    const before = read('story/ar/hero.yaml');
    await editor.field('Start', 'Arabic').fill('ا'.repeat(31));
    await tab
      .getByText('This text has 31 characters; at most 30 fit. It is: The button that scrolls to Act 1.')
      .waitFor();
    expect(await tab.getByRole('button', { name: 'Save', exact: true }).getAttribute('aria-disabled')).toBe('true');
    await tab.getByRole('button', { name: 'Save', exact: true }).click({ force: true });
    await editor.says('This cannot be saved yet');
    expect(read('story/ar/hero.yaml')).toBe(before);
    await axe(tab, '#editor');
    await axe(tab, 'body > header');
    writeFileSync(join(copy.folder, 'src/content/story/en/hero.yaml'), `${read('story/en/hero.yaml')}# meanwhile\n`);
    await editor.field('Start', 'Arabic').fill('هيا');
    await editor.says('src/content/story/en/hero.yaml has changed meanwhile. Nothing was written');
  });

  test('the form and the page scroll beside each other: Save, and what is said, stay in view', async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const tab = await page({ allow: linked, viewport });
      await tab.goto(`${running.url}/_edit`);
      const editor = new EditorPage(tab);
      await editor.open('products', 'sitagliptin');
      await editor.field('Disclaimer', 'Arabic').focus();
      await tab.getByRole('button', { name: 'Save', exact: true }).click({ force: true });
      await editor.says('Nothing has been changed.');
      for (const name of ['#message', '.save button'])
        expect(await tab.locator(name).first().evaluate(isInWindow), `${name} at ${viewport.width}`).toBe(true);
      const height = await tab.locator('#site').evaluate((frame) => frame.clientHeight);
      expect(height, 'the page is drawn for a window, not for the length of the form').toBeLessThan(viewport.height);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  test('a text is shown on the page where it is seen, in what must be opened for it too', async ({ page }) => {
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    const showEnglish = () => tab.getByRole('button', { name: 'Show on the page (English)' }).click();
    await editor.open('story', 'followup');
    await showEnglish();
    await expect.poll(() => editor.site.locator('#followup h2').first().evaluate(isInWindow), patient).toBe(true);
    await editor.open('legal', 'privacy');
    await showEnglish();
    await expect.poll(() => editor.site.locator('#legal-privacy').isVisible(), patient).toBe(true);
    await editor.open('products', 'b-complex');
    await showEnglish();
    await expect
      .poll(() => editor.site.locator('dialog[open]').evaluateAll((all) => all.map(({ id }) => id)), patient)
      .toEqual(['image-b-complex']);
  });

  test('without a mouse a text is chosen, changed and saved, and taken back', async ({ page }) => {
    const tab = await page({ allow: linked });
    tab.on('dialog', (dialog) => dialog.accept());
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await tab.getByRole('option', { name: 'Ending: ending' }).waitFor({ state: 'attached' });
    const goTo = async (there: Locator, key = 'Tab') => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await there.evaluate((element) => element === document.activeElement)) return;
        await tab.keyboard.press(key);
      }
      throw new Error(`${there} is not reached by ${key}.`);
    };
    await goTo(tab.getByLabel('Text', { exact: true }));
    await tab.keyboard.type('Ending');
    await goTo(editor.field('Title', 'English'));
    await tab.keyboard.press('ControlOrMeta+a');
    await tab.keyboard.type('Typed without a mouse');
    const save = tab.getByRole('button', { name: 'Save', exact: true });
    await expect.poll(() => save.getAttribute('aria-disabled'), patient).toBe('false');
    await goTo(save, 'Shift+Tab');
    await tab.keyboard.press('Enter');
    await editor.says('Saved.');
    expect(await save.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(read('story/en/ending.yaml')).toContain('title: Typed without a mouse\n');
    await goTo(tab.getByRole('button', { name: /^Changes: \d+/ }), 'Shift+Tab');
    await tab.keyboard.press('Enter');
    const discard = tab.getByRole('button', { name: 'Discard what is ticked' });
    await goTo(discard);
    await tab.keyboard.press('Enter');
    await tab.getByRole('alert').filter({ hasText: 'Tick above what should be as it was before.' }).waitFor();
    await goTo(tab.getByLabel('Story: ending (English)'), 'Shift+Tab');
    await tab.keyboard.press('Space');
    await goTo(discard);
    await tab.keyboard.press('Enter');
    await editor.says('Taken back.');
    expect(read('story/en/ending.yaml')).not.toContain('Typed without a mouse');
  });

  test('a list is added to, put in another order and shortened, in both languages at once', async ({ page }) => {
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await editor.open('products', 'metformin-500');
    await tab.getByRole('button', { name: 'Benefits: add' }).click();
    const fifth = tab.getByRole('group', { name: 'Benefits 5', exact: true });
    await fifth.getByText('This text is empty. It is: A key benefit.').first().waitFor();
    await fifth.getByLabel('English').fill('A fifth: new');
    await fifth.getByLabel('Arabic').fill('فائدة خامسة: جديدة');
    await tab.getByRole('button', { name: 'Benefits 5: up' }).click();
    await tab.getByRole('button', { name: 'Benefits 1: remove' }).click();
    await editor.save();
    const diff = git('diff', '-U0', '--', 'src/content/products/en/metformin-500.yaml')
      .split('\n')
      .filter((line) => /^[-+] /.test(line));
    expect(diff).toEqual(['-  - Lowers glucose made by the liver overnight', '+  - "A fifth: new"']);
    expect(read('products/ar/metformin-500.yaml')).toContain('- "فائدة خامسة: جديدة"\n');
  });

  test('a field that is new in the schema is in the form', async ({ page }) => {
    const config = join(copy.folder, 'src/content.config.ts');
    const schema = readFileSync(config, 'utf8');
    const isNew = 'What is written on the shelf.';
    writeFileSync(
      config,
      schema.replace(
        "name: text(50, 'The product’s name with its strength.'),",
        (name) => `${name}\n    shelf: text(90, '${isNew}').optional(),`,
      ),
    );
    expect(readFileSync(config, 'utf8')).not.toBe(schema);
    const form = `${running.url}/_edit/call/text?collection=products&id=b-complex`;
    await expect.poll(async () => (await (await fetch(form)).text()).includes(isNew), patient).toBe(true);
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await editor.open('products', 'b-complex');
    await tab.getByText(`${isNew} At most 90 characters.`).waitFor();
    await editor.field('Shelf', 'English').fill('Third from above');
    await editor.field('Shelf', 'Arabic').fill('الثالث من الأعلى');
    await editor.save();
    expect(read('products/ar/b-complex.yaml')).toMatch(/^name: .*\nshelf: الثالث من الأعلى\n/);
    writeFileSync(config, schema);
    git('checkout', '--', 'src/content/products');
  });

  test('a product’s picture is taken from the computer, described in both languages, and on the page', async ({
    page,
  }) => {
    const texts = ['src/content/products/en/b-complex.yaml', 'src/content/products/ar/b-complex.yaml'];
    // A first try may have left its picture.
    git('checkout', '--', ...texts);
    const tab = await page({ allow: linked });
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await editor.open('products', 'b-complex');
    await tab.getByRole('button', { name: 'Picture: add' }).click();
    const picture = tab.getByRole('group', { name: 'Picture', exact: true });
    await picture.getByLabel('Add a picture').setInputFiles('public/icon-180.png');
    await picture.getByText('is 180 pixels wide. Between 640 and 2400 fit.').waitFor();
    await picture.getByText('This text is empty. It is: That picture in words').first().waitFor();
    await picture.getByLabel('Add a picture').setInputFiles('public/social-en.png');
    await expect.poll(() => picture.getByRole('radio', { name: /social-en/ }).isChecked(), patient).toBe(true);
    const words = picture.getByRole('group', { name: 'Alt', exact: true });
    await words.getByLabel('English').fill('A round box');
    await words.getByLabel('Arabic').fill('علبة مستديرة');
    await editor.save();
    expect(read('products/ar/b-complex.yaml')).toMatch(
      /picture:\n {2}file: "\.\.\/pictures\/social-en\.png"\n {2}alt: علبة مستديرة\n/,
    );
    copy.run('node', ['scripts/content.ts']);
    await tab.getByRole('button', { name: 'Show on the page (English)' }).click();
    const shown = editor.site.locator('img.own-picture[alt^="A round box"]');
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((one) => one.getAttribute('width'))), patient)
      .toEqual(['1200']);
    git('checkout', '--', ...texts);
  });

  test('what has changed is proposed under a name, or taken back', async ({ page }) => {
    const tab = await page({ allow: linked });
    tab.on('dialog', (dialog) => dialog.accept());
    await tab.goto(`${running.url}/_edit`);
    const editor = new EditorPage(tab);
    await tab.getByRole('button', { name: /^Changes: \d+/ }).click();
    await tab.getByLabel('Legal: terms (English)').check();
    await tab.getByRole('button', { name: 'Discard what is ticked' }).click();
    await editor.says('Taken back.');
    expect(git('diff', '--name-only', '--', 'src/content/legal')).toBe('src/content/legal/ar/terms.md');
    await tab.getByRole('button', { name: /^Changes: \d+/ }).click();
    await tab.getByLabel('Your name').fill('Mona');
    await tab.getByRole('button', { name: 'Propose all of it' }).click();
    await editor.says(/Proposed under your name, on the branch texts\/.*-mona\./);
    expect(git('log', '-1', '--format=%an')).toBe('Mona');
    expect(git('status', '--porcelain')).toBe('');
    await tab.getByRole('button', { name: 'Changes: 0' }).click();
    await tab.getByText('Nothing has changed.').waitFor();
    await axe(tab, '#proposal');
  });
});
