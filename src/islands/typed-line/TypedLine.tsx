import type { ReactNode } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { importAgain, loadOnDemand } from '../shared/load-on-demand.tsx';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { LineBox } from './LineBox.tsx';

const load = importAgain(() => import('./LineReading.tsx'));
const LineReading = loadOnDemand(load, 'LineReading');

interface Props {
  /** What stands in the line, kept with the visit it is about. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly engine: VisitEngine | null;
  readonly onChart: (change: (chart: Chart) => Chart) => void;
  /** The clinician's own words, which keep the names of medicines. */
  readonly notes: string;
  readonly onNotes: (change: (notes: string) => string) => void;
  /** The other ways to a patient, beside this one. */
  readonly children: ReactNode;
}

/** One line to type, paste or dictate a patient into, at the top of the visit. */
export function TypedLine({ text, onText, engine, onChart, notes, onNotes, children }: Props) {
  const { desk, chart } = useDesk();
  const words = desk.words.line;
  return (
    <LineBox
      id="visit-typed"
      locale={desk.locale}
      words={words}
      concepts={desk.clinical.concepts}
      // Whoever is there needs no example any more, and the line is one row.
      placeholder={Object.keys(chart).length > 0 ? words.label : `${words.label}: ${desk.visit.lineExample}`}
      text={text}
      onText={onText}
      load={load}
      reading={(props) => <LineReading {...props} engine={engine} onChart={onChart} notes={notes} onNotes={onNotes} />}
    >
      {children}
    </LineBox>
  );
}
