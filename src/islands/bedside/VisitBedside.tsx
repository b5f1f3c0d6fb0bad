import type { Chart } from '../../engine/chart/chart.ts';
import { changes, writeSheet } from '../../engine/judgement/sheet.ts';
import { withNames } from '../../engine/judgement/words.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { dayOf } from '../shared/day-of.ts';
import { loadAll } from '../shared/loaded.ts';
import { patientPicture } from '../visit/patient-picture.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { Bedside, type Turned } from './Bedside.tsx';
import { dayRows } from './day-rows.ts';

interface Props {
  readonly visit: Visit;
  readonly engine: VisitEngine;
  readonly locale: Locale;
  readonly at: Date;
  readonly chart: Chart;
  readonly name: string;
  readonly notes: string;
  readonly ownWords: string;
  readonly onClose: () => void;
}

/** The visit's one plan, turned to the patient. */
export function VisitBedside({ visit, engine, locale, at, chart, name, notes, ownWords, onClose }: Props) {
  const measured = chart['a1c']?.value;
  const a1c = typeof measured === 'number' ? measured : undefined;
  async function turn(language: Locale): Promise<Turned> {
    const [id, picture] = await patientPicture({ visit, engine });
    const words = await loadAll(id, language, 'patient');
    const loaded = { ...words, patterns: withNames(words.patterns, visit.judgement.patient.known) };
    return {
      loaded,
      a1c,
      changing: new Set(visit.plan.actions.filter(changes).map(({ id }) => `action.${id}.patient`)),
      day: await dayRows(visit, notes, dayOf(at)),
      sheet: writeSheet(visit.plan, visit.judgement, { picture, sections: [] }, loaded.patterns),
    };
  }
  return (
    <Bedside locale={locale} at={at} onExamples={false} turn={turn} onClose={onClose} name={name} ownWords={ownWords} />
  );
}
