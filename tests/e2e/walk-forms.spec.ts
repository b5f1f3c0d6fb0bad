import type { CDPSession, Page } from 'playwright';
import { vi } from 'vitest';
import { loadClinicalCopy, loadMoreCopy } from '../../src/engine/clinical/wording.ts';
import { hardRange, moreSection, softRange } from '../../src/engine/kit/fields/fields.ts';
import type { FieldWords } from '../../src/engine/kit/tool.ts';
import { loadTool, toolIds, type ToolId } from '../../src/engine/registry.ts';
import { fieldId } from '../../src/islands/form/form-values.ts';
import { onEveryTab, openWholeForm, unfold } from './fixtures/every-form.ts';
import { expect, type Locale, sessionOf, test } from './fixtures/index.ts';
import { inEveryWindow, misfitsSpread } from './fixtures/narrow.ts';
import { everyProbe } from './fixtures/probes.ts';
import { cutTexts, flat, namesOf, plain, shown, toldOf } from './fixtures/told.ts';

const words = {
  en: { example: 'example', unusual: 'Unusual', optional: '(optional)' },
  ar: { example: 'مثال', unusual: 'غير معتادة', optional: '(اختياري)' },
} as const;

/** The form of one calculator in one language, and what its fields must say. */
class Form {
  readonly #tab: Page;
  readonly #session: CDPSession;
  readonly #locale: Locale;
  readonly #tool;
  readonly #copy;
  readonly #clinical;
  readonly #more: Readonly<Record<string, FieldWords>>;

  private constructor(tab: Page, locale: Locale, { tool, copy, clinical, more }: Awaited<ReturnType<typeof readOf>>) {
    this.#tab = tab;
    this.#session = sessionOf(tab);
    this.#locale = locale;
    this.#tool = tool;
    this.#copy = copy;
    this.#clinical = clinical;
    this.#more = more.fields;
  }
  static async of(tab: Page, id: ToolId, locale: Locale): Promise<Form> {
    return new Form(tab, locale, await readOf(id, locale));
  }

