import { useState } from 'react';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { PageReading } from './ReadingFrame.tsx';
import styles from './ResultPanel.module.css';
import type { ResultProps } from './result-props.ts';

const WhatIf = loadOnDemand(() => import('../what-if/WhatIf.tsx'), 'WhatIf');

/** What if something were different: under the picture that shows it, in the page's language, whatever the report's. */
export function UnderPicture({ snapshot, onTake }: Pick<ResultProps, 'snapshot' | 'onTake'>) {
  const { words, locale } = useWorkbench();
  const [whatIf, setWhatIf] = useState(false);
  return (
    <PageReading at={snapshot.at}>
      <div lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <button
          type="button"
          className={`${styles.whatIf} no-print`}
          aria-expanded={whatIf}
          onClick={() => setWhatIf(!whatIf)}
        >
          {words.answer.whatIf}
        </button>
        <OnDemand again={whatIf} failed={words.status.partFailed} onFailed={() => setWhatIf(false)}>
          {whatIf && <WhatIf key={snapshot.at.getTime()} snapshot={snapshot} onTake={onTake} />}
        </OnDemand>
      </div>
    </PageReading>
  );
}
