import type { CDPSession, Page } from 'playwright';
import { describe } from 'vitest';
import { loadClinicalCopy, loadMoreCopy } from '../../src/engine/clinical/wording.ts';
import { hardRange, moreSection, softRange } from '../../src/engine/kit/fields/fields.ts';
import type { FieldWords } from '../../src/engine/kit/tool.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { fieldId } from '../../src/islands/form/form-values.ts';
import { at, axe, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';
import { onEveryTab, openWholeForm, unfold } from './fixtures/every-form.ts';

/** What a screen reader is told of one control. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly invalid: string;
}

const marks = /[\u2066-\u2069]/g;
const plain = (text: string): string =>
  text.replaceAll(marks, '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim();

/** A field as it is found: a group of answers by its first one. */
const selectorOf = (path: string): string =>
  `form [role=radiogroup]:has(#${fieldId(path)}), form #${fieldId(path)}:not([type=radio])`;

/** Those of the fields that are shown now. */
async function shown(tab: Page, paths: readonly string[]): Promise<readonly string[]> {
  const areShown = await tab.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector(selector)?.checkVisibility() ?? false),
    paths.map(selectorOf),
  );
  return paths.filter((_, place) => areShown[place]);
}

/** What is told of each of these fields, read together: a browser makes the whole page's tree for one of them, too. */
async function toldOf(session: CDPSession, paths: readonly string[]): Promise<ReadonlyMap<string, Told>> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const text = (value: { value?: unknown } | undefined): string => plain(String(value?.value ?? ''));
  const told = await Promise.all(
    paths.map(async (path): Promise<[string, Told]> => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: selectorOf(path) });
      const { node: element } = await session.send('DOM.describeNode', { nodeId });
      const node = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === element.backendNodeId);
      return [
        path,
        {
          role: text(node?.role),
          name: text(node?.name),
          description: text(node?.description),
          invalid: text(node?.properties?.find(({ name }) => name === 'invalid')?.value),
        },
      ];
    }),
  );
  return new Map(told);
}

const everyForm = (['en', 'ar'] as const).flatMap((locale) => toolIds.map((id) => [id, locale] as const));
const words = {
  en: { example: 'example', unusual: 'Unusual', optional: '(optional)' },
  ar: { example: 'مثال', unusual: 'غير معتادة', optional: '(اختياري)' },
} as const;

