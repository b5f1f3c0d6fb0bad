import { useStore } from '@nanostores/react';
import type { ToolAnswer } from '../../engine/visit/index.ts';
import { ReadingContext, Say } from '../report/Say.tsx';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import { $units } from '../stores/units.ts';
import { useDesk } from './visit-context.ts';

interface Props {
  readonly answer: ToolAnswer;
  readonly loaded: Loaded;
  readonly at: Date;
}

/** A calculator's answer in its own words, or that it waits. */
export function ToolLine({ answer: { ready, headline, refused = [] }, loaded, at }: Props) {
  const { desk } = useDesk();
  const units = useStore($units, { ssr: 'initial' });
  if (!ready || !headline) return <span>{refused.length > 0 ? desk.visit.refused : desk.visit.waits}</span>;
  return (
    <ReadingContext value={{ wording: wordingFor(loaded, units, at) }}>
      <Say message={headline} />
    </ReadingContext>
  );
}
