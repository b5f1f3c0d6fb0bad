import type { Locator, Page } from 'playwright';
import { pageAddresses } from '../../tools/browser/pages.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { limits } from '../../src/api/contract.ts';
import { expect, ready, test } from './fixtures/index.ts';

const run = 'window.pwned=1';
/** What has opened other products. Each would leave a mark: `pwned`, or an element with the class `pwn`. */
const payloads = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script/src=data:,${run}>`,
  `<img class=pwn src=x onerror=${run}>`,
  `"><img class=pwn src=x onerror=${run}>`,
  `'"--><img class=pwn src=x onerror=${run}>`,
  `<img class=pwn src=x onerror=${run}//`,
  `<svg class=pwn onload=${run}>`,
  `<svg class=pwn><script>${run}</script>`,
  `<svg class=pwn><animate onbegin=${run} attributeName=x>`,
  `<math class=pwn><mtext><img class=pwn src=x onerror=${run}>`,
  `<body class=pwn onload=${run}>`,
  `<iframe class=pwn srcdoc="<script>parent.pwned=1</script>">`,
  `<iframe class=pwn src="javascript:parent.pwned=1">`,
  `<object class=pwn data="javascript:${run}">`,
  `<embed class=pwn src="javascript:${run}">`,
  `<a class=pwn href="javascript:${run}">a</a>`,
  `<form class=pwn action="javascript:${run}"><button>`,
  `<input class=pwn autofocus onfocus=${run}>`,
  `<details class=pwn open ontoggle=${run}>`,
  `<video class=pwn><source onerror=${run}>`,
  `<audio class=pwn src=x onerror=${run}>`,
  `<marquee class=pwn onstart=${run}>`,
  `<style class=pwn>*{color:red}</style>`,
  `<link class=pwn rel=stylesheet href=//x>`,
  `<base class=pwn href=//x/>`,
  `<meta class=pwn http-equiv=refresh content="0;url=//x">`,
  `</title><img class=pwn src=x onerror=${run}>`,
  `</textarea><img class=pwn src=x onerror=${run}>`,
  `</astro-island><img class=pwn src=x onerror=${run}>`,
  `" onmouseover=${run} x="`,
  `' autofocus onfocus=${run} x='`,
  `javascript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `&lt;img class=pwn src=x onerror=${run}&gt;`,
  `&quot; onerror=${run} x=&quot;`,
  `\\u003cimg class=pwn src=x onerror=${run}\\u003e`,
  `{name} {{name}} {patientName}`,
  `]]><img class=pwn src=x onerror=${run}>`,
  `<!--><img class=pwn src=x onerror=${run}>-->`,
];

/** Several to a name, as long as a name may be: every one of them passes every place, in a tenth of the loads. */
const packed: string[] = [];
for (const payload of payloads.toSorted((x, y) => x.length - y.length)) {
  const last = packed.pop() ?? '';
  if (last === '') packed.push(payload);
  else if (last.length + payload.length < limits.nameLength) packed.push(`${last} ${payload}`);
  else packed.push(last, payload);
}
const allOfThem = payloads.join('\n');

async function clean(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    Object.hasOwn(window, 'pwned'),
    document.querySelectorAll('.pwn').length,
    document.querySelectorAll('[onerror],[onload],[onfocus],[onmouseover],[ontoggle],[onstart],[onbegin]').length,
  ]);
  expect(found, page.url()).toEqual([false, 0, 0]);
}
async function saveRecord(page: Page, baseUrl: string, patientName: string, clinicalNotes: string): Promise<void> {
  const { defaults } = await loadTool('a1c-forecast');
  const answer = await page.request.post('/api/assessments', {
    headers: { origin: baseUrl },
    data: { tool: 'a1c-forecast', patientName, patientData: defaults, clinicalNotes },
  });
  expect([patientName, answer.status()]).toEqual([patientName, 201]);
}
async function history(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByRole('listitem').first().waitFor();
  return dialog;
}

test(`${payloads.length} script payloads as a user's name stay text in every page made for them`, async ({
  page,
  quick,
  baseUrl,
}) => {
  const view = await page();
  for (const name of payloads) {
    const answer = await view.request.post('/api/auth/quick-login', { headers: { origin: baseUrl }, data: { name } });
    expect(answer.status()).toBe(200);
    for (const path of ['/calculator', '/ar/tools/dosing-engine']) {
      // The name travels inside the page's own text, and in an attribute for its script.
      const html = await (await view.request.get(path)).text();
      if (/[<>"]/.test(name)) expect(html.includes(name), name).toBe(false);
      expect(
        await view.evaluate(
          (text) =>
            new DOMParser().parseFromString(text, 'text/html').querySelectorAll('.pwn,[onerror],[onload]').length,
          html,
        ),
        name,
      ).toBe(0);
    }
  }
  // And in a browser, with the pages' scripts at work.
  for (const name of packed.filter((_, at) => at % 6 === 0)) {
    await quick(view, name);
    await view.goto('/calculator');
    // The bar shortens a long name in words and keeps the whole of it behind them.
    await view.getByTitle(name, { exact: true }).first().waitFor();
    await clean(view);
  }
});

test(`${payloads.length} script payloads as a patient's name and notes stay text in history, question, notification, full screen and print`, async ({
  page,
  login,
  baseUrl,
}) => {
  const view = await page();
  await login(view);
  for (const payload of payloads) await saveRecord(view, baseUrl, payload, payload);
  await view.goto('/calculator');
  await view.getByRole('radio', { name: 'HCP Mode' }).check({ force: true });
  const list = await history(view);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(payloads.length);
  await clean(view);
  const asked: string[] = [];
  view.on('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  for (const remove of await list.getByRole('button', { name: /^Delete/ }).all()) await remove.click();
  expect(asked).toHaveLength(payloads.length);
  for (const payload of payloads)
    expect(
      asked.some((text) => text.includes(payload)),
      payload,
    ).toBe(true);
  await list.getByRole('button', { name: 'Close', exact: true }).click();

  for (const name of packed) await saveRecord(view, baseUrl, name, allOfThem);
  await view.reload();
  await ready(view);
  for (const [at, name] of packed.entries()) {
    const dialog = await history(view);
    await dialog.getByRole('listitem').filter({ hasText: name }).first().getByRole('button', { name: /^Load/ }).click();
    await view.getByText(`Loaded assessment for ${name}`).first().waitFor();
    expect(await view.getByRole('textbox', { name: 'Clinical notes' }).inputValue()).toBe(allOfThem);
    await clean(view);
    // The notes hold all of them each time; a sixth of the names is enough here.
    if (at % 6) continue;
    await view.getByRole('button', { name: 'Expand Results' }).click();
    const full = view.getByRole('dialog', { name: 'Complete Patient Results' });
    await full.getByText(name).first().waitFor();
    await clean(view);
    await full.getByRole('button', { name: 'Close', exact: true }).click();
    await full.waitFor({ state: 'hidden' });
    const printed = view.waitForEvent('popup');
    await view.getByRole('button', { name: 'Print Report' }).first().click();
    const paper = await printed;
    await paper.getByText(name, { exact: true }).first().waitFor();
    expect(await paper.evaluate(() => document.body.textContent)).toContain(payloads.at(-1));
    await clean(paper);
    await paper.close();
  }
}, 240_000);

test('every page and every failure has a policy without unsafe scripts, and all protecting headers', async ({
  page,
  quick,
  baseUrl,
}) => {
  const view = await page();
  await quick(view);
  const odd = [
    '/nothing',
    '/ar/nothing',
    '/ar/ar/calculator',
    '/xx/calculator',
    '/api/nothing',
    '/api/auth/user',
    '/calculator%00',
    `${baseUrl}//x`,
    '/_image?href=/icon-48.png',
  ];
  for (const path of [...pageAddresses(), ...odd]) {
    const answer = await view.request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    for (const name of [
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
    ])
      expect(headers[name], `${path} ${name}`).toBeTruthy();
    const sent = headers['content-security-policy'] ?? '';
    for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(sent, path).toContain(part);
    if (path.startsWith('/api') || answer.status() !== 200) expect(headers['cache-control'], path).toBe('no-store');
    if (!headers['content-type']?.includes('text/html')) continue;
    // As a header: a policy that is written in the page stands behind the first script.
    expect(sent, path).toMatch(/script-src 'self'/);
    expect(sent, path).not.toMatch(/unsafe-/);
  }
});

test('addresses below a strange first part are missing pages, at once', async ({ page }) => {
  const view = await page({ allow: [/status of 404/] });
  for (const [path, lang] of [
    ['/ar/ar/calculator', 'ar'],
    ['/ar/x/clinical-logic', 'ar'],
    ['/x/calculator', 'en'],
    ['/a/b/clinical-logic', 'en'],
    ['/AR/tools/dosing-engine', 'en'],
  ]) {
    const answer = await view.goto(path ?? '', { timeout: 5000 });
    expect([path, answer?.status(), await view.getAttribute('html', 'lang')]).toEqual([path, 404, lang]);
  }
});
