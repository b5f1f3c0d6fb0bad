import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { fill } from '../shared/fill.ts';
import { queryClient } from '../stores/records.ts';
import { type PatientWithPlans, patientWithPlansQuery } from '../visit/saved-visits.ts';
import styles from './Patients.module.css';
import { Comparison } from './Comparison.tsx';
import { HistoryPicture } from './HistoryPicture.tsx';
import type { PatientProps } from './history-props.ts';
import { usePatientWords } from './patient-words.ts';
import { chosen, type HistoryLane, historyLanes, type Item, newestPair, type Pair, pressed } from './timeline-data.ts';

interface Props extends PatientProps {
  readonly patientId: string;
}

/** Everything saved of a joined patient over time, and two of it side by side. */
export function PatientHistory({ patientId, ...props }: Props) {
  const asked = useQuery(patientWithPlansQuery(patientId), queryClient);
  return (
    <Fetched query={asked} locale={props.locale}>
      {(patient) => <Timeline {...props} patient={patient} />}
    </Fetched>
  );
}

function Timeline({ patient, ...props }: PatientProps & { readonly patient: PatientWithPlans }) {
  const { words } = usePatientWords(props.locale);
  const lanes = historyLanes(patient);
  const first = lanes.find(({ items }) => items.length > 1) ?? lanes[0];
  const [laneId, setLaneId] = useState(first?.id);
  const [pair, setPair] = useState<Pair>(first ? newestPair(first) : []);
  const [last, setLast] = useState('');
  const lane = lanes.find(({ id }) => id === laneId);
  const { visits, records } = patient;
  const newest = [...visits, ...records]
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  if (!lane || newest === undefined) return <p role="status">{words.none}</p>;
  function press(item: Item): void {
    setLaneId(item.lane);
    setPair(pressed(pair, item, last));
    setLast(item.id);
  }
  const [one, other] = pair;
  return (
    <>
      <p className="meta">
        {fill(words.known, {
          visits: visits.length,
          records: records.length,
          date: formatDate(new Date(newest), props.locale),
        })}
      </p>
      <HistoryPicture locale={props.locale} patient={patient} lanes={lanes} pair={pair} onPress={press} />
      <Choice
        locale={props.locale}
        lanes={lanes}
        lane={lane}
        pair={pair}
        onLane={(next) => {
          setLaneId(next.id);
          setPair(newestPair(next));
        }}
        onPair={setPair}
      />
      {one && other ? (
        <Comparison {...props} pair={[one, other]} />
      ) : (
        <p role="status">{lane.items.length > 1 ? words.pickSecond : words.onlyOne}</p>
      )}
    </>
  );
}

interface ChoiceProps extends Pick<PatientProps, 'locale'> {
  readonly lanes: readonly HistoryLane[];
  readonly lane: HistoryLane;
  readonly pair: Pair;
  readonly onLane: (lane: HistoryLane) => void;
  readonly onPair: (pair: Pair) => void;
}

/** What is compared, by name: the same as pressing the dots. */
function Choice({ locale, lanes, lane, pair, onLane, onPair }: ChoiceProps) {
  const { words, engine } = usePatientWords(locale);
  const nameOf = (id: string): string => engine.tools.get(id)?.copy.name ?? words.visit;
  const told = ({ at, kind, lane: of }: Item): string => {
    const medicine = Object.values(engine.tools.get(of)?.copy.choices ?? {}).find((choices) => choices[kind])?.[kind];
    return [formatDate(new Date(at), locale, true), ...(medicine ? [medicine] : [])].join(' · ');
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{words.compare}</legend>
      <p className="meta">{words.press}</p>
      <label>
        {words.of}
        <select
          className="input"
          value={lane.id}
          onChange={({ currentTarget: { value } }) => {
            const next = lanes.find(({ id }) => id === value);
            if (next) onLane(next);
          }}
        >
          {lanes.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      {([0, 1] as const).map((at) => (
        <label key={at}>
          {at === 0 ? words.first : words.second}
          <select
            className="input"
            value={pair[at]?.id ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const item = lane.items.find(({ id }) => id === value);
              if (item) onPair(chosen(pair, at, item));
            }}
          >
            {!pair[at] && <option value="">–</option>}
            {lane.items.map((item) => (
              <option key={item.id} value={item.id}>
                {told(item)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
