import { dayOf } from '../shared/day-of.ts';
import { fetchEngine } from '../visit/use-visit.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { FhirFound } from './FhirFound.tsx';
import { FhirSteps } from './FhirSteps.tsx';
import { useFilesWords } from './files-words.ts';
import { type ReadFhir, readFhir } from './read-fhir.ts';

interface Found {
  readonly read: ReadFhir;
  readonly engine: VisitEngine;
}

/** A FHIR file read for the visit. */
export function FhirFile() {
  const { desk, engine, onTake } = useDesk();
  const words = useFilesWords(desk.locale);
  return (
    <FhirSteps<Found>
      locale={desk.locale}
      unchanged={words.unchanged}
      read={(file, say) =>
        readFhir({ file, on: dayOf() }, (answer) => {
          if (answer.type !== 'read') return say({ refused: answer.type === 'refused' ? answer.reason : 'failed' });
          Promise.resolve(engine ?? fetchEngine(desk.locale)).then(
            (names) => say({ found: { read: answer, engine: names } }),
            () => say({ refused: 'failed' }),
          );
        })
      }
    >
      {({ read, engine: names }) => <FhirFound read={read} engine={names} onTake={onTake} />}
    </FhirSteps>
  );
}
