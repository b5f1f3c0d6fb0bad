import { patientSheetOf } from '../../engine/answer/index.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { plainSheet, plainText } from '../../engine/kit/report/plain-text.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { $units } from '../stores/units.ts';
import { fill } from '../shared/fill.ts';
import { rulesSentence } from '../stores/offline-words.ts';
import { labelOf } from '../form/issue-words.ts';
import { loadAll, wordingFor } from '../shared/loaded.ts';
import type { PrintJob } from './print-job.ts';
import { commaOf } from '../shared/comma.ts';

/** A report as plain text, in the language or languages chosen for it. */
export async function plainReport(tool: string, job: PrintJob): Promise<string> {
  const locales = job.language === 'both' ? (['en', 'ar'] as const) : [job.language];
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const loaded = await loadAll(tool, locale, job.document);
      const { answer } = loaded.words;
      const name = job.patientName.trim();
      const top = [
        loaded.copy.name,
        ...(name ? [name] : []),
        `${fill(answer.calculated, { at: formatDate(job.snapshot.at, locale, true) })} · ${fill(answer.rules, { version: engineVersion })}`,
      ];
      const aboutRules = rulesSentence(locale);
      if (aboutRules !== null) top.push(aboutRules);
      if (job.examples.length > 0)
        top.push(
          fill(answer.exampleInputs, {
            fields: job.examples.map((path) => labelOf(path, loaded)).join(commaOf(locale)),
          }),
        );
      const inWords = (reader?: 'male' | 'female') => wordingFor(loaded, $units.get(), job.snapshot.at, reader);
      if (job.document === 'patient') {
        const sheet = await patientSheetOf(loaded.tool, job.snapshot.inputs, job.snapshot);
        return plainSheet(sheet, inWords(sheet.reader), top);
      }
      const text = plainText(job.snapshot.report, inWords(), top);
      const notes = job.notes.trim();
      return notes ? `${text}\n\n${loaded.words.notes.label}\n${notes}` : text;
    }),
  );
  return texts.join('\n\n\n');
}
