import type { Chart } from '../../engine/chart/chart.ts';
import { dayOf } from '../shared/day-of.ts';
import { importAgain } from '../shared/load-on-demand.tsx';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { FhirFound } from './FhirFound.tsx';
import { FhirSteps } from './FhirSteps.tsx';
import { useFilesWords } from './files-words.ts';
import { type ReadFhir, readFhir } from './read-fhir.ts';

const loadEngine = importAgain(() => import('../visit/visit-engine.ts'));

interface Found {
  readonly read: ReadFhir;
  readonly engine: VisitEngine;
}

/** A FHIR file read for the visit. */
export function FhirFile({
  engine,
  onTake,
}: {
  readonly engine: VisitEngine | null;
  readonly onTake: (taken: Chart) => void;
}) {
  const { desk } = useDesk();
  const words = useFilesWords(desk.locale);
  return (
    <FhirSteps<Found>
      locale={desk.locale}
      unchanged={words.unchanged}
      read={(file, say) =>
        readFhir({ file, on: dayOf() }, (answer) => {
          if (answer.type !== 'read') return say({ refused: answer.type === 'refused' ? answer.reason : 'failed' });
          // The names of all facts come with the calculators, which an empty visit has not fetched yet.
          const ready = engine ?? loadEngine().then(({ loadVisitEngine }) => loadVisitEngine(desk.locale));
          Promise.resolve(ready).then(
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
