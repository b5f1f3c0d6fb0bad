import { use } from 'react';
import { loadForm, loadTool } from '../../engine/registry.ts';
import type { ClinicalCopy } from '../../engine/clinical/copy/shape.ts';
import { loadClinicalCopy, loadPatientCopy, patternsOf } from '../../engine/clinical/wording.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import type { Locale, Patterns, Wording } from '../../engine/kit/words/pattern.ts';
import type { Tool, ToolCopy, ToolForm } from '../../engine/kit/tool.ts';
import type { InterfaceWords, PageWords } from '../../engine/kit/interface-words.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import { loadBlocks } from '../report/rare-blocks.ts';
import { onceFor } from './load-on-demand.tsx';

/** A calculator with all its words in one language: its form, and with `Tool` all that it answers. */
export interface Loaded<T extends ToolForm = ToolForm> {
  readonly locale: Locale;
  readonly tool: T;
  readonly copy: ToolCopy;
  readonly clinical: ClinicalCopy;
  readonly patterns: Patterns;
  readonly words: WorkbenchWords;
  /** What stands around this calculator's form and report: the usual words, and its own where it has them. */
  readonly toolWords: PageWords;
  /** What it says differently when saving and in the history. */
  readonly recordWords: InterfaceWords['records'];
}

async function loadWords(locale: Locale): Promise<WorkbenchWords> {
  return locale === 'en'
    ? (await import('../../content/ui/en/workbench.ts')).workbench
    : (await import('../../content/ui/ar/workbench.ts')).workbench;
}

async function load(id: string, locale: Locale): Promise<Loaded> {
  const [tool, clinical, words] = await Promise.all([loadForm(id), loadClinicalCopy(locale), loadWords(locale)]);
  const [copy, interfaceWords] = await Promise.all([tool.copy[locale](), tool.interfaceWords[locale]()]);
  return {
    toolWords: { ...words.usual, ...interfaceWords.page },
    recordWords: interfaceWords.records,
    locale,
    tool,
    copy,
    clinical,
    words,
    patterns: patternsOf(tool, copy, clinical),
  };
}

interface Worded extends Pick<Loaded, 'locale' | 'patterns' | 'clinical'> {
  /** Whose own sources may be named; a form's words name none. */
  readonly tool?: { readonly fields?: ToolForm['fields']; readonly sources?: ToolForm['sources'] };
}

/** What is needed to say a message of this calculator in its language, in the reader's units. */
export function wordingFor(
  { locale, patterns, clinical, tool }: Worded,
  units: UnitChoice,
  at: Date,
  reader?: Wording['reader'],
): Wording {
  const unitText = { unitWords: clinical.units, unitPlurals: clinical.unitPlurals };
  return {
    locale,
    patterns,
    ...unitText,
    units,
    at,
    ...(reader && { reader }),
    ...(tool?.sources && { ownSources: tool.sources }),
  };
}

/** Two documents come from one report: everything for the record, plain words for the patient. */
export type ReportDocument = 'record' | 'patient';

async function loadAnswers(id: string, locale: Locale, need: ReportDocument): Promise<Loaded<Tool>> {
  if (need === 'patient') {
    const [loaded, plan, patient] = await Promise.all([
      loadAll(id, locale, 'record'),
      import('../../engine/judgement/words.ts').then(({ loadSheetPlanWords }) => loadSheetPlanWords(locale)),
      loadPatientCopy(locale),
    ]);
    return { ...loaded, patterns: { ...loaded.patterns, ...plan, ...patient } };
  }
  const [loaded, tool] = await Promise.all([loadAll(id, locale), loadTool(id)]);
  const [report, plan] = await Promise.all([
    tool.reportCopy[locale](),
    import('../../engine/judgement/words.ts').then(({ loadRecordPlanWords }) => loadRecordPlanWords(locale)),
    loadBlocks(tool.view.pictures),
  ]);
  return { ...loaded, tool, patterns: { ...loaded.patterns, ...plan, ...report } };
}

const forms = onceFor(load);
const answers = onceFor(loadAnswers);

/** A calculator's form with its words; with a third word also what answers, and the words of that. */
export function loadAll(id: string, locale: Locale): Promise<Loaded>;
export function loadAll(id: string, locale: Locale, need: ReportDocument): Promise<Loaded<Tool>>;
export function loadAll(id: string, locale: Locale, need?: ReportDocument): Promise<Loaded> {
  return need ? answers(id, locale, need) : forms(id, locale);
}

/** A calculator with its words, those of its form where nothing more is named; suspends until they are there. */
export function useLoaded(id: string, locale: Locale): Loaded;
export function useLoaded(id: string, locale: Locale, need: ReportDocument): Loaded<Tool>;
export function useLoaded(id: string, locale: Locale, need?: ReportDocument): Loaded {
  return use(need ? loadAll(id, locale, need) : loadAll(id, locale));
}
