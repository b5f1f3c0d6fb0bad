import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import paper from '../paper/PrintSheet.module.css';
import { usePrintDialog } from '../paper/use-print-dialog.ts';
import sheet from '../visit/VisitPaper.module.css';

interface Props {
  readonly kind: 'pair' | 'due';
  /** Whose or what it is. */
  readonly title: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** What was saved on paper, drawn beside the page, which is out of sight while it is printed. */
export function Printed({ kind, title, onDone, children }: Props) {
  usePrintDialog(onDone);
  return createPortal(
    <div className={`${sheet.paper} ${paper.sheet}`} data-paper={kind}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {children}
    </div>,
    document.body,
  );
}
