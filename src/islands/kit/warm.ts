import { useEffect } from 'react';
import { formatDate, sayPlain } from '../../engine/kit/message.ts';
import { $units } from '../stores/units.ts';
import { type Loaded, wordingFor } from './loaded.ts';
import { calculateSnapshot } from './snapshot.ts';

/**
 * Calculates the example once while nothing else happens, and shows it to nobody: the first click of a visit then meets
 * compiled code and ready number and date formats, and answers like every later one.
 */
export function useWarm(loaded: Loaded): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const { tool, locale } = loaded;
    const idle = requestIdleCallback(() => {
      const example = tool.validate(tool.defaults);
      if (!example.ok) return;
      const { inputs, outcome, report, at } = calculateSnapshot(tool, example.inputs, [], new Date());
      const wording = wordingFor(loaded, $units.get(), at);
      formatDate(at, locale, true);
      const said = [tool.summary(inputs, outcome.results), report.answer, ...report.next.items.map(({ message }) => message), ...report.figures.items.map(({ label }) => label)];
      for (const message of said) sayPlain(message, wording);
    });
    return () => cancelIdleCallback(idle);
  }, [loaded]);
}
