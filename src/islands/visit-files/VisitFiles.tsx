import { useState } from 'react';
import { Modal } from '../shared/Modal.tsx';
import { useDesk } from '../visit/visit-context.ts';
import { AskRecord } from '../visit-record/AskRecord.tsx';
import { RecordFound } from '../visit-record/RecordFound.tsx';
import { FhirFile } from './FhirFile.tsx';
import { useFilesWords } from './files-words.ts';
import styles from './VisitFiles.module.css';
import { VisitSensorFile } from './VisitSensorFile.tsx';

interface Props {
  readonly onClose: () => void;
  /** Opened because a record system hands a record over. */
  readonly fromRecord: boolean;
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
