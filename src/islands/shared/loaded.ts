import { use } from 'react';
import { loadTool } from '../../engine/registry.ts';
import type { ClinicalCopy } from '../../engine/clinical/copy/shape.ts';
import { loadClinicalCopy, loadPatientCopy, patternsOf } from '../../engine/clinical/wording.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import type { Locale, Patterns, Wording } from '../../engine/kit/words/pattern.ts';
import type { Sample, Tool, ToolCopy } from '../../engine/kit/tool.ts';
import type { InterfaceWords, PageWords } from '../../engine/kit/interface-words.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import { loadBlocks } from '../report/rare-blocks.ts';
import { forgetFailed } from './load-on-demand.tsx';
import { withStatus } from './promise-status.ts';

/** A calculator with all its words in one language. */
export interface Loaded {
  readonly locale: Locale;
  readonly tool: Tool;
  readonly copy: ToolCopy;
  readonly clinical: ClinicalCopy;
  readonly patterns: Patterns;
  readonly words: WorkbenchWords;
  /** What stands around this calculator's form and report: the usual words, and its own where it has them. */
  readonly toolWords: PageWords;
  /** What it says differently when saving and in the history. */
  readonly recordWords: InterfaceWords['records'];
  /** Sample cases for Display-Only; none where they were not asked for, or a calculator has no such mode. */
  readonly samples: readonly Sample[];
}

async function loadWords(locale: Locale): Promise<WorkbenchWords> {
  return locale === 'en'
    ? (await import('../../content/ui/en/workbench.ts')).workbench
    : (await import('../../content/ui/ar/workbench.ts')).workbench;
}

async function load(id: string, locale: Locale): Promise<Loaded> {
  const [tool, clinical, words] = await Promise.all([loadTool(id), loadClinicalCopy(locale), loadWords(locale)]);
  const [copy, interfaceWords] = await Promise.all([tool.copy[locale](), tool.interfaceWords[locale]()]);
  return {
    samples: [],
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

/** What is needed to say a message of this calculator in its language, in the reader's units. */
export function wordingFor(
  { locale, patterns, clinical }: Pick<Loaded, 'locale' | 'patterns' | 'clinical'>,
  units: UnitChoice,
  at: Date,
  reader?: Wording['reader'],
): Wording {
  const unitText = { unitWords: clinical.units, unitPlurals: clinical.unitPlurals };
  return { locale, patterns, ...unitText, units, at, ...(reader && { reader }) };
}

/** Two documents come from one report: everything for the record, plain words for the patient. */
export type ReportDocument = 'record' | 'patient';

/** What is drawn decides what is loaded: sample cases are figures and need no plan. */
type Need = 'form' | 'samples' | ReportDocument;

async function loadFor(id: string, locale: Locale, need: Need): Promise<Loaded> {
  if (need === 'form') return load(id, locale);
  if (need === 'samples') {
    const loaded = await loadAll(id, locale);
    const [samples, report] = await Promise.all([loaded.tool.samples(), loaded.tool.reportCopy[locale]()]);
    return { ...loaded, samples, patterns: { ...loaded.patterns, ...report } };
  }
  if (need === 'patient') {
    const [loaded, patient] = await Promise.all([loadAll(id, locale, 'record'), loadPatientCopy(locale)]);
    return { ...loaded, patterns: { ...loaded.patterns, ...patient } };
  }
  const loaded = await loadAll(id, locale);
  const [report, plan] = await Promise.all([
    loaded.tool.reportCopy[locale](),
    import('../../engine/judgement/words.ts').then(({ loadPlanWords }) => loadPlanWords(locale)),
    loadBlocks(loaded.tool.view.pictures),
  ]);
  return { ...loaded, patterns: { ...loaded.patterns, ...plan, ...report } };
}

const kept = new Map<string, Promise<Loaded>>();

/** Loads once per page, on the server and in the browser alike; a failed load may be tried again. */
export function loadAll(id: string, locale: Locale, need: Need = 'form'): Promise<Loaded> {
  const key = `${id}:${locale}:${need}`;
  let promise = kept.get(key);
  if (!promise) {
    promise = withStatus(loadFor(id, locale, need));
    forgetFailed(promise, () => kept.delete(key));
    kept.set(key, promise);
  }
  return promise;
}

/** A calculator with its words, those of its form where nothing more is named; suspends until they are there. */
export function useLoaded(id: string, locale: Locale, need?: Need): Loaded {
  return use(loadAll(id, locale, need));
}
