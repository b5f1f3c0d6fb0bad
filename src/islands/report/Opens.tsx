import type { ReactNode } from 'react';
import styles from './Opens.module.css';
import { Tooltip } from '../shared/Tooltip.tsx';
import type { Message } from '../../engine/kit/words/message.ts';
import { say } from '../../engine/kit/words/say.ts';
import { toned, usePlain, useReading } from './Say.tsx';

/** A figure that was worked out: a press opens the line of the worksheet; without one, and on paper, it only stands there. */
export function Opens({
  step,
  within,
  children,
}: {
  readonly step: string | null | undefined;
  /** It stands in a sentence, whose lines keep their height. */
  readonly within?: boolean;
  readonly children: ReactNode;
}) {
  const { onOpenStep } = useReading();
  const plain = usePlain();
  if (!step || !onOpenStep) return children;
  return (
    <Tooltip text={plain({ key: 'chart.openStep' })}>
      <button
        type="button"
        className={styles.open}
        data-within={within ? '' : undefined}
        aria-haspopup="dialog"
        onClick={() => onOpenStep(step)}
      >
        {children}
      </button>
    </Tooltip>
  );
}

/** A message whose stressed words hold a figure that was worked out: they open its line. */
export function SayOpening({ message, step }: { readonly message: Message; readonly step: string }) {
  const { wording } = useReading();
  const parts = say(message, wording);
  const from = parts.findIndex(({ tone }) => tone === 'b');
  const after = parts.findIndex(({ tone }, at) => at > from && tone !== 'b');
  const to = after === -1 ? parts.length : after;
  return (
    <>
      {parts.slice(0, from).map(toned)}
      <Opens step={step} within>
        {parts.slice(from, to).map(toned)}
      </Opens>
      {parts.slice(to).map(toned)}
    </>
  );
}
