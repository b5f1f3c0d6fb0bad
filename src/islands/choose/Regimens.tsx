import { useId, useMemo, useState } from 'react';
import { mostClasses, type Regimen, regimenMessages, type Regimens, regimensOf } from '../../engine/choose/regimens.ts';
import { count, word } from '../../engine/kit/words/message.ts';
import type { ComparedMedicine } from '../../engine/plan/choice.ts';
import type { Planner } from '../../engine/visit/index.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { Say, SayEach, usePlain } from '../report/Say.tsx';
import { dayOf } from '../shared/day-of.ts';
import { FiguresTable } from './FiguresTable.tsx';
import styles from './Regimens.module.css';

type Begins = readonly ComparedMedicine[];
/** So many stand beside “no new medicine”. */
const places = [1, 2, 3] as const;

function Figures({ regimen }: { readonly regimen: Regimen }) {
  const { stays, ends, a1c, weight, lows } = regimenMessages(regimen);
  return (
    <div>
      <Say as="p" message={stays} />
      {ends && <Say as="p" message={ends} />}
      <dl>
        <Say as="dt" message={{ key: 'choice.regimen.a1c' }} />
        <Say as="dd" message={a1c} />
        <Say as="dt" message={{ key: 'choice.regimen.weight' }} />
        <Say as="dd" message={weight} />
        <Say as="dt" message={{ key: 'choice.regimen.lows' }} />
        <dd>
          <SayEach messages={lows} as="span" />
        </dd>
      </dl>
    </div>
  );
}

interface PlaceProps {
  readonly place: number;
  readonly regimens: Regimens;
  readonly begins: Begins;
  readonly onChange: (begins: Begins) => void;
}

/** One regimen to be put together: what cannot stand beside what is ticked cannot be ticked. */
function Place({ place, regimens, begins, onChange }: PlaceProps) {
  const regimen = regimens.regimenOf(begins);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div>
        <Say as="h3" id={id} message={{ key: 'choice.regimen.name', values: { n: count(place) } }} />
        {regimens.classes.map((medicine) => {
          const isIn = begins.includes(medicine);
          const other = isIn ? begins.filter((each) => each !== medicine) : [...begins, medicine];
          return (
            <label key={medicine} className="ticked">
              <input
                type="checkbox"
                checked={isIn}
                disabled={!isIn && regimens.regimenOf(other) === undefined}
                onChange={() => onChange(other)}
              />
              <span>
                <Say message={{ key: 'choice.regimen.adds', values: { medicine: word(`medicine.${medicine}`) } }} />
              </span>
            </label>
          );
        })}
      </div>
      {regimen && <Figures regimen={regimen} />}
    </div>
  );
}

/** What stands when it is opened: what the plan names first, and the first two together, as far as they can be. */
function first({ classes, regimenOf }: Regimens, named: Begins): readonly Begins[] {
  const open = [...new Set([...named, ...classes])].filter((medicine) => classes.includes(medicine));
  const [one, two] = open.map((medicine) => [medicine]);
  const both = open.slice(1).map((other) => [...open.slice(0, 1), other]);
  const together = both.find((begins) => regimenOf(begins) !== undefined);
  return [one ?? [], two ?? [], together ?? []];
}

interface Props {
  readonly planner: Planner;
  readonly chart: Chart;
  readonly at: Date;
  /** What the plan offers, in its order. */
  readonly named: Begins;
}

/** Whole regimens beside each other, for the clinician: what each is expected to do for HbA1c, weight and lows. */
export function RegimenComparison({ planner, chart, at, named }: Props) {
  const plain = usePlain();
  const regimens = useMemo(() => regimensOf(planner, chart, dayOf(at)), [planner, chart, at]);
  const [put, setPut] = useState<readonly Begins[] | undefined>();
  if (!regimens) return null;
  const now = regimens.regimenOf([]);
  const shown = (put ?? first(regimens, named)).map((begins) => (regimens.regimenOf(begins) ? begins : []));
  return (
    <section aria-label={plain({ key: 'choice.regimens' })} data-regimens="">
      <Say as="p" message={{ key: 'choice.regimens.lead', values: { most: count(mostClasses) } }} />
      <div className={styles.regimens}>
        {now && (
          <section aria-label={plain({ key: 'choice.none' })}>
            <Say as="h3" message={{ key: 'choice.regimen.now' }} />
            <Figures regimen={now} />
          </section>
        )}
        {places.map((place, at) => (
          <Place
            key={place}
            place={place}
            regimens={regimens}
            begins={shown[at] ?? []}
            onChange={(begins) => setPut(shown.map((each, other) => (other === at ? begins : each)))}
          />
        ))}
      </div>
      <Say as="p" message={{ key: 'choice.regimens.method' }} />
      <details>
        <Say as="summary" message={{ key: 'choice.figures' }} />
        <FiguresTable comparison={{ columns: regimens.classes, rows: [], trials: [] }} />
      </details>
    </section>
  );
}