  get #numbers() {
    return Object.entries(this.#tool.fields).flatMap(([path, field]) =>
      field.kind === 'number' ? [[path, field] as const] : [],
    );
  }
  #where(state: string, path = ''): string {
    return `${this.#tool.id} (${this.#locale}) | ${state} | a screen reader | ${path}`;
  }

  /** Every field has its name, unit and hint, an example says that it is one, and no two controls have one name. */
  async saysWhatItAsks(): Promise<void> {
    const tool = this.#tool;
    const seen = new Set<string>();
    await onEveryTab(this.#tab, async () => {
      const now = (await shown(this.#tab, Object.keys(tool.fields))).filter((path) => !seen.has(path));
      for (const [path, told] of await toldOf(this.#session, now)) {
        seen.add(path);
        const where = this.#where('the form', path);
        const field = tool.fields[path];
        if (!field) throw new Error(`no field ${path}`);
        const concept = field.kind === 'number' ? field.concept : undefined;
        const own = field.section === moreSection ? this.#more[path] : this.#copy.fields[path];
        const concepts: Readonly<Record<string, string>> = this.#clinical.concepts;
        const label = own?.label ?? (concept && concepts[concept.id]);
        const unit = concept ? this.#clinical.units[concept.unit] : '';
        const mayStayEmpty = field.kind === 'number' && field.optional && field.section !== moreSection;
        const optional = mayStayEmpty ? ` ${words[this.#locale].optional}` : '';
        const comma = this.#locale === 'ar' ? '،' : ',';
        expect.soft(told.name, where).toBe(plain(unit ? `${label}${optional}${comma} ${unit}` : `${label}${optional}`));
        if (own?.hint) expect.soft(told.description, where).toContain(plain(own.hint));
        const isExample = path in flat(tool.defaults);
        expect.soft(told.description.includes(words[this.#locale].example), `${where} is an example`).toBe(isExample);
      }
      const names = await namesOf(this.#session);
      expect
        .soft(
          names.filter((name) => name === ''),
          this.#where('the form', 'names'),
        )
        .toEqual([]);
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      expect.soft(twice, this.#where('the form', 'one name twice')).toEqual([]);
    });
    const hidden = Object.entries(tool.fields).filter(([, field]) => field.kind === 'choice' && field.hidden);
    expect(seen.size).toBeGreaterThanOrEqual(Object.keys(flat(tool.defaults)).length - hidden.length);
  }

  /** What is unusual is told with its field, and is not refused. */
  async questionsTheUnusual(): Promise<void> {
    const unusual = this.#numbers.flatMap(([path, field]) => {
      const soft = softRange(field);
      const hard = hardRange(field);
      return soft && soft.max < hard.max ? [[path, String(hard.max)] as const] : [];
    });
    const paths = unusual.map(([path]) => path);
    await onEveryTab(this.#tab, async () => {
      const now = await shown(this.#tab, paths);
      // From the last to the first: an eGFR this high takes the question of an earlier one away, unless that is answered.
      for (const [path, value] of unusual.toReversed())
        if (now.includes(path)) await this.#tab.locator(`#${fieldId(path)}`).fill(value);
      for (const [path, told] of await toldOf(this.#session, now)) {
        const where = this.#where('unusual values', path);
        expect.soft(told.description, where).toContain(words[this.#locale].unusual);
        expect.soft(told.description, where).not.toContain(words[this.#locale].example);
        expect.soft(told.invalid, where).not.toBe('true');
      }
    });
  }

  /** What is refused is told with its field, figure and unit together. */
  async refuses(): Promise<void> {
    const numbers = new Map(this.#numbers);
    await onEveryTab(this.#tab, async () => {
      // A field may be gone once the one before it holds nonsense.
      for (const path of numbers.keys())
        if ((await shown(this.#tab, [path])).length) await this.#tab.locator(`#${fieldId(path)}`).fill('99999');
    });
    await this.#tab.locator('form button[type=submit]').click();
    await this.#tab.getByRole('alert').first().waitFor();
    const seen = new Set<string>();
    await onEveryTab(this.#tab, async () => {
      const now = (await shown(this.#tab, [...numbers.keys()])).filter((path) => !seen.has(path));
      for (const [path, told] of await toldOf(this.#session, now)) {
        seen.add(path);
        const where = this.#where('its errors', path);
        expect.soft(told.invalid, where).toBe('true');
        const unit = numbers.get(path)?.concept.unit;
        if (!unit) throw new Error(`no unit of ${path}`);
        const limit = this.#clinical.units[unit];
        // An Arabic unit follows the number it counts: سنة, سنوات.
        if (!this.#clinical.unitPlurals[unit]) expect.soft(told.description, where).toContain(limit);
        const raw = await this.#tab.locator(`#${fieldId(path)}-notes`).textContent();
        // A Latin unit beside its figure stands in an isolate with it, joined without a break.
        if (this.#locale === 'ar' && /^[\x20-\x7eµ²]+$/.test(limit))
          expect
            .soft(raw, where)
            .toMatch(new RegExp(`\\u2066−?[\\d.,]+\\u00a0?${limit.replaceAll(/[/.]/g, '\\$&')}\\u2069`));
      }
    });
    expect(seen.size).toBeGreaterThan(3);
  }

  /** No text is cut in any control, in any window, and nothing is with a reader's own spacing. */
  async isWhole(): Promise<void> {
    await inEveryWindow(this.#tab, async (width) => {
      const where = (tab: string): string => `${this.#tool.id} (${this.#locale}) | the form | ${width} px | ${tab}`;
      await unfold(this.#tab);
      await onEveryTab(this.#tab, async () => {
        // A typeface that is still on its way is wider or narrower than the one to come.
        await this.#tab.evaluate(async () => void (await document.fonts.ready));
        expect.soft(await this.#tab.locator('form').evaluate(cutTexts), where('texts of controls')).toEqual([]);
        const over = await this.#tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, where('too wide')).toBeLessThanOrEqual(0);
      });
      if (width === 320 || width === 1440)
        expect.soft(await misfitsSpread(this.#tab), where('text set apart')).toEqual([]);
    });
  }
}

async function readOf(id: ToolId, locale: Locale) {
  const tool = await loadTool(id);
  const [copy, clinical, more] = await Promise.all([
    tool.copy[locale](),
    loadClinicalCopy(locale),
    loadMoreCopy(locale),
  ]);
  return { tool, copy, clinical, more };
}

// Many states, and all probes in each: on a busy machine a walk takes minutes.
vi.setConfig({ testTimeout: 400_000 });

test.for((['en', 'ar'] as const).flatMap((locale) => toolIds.map((id) => ({ locale, id }))))(
  'the form of $id in $locale: as it comes, with unusual values, and refused',
  async ({ locale, id }, { page, quick }) => {
    const tab = await page({ locale });
    await quick(tab, locale === 'ar' ? 'أمل' : 'Amal');
    const look = everyProbe(locale);
    await openWholeForm(tab, id, locale);
    const form = await Form.of(tab, id, locale);
    await form.saysWhatItAsks();
    await look(tab, 'the form');
    await form.isWhole();
    await form.questionsTheUnusual();
    await form.refuses();
    await look(tab, 'its errors', 'part');
  },
);
