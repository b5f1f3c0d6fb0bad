import { writeSheet } from '../../engine/judgement/sheet.ts';
import type { Block, PatientSheet } from '../../engine/kit/report/report.ts';
import { plainSheet } from '../../engine/kit/report/plain-text.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale, Patterns, Wording } from '../../engine/kit/words/pattern.ts';
import { loadYearWords, yearForPatient } from '../../engine/year/index.ts';
import { loadSheetWords } from '../patient/patient-words.ts';
import { type Loaded, loadAll, wordingFor } from '../shared/loaded.ts';
import { isEmergency, yearAsked } from '../year/year-text.ts';
import { patientPicture } from './patient-picture.ts';
import type { Written } from './visit-text.ts';
import { loadDeskWords } from './visit-words.ts';

/** What a paper is written with. */
export interface Drawn {
  readonly loaded: Loaded;
  /** What the lines of the year say. */
  readonly year: Patterns;
  readonly picture: readonly Block[];
}

/** The words of one language under the visit's own name, and the picture the patient is shown. */
export async function loadPaper(locale: Locale, written: Pick<Written, 'visit' | 'engine'>): Promise<Drawn> {
  const [id, picture] = await patientPicture(written);
  const [loaded, desk, year] = await Promise.all([
    loadAll(id, locale, 'patient'),
    loadDeskWords(locale),
    loadYearWords(locale),
  ]);
  return { picture, year, loaded: { ...loaded, copy: { ...loaded.copy, name: desk.visit.title } } };
}

/** The patient's sheet of a visit, and what puts it into words. */
export function sheetOf(
  written: Written,
  { loaded, year, picture }: Drawn,
): { readonly sheet: PatientSheet; readonly wording: Wording } {
  const { visit, units, at } = written;
  const patterns: Patterns = { ...loaded.patterns, ...year };
  const sections = isEmergency(written) ? [] : yearForPatient(yearAsked(written), year);
  const sheet = writeSheet(visit.plan, visit.judgement, { picture, sections }, patterns);
  return { sheet, wording: wordingFor({ ...loaded, patterns }, units, at, sheet.reader) };
}

/** The sheet as text for a phone, in the language asked for: never with a name, as it leaves by whatever way the phone offers. */
export async function sheetText(written: Written, locale: Locale): Promise<string> {
  const [drawn, { ofDoctor }] = await Promise.all([loadPaper(locale, written), loadSheetWords(locale)]);
  const { sheet, wording } = sheetOf(written, drawn);
  const own = written.ownWords.trim();
  const text = plainSheet(sheet, wording, [formatDate(written.at, locale)]);
  return own === '' ? text : `${text}\n\n${ofDoctor}: “${own}”`;
}
