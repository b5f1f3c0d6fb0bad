import { use } from 'react';
import { choiceMessages } from '../../engine/choose/write.ts';
import { ReadingContext, Say } from '../report/Say.tsx';
import { dayOf } from '../shared/day-of.ts';
import { wordingFor } from '../shared/loaded.ts';
import type { Written } from '../visit/visit-text.ts';
import { BoardTable } from './Board.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { choiceWordsFor, useChoosing } from './read-choice.ts';

/** The choice on the clinician’s record: what was chosen, the person’s words, what they were shown, and every figure behind it. */
export function ChoicePaper({ written }: { readonly written: Written }) {
  const { visit, engine, desk, chart, units, at } = written;
  const { patterns } = use(choiceWordsFor(desk.locale));
  const { comparison, stands } = useChoosing(chart, at);
  if (!stands) return null;
  const wording = wordingFor({ ...desk, patterns: { ...engine.patterns, ...patterns }, tool: engine }, units, at);
  return (
    <ReadingContext value={{ wording }}>
      <section data-choice="">
        <h2>{desk.visit.choose}</h2>
        {choiceMessages(stands, visit.plan, dayOf(at)).map((message) => (
          <p key={message.key}>
            <Say message={message} />
          </p>
        ))}
        {stands.words !== '' && (
          <p>
            <Say message={{ key: 'choice.words' }} />: <q dir="auto">{stands.words}</q>
          </p>
        )}
        {comparison && (
          <>
            <h3>
              <Say message={{ key: 'choice.table' }} />
            </h3>
            <BoardTable comparison={comparison} />
            <h3>
              <Say message={{ key: 'choice.figures' }} />
            </h3>
            <FiguresTable comparison={comparison} />
          </>
        )}
      </section>
    </ReadingContext>
  );
}
