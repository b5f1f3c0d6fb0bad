import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { at, expect, type Locale, test } from './fixtures/index.ts';
import { ready } from './fixtures/ready.ts';

type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | Arrow | 'Escape';
type Arrow = 'ArrowRight' | 'ArrowLeft';

/** Somebody who uses keys alone: what is typed into a field is not counted, every other key is. */
class Hands {
  readonly pressed: Key[] = [];
  readonly #tab: Page;
  readonly #locale: Locale;

  constructor(tab: Page, locale: Locale) {
    this.#tab = tab;
    this.#locale = locale;
  }
  get forward(): Arrow {
    return this.#locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  }
  async press(key: Key): Promise<void> {
    this.pressed.push(key);
    await this.#tab.keyboard.press(key);
  }
  type(text: string): Promise<void> {
    return this.#tab.keyboard.type(text);
  }
  /** Goes on, or back, until this has the focus. */
  async to(what: Locator, key: 'Tab' | 'Shift+Tab' | Arrow = 'Tab'): Promise<void> {
    await what.first().waitFor();
    for (let stops = 0; stops < 60; stops += 1) {
      if (await what.first().evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(
      `60 presses and not there: ${what}. The focus is on ${await this.#tab.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
    );
  }
  async open(what: Locator, key: 'Tab' | 'Shift+Tab' | Arrow = 'Tab'): Promise<void> {
    await this.to(what, key);
    await this.press('Enter');
  }
  /** Past the bar at the top, by the first link of every page. */
  async skip(): Promise<void> {
    await this.open(this.#tab.locator('a.skip'));
  }
  /** From the story to a page behind the sign-in: an account is made on the way. */
  async arrive(way: Locator, address: string): Promise<void> {
    const tab = this.#tab;
    await tab.goto(at('/', this.#locale));
    await tab.locator('[data-welcome-enter]:focus').waitFor();
    await this.press('Enter');
    await tab.waitForURL(/\/tools$/);
    await ready(tab);
    await tab.locator('dialog:modal').waitFor();
    await this.press('Escape');
    await this.skip();
    await this.open(way);
    await tab.waitForURL(new RegExp(`${address}$`));
    await ready(tab);
    await this.skip();
    await this.to(tab.getByRole('tab').first());
    await this.press(this.forward);
    await this.press(this.forward);
    await this.to(tab.locator('form input[name=name]:visible'));
    await this.type('Dr. Keys');
    await this.to(tab.locator('form input[name=email]:visible'));
    await this.type(`${crypto.randomUUID()}@example.test`);
    await this.to(tab.locator('form input[name=password]:visible'));
    await this.type('a quiet clinic at first light');
    await this.press('Enter');
    // What was asked for stands where the sign-in stood, and has the focus.
    await tab.locator('#main:focus').waitFor();
    await ready(tab);
  }
}

const saved = (tab: Page): Promise<void> =>
  tab
    .locator('#visit-save-state, [id$="-state"]')
    .getByText(/Saved at|حُفظ/)
    .waitFor();

describe.each(['en', 'ar'] as const)('keys alone, in %s', (locale) => {
  test('fewer than 60 from the story to a saved and printed forecast', async ({ page }) => {
    const tab = await page({ newcomer: true, locale });
    const hands = new Hands(tab, locale);
    await hands.arrive(tab.locator('#a1c-forecast a.enter'), '/calculator');
    await hands.open(tab.locator('[aria-labelledby="samples-title"] > button').first());
    await hands.to(tab.getByRole('textbox', { name: /^(Patient Name|اسم المريض)$/ }));
    await hands.type('Amal');
    await hands.to(tab.locator('#field-a1c'));
    await hands.type('8.2');
    await hands.press('Enter');
    await tab.locator('#answer:focus').waitFor();
    await hands.open(tab.locator('[data-after] > button'));
    await saved(tab);
    const printed = tab.waitForEvent('popup');
    await hands.open(tab.locator('[data-after]').getByRole('button', { name: /^(Print|طباعة)$/ }));
    await (await printed).locator('h1').waitFor();
    expect(hands.pressed.length, hands.pressed.join(' ')).toBeLessThan(60);
  });

  test('fewer than 60 from the story to a saved and printed visit', async ({ page }) => {
    const tab = await page({ newcomer: true, locale });
    await tab.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    const hands = new Hands(tab, locale);
    await hands.arrive(tab.locator('.hub .visit a'), '/visit');
    await hands.to(tab.locator('label input[type=text]').first());
    await hands.type('Amal');
    for (const [fact, value, key] of [
      ['a1c', '8.2', 'Tab'],
      ['egfr', '70', hands.forward],
    ] as const) {
      await hands.open(tab.locator(`button[data-fact=${fact}]`), key);
      await tab.locator(`#line-${fact}:focus`).waitFor();
      await hands.type(value);
      await hands.press('Enter');
    }
    const save = tab.locator('[aria-describedby="visit-save-state"]');
    await hands.open(save, 'Shift+Tab');
    await saved(tab);
    await hands.open(tab.getByRole('button', { name: /^(Print|طباعة)$/ }));
    await tab.locator('html[data-printed]').waitFor();
    expect(hands.pressed.length, hands.pressed.join(' ')).toBeLessThan(60);
  });

  test('at most 12 from the line of facts to its record on paper, with all facts open', async ({ page, quick }) => {
    const tab = await page({ newcomer: true, locale });
    await tab.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    for (const [fact, value] of [
      ['a1c', '8.2'],
      ['egfr', '70'],
      ['age', '66'],
    ] as const)
      await tab.locator(`#facts-${fact}`).fill(value);
    await tab.keyboard.press('Tab');
    await tab.locator('#visit-record').waitFor();
    const hands = new Hands(tab, locale);
    await tab.locator('[role=toolbar] button[tabindex="0"]').focus();
    // Inside it the arrows go, to its ends and around them.
    await hands.press(hands.forward);
    expect(await tab.evaluate(() => document.activeElement?.getAttribute('data-fact'))).not.toBeNull();
    await hands.press(hands.forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');
    await hands.open(tab.locator('nav a[href="#visit-record"]'));
    await hands.open(
      tab.locator('#visit-record').getByRole('button', { name: /^(Print for the record|طباعة للسجل)$/ }),
    );
    await tab.locator('html[data-printed]').waitFor();
    expect(hands.pressed.length, hands.pressed.join(' ')).toBeLessThanOrEqual(12);
  });
});
