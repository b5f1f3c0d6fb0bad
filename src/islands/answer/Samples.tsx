import { useMemo } from 'react';
import { Figures } from '../report/Figures.tsx';
import { ReadingContext, Say } from '../report/Say.tsx';
import type { SampleCases } from '../shared/sample-cases.ts';
import { useReadingOf } from './reading.ts';
import styles from './Samples.module.css';
import { SourcesLink } from './SourcesLink.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';

interface Props {
  readonly shown: SampleCases;
  readonly onSwitch: () => void;
  readonly onOpenCase: (id: string) => void;
}

/** What a visitor sees who enters nothing: invented patients, marked as such. */
export function Samples({ shown, onSwitch, onOpenCase }: Props) {
  const workbench = useWorkbench();
  const { words } = workbench;
  const loaded = useMemo(
    () => ({ ...workbench, patterns: { ...workbench.patterns, ...shown.patterns } }),
    [workbench, shown],
  );
  const at = useMemo(() => new Date(), []);
  const reading = useReadingOf(loaded, at);
  return (
    <section className={styles.samples} aria-labelledby="samples-title">
      <h2 id="samples-title">{words.samples.title}</h2>
      <p className={styles.lead}>{words.samples.lead}</p>
      <ReadingContext value={reading}>
        <div className={styles.cases}>
          {shown.samples.map((sample) => (
            <article key={sample.case} className={styles.case}>
              <Say as="h3" message={sample.title} />
              <Figures block={{ type: 'figures', items: sample.figures }} />
              <Say as="p" className="aside" message={sample.note} />
              <button type="button" className="link" onClick={() => onOpenCase(sample.case)}>
                {words.samples.open}
              </button>
            </article>
          ))}
        </div>
      </ReadingContext>
      <button type="button" className={`button primary ${styles.switch}`} onClick={onSwitch}>
        {words.modes.switchToHcp}
      </button>
      <SourcesLink />
    </section>
  );
}
