import { use } from 'react';
import { choiceMessages } from '../../engine/choose/write.ts';
import { ReadingContext, Say, SayEach } from '../report/Say.tsx';
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
        <SayEach messages={choiceMessages(stands, visit.plan, dayOf(at))} as="p" />
        {stands.words !== '' && (
          <p>
            <Say message={{ key: 'choice.words' }} />: <q dir="auto">{stands.words}</q>
          </p>
        )}
        {comparison && (
          <>
            <Say as="h3" message={{ key: 'choice.table' }} />
            <BoardTable comparison={comparison} />
            <Say as="h3" message={{ key: 'choice.figures' }} />
            <FiguresTable comparison={comparison} />
          </>
        )}
      </section>
    </ReadingContext>
  );
}
