import type { Summary } from '../../engine/cgm/index.ts';
import { fill } from '../shared/fill.ts';
import { useSensor } from './sensor-context.ts';

/** From more than this apart the two are said to disagree (D27), percentage points. */
const apart = 0.5;

/** The sensor's GMI beside the laboratory HbA1c, and what can make them differ. */
export function GmiBesideA1c({ summary, a1c }: { readonly summary: Summary; readonly a1c: number | undefined }) {
  const { words, percent, number } = useSensor();
  const gmi = Math.round(summary.gmi * 10) / 10;
  const gap = a1c === undefined ? 0 : Math.round((a1c - gmi) * 10) / 10;
  return (
    <section>
      <h3>{words.gmi.title}</h3>
      <p>
        <b>{fill(words.gmi.gmi, { value: percent(gmi) })}</b>
        {a1c !== undefined && (
          <>
            {' · '}
            <b>{fill(words.gmi.a1c, { value: percent(a1c) })}</b>
            {/* From too few days a difference would look like a finding. */}
            {summary.enough && ` · ${fill(words.gmi.apart, { value: number(Math.abs(gap), 1) })}`}
          </>
        )}
      </p>
      {a1c === undefined ? (
        <p className="aside">{words.gmi.none}</p>
      ) : !summary.enough ? (
        <p className="aside">{words.gmi.few}</p>
      ) : Math.abs(gap) > apart ? (
        <>
          <p>{gap > 0 ? words.gmi.a1cHigher : words.gmi.a1cLower}</p>
          <p>{words.gmi.keep}</p>
        </>
      ) : (
        <p>{words.gmi.near}</p>
      )}
    </section>
  );
}
