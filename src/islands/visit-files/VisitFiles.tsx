import { useState } from 'react';
import { factValue, type Known } from '../../engine/chart/chart.ts';
import { facts } from '../../engine/chart/facts.ts';
import { unitOf } from '../../engine/kit/fields/concept.ts';
import type { Read } from '../files/read-sensor.ts';
import { type Before, type SensorFact, sensorFacts, type SensorValues } from '../files/sensor-facts.ts';
import { SensorFileDialog } from '../files/SensorFileDialog.tsx';
import { fieldText } from '../form/form-values.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { Modal } from '../shared/Modal.tsx';
import { toast } from '../stores/toasts.ts';
import { useUnits } from '../stores/use-units.ts';
import { AskRecord } from '../visit-record/AskRecord.tsx';
import { RecordFound } from '../visit-record/RecordFound.tsx';
import { fetchEngine } from '../visit/use-visit.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { FhirFound } from './FhirFound.tsx';
import { FhirSteps } from './FhirSteps.tsx';
import { useFilesWords } from './files-words.ts';
import { type ReadFhir, readFhir } from './read-fhir.ts';
import styles from './VisitFiles.module.css';

interface Props {
  readonly onClose: () => void;
  /** Opened because a record system hands a record over. */
  readonly fromRecord: boolean;
}

interface Found {
  readonly read: ReadFhir;
  readonly engine: VisitEngine;
}

/** A FHIR file read for the visit. */
function FhirFile() {
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

/** A sensor's file in the visit: what the chart holds of its figures now, and how they get into it, with the day of the last reading. */
function VisitSensorFile({ onClose }: { readonly onClose: () => void }) {
  const { desk, chart, onTake } = useDesk();
  const { locale, clinical } = desk;
  const words = useFilesWords(locale);
  const units = useUnits();
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const beforeOf = (fact: SensorFact): Before => {
    const { concept } = facts[fact];
    const value = factValue(chart, fact);
    return {
      label: names[fact] ?? fact,
      text: value === undefined ? '' : fieldText(concept, value, units),
      unit: clinical.units[unitOf(concept, units)],
      write: (next) => fieldText(concept, next, units),
    };
  };
  function take(values: SensorValues, day: string, read: Read): void {
    const today = dayOf();
    const taken = sensorFacts.flatMap((fact): [string, Known][] => {
      const value = values[fact];
      const { unit } = facts[fact].concept;
      return value === undefined ? [] : [[fact, { value, unit, on: day > today ? today : day, from: 'file' }]];
    });
    onTake(Object.fromEntries(taken), read);
    toast({ title: fill(words.done, { n: taken.length }) });
    onClose();
  }
  const before = Object.fromEntries(sensorFacts.map((fact) => [fact, beforeOf(fact)]));
  return (
    <SensorFileDialog locale={locale} before={before} a1c={factValue(chart, 'a1c')} onTake={take} onClose={onClose} />
  );
}

/** Facts from a file: which kind it is, and then what it tells. */
export function VisitFiles({ onClose, fromRecord }: Props) {
  const { desk } = useDesk();
  const words = useFilesWords(desk.locale);
  const [kind, setKind] = useState<'sensor' | 'fhir' | null>(null);
  if (kind === 'sensor') return <VisitSensorFile onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={fromRecord ? words.record.title : words.title}
      closeLabel={words.close}
      variant="full"
    >
      {fromRecord ? (
        <RecordFound />
      ) : kind === 'fhir' ? (
        <FhirFile />
      ) : (
        <div className={styles.body}>
          <h3>{words.which}</h3>
          {(['sensor', 'fhir'] as const).map((each) => (
            <p key={each} className="cluster">
              <button type="button" className="button" onClick={() => setKind(each)}>
                {words[each]}
              </button>{' '}
              <span>{words[`${each}Text`]}</span>
            </p>
          ))}
          <AskRecord locale={desk.locale} />
          <p className="aside">{words.stays}</p>
        </div>
      )}
    </Modal>
  );
}
