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
        className={`link dotted ${within ? styles.within : ''}`}
        aria-haspopup="dialog"
        onClick={() => onOpenStep(step)}
      >
        {children}
      </button>
    </Tooltip>
  );
}

/** A step's message, which opens with what to do: where that holds a dose that was worked out, it opens the line. */
export function SayOpening({ message, step }: { readonly message: Message; readonly step: string }) {
  const { wording } = useReading();
  const parts = say(message, wording);
  const end = parts.findIndex(({ tone }) => tone !== 'b');
  return (
    <>
      <Opens step={step} within>
        {parts.slice(0, end).map(toned)}
      </Opens>
      {parts.slice(end).map(toned)}
    </>
  );
}
