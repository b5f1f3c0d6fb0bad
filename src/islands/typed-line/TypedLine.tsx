import type { ReactNode } from 'react';
import { importAgain, loadOnDemand } from '../shared/load-on-demand.tsx';
import { useDesk } from '../visit/visit-context.ts';
import { LineBox } from './LineBox.tsx';

const load = importAgain(() => import('./LineReading.tsx'));
const LineReading = loadOnDemand(load, 'LineReading');

interface Props {
  /** What stands in the line, kept with the visit it is about. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The other ways to a patient, beside this one. */
  readonly children: ReactNode;
}

/** One line to type, paste or dictate a patient into, at the top of the visit. */
export function TypedLine({ text, onText, children }: Props) {
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
      reading={(props) => <LineReading {...props} />}
    >
      {children}
    </LineBox>
  );
}
