import { atom } from 'nanostores';
import type { VisitAnswer } from '../../api/contract.ts';
import { type Chart, type Known, withoutExamples } from '../../engine/chart/chart.ts';
import { isDoneFact } from '../../engine/chart/facts.ts';
import { isTooOld } from '../../engine/chart/freshness.ts';
import { type IdentityFact, likeness } from '../../engine/chart/identity.ts';
import { tellings, withNews } from '../../engine/chart/lens.ts';
import { type Fields, isRecord } from '../../engine/kit/fields/fields.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { isToolId, type ToolId } from '../../engine/registry.ts';
import { writtenIn } from '../form/form-values.ts';
import { type Loaded, loadAll } from '../shared/loaded.ts';
import { dayOf } from '../shared/day-of.ts';
import { type Draft, forgetLeft, leftTool, readDraft, visitKey } from '../stores/draft.ts';
import { stored } from '../stores/storage.ts';
import { carriedOver, fitsInto, lentMedicines, medicinesIn, withMedicines } from '../typed-line/noted-medicines.ts';
import type { Kept } from './sendable.ts';

/** One patient in front of one user, in this tab only (decision D21). */
export interface VisitState {
  readonly owner: string;
  readonly name: string;
  /** What is known; never an example. */
  readonly chart: Chart;
  /** Calculators that were opened with this patient: what comes back from them is the same one's. */
  readonly opened: readonly string[];
  /** Where a fact was told, as long as it stands as it was told there; the rest was told in the visit. */
  readonly by: Readonly<Record<string, By>>;
  /** Whose visits are saved already, as the clinician said, and what was saved by which that is known (known-by.ts); absent for somebody new. */
  readonly patientId?: string;
  readonly knownBy?: string;
  /** The clinician's own words about this visit. */
  readonly notes?: string;
  /** What stands in the line to type a patient into, and may hold what nobody has taken over. */
  readonly typed?: string;
  /** One sentence of theirs for the patient: it is read and printed, and saved nowhere. */
  readonly ownWords?: string;
  /** The record system this patient was handed over by, where it takes a document back: its name, and what opens the writing. */
  readonly from?: FromRecord;
  /** The last save of this visit, if there was one. */
  readonly saved?: Kept;
}
export interface FromRecord {
  readonly label: string;
  readonly document: string;
}
interface By {
  readonly tool: string;
  readonly value: Known['value'];
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  [value.content, value.id, value.createdAt].every((one) => typeof one === 'string') &&
  Array.isArray(value.refused);
const isVisit = (value: unknown): value is VisitState =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.opened) &&
  [value.patientId, value.knownBy, value.notes, value.typed, value.ownWords].every(
    (one) => one === undefined || typeof one === 'string',
  ) &&
  (value.saved === undefined || isKept(value.saved)) &&
  (value.from === undefined ||
    (isRecord(value.from) && [value.from.label, value.from.document].every((one) => typeof one === 'string'))) &&
  isRecord(value.by) &&
  isRecord(value.chart) &&
  Object.values(value.chart).every((known) => isRecord(known) && 'value' in known);

const nobody: VisitState = { owner: '', name: '', chart: {}, opened: [], by: {} };
const slot = stored<VisitState>(() => sessionStorage, visitKey, nobody, isVisit);

export const emptyVisit = (owner: string): VisitState => ({ ...nobody, owner });

/** What is kept of this user's visit, if anything; another person's is wiped, never shown. */
export function keptVisit(owner: string): VisitState | undefined {
  const kept = slot.read();
  if (kept.owner === owner) {
    const { patientId, knownBy = kept.saved?.id, ...state } = kept;
    // A patient of a tab of before, by nothing that is known, is asked about by the name.
    const known = patientId !== undefined && knownBy !== undefined ? { patientId, knownBy } : {};
    return { ...state, ...known, chart: withoutExamples(kept.chart) };
  }
  if (kept.owner !== '') slot.clear();
  return undefined;
}
export const readVisit = (owner: string): VisitState => keptVisit(owner) ?? emptyVisit(owner);

/** How often the visit was kept on this page: whoever shows something of it looks again. */
export const $keptVisit = atom(0);
export function keepVisit(state: VisitState): void {
  slot.write(state);
  $keptVisit.set($keptVisit.get() + 1);
}

type Change = (state: VisitState) => VisitState;
/** What happened last on this page to something saved; a visit on screen follows. */
export const $visitChange = atom<Change>((state) => state);
/** Something saved was parted or deleted: the visit of this tab follows, on screen or not. */
export function changeVisit(change: Change): void {
  const kept = slot.read();
  const next = change(kept);
  if (next !== kept) keepVisit(next);
  $visitChange.set(change);
}

/** Where a fact was told: a calculator, or the visit. */
export const toldIn = ({ by, chart }: VisitState, fact: string): string => {
  const told = by[fact];
  return told && told.value === chart[fact]?.value ? told.tool : 'visit';
};

/** What somebody brings along from a calculator. */
export interface Brought {
  readonly tool: ToolId;
  readonly loaded: Loaded;
  readonly name: string;
  readonly chart: Chart;
  readonly by: VisitState['by'];
  /** Medicines that its notes name. */
  readonly medicines: readonly string[];
}

type Entered = Pick<Draft, 'values' | 'units' | 'exact' | 'examples' | 'marked' | 'told'>;

