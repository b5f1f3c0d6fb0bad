import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { loadPlanWording } from '../../engine/answer/wording.ts';
import { daysAfter } from '../../engine/chart/day.ts';
import { inTheirNames } from '../../engine/judgement/named.ts';
import { actionName } from '../../engine/judgement/words.ts';
import { plainValue, sayPlain } from '../../engine/kit/words/say.ts';
import { itemName, loadYearWords, type YearLine } from '../../engine/year/index.ts';
import { byteOrderMark, line } from '../account/csv.ts';
import type { PatientDue, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { takeExport } from '../limits.ts';
import { dayField } from '../visits/sent.ts';
import { duePage, lookThrough, patientDue } from './due-list.ts';

const asked = z.strictObject({ on: dayField, locale: z.enum(['en', 'ar'], { error: () => 'notAChoice' }).optional() });
const headings = {
  en: ['patient', 'last visit', 'urgent step', 'by', 'overdue', 'overdue since'],
  ar: ['المريض', 'آخر زيارة', 'خطوة عاجلة', 'حتى', 'متأخر', 'متأخر منذ'],
} as const;
const pageOfTable = 200;

/** Everybody of the list, page by page: neither the database nor memory is asked for all of it at once. */
async function* everyDue(userId: string, on: string): AsyncGenerator<PatientDue> {
  for (let cursor: string | null = null; ; ) {
    const { rows, next } = await duePage({ userId, on, limit: pageOfTable, cursor });
    for (const row of rows) yield patientDue(row, on);
    if (next === undefined) return;
    cursor = next;
  }
}

async function tableOf(userId: string, on: string, locale: 'en' | 'ar'): Promise<string> {
  const [plan, year] = await Promise.all([
    loadPlanWording(locale, { at: new Date(`${on}T12:00:00`) }),
    loadYearWords(locale),
  ]);
  const wording = { ...plan, patterns: { ...plan.patterns, ...year } };
  const nameOf = (id: string): string => sayPlain(itemName({ id: id as YearLine['id'] }), wording);
  const lines = [line(headings[locale])];
  for await (const { patientName, on: visited, due, urgent, named } of everyDue(userId, on))
    lines.push(
      line([
        patientName,
        visited,
        urgent
          .map((action) =>
            plainValue(actionName(action), { ...wording, patterns: inTheirNames(wording.patterns, named) }),
          )
          .join('; '),
        urgent.map(({ within }) => daysAfter(visited, within)).join('; '),
        due.map(({ id }) => nameOf(id)).join('; '),
        due.map(({ since }) => since).join('; '),
      ]),
    );
  return byteOrderMark + lines.join('');
}

/** The same list as a table for a spreadsheet, all of it. A POST, so that no other site can make a browser fetch patients' names onto its disk. */
export const POST = endpoint<z.infer<typeof asked>, User>({
  access: 'registered',
  promises: {
    summary: 'The same patients as one table.',
    answers: { 200: { content: { 'text/csv': z.string() } } },
    refusals: ['too_many_tries'],
  },
  body: asked,
  async run({ body: { on, locale = 'en' }, user, address }) {
    await takeExport(user.id);
    await lookThrough(user.id);
    await auditNow({ action: 'export', userId: user.id, target: 'due', address });
    return new Response(await tableOf(user.id, on, locale), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="due-${on}.csv"`,
      },
    });
  },
});
export const ALL = onlyMethods('POST');
