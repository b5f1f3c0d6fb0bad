import type { Browser } from 'playwright';
import { budget, limitOf } from '../../tools/browser/budget.ts';
import { visitAll } from '../../tools/browser/visits.ts';
import { fontsOf, kib } from '../../tools/browser/weight.ts';
import type { Row } from './table.ts';

/** Bytes per page as served, in English, with the result on screen where there is one. */
export async function weightRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const visits = await visitAll(browser, baseUrl, '');
  const pages = visits.flatMap(({ name, assets }): Row[] => [
    { what: `script of ${name}`, value: kib(assets, 'script'), unit: 'KiB', aim: `≤ ${limitOf(name)}` },
    { what: `everything of ${name}`, value: kib(assets), unit: 'KiB' },
  ]);
  const arabic = await visitAll(browser, baseUrl, '/ar');
  return [
    ...pages,
    { what: 'fonts, English', value: kib(fontsOf(visits)), unit: 'KiB', aim: `≤ ${budget.fonts}` },
    { what: 'fonts, Arabic', value: kib(fontsOf(arabic)), unit: 'KiB', aim: `≤ ${budget.fonts}` },
  ];
}
