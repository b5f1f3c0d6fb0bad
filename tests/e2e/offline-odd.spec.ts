import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { expect, test } from './fixtures/index.ts';
import { keptWhole } from './fixtures/worker.ts';

/** Use without a network where the browser or the clock is not as it mostly is. */
const cut = { worker: true, allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/] } as const;

describe('a clock that goes on', () => {
  test('29 days after the last answer nothing is said; after 31 it is, on the screen and on paper', async ({
    page,
    quick,
  }) => {
    const tab = await page({ ...cut });
    await tab.context().addInitScript(() => {
      window.print = () => undefined;
    });
    await quick(tab);
    await tab.goto('/calculator');
    await keptWhole(tab);
    const heardAt = Date.now();
    await tab.context().setOffline(true);
    const { copy } = await loadTool('a1c-forecast');
    const calculateAfter = async (days: number) => {
      await tab.context().clock.setFixedTime(heardAt + days * 86_400_000);
      await tab.goto('/calculator');
      await openForm(tab, await copy.en());
      await calculateOn(tab, await copy.en());
    };
    const said = tab.getByText(/not checked for updates since/);
    await calculateAfter(29);
    expect(await said.count()).toBe(0);
    await calculateAfter(31);
    await said.first().waitFor();
    const [paper] = await Promise.all([
      tab.waitForEvent('popup'),
      tab.getByRole('button', { name: 'Print Report' }).first().click(),
    ]);
    await paper.locator('[data-rules]').first().waitFor();
    expect(await paper.locator('[data-rules]').first().textContent()).toMatch(/not checked for updates since/);
  });
});

/** Until that is true of this site's worker; nothing is waited for where there is none. */
const becomes = (tab: Page, state: 'active' | 'none'): Promise<void> =>
  expect
    .poll(
      () =>
        tab.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (registration?.active) return 'active';
          return registration?.installing || registration?.waiting ? 'coming' : 'none';
        }),
      { timeout: 60_000 },
    )
    .toBe(state);

describe('a browser that keeps nothing', () => {
  test('a full disk: signing in and calculating go on, no half set of files stands for the whole, and room brings it', async ({
    page,
    quick,
  }) => {
    const tab = await page({ ...cut });
    const protocol = await tab.context().newCDPSession(tab);
    await tab.goto('/auth');
    const { origin } = new URL(tab.url());
    await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 60_000 });
    await quick(tab);
    await tab.goto('/calculator');
    const { copy } = await loadTool('a1c-forecast');
    await openForm(tab, await copy.en());
    await calculateOn(tab, await copy.en());
    await tab.locator('#answer').waitFor();
    await becomes(tab, 'none');
    await protocol.send('Storage.overrideQuotaForOrigin', { origin });
    await tab.goto('/calculator');
    await becomes(tab, 'active');
    await keptWhole(tab);
    await tab.context().setOffline(true);
    await tab.goto('/calculator');
    await openForm(tab, await copy.en());
    await calculateOn(tab, await copy.en());
    await tab.locator('#answer').waitFor();
  });

  test('a private window that refuses workers and caches: signing in, calculating and signing out go on', async ({
    page,
    quick,
  }) => {
    const tab = await page({ ...cut });
    await tab.context().addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      Object.assign(ServiceWorkerContainer.prototype, { register: refuse });
      for (const name of ['open', 'keys', 'has', 'match', 'delete'])
        Object.defineProperty(CacheStorage.prototype, name, { value: refuse });
    });
    await quick(tab);
    await tab.goto('/calculator');
    const { copy } = await loadTool('a1c-forecast');
    await openForm(tab, await copy.en());
    await calculateOn(tab, await copy.en());
    await tab.locator('#answer').waitFor();
    await tab.getByRole('button', { name: 'Logout' }).click();
    await tab.waitForURL('**/auth');
  });
});
