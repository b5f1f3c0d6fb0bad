import { patientSheetOf } from '../../engine/answer/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadMore } from '../form/more-words.ts';
import { toldBeyond } from '../form/sections.ts';
import { loadAll } from '../shared/loaded.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { PrintJob } from './print-job.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** The specification's pause before the print dialog, in milliseconds. */
const printDelay = 100;

function copyStyles(from: Document, to: Document): Promise<unknown> {
  const links = [...from.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve) => {
          const copy = to.createElement('link');
          copy.rel = 'stylesheet';
          copy.href = link.href;
          // A style that cannot be had must not keep the paper waiting for ever.
          copy.addEventListener('load', () => resolve());
          copy.addEventListener('error', () => resolve());
          to.head.append(copy);
        }),
    ),
  );
}

/** Any text as a CSS string: every character by its number, so that none can end the string. */
const cssString = (text: string): string =>
  `"${[...text].map((character) => `\\${character.codePointAt(0)?.toString(16)} `).join('')}"`;

/** Firefox draws nothing of ours into a page's margin; it prints the title there, which names the patient, and needs room for it. */
function makeRoomForTitle(page: Document): void {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  const rules = [...page.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(({ cssText }) => cssText.startsWith('@page'));
  for (const rule of rules as CSSPageRule[]) rule.style.setProperty('margin-top', '0.5in');
}

/** The faces a sheet is set in, before it is set: what is printed while one is still coming is printed in another. A face that is refused stops no paper. */
function loadFaces(page: Document): Promise<unknown> {
  const style = getComputedStyle(page.documentElement);
  const families = ['--font-text', '--font-display'].map((name) => style.getPropertyValue(name));
  return Promise.allSettled(
    families.flatMap((family) => [400, 500, 600].map((weight) => page.fonts.load(`${weight} 1rem ${family}`, 'Aا'))),
  );
}

/** The longest name that still fits the foot of a page. */
const nameAtFoot = 60;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Draws a report into a window of its own (A4, 0.3 inch margins) and prints it. */
export async function printReport(target: Window, tool: string, job: PrintJob): Promise<void> {
  const page = target.document;
  const rtl = job.language === 'ar';
  page.documentElement.lang = rtl ? 'ar' : 'en';
  page.documentElement.dir = rtl ? 'rtl' : 'ltr';
  page.documentElement.dataset.theme = 'light';
  const host = page.createElement('div');
  page.body.append(host);
  const locales = job.language === 'both' ? (['en', 'ar'] as const) : [job.language];
  const [loaded] = await Promise.all([
    loadAll(tool, locales[0] ?? 'en', job.document),
    ...locales.slice(1).map((locale) => loadAll(tool, locale, job.document)),
    copyStyles(document, page),
  ]);
  page.title = `${loaded.copy.name}${job.patientName.trim() ? ` · ${job.patientName.trim()}` : ''}`;
  const name = [...job.patientName.trim()].slice(0, nameAtFoot).join('') || loaded.words.print.unnamed;
  // Each part keeps its own direction.
  const foot = [name, formatDate(job.snapshot.at, loaded.locale, true), '']
    .map((part) => part && `\u2068${part}\u2069`)
    .join(' · ');
  page.documentElement.style.setProperty('--sheet-of', cssString(foot));
  const { inputs } = job.snapshot;
  if (toldBeyond(loaded.tool.fields, inputs).length > 0) await Promise.all(locales.map(loadMore));
  const patient = job.document === 'patient' ? await patientSheetOf(loaded.tool, inputs, job.snapshot) : undefined;
  await loadFaces(page);
  flushSync(() => createRoot(host).render(<PrintSheet tool={tool} job={job} patient={patient} />));
  makeRoomForTitle(page);
  await Promise.all([page.fonts.ready, pause(printDelay)]);
  target.focus();
  target.print();
}
