import { use, useState } from 'react';
import type { Question } from '../../engine/choose/compare.ts';
import { choiceMessages, optionsMessages } from '../../engine/choose/write.ts';
import { ReadingContext, Say, SayEach } from '../report/Say.tsx';
import { dayOf } from '../shared/day-of.ts';
import { wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import type { ShownVisit } from '../visit/held.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { Board } from './Board.tsx';
import styles from './Board.module.css';
import { FiguresTable } from './FiguresTable.tsx';
import { choiceWordsFor, useChoosing } from './read-choice.ts';
import { RegimenComparison } from './Regimens.tsx';
import { Turned } from './Turned.tsx';

interface Props {
  readonly visit: ShownVisit;
  readonly engine: VisitEngine;
  readonly at: Date;
}

/** What is open for this patient, side by side; why nothing is, where nothing is; and what was chosen. */
export function Choice({ visit, engine, at }: Props) {
  const { desk, chart, choose } = useDesk();
  const units = useUnits();
  const { patterns } = use(choiceWordsFor(desk.locale));
  const { planner, options, comparison, stands } = useChoosing(chart, at);
  const [picked, setPicked] = useState<readonly Question[]>([]);
  const [turned, setTurned] = useState(false);
  const [whole, setWhole] = useState(false);
  const { sex } = visit.judgement.patient.known;
  const wording = wordingFor({ ...desk, patterns: { ...engine.patterns, ...patterns }, tool: engine }, units, at, sex);
  const board = { picked, onPick: setPicked, stands, onChoose: choose };
  return (
    <ReadingContext value={{ wording }}>
      <SayEach messages={optionsMessages(options)} as="p" />
      <div role="status">
        {stands && <SayEach messages={choiceMessages(stands, visit.plan, dayOf(at))} as="p" className={styles.now} />}
      </div>
      {comparison && (
        <>
          <p className={styles.turn}>
            <button type="button" className="button" aria-haspopup="dialog" onClick={() => setTurned(true)}>
              <Say message={{ key: 'choice.turn' }} />
            </button>
          </p>
          {/* One board at a time: what is chosen in the turned view stands here when it is turned back. */}
          {!turned && <Board comparison={comparison} {...board} />}
          <details className={styles.sources}>
            <Say as="summary" message={{ key: 'choice.figures' }} />
            <FiguresTable comparison={comparison} />
          </details>
          <details className={styles.sources} onToggle={({ currentTarget: { open } }) => setWhole(open)}>
            <Say as="summary" message={{ key: 'choice.regimens' }} />
            {whole && options.status === 'open' && (
              <RegimenComparison planner={planner} chart={chart} at={at} named={options.medicines} />
            )}
          </details>
          {turned && (
            <Turned
              locale={desk.locale}
              at={at}
              reader={sex}
              comparison={comparison}
              {...board}
              onClose={() => setTurned(false)}
            />
          )}
        </>
      )}
    </ReadingContext>
  );
}
