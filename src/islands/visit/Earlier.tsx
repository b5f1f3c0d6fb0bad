import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../stores/records.ts';
import { fill } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { Candidates } from './Candidates.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PastEntry } from './PastEntry.tsx';
import { SavedList } from './SavedList.tsx';
import { change, patientQuery, type Past } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import styles from './Saved.module.css';
import { useFigures } from './use-figures.ts';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';
import type { Beginning } from './visit-store.ts';

interface Props {
  readonly name: string;
  readonly patientId: string | undefined;
  /** For the calculators' names; null before the first fact. */
  readonly engine: VisitEngine | null;
  /** Whoever bears the same name takes the focus. */
  readonly seek: boolean;
  readonly onJoined: (patientId: string) => void;
  readonly onBegin: (saved: Beginning) => void;
}

/** What is saved: this patient over time, what may be the same patient's, and all visits. */
export function Earlier({ name, patientId, engine, seek, onJoined, onBegin }: Props) {
  const { chart } = useDesk();
  const known = Object.keys(chart).length > 0;
  return (
    <div className={styles.panel}>
      {patientId !== undefined && <OnePatient name={name} patientId={patientId} engine={engine} onBegin={onBegin} />}
      {known && name.trim() !== '' && (
        <Candidates name={name} patientId={patientId} engine={engine} seek={seek} onJoined={onJoined} />
      )}
      <SavedList onBegin={onBegin} />
    </div>
  );
}

function OnePatient({
  name,
  patientId,
  engine,
  onBegin,
}: Pick<Props, 'name' | 'engine' | 'onBegin'> & { readonly patientId: string }) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const { day } = useFigures();
  const asked = useQuery(patientQuery(patientId), queryClient);
  async function part({ id, visit }: Past): Promise<void> {
    try {
      await change('part', visit ? { visits: [id] } : { records: [id] });
      toast({ title: words.parted, description: words.partedText });
    } catch {
      toast({ title: words.changeFailed, tone: 'destructive' });
    }
  }
  if (asked.isError) return <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <p role="status">{words.loading}</p>;
  return (
    <section aria-labelledby="visit-past">
      <h3 id="visit-past">{words.past}</h3>
      <ul className={styles.list}>
        {asked.data.past.toReversed().map((one) =>
          one.visit ? (
            <PastEntry key={one.id} visit={one.visit} onBegin={onBegin} onPart={() => void part(one)} />
          ) : (
            <li key={one.id} className={styles.entry}>
              <div className={styles.about}>
                <span>{one.tool && (engine?.tools.get(one.tool)?.copy.name ?? one.tool)}</span>
                <time dateTime={one.at}>{day(one.on)}</time>
              </div>
              <div className={styles.buttons}>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={fill(words.beginOf, { date: day(one.on) })}
                  onClick={() => onBegin({ patientName: name, patientId, on: one.on, chart: one.chart })}
                >
                  {words.begin}
                </button>
                <button
                  type="button"
                  className="link"
                  aria-label={fill(words.partOf, { date: day(one.on) })}
                  onClick={() => void part(one)}
                >
                  {words.part}
                </button>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
