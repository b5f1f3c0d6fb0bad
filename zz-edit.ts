import { launchChromium } from './tests/e2e/fixtures/chromium.ts';
import { startEditor } from './tests/e2e/fixtures/editor.ts';
import { copyProject } from './tests/fixtures/project-copy.ts';
const copy = copyProject();
const git = (...a: string[]) => copy.run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...a]);
git('init', '-q', '-b', 'main'); git('add', '-A'); git('commit', '-q', '-m', 'Begin');
const running = await startEditor(copy);
const browser = await launchChromium();
const tab = await browser.newPage({ viewport: { width: 1400, height: 900 } });
const asked: string[] = [];
let t0 = 0;
tab.on('request', (r) => { if (t0 && (r.isNavigationRequest() || r.url().includes('_edit/call') || r.resourceType() === 'fetch')) asked.push(`${Math.round(performance.now() - t0)}>${new URL(r.url()).pathname}`); });
tab.on('requestfinished', (r) => { if (t0 && (r.isNavigationRequest() || r.url().includes('_edit/call'))) asked.push(`${Math.round(performance.now() - t0)}<${new URL(r.url()).pathname}`); });
await tab.goto(`${running.url}/_edit`);
const site = tab.frameLocator('#site');
await site.getByText('From First Symptom').first().waitFor();
const body = () => site.locator('body').textContent({ timeout: 1000 }).catch(() => '');
const seen = async (text: string) => { while (!(await body())?.includes(text)) await new Promise((r) => setTimeout(r, 15)); return performance.now(); };
const field = (row: string, l: string) => tab.getByRole('group', { name: row, exact: true }).first().getByLabel(l);
try {
  for (const [page, coll, id, row] of [['/', 'hero', 'hero', 'Text'], ['/', 'story', 'addon', 'Title'], ['/terms', 'legal', 'terms', 'Title'], ['/', 'products', 'sitagliptin', 'Dosage'], ['/', 'site', 'site', 'Company'], ['/', 'hero', 'hero', 'Text'], ['/', 'hero', 'hero', 'Text']] as const) {
    await tab.getByLabel('Page', { exact: true }).selectOption(page);
    await tab.getByLabel('Text', { exact: true }).selectOption(`${coll}/${id}`);
    await tab.getByRole('heading', { name: `: ${id}` }).waitFor();
    await new Promise((r) => setTimeout(r, 4000));
    const word = `New ${Math.random().toString(36).slice(2, 8)}`;
    await field(row, 'English').fill(word);
    await field(row, 'Arabic').fill('جديد جديد');
    await new Promise((r) => setTimeout(r, 1000));
    asked.length = 0; t0 = performance.now();
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = tab.getByRole('status').filter({ hasText: 'Saved.' }).waitFor().then(() => performance.now());
    const on = await seen(word);
    console.log(page, `${coll}/${id}`, 'saved', Math.round((await saved) - t0), 'on the page', Math.round(on - t0));
    await new Promise((r) => setTimeout(r, 2500));
    console.log('   ', asked.slice(0, 24).join(' '));
    t0 = 0;
  }
} finally { await browser.close(); await running.stop(); copy.remove(); }
