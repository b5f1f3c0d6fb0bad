import type { ReactNode } from 'react';
import styles from './Opens.module.css';
import { Tooltip } from '../shared/Tooltip.tsx';
import { usePlain, useReading } from './Say.tsx';

/** A figure that was worked out: a press opens the line of the worksheet; without one, and on paper, it only stands there. */
export function Opens({ step, children }: { readonly step: string | null | undefined; readonly children: ReactNode }) {
  const { onOpenStep } = useReading();
  const plain = usePlain();
  if (!step || !onOpenStep) return children;
  return (
    <Tooltip text={plain({ key: 'chart.openStep' })}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpenStep(step)}>
        {children}
      </button>
    </Tooltip>
  );
}
