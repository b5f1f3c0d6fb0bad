import { useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import type { Read } from '../files/read-sensor.ts';
import { Modal } from '../shared/Modal.tsx';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { AskRecord } from '../visit-record/AskRecord.tsx';
import { RecordFound } from '../visit-record/RecordFound.tsx';
import { FhirFile } from './FhirFile.tsx';
import { useFilesWords } from './files-words.ts';
import styles from './VisitFiles.module.css';
import { VisitSensorFile } from './VisitSensorFile.tsx';

interface Props {
  readonly engine: VisitEngine | null;
  /** `read` is a sensor's recording, where the facts are from one. */
  readonly onTake: (taken: Chart, read?: Read) => void;
  readonly onClose: () => void;
  /** Opened because a record system hands a record over. */
  readonly fromRecord: boolean;
}

/** Facts from a file: which kind it is, and then what it tells. */
export function VisitFiles({ engine, onTake, onClose, fromRecord }: Props) {
  const { desk } = useDesk();
  const words = useFilesWords(desk.locale);
  const [kind, setKind] = useState<'sensor' | 'fhir' | null>(null);
  if (kind === 'sensor') return <VisitSensorFile onTake={onTake} onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={fromRecord ? words.record.title : words.title}
      closeLabel={words.close}
      variant="full"
    >
      {fromRecord ? (
        <RecordFound engine={engine} onTake={onTake} />
      ) : kind === 'fhir' ? (
        <FhirFile engine={engine} onTake={onTake} />
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
