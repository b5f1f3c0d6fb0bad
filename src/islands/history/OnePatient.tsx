import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { fill } from '../shared/fill.ts';
import { queryClient } from '../stores/records.ts';
import { toast } from '../stores/toasts.ts';
import { PastEntry } from '../visit/PastEntry.tsx';
import { change, patientQuery, unjoinedQuery } from '../visit/saved-visits.ts';
import { useSavedWords } from '../visit/saved-words.ts';
import type { Beginning } from '../visit/visit-store.ts';
import { beginningOf } from './beginning.ts';
import { PatientHistory } from './PatientHistory.tsx';
import { usePatientWords } from './patient-words.ts';
import type { Chosen } from './history-props.ts';
import { RecordEntry } from './RecordEntry.tsx';

interface Props {
  readonly locale: Locale;
  readonly chosen: Chosen;
  readonly onBegin: (from: Promise<Beginning>) => void;
}

/** All that is saved of a patient: over time, two side by side, and each to begin from or to part. */
export function OnePatient({ chosen: { patientId, name }, ...props }: Props) {
  return patientId === null ? <Unjoined {...props} name={name} /> : <Joined {...props} patientId={patientId} />;
}

function Joined({ locale, patientId, onBegin }: Omit<Props, 'chosen'> & { readonly patientId: string }) {
  const saved = useSavedWords(locale);
  const { words } = usePatientWords(locale);
  const asked = useQuery(patientQuery(patientId), queryClient);
  async function part(body: Parameters<typeof change>[1]): Promise<void> {
    try {
      await change('part', body);
      toast({ title: saved.parted, description: saved.partedText });
    } catch {
      toast({ title: saved.changeFailed, tone: 'destructive' });
    }
  }
  const alone = asked.data?.records.filter(({ visitId }) => visitId === undefined) ?? [];
  return (
    <>
      <PatientHistory locale={locale} patientId={patientId} onBegin={onBegin} />
      {asked.data && (
        <section aria-label={saved.past}>
          <h4>{saved.past}</h4>
          <ul className="ruled">
            {asked.data.visits.map((visit) => (
              <PastEntry
                key={visit.id}
                locale={locale}
                visit={visit}
                onBegin={() => onBegin(Promise.resolve(visit))}
                onPart={() => void part({ visits: [visit.id] })}
              />
            ))}
            {alone.map((record) => (
              <RecordEntry key={record.id} locale={locale} record={record} onBegin={() => onBegin(beginningOf(record))}>
                <button
                  type="button"
                  className="link"
                  aria-label={fill(saved.partOf, { date: record.createdAt.slice(0, 10) })}
                  onClick={() => void part({ records: [record.id] })}
                >
                  {saved.part}
                </button>
              </RecordEntry>
            ))}
          </ul>
          <p className="meta">{words.lead}</p>
        </section>
      )}
    </>
  );
}

/** What is saved under a typed name: a list and no timeline, and the way to say whose it is. */
function Unjoined({ locale, name, onBegin }: Omit<Props, 'chosen'> & { readonly name: string }) {
  const { words } = usePatientWords(locale);
  const asked = useQuery(unjoinedQuery(name), queryClient);
  return (
    <Fetched query={asked} locale={locale}>
      {(found) => (
        <>
          <p>{words.noIdentity}</p>
          <p>{words.join}</p>
          <ul className="ruled">
            {found.map((one) => (
              <RecordEntry key={one.id} locale={locale} record={one} onBegin={() => onBegin(beginningOf(one))} />
            ))}
          </ul>
        </>
      )}
    </Fetched>
  );
}
