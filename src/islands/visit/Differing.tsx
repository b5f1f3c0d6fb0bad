import type { Visit } from '../../engine/visit/index.ts';
import { Say } from '../report/Say.tsx';
import { fill } from '../shared/fill.ts';
import styles from './Answer.module.css';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';

/** Where calculators answer the same question differently: side by side, neither as the winner; below, why and which to follow. */
export function Differing({ visit, engine }: { readonly visit: Visit; readonly engine: VisitEngine }) {
  const { desk } = useDesk();
  const nameOf = (id: string): string => engine.tools.get(id)?.copy.name ?? id;
  const about: Readonly<Record<string, string>> = desk.visit.about;
  return (
    <section className={styles.differ} aria-labelledby="visit-differ">
      <h2 id="visit-differ" className={styles.heading}>
        {desk.visit.differ}
      </h2>
      {visit.differences.map(({ about: id, answers, why, follow, byPlan }) => (
        <div key={id} className={styles.difference}>
          <h3>{about[id] ?? id}</h3>
          <dl>
            {answers.map(({ tool, says }) => (
              <div key={tool}>
                <dt>{nameOf(tool)}</dt>
                <dd>
                  <Say message={says} />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <Say message={why} />{' '}
            {!byPlan && <b>{follow ? fill(desk.visit.follow, { tool: nameOf(follow) }) : desk.visit.neither}</b>}
          </p>
        </div>
      ))}
    </section>
  );
}