describe.each(everyForm)('the form of %s in %s, as a screen reader is told of it', async (id, locale: Locale) => {
  const tool = await loadTool(id);
  const [copy, clinical, more] = await Promise.all([
    tool.copy[locale](),
    loadClinicalCopy(locale),
    loadMoreCopy(locale),
  ]);
  const moreFields: Readonly<Record<string, FieldWords>> = more.fields;
  const comma = locale === 'ar' ? '،' : ',';

  test('every field has its name, unit, hint and state, and no two controls have one name', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openWholeForm(tab, id, locale);
    const session = await tab.context().newCDPSession(tab);
    const seen = new Set<string>();
    await onEveryTab(tab, async () => {
      const now = (await shown(tab, Object.keys(tool.fields))).filter((path) => !seen.has(path));
      for (const [path, told] of await toldOf(session, now)) {
        seen.add(path);
        const field = tool.fields[path];
        if (!field) throw new Error(`no field ${path}`);
        const concept = field.kind === 'number' ? field.concept : undefined;
        const own = field.section === moreSection ? moreFields[path] : copy.fields[path];
        const label = own?.label ?? (concept && clinical.concepts[concept.id as keyof typeof clinical.concepts]);
        const unit = concept ? clinical.units[concept.unit] : '';
        const mayStayEmpty = field.kind === 'number' && field.optional && field.section !== moreSection;
        const optional = mayStayEmpty ? ` ${words[locale].optional}` : '';
        expect(told.name, path).toBe(plain(unit ? `${label}${optional}${comma} ${unit}` : `${label}${optional}`));
        const hint = own?.hint;
        if (hint) expect(told.description, path).toContain(plain(hint));
        const isExample = path in flat(tool.defaults);
        expect([path, told.description.includes(words[locale].example)]).toEqual([path, isExample]);
      }
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const controls = ['textbox', 'combobox', 'checkbox', 'radiogroup', 'button', 'DisclosureTriangle'];
      const names = nodes
        .filter(({ ignored, role }) => !ignored && controls.includes(String(role?.value)))
        .map(({ name }) => String(name?.value ?? ''));
      expect(names.filter((name) => name === '')).toEqual([]);
      expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    });
    const hidden = Object.entries(tool.fields).filter(([, field]) => field.kind === 'choice' && field.hidden);
    const asked = Object.keys(flat(tool.defaults)).length;
    expect(seen.size).toBeGreaterThanOrEqual(asked - hidden.length);
    await axe(tab);
  });

  test('what is unusual or refused is told with the field, figure and unit together', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openWholeForm(tab, id, locale);
    const session = await tab.context().newCDPSession(tab);
    const numbers = new Map(
      Object.entries(tool.fields).flatMap(([path, field]) => (field.kind === 'number' ? [[path, field] as const] : [])),
    );
    const unusual = [...numbers].flatMap(([path, field]) => {
      const soft = softRange(field);
      const hard = hardRange(field);
      return soft && soft.max < hard.max ? [[path, String(hard.max)] as const] : [];
    });
    await onEveryTab(tab, async () => {
      const now = await shown(
        tab,
        unusual.map(([path]) => path),
      );
      for (const [path, value] of unusual) if (now.includes(path)) await tab.locator(`#${fieldId(path)}`).fill(value);
      for (const [path, told] of await toldOf(session, now)) {
        expect(told.description, path).toContain(words[locale].unusual);
        expect(told.description, path).not.toContain(words[locale].example);
        expect(told.invalid, path).not.toBe('true');
      }
    });
    await onEveryTab(tab, async () => {
      // A field may be gone once the one before it holds nonsense.
      for (const path of numbers.keys())
        if ((await shown(tab, [path])).length) await tab.locator(`#${fieldId(path)}`).fill('99999');
    });
    await tab.locator('form button[type=submit]').click();
    await tab.getByRole('alert').waitFor();
    const seen = new Set<string>();
    await onEveryTab(tab, async () => {
      const now = (await shown(tab, [...numbers.keys()])).filter((path) => !seen.has(path));
      for (const [path, told] of await toldOf(session, now)) {
        seen.add(path);
        expect(told.invalid, path).toBe('true');
        const unit = numbers.get(path)?.concept.unit;
        if (!unit) throw new Error(`no unit of ${path}`);
        const limit = clinical.units[unit];
        // An Arabic unit follows the number it counts: سنة, سنوات.
        if (!clinical.unitPlurals[unit]) expect(told.description, path).toContain(limit);
        const raw = await tab.locator(`#${fieldId(path)}-notes`).textContent();
        // A Latin unit beside its figure stands in an isolate with it, joined without a break.
        if (locale === 'ar' && /^[\x20-\x7eµ²]+$/.test(limit))
          expect(raw, path).toMatch(new RegExp(`\\u2066−?[\\d.,]+\\u00a0?${limit.replaceAll(/[/.]/g, '\\$&')}\\u2069`));
      }
    });
    expect(seen.size).toBeGreaterThan(3);
  });

  test('no text is cut in any control, at 320, 390 and 1440 px', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openWholeForm(tab, id, locale);
    for (const viewport of [desktop, phone, { width: 320, height: 640 }]) {
      await tab.setViewportSize(viewport);
      await unfold(tab);
      await onEveryTab(tab, async () => {
        // A typeface that is still on its way is wider or narrower than the one to come.
        await tab.evaluate(async () => void (await document.fonts.ready));
        expect(await tab.locator('form').evaluate(cutTexts), `${viewport.width} px`).toEqual([]);
        const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${viewport.width} px`).toBeLessThanOrEqual(0);
      });
    }
  });
});

/** Dotted paths of plain data. */
function flat(data: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${key}.`))
        : [[prefix + key, value]],
    ),
  );
}

