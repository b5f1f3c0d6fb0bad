import { readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright';
import { beginning, readyToHear, way } from '../../tools/lib/screen-reader-way.ts';
import { expect, sessionOf, test } from './fixtures/index.ts';

/** What Orca said on this way (tests/fixtures/screen-reader); what the browser tells now must still say the same. */
interface Stop {
  readonly key: string;
  readonly spoken: readonly string[];
}
const heard = (locale: string): readonly Stop[] =>
  JSON.parse(readFileSync(`tests/fixtures/screen-reader/${locale}.json`, 'utf8')) as readonly Stop[];

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The name of what has the focus, as assistive technology is told it. */
async function nameOfFocus(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  return plain(String(nodes[0]?.name?.value ?? ''));
}

test.for(['en', 'ar'] as const)(
  'the forecast’s form is told as Orca read it aloud (%s)',
  async (locale, { page, baseUrl }) => {
    const tab = await page({ locale });
    await readyToHear(tab, baseUrl, locale);
    const session = sessionOf(tab);
    const stops = heard(locale);
    expect(stops.map(({ key }) => key)).toEqual(way);
    const said = plain(stops.flatMap(({ spoken }) => spoken).join(' '));
    let reached = 0;
    for (const [at, { key }] of stops.entries()) {
      if (key === 'Enter') await tab.locator(beginning).focus();
      await tab.keyboard.press(key);
      if (key === 'Enter') await tab.locator('#answer:focus').waitFor();
      const name = await nameOfFocus(session);
      const place = said.indexOf(name, reached);
      expect([at, name, place >= reached], said.slice(reached)).toEqual([at, name, true]);
      reached = place;
      // The answer is said once, not as its name and then as its text.
      if (key === 'Enter') expect(said.split(name.slice(0, 25)).length).toBe(2);
    }
  },
);
