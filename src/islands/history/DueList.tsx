import { useInfiniteQuery } from '@tanstack/react-query';
import type { PatientDue, PatientsDue, VisitAnswer } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { call, callForFile } from '../api-client.ts';
import { PrintLink } from '../paper/Printed.tsx';
import { useAccountWords } from '../shared/account-words.ts';
import { dayOf } from '../shared/day-of.ts';
import { Failed, MoreButton } from '../shared/Fetched.tsx';
import { fill } from '../shared/fill.ts';
import { saveFile } from '../shared/save-file.ts';
import { ask, watchingSession } from '../stores/lists.ts';
import { queryClient } from '../stores/records.ts';
import { toast } from '../stores/toasts.ts';
import type { Beginning } from '../visit/visit-store.ts';
import styles from './Due.module.css';
import { DueRow } from './DueRow.tsx';
import type { Chosen } from './history-props.ts';
import { useListWords } from './list-words.ts';

interface Props {
  readonly locale: Locale;
  readonly onBegin: (from: Promise<Beginning>) => void;
  readonly onChoose: (who: Chosen) => void;
}

interface DuePage extends PatientsDue {
  readonly next: string | null;
}
const dueAddress = '/api/patients/due';

/** One page: at `dueAddress` the first, at a page's `next` the one after it. */
async function fetchDue(path: string, on: string, signal: AbortSignal): Promise<DuePage> {
  const { data, next } = await watchingSession(
    call<PatientsDue>(path, { method: 'POST', body: { on, limit: 20 }, signal }),
  );
  return { ...data, next };
}

/** Hands the whole list to the browser as a table. */
async function saveDueTable(locale: Locale): Promise<void> {
  const { file, name } = await watchingSession(callForFile('/api/patients/due-csv', { on: dayOf(), locale }));
  saveFile(file, name);
}

/** A new visit begins from the last one. */
const lastVisitOf = ({ visitId }: PatientDue): Promise<Beginning> => ask<VisitAnswer>(`/api/visits/${visitId}`);

/** For whom something is late, or whose last plan has a step that cannot wait: the gravest first, printed, and as a table. */
export function DueList({ locale, onBegin, onChoose }: Props) {
  const { due: words } = useListWords(locale);
  const { records } = useAccountWords(locale);
  const on = dayOf();
  const asked = useInfiniteQuery(
    {
      queryKey: ['/api', 'patients', 'due', on],
      queryFn: ({ pageParam, signal }) => fetchDue(pageParam, on, signal),
      initialPageParam: dueAddress,
      getNextPageParam: (last) => last.next,
    },
    queryClient,
  );
  const pages = asked.data?.pages ?? [];
  const patients = pages.flatMap((page) => page.patients);
  const waiting = pages.at(-1)?.waiting ?? 0;
  return (
    <>
      <p className="meta">{words.lead}</p>
      {asked.isError && <Failed query={asked} locale={locale} />}
      {asked.isPending && <p role="status">{records.loading}</p>}
      {asked.data && patients.length === 0 && <p role="status">{words.none}</p>}
      {patients.length > 0 && (
        <>
          <ul className={styles.list}>
            {patients.map((patient) => (
              <DueRow
                key={patient.patientId}
                locale={locale}
                patient={patient}
                onBegin={() => onBegin(lastVisitOf(patient))}
                onChoose={() => onChoose({ patientId: patient.patientId, name: patient.patientName })}
              />
            ))}
          </ul>
          <p className="cluster">
            <MoreButton query={asked}>{records.more}</MoreButton>
            <PrintLink
              label={words.print}
              kind="due"
              title={<bdi>{fill(words.title, { date: formatDate(new Date(`${on}T12:00:00`), locale) })}</bdi>}
            >
              <p className="meta">{words.lead}</p>
              <ul className={styles.list}>
                {patients.map((patient) => (
                  <DueRow key={patient.patientId} locale={locale} patient={patient} printed />
                ))}
              </ul>
              {asked.hasNextPage && <p>{fill(words.onlyFirst, { n: patients.length })}</p>}
            </PrintLink>
            <button
              type="button"
              className="link"
              onClick={() => {
                saveDueTable(locale).catch(() => toast({ title: words.csvFailed, tone: 'destructive' }));
              }}
            >
              {words.csv}
            </button>
          </p>
        </>
      )}
      {waiting > 0 && <p className="meta">{fill(words.waiting, { n: waiting })}</p>}
    </>
  );
}