/** Runs in the page: controls whose text needs more room than they have, a select by the longest of its answers. */
function cutTexts(form: Element): string[] {
  const context = document.createElement('canvas').getContext('2d');
  const arrow = 20;
  const isCut = (control: HTMLElement): boolean => {
    if (control.clientWidth === 0) return false;
    if (!(control instanceof HTMLSelectElement)) return control.scrollWidth > control.clientWidth + 1;
    if (!context) throw new Error('no canvas');
    const style = getComputedStyle(control);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room =
      control.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd) -
      arrow;
    return [...control.options].some(({ text }) => context.measureText(text).width > room);
  };
  const controls = form.querySelectorAll<HTMLElement>(
    'button, input[type=text], select, label, .segments label span, [role=tab]',
  );
  return [...controls].filter(isCut).map((control) => control.id || control.textContent || control.tagName);
}

describe.each(['en', 'ar'] as const)('an example in %s', (locale) => {
  test('is the patient’s as soon as it is answered, be it with what stands there', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openWholeForm(tab, 'a1c-forecast', locale);
    const session = await tab.context().newCDPSession(tab);
    const isExample = async (path: string): Promise<boolean> =>
      (await toldOf(session, [path])).get(path)?.description.includes(words[locale].example) ?? false;
    const count = async (): Promise<number> =>
      Number(/\d+/.exec((await tab.locator('form button[type=submit] + p').innerText()) ?? '')?.[0]);
    const all = await count();
    expect(all).toBe(22);
    for (const path of ['sex', 'sitagliptin', 'metforminDose', 'mealSize']) expect(await isExample(path)).toBe(true);
    // The No that stands there is pressed and stays a No.
    const toggle = tab.locator('#field-sitagliptin');
    const box = await toggle.boundingBox();
    if (!box) throw new Error('no toggle');
    await toggle.click({ position: { x: box.width * (locale === 'ar' ? 0.8 : 0.2), y: box.height / 2 } });
    expect(await toggle.isChecked()).toBe(false);
    expect(await isExample('sitagliptin')).toBe(false);
    await tab.locator('#field-sex').click({ force: true });
    expect(await isExample('sex')).toBe(false);
    expect(await count()).toBe(all - 2);
    await tab.locator('form button[type=submit]').click();
    await tab.locator('#answer').waitFor();
    await tab.reload();
    await tab.locator('#answer').waitFor();
    expect(await count()).toBe(all - 2);
    // One press takes a section's answers as they stand, and the focus stays there.
    await openWholeForm(tab, 'a1c-forecast', locale);
    const take = tab.locator('form details button').first();
    await take.click();
    expect(await isExample('mealSize')).toBe(false);
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test('stays one in a saved record, and an older record does not say', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab);
    await tab.goto(at('/tools/life-days', locale));
    await tab.locator('#field-age').fill('61');
    await tab.locator('form button[type=submit]').click();
    await tab.locator('#answer').waitFor();
    const posted = tab.waitForRequest((request) => request.method() === 'POST' && request.url().includes('life-days'));
    await tab.locator('[class] input.input').first().fill('Amal');
    await tab.locator('button.button[aria-describedby]').first().click();
    const sent = (await posted).postDataJSON() as { examples: string[]; lifeDaysData: { age: number } };
    expect(sent.examples).toContain('sex');
    expect(sent.examples).not.toContain('age');
    const { examples: _, ...older } = sent;
    const answer = await tab.request.post(`${baseUrl}/api/life-days-assessments`, {
      data: { ...older, id: undefined, patientName: 'Older' },
      headers: { origin: baseUrl },
    });
    expect(answer.status()).toBe(201);
    expect(await answer.json()).not.toHaveProperty('examples');
  });
});
