import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import paper from '../paper/PrintSheet.module.css';
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
  useEffect(() => {
    let current = true;
    addEventListener('afterprint', onDone);
    void document.fonts.ready.then(() => current && print());
    return () => {
      current = false;
      removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
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
