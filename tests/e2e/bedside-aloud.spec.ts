import type { Page } from 'playwright';
import { axe, expect, test } from './fixtures/index.ts';
import { visitKnowing } from './fixtures/visit-fields.ts';

/** Voices, which the browser of the tests has none of: what is being said waits in a list until it is stopped. */
async function speaking(tab: Page, voices: readonly { readonly lang: string; readonly localService: boolean }[]) {
  await tab.addInitScript((all) => {
    const said: string[] = [];
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.assign(speechSynthesis, {
      getVoices: () => all,
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.splice(0),
    });
    Object.assign(globalThis, { said });
  }, voices);
}
const saying = (tab: Page) => tab.evaluate(() => [...(globalThis as unknown as { said: string[] }).said]);

const open = 'Show the patient';

test('the doctor’s own sentence and the day’s medicines are shown, and a voice reads them until it is stopped', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await speaking(tab, [{ lang: 'en-GB', localService: true }]);
  await quick(tab);
  await tab.goto('/visit');
  await tab.locator('#facts-a1c').fill('8.9');
  await tab.locator('#facts-egfr').fill('41');
  await tab.locator('#facts-age').fill('66');
  await tab.getByRole('toolbar').getByRole('button', { name: 'Add Metformin' }).click();
  await tab.keyboard.type('2000');
  await tab.keyboard.press('Enter');
  await tab.getByLabel('One sentence of yours for the patient').fill('Bring your meter next time.');
  await tab.getByLabel('Your phone number for patients').fill('+971 4 123 4567');
  await tab.getByRole('textbox', { name: 'Clinical notes' }).fill('Medicines as written: bisoprolol 2.5 mg bd');
  await tab.getByRole('button', { name: open }).click();
  const view = tab.getByRole('dialog');
  await view.getByText('Bring your meter next time.').waitFor();
  const day = view.getByRole('table', { name: 'Your day from now on' });
  await day.getByText('metformin').waitFor();
  // When and how much, as the words in the notes say.
  expect(await day.getByRole('row', { name: 'bisoprolol' }).getByRole('cell').allTextContents()).toEqual([
    '2.5 mg',
    '',
    '2.5 mg',
    '',
  ]);
  await view.getByText('For anything else: call your care team. +971 4 123 4567').waitFor();
  await view.getByRole('button', { name: 'Read aloud' }).click();
  // What stands on the page, in its order, the table by rows; units in whole words.
  const lines = [
    /^8\.9 per cent, HbA1c$/,
    /metformin/,
    /^From your doctor: .*Bring your meter next time\./,
    /^What we will do$/,
    /^1\. .*metformin/,
    /^Your day from now on/,
    /^bisoprolol 2\.5 milligrams bd, Morning 2\.5 milligrams, Evening 2\.5 milligrams\.$/,
    /^Get help at once$/,
    /Take 15 grams of fast sugar/,
    /call your care team\. \+ 9 7 1 4 1 2 3 4 5 6 7$/,
    /^For learning only\./,
  ];
  const spoken = await saying(tab);
  await axe(tab);
  const places = lines.map((line) => spoken.findIndex((one) => line.test(one)));
  expect([...places].sort((one, other) => one - other)).toEqual(places);
  expect(places, spoken.join('\n')).not.toContain(-1);
  await view.getByRole('button', { name: 'Stop reading' }).click();
  expect(await saying(tab)).toEqual([]);
  // The page out of sight: no voice goes on behind it.
  await view.getByRole('button', { name: 'Read aloud' }).click();
  expect(await saying(tab)).toEqual(spoken);
  await tab.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  expect(await saying(tab)).toEqual([]);
  await view.getByRole('button', { name: 'Read aloud' }).click();
  await tab.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
  expect(await saying(tab)).toEqual([]);
  // The clinic's number stays on this computer, and is on the paper of the next patient, too.
  await tab.reload();
  expect(await tab.getByLabel('Your phone number for patients').inputValue()).toBe('+971 4 123 4567');
  await tab.evaluate(() => {
    window.print = () => undefined;
  });
  await tab.getByRole('button', { name: 'Sheet for the patient: English' }).click();
  await tab.getByText('Care team’s phone: +971 4 123 4567').waitFor({ state: 'attached' });
});

// A voice that speaks over the network would send a patient's plan away.
test.for([
  { voices: [], button: {} },
  { voices: [{ lang: 'ar-SA', localService: true }], button: { ar: 'قراءة بصوت' } },
  { voices: [{ lang: 'en-GB', localService: false }], button: {} },
] as const)(
  'is read where the device has a voice for its language, and nowhere else (%o)',
  async (how, { page, quick }) => {
    const tab = await page();
    await speaking(tab, how.voices);
    await quick(tab);
    await visitKnowing(tab, 'en', { age: 60, a1c: 8.9 });
    await tab.getByRole('button', { name: open }).click();
    const view = tab.getByRole('dialog');
    await view.getByRole('listitem').first().waitFor();
    const aloud = view.getByRole('button', { name: /^(Read aloud|قراءة بصوت)$/ });
    expect(await aloud.count()).toBe(0);
    await view.getByRole('button', { name: 'العربية' }).click();
    await view.getByRole('button', { name: 'رجوع' }).waitFor();
    await expect.poll(() => aloud.count()).toBe('ar' in how.button ? 1 : 0);
    if (!('ar' in how.button)) return;
    await aloud.click();
    const spoken = (await saying(tab)).join('\n');
    expect(spoken).toMatch(/8\.9 بالمئة/);
    expect(spoken).not.toMatch(/millig|per cent|[\u2066-\u2069]/);
    // In the other language the voice of this one falls silent.
    await view.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => saying(tab)).toEqual([]);
  },
);
