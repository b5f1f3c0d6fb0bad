import type { Chart } from '../../engine/chart/chart.ts';
import { decisionsOf } from '../../engine/judgement/record.ts';
import { writeSheet } from '../../engine/judgement/sheet.ts';
import type { Block } from '../../engine/kit/report/report.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { type ToolId, toolIds } from '../../engine/registry.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { loadAll } from '../shared/loaded.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { Bedside, type Turned } from './Bedside.tsx';

interface Props {
  readonly visit: Visit;
  readonly engine: VisitEngine;
  readonly locale: Locale;
  readonly at: Date;
  readonly chart: Chart;
  readonly onClose: () => void;
}

/** The first calculator, in the hub's order, that has a picture for the patient and is for use in them. */
async function pictured({
  visit,
  engine,
}: Pick<Props, 'visit' | 'engine'>): Promise<[ToolId | undefined, readonly Block[]]> {
  const decisions = decisionsOf(visit.plan, visit.judgement);
  for (const { id, inputs, outcome, notFor } of visit.tools) {
    const tool = engine.tools.get(id)?.tool;
    if (!tool || !inputs || !outcome || notFor) continue;
    const { picture } = await tool.patientSheet(inputs, outcome, decisions);
    if (picture.length > 0) return [id, picture];
  }
  return [toolIds[0], []];
}

/** The visit's one plan, turned to the patient. */
export function VisitBedside({ visit, engine, locale, at, chart, onClose }: Props) {
  const measured = chart['a1c']?.value;
  const a1c = typeof measured === 'number' ? measured : undefined;
  async function turn(language: Locale): Promise<Turned> {
    const [id, picture] = await pictured({ visit, engine });
    const loaded = await loadAll(id ?? '', language, 'patient');
    return { loaded, a1c, sheet: writeSheet(visit.plan, visit.judgement, { picture, sections: [] }, loaded.patterns) };
  }
  return <Bedside locale={locale} at={at} onExamples={false} turn={turn} onClose={onClose} />;
}