/** What a form tells of the patient (chart/lens.ts), each fact with its day and where it was told. */
export function toldByForm(tool: ToolId, fields: Fields, entered: Entered): Pick<Brought, 'chart' | 'by'> {
  const { examples = [], exact = {}, marked = true, told = {} } = entered;
  const inputs = writtenIn({ fields }, { ...entered, exact, examples });
  const found = [...tellings(fields, { inputs, examples, told, marked })];
  return {
    chart: Object.fromEntries(found.map(([fact, { known }]) => [fact, known])),
    by: Object.fromEntries(
      found.map(([fact, { known, tool: first = tool }]) => [fact, { tool: first, value: known.value }]),
    ),
  };
}

/** What was entered in the calculator that was left last; null where there is none. It is brought along once. */
export async function broughtAlong(owner: string, locale: Locale, here?: ToolId): Promise<Brought | null> {
  const tool = leftTool();
  if (!isToolId(tool) || tool === here) return null;
  const draft = readDraft(tool, owner);
  if (!draft) return null;
  const loaded = await loadAll(tool, locale);
  forgetLeft();
  const told = toldByForm(tool, loaded.tool.fields, draft);
  const medicines = medicinesIn(draft.notes);
  const isAny = Object.keys(told.chart).length + medicines.length > 0;
  return isAny ? { tool, loaded, name: draft.patientName, medicines, ...told } : null;
}

/** In what a patient brought along is not the one of the visit. */
export function disagreements(visit: Chart, brought: Chart): readonly IdentityFact[] {
  const today = dayOf();
  return likeness(visit, today, brought, today).differs;
}

/** Whether a patient brought along may be another one, and has to be asked about. */
export function isDoubtful(
  { chart, opened, name, patientId, notes = '' }: VisitState,
  brought: Pick<Brought, 'tool' | 'name' | 'chart'>,
): boolean {
  const [here, there] = [name.trim(), brought.name.trim()];
  // Somebody who is only named or noted, or whose facts were all taken out again, is somebody.
  if (Object.keys(chart).length === 0 && `${here}${notes.trim()}` === '' && patientId === undefined) return false;
  if (here !== '' && there !== '' && here !== there) return true;
  // The same name and nothing that is not here already: a record that was loaded there, and begins the visit here.
  const isNamed = here !== '' && there === here;
  if (isNamed && Object.entries(brought.chart).every(([fact, { value }]) => chart[fact]?.value === value)) return false;
  return !opened.includes(brought.tool) || disagreements(chart, brought.chart).length > 0;
}

/** The visit with what was brought along: the newer answer holds, and what did not change keeps its day unless it was told again. */
export function joined(
  state: VisitState,
  brought: Pick<Brought, 'tool' | 'name' | 'chart' | 'by'> & Partial<Pick<Brought, 'medicines' | 'loaded'>>,
): VisitState {
  const { tool, name, chart, by, medicines = [], loaded } = brought;
  const next = withNews(state.chart, chart);
  const notes = state.notes ?? '';
  const named = lentMedicines(medicines, notes);
  const news = Object.keys(chart).filter((fact) => next[fact] === chart[fact]);
  return {
    ...state,
    name: name.trim() || state.name,
    chart: next,
    by: { ...state.by, ...Object.fromEntries(news.flatMap((fact) => (by[fact] ? [[fact, by[fact]]] : []))) },
    opened: [...new Set([...state.opened, tool])],
    ...(loaded && fitsInto(notes, named, loaded.locale) && { notes: withMedicines(notes, named, loaded.locale) }),
  };
}

/** What a visit may begin from: a saved one, or what a record tells of its patient. */
export interface Beginning extends Pick<VisitAnswer, 'id' | 'patientName' | 'on' | 'chart'> {
  readonly patientId?: string | undefined;
  readonly clinicalNotes?: string | undefined;
}

/** What something saved knew of its patient: every figure with the day it was measured, and no example. */
const asRecorded = ({ on, chart }: Pick<Beginning, 'on' | 'chart'>): Chart =>
  Object.fromEntries(
    Object.entries(withoutExamples(chart))
      // A choice belongs to the visit it was made in.
      .filter(([fact]) => fact !== 'treatmentChoice')
      .map(([fact, known]) => [
        fact,
        // What was done on a day that nobody knows was not done on the day of the visit.
        isDoneFact(fact) && known.on === undefined
          ? { ...known, from: 'record' as const }
          : { ...known, on: known.on ?? on, from: 'record' as const },
      ]),
  );

/** What an earlier visit knew and this one does not: `old` is measured too long ago to come along with the rest. */
export function lentBy(
  saved: Pick<Beginning, 'on' | 'chart'>,
  now: Chart,
  today: string,
): { readonly fresh: Chart; readonly old: Chart } {
  const unknown = Object.entries(asRecorded(saved)).filter(([fact]) => !Object.hasOwn(now, fact));
  const isOld = ([fact, known]: (typeof unknown)[number]): boolean => isTooOld(fact, known, today);
  return {
    fresh: Object.fromEntries(unknown.filter((one) => !isOld(one))),
    old: Object.fromEntries(unknown.filter(isOld)),
  };
}

/** A visit begun from something saved: the same patient, without what was measured too long ago to count unasked, and of its notes the medicines by name. */
export function begunFrom(owner: string, saved: Beginning, today = dayOf()): VisitState {
  const notes = carriedOver(saved.clinicalNotes ?? '');
  return {
    ...emptyVisit(owner),
    name: saved.patientName,
    chart: lentBy(saved, {}, today).fresh,
    ...(notes !== '' && { notes }),
    ...(saved.patientId !== undefined && { patientId: saved.patientId, knownBy: saved.id }),
  };
}
