import { describe } from 'vitest';
import { calculateOn, openForm } from '../../scripts/lib/calculate.ts';
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

describe('a browser that keeps nothing', () => {
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
