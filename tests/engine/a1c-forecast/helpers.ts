import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import type { Inputs } from '../../../src/engine/a1c-forecast/inputs.ts';
import type { Results } from '../../../src/engine/a1c-forecast/results.ts';
import { sheetOf } from '../../../src/engine/a1c-forecast/report/patient-sheet.ts';
import type { Message } from '../../../src/engine/kit/words/message.ts';
import { blockMessages } from '../../../src/engine/kit/report/reading.ts';
import { documentsOf } from '../helpers/documents.ts';

export const documents = await documentsOf(a1cForecast, sheetOf);

/** The example patient with some answers changed. */
export const patient = (changes: Partial<Inputs> = {}): Inputs => ({ ...(a1cForecast.defaults as Inputs), ...changes });

export interface Ran {
  readonly results: Results;
  readonly guards: readonly string[];
  readonly report: ReturnType<typeof documents>;
  readonly keys: readonly string[];
}

/** Calculates and explains; `keys` are all message keys of the report. */
export function run(changes: Partial<Inputs> = {}): Ran {
  const inputs = patient(changes);
  const outcome = a1cForecast.calculate(inputs);
  const report = documents(inputs);
  const messages = [
    report.answer,
    ...report.patient.next,
    report.patient.answer,
    ...[
      report.next,
      report.figures,
      ...report.cautions,
      ...report.notes,
      ...report.sections.flatMap(({ blocks }) => blocks),
    ].flatMap(blockMessages),
  ];
  return {
    results: outcome.results as Results,
    guards: outcome.guards.map(({ id }) => id),
    report,
    keys: messages.map(({ key }: Message) => key),
  };
}
