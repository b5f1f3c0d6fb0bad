import { writeSheet } from '../../engine/judgement/sheet.ts';
import { withNames } from '../../engine/judgement/words.ts';
import type { Block, PatientSheet } from '../../engine/kit/report/report.ts';
import { loadChoiceWords } from '../../engine/choose/words.ts';
import { patientChoice } from '../../engine/choose/write.ts';
import { plainSheet } from '../../engine/kit/report/plain-text.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import type { Locale, Patterns, Wording } from '../../engine/kit/words/pattern.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import { chosenMedicine } from '../../engine/plan/choice.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { loadYearWords, yearForPatient } from '../../engine/year/index.ts';
import { type DayRow, dayRows } from '../bedside/day-rows.ts';
import { loadSheetWords } from '../patient/patient-words.ts';
import { dayOf } from '../shared/day-of.ts';
import { type Loaded, loadAll, wordingFor } from '../shared/loaded.ts';
import { $careTeamPhone } from '../stores/care-team.ts';
import { isEmergency, yearAsked } from '../year/year-text.ts';
import { patientPicture } from './patient-picture.ts';
import { storyAct, storyAddress } from './story-act.ts';
import type { Written } from './visit-text.ts';
import { loadDeskWords } from './visit-words.ts';

/** What a paper is written with. */
export interface Drawn {
  readonly loaded: Loaded;
  /** What the lines of the year say. */
  readonly year: Patterns;
  readonly picture: readonly Block[];
  /** The medicines of the day, those of the notes among them. */
  readonly day: readonly DayRow[];
  /** What was chosen together, where it stands in the plan. */
  readonly chosen?: Chosen | undefined;
}

/** What the patient chose, and the words they said it in. */
interface Chosen {
  readonly message: Message;
  readonly words: string;
}
/** The choice of a visit; undefined where there is none, or the plan could not follow it. */
function chosenInPlan({ plan, judgement }: Pick<Visit, 'plan' | 'judgement'>): Chosen | undefined {
  const { known, chart } = judgement.patient;
  const { treatmentChoice: choice } = known;
  const isFollowed = !chosenMedicine(choice) || plan.actions.some(({ id }) => id === `start:${choice}`);
  return choice === undefined || !isFollowed || plan.actions[0]?.gravity === 'emergency'
    ? undefined
    : { message: patientChoice({ choice }, plan), words: chart['treatmentChoice']?.words ?? '' };
}

/** The words of one language under the visit's own name, and the picture the patient is shown. */
export async function loadPaper(
  locale: Locale,
  written: Pick<Written, 'visit' | 'engine' | 'notes' | 'at'>,
): Promise<Drawn> {
  const [id, picture] = await patientPicture(written);
  const made = chosenInPlan(written.visit);
  const [loaded, desk, year, choice, day] = await Promise.all([
    loadAll(id, locale, 'patient'),
    loadDeskWords(locale),
    loadYearWords(locale),
    made ? loadChoiceWords(locale) : {},
    dayRows(written.visit, written.notes, dayOf(written.at)),
  ]);
  return {
    picture,
    day,
    year: { ...year, ...choice },
    chosen: made,
    loaded: { ...loaded, copy: { ...loaded.copy, name: desk.visit.title } },
  };
}

/** The patient's sheet of a visit, and what puts it into words. */
export function sheetOf(
  written: Written,
  { loaded, year, picture }: Drawn,
): { readonly sheet: PatientSheet; readonly wording: Wording } {
  const { visit, units, at } = written;
  const patterns = withNames({ ...loaded.patterns, ...year }, visit.judgement.patient.known);
  const sections = isEmergency(written) ? [] : yearForPatient(yearAsked(written), year);
  const sheet = writeSheet(visit.plan, visit.judgement, { picture, sections }, patterns);
  return { sheet, wording: wordingFor({ ...loaded, patterns }, units, at, sheet.reader) };
}

/** Where the story tells of such a plan, on the server this page came from; undefined in an emergency. */
export function storyOf({ visit }: Pick<Written, 'visit'>, locale: Locale): string | undefined {
  const act = storyAct(visit.plan);
  return act && storyAddress(act, locale, location.origin);
}

/** The sheet as text for a phone, in the language asked for: never with a name, as it leaves by whatever way the phone offers. */
export async function sheetText(written: Written, locale: Locale): Promise<string> {
  const [drawn, { ofDoctor, story }] = await Promise.all([loadPaper(locale, written), loadSheetWords(locale)]);
  const { sheet, wording } = sheetOf(written, drawn);
  const own = written.ownWords.trim();
  const phone = $careTeamPhone.get().trim();
  const text = plainSheet(sheet, wording, [formatDate(written.at, locale)]);
  const { chosen } = drawn;
  const address = storyOf(written, locale);
  return [
    text,
    ...(chosen ? [[sayPlain(chosen.message, wording), ...(chosen.words ? [`“${chosen.words}”`] : [])].join(' ')] : []),
    ...(own === '' ? [] : [`${ofDoctor}: “${own}”`]),
    ...(phone === '' ? [] : [`${sayPlain({ key: 'patient.phone' }, wording)}: ${phone}`]),
    ...(address ? [`${story.title}: ${address}`] : []),
  ].join('\n\n');
}
