import { useStore } from '@nanostores/react';
import { ReadingContext, Say } from '../report/Say.tsx';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import { $units } from '../stores/units.ts';
import type { ShownAnswer } from './held.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly answer: ShownAnswer;
  readonly loaded: Loaded;
  readonly at: Date;
}

/** A calculator's answer in its own words, or that it waits. */
export function ToolLine({ answer: { ready, headline, held, refused = [] }, loaded, at }: Props) {
  const { desk } = useDesk();
  const units = useStore($units, { ssr: 'initial' });
  if (held) return <span>{desk.visit.held}</span>;
  if (!ready || !headline) return <span>{refused.length > 0 ? desk.visit.refused : desk.visit.waits}</span>;
  return (
    <ReadingContext value={{ wording: wordingFor(loaded, units, at) }}>
      <Say message={headline} />
    </ReadingContext>
  );
}
