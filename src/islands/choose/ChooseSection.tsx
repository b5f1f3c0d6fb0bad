import { useEffect, useRef } from 'react';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import answer from '../visit/Answer.module.css';
import type { ShownVisit } from '../visit/held.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';

const Choice = loadOnDemand(() => import('./Choice.tsx'), 'Choice');

interface Props {
  readonly visit: ShownVisit;
  readonly engine: VisitEngine;
  readonly at: Date;
  /** How often it was asked for, here or from a step of the plan; 0 is not open. */
  readonly asked: number;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** Whether to choose together; where it is opened, the options side by side. */
export function ChooseSection({ asked, onAsk, onClose, ...props }: Props) {
  const { desk } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = asked > 0;
  // From a step of the plan the way leads here.
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  return (
    <section aria-labelledby="visit-choose">
      <h2 id="visit-choose" ref={heading} tabIndex={-1} className={answer.heading}>
        {desk.visit.choose}
      </h2>
      <button type="button" className="link" aria-expanded={open} onClick={open ? onClose : onAsk}>
        {desk.visit.compare}
      </button>
      <OnDemand again={asked}>{open && <Choice {...props} />}</OnDemand>
    </section>
  );
}
