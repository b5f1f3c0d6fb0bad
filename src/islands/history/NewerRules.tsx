import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import type { VisitAnswer } from '../../api/contract.ts';
import { comparePlans } from '../../engine/answer/since.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { loadAnswering } from '../answer/answering.ts';
import { snapshotOf } from '../answer/snapshot.ts';
import { loadHand } from '../patient/use-hand.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import { useTrustWords } from '../shared/trust-words.ts';
import { WorkbenchContext } from '../shared/workbench-context.ts';
import { queryClient } from '../stores/records.ts';
import { $units } from '../stores/units.ts';
import type { PatientRecord } from '../visit/saved-visits.ts';
import { Failed } from './Failed.tsx';
import styles from './Comparison.module.css';
import { EarlierRules, titlesOf } from './EarlierRules.tsx';
import type { HistoryProps } from './history-props.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { usePatientWords } from './patient-words.ts';
import type { Item } from './timeline-data.ts';
import { commaOf } from '../shared/comma.ts';

interface Props extends Pick<HistoryProps, 'locale'> {
  readonly pair: readonly [Item, Item];
}

/** What the rules of today say otherwise of A and of B, where others made them; what is stored stays as it is. */
export function NewerRules({ pair, locale }: Props) {
  const { words, engine } = usePatientWords(locale);
  const told = pair.flatMap((item, at): ReactNode[] => {
    const { engineVersion: made } = item.lane === 'visit' ? item.visit : item.record;
    if (made === engineVersion) return [];
    const loaded = item.lane === 'visit' ? undefined : engine.tools.get(item.lane);
    const title = (at === 0 ? words.first : words.second) + commaOf(locale) + formatDate(new Date(item.at), locale);
    return [
      <div key={item.id} className={styles.newer}>
        <p>
          <b>{title}</b>
        </p>
        {item.lane === 'visit' && <VisitNow visit={item.visit} locale={locale} />}
        {item.lane !== 'visit' && loaded && <RecordNow record={item.record} loaded={loaded} />}
      </div>,
    ];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h4>{words.newer}</h4>
      {told}
      <p className={styles.note}>{words.never}</p>
    </>
  );
}

function RecordNow({ record, loaded }: { readonly record: PatientRecord; readonly loaded: Loaded }) {
  const answering = use(loadAnswering(record.tool, loaded.locale));
  const checked = loaded.tool.validate(record.inputs);
  const { examples, patient } = record;
  const hand = patient ? use(loadHand()) : null;
  const asked = checked.ok && {
    inputs: checked.inputs,
    warnings: checked.warnings,
    at: new Date(record.createdAt),
    examples: examples ?? [],
    marked: examples !== undefined,
  };
  const told = (on: string) =>
    Object.fromEntries(Object.keys(loaded.tool.fields).map((path) => [path, { on, record: true as const }]));
  const inHand = patient && { ...patient, told: told(patient.on) };
  const snapshot =
    asked && (hand && inHand ? hand.snapshot(answering, { ...asked, inHand }) : snapshotOf(answering, asked));
  return (
    <WorkbenchContext value={loaded}>
      <EarlierRules record={record} snapshot={snapshot || null} />
    </WorkbenchContext>
  );
}

function VisitNow({ visit, locale }: Pick<Props, 'locale'> & { readonly visit: VisitAnswer }) {
  const { engine, desk } = usePatientWords(locale);
  const { earlier: words } = useTrustWords(locale);
  const { records } = useAccountWords(locale);
  const units = useStore($units, { ssr: 'initial' });
  const { chart, on } = visit;
  const asked = useQuery(
    { queryKey: ['visit by the rules of today', visit.id], queryFn: () => engine.visit(chart, { on }) },
    queryClient,
  );
  if (asked.isError) return <Failed error={asked.error} locale={locale} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <p role="status">{records.loading}</p>;
  const plan = comparePlans(visit.plan, asked.data.plan);
  const versions = { then: isolated(visit.engineVersion, locale), now: isolated(engineVersion, locale) };
  const wording = wordingFor({ ...desk, patterns: engine.patterns }, units, new Date(visit.createdAt));
  if (!plan) return <p>{fill(words.noPlan, versions)}</p>;
  return (
    <section aria-label={words.title}>
      <PlanChanges
        plan={plan}
        titles={titlesOf(words, versions)}
        tell={(value) => plainValue(value, wording)}
        locale={locale}
      />
    </section>
  );
}
