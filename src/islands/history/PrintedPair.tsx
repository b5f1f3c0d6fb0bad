import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import paper from '../paper/PrintSheet.module.css';
import { usePrintDialog } from '../paper/use-print-dialog.ts';
import sheet from '../visit/VisitPaper.module.css';
import type { Item } from './timeline-data.ts';

interface Props {
  /** Whose it is. */
  readonly item: Item;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Two records on paper, drawn beside the page, which is out of sight while it is printed. */
export function PrintedPair({ item, onDone, children }: Props) {
  usePrintDialog(onDone);
  const { patientName } = item.lane === 'visit' ? item.visit : item.record;
  return createPortal(
    <div className={`${sheet.paper} ${paper.sheet}`} data-paper="pair">
      <h2>
        <bdi>{patientName}</bdi>
      </h2>
      {children}
    </div>,
    document.body,
  );
}
