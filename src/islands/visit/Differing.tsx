import { settled, unsettled } from '../../engine/visit/differences.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { Say } from '../report/Say.tsx';
import styles from './Answer.module.css';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';

interface Props {
  readonly visit: Pick<Visit, 'differences'>;
  readonly engine: Pick<VisitEngine, 'tools'>;
}

/** Where calculators answer the same question differently: the figure to go by where one is known, else both, side by side, with the reason. */
export function Differing({ visit, engine }: Props) {
  const { desk } = useDesk();
  const words = desk.visit;
  const nameOf = (id: string): string => engine.tools.get(id)?.copy.name ?? id;
  const about: Readonly<Record<string, string>> = words.about;
  const figures = settled(visit.differences);
  const open = unsettled(visit.differences);
  return (
    <>
      {figures.length > 0 && (
        <section className={styles.differ} aria-labelledby="visit-figures">
          <h2 id="visit-figures" className={styles.heading}>
            {words.settled}
          </h2>
          {figures.map(({ about: id, followed, others, why }) => (
            <div key={id} className={styles.difference}>
              <h3>{about[id] ?? id}</h3>
              <p>
                <b>
                  <Say message={followed.says} />
                </b>{' '}
                (<bdi>{nameOf(followed.tool)}</bdi>)
              </p>
              <details>
                <summary>{words.otherwise}</summary>
                {others.map(({ tool, says }) => (
                  <p key={tool}>
                    <bdi>{nameOf(tool)}</bdi>: <Say message={says} />
                  </p>
                ))}
                <Say as="p" message={why} />
              </details>
            </div>
          ))}
        </section>
      )}
      {open.length > 0 && (
        <section className={styles.differ} aria-labelledby="visit-differ">
          <h2 id="visit-differ" className={styles.heading}>
            {words.differ}
          </h2>
          {open.map(({ about: id, answers, why }) => (
            <div key={id} className={styles.difference}>
              <h3>{about[id] ?? id}</h3>
              <dl>
                {answers.map(({ tool, says }) => (
                  <div key={tool}>
                    <dt>{nameOf(tool)}</dt>
                    <Say as="dd" message={says} />
                  </div>
                ))}
              </dl>
              <p>
                <Say message={why} /> <b>{words.neither}</b>
              </p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
