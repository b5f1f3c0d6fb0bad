import { useState } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { fill } from '../shared/fill.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { PageReading } from './ReadingFrame.tsx';
import { ReportTools } from './ReportTools.tsx';
import styles from './ResultPanel.module.css';
import type { ResultProps } from './result-props.ts';

const WhatIf = loadOnDemand(() => import('../what-if/WhatIf.tsx'), 'WhatIf');

interface Props extends ResultProps {
  readonly onOpen: (what: 'full' | 'bedside') => void;
  readonly onNotLoaded: () => void;
}

/** What can be done with an answer, after the answer: in the page's language, whatever the report's. */
export function UnderPicture({ snapshot, choice, patientName, onOpen, onNotLoaded, ...props }: Props) {
  const { words, toolWords, locale } = useWorkbench();
  const [whatIf, setWhatIf] = useState(false);
  const dialog = (what: 'full' | 'bedside', label: string) => (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => onOpen(what)}>
      {label}
    </button>
  );
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
        <OnDemand
          again={whatIf}
          onFailed={() => {
            onNotLoaded();
            setWhatIf(false);
          }}
        >
          {whatIf && <WhatIf key={snapshot.at.getTime()} snapshot={snapshot} onTake={props.onTake} />}
        </OnDemand>
        <div className={styles.top}>
          <p className="aside">
            {patientName.trim() !== '' && (
              <>
                <bdi>{patientName}</bdi> ·{' '}
              </>
            )}
            {fill(words.answer.calculated, { at: formatDate(snapshot.at, locale, true) })} ·{' '}
            {fill(words.answer.rules, { version: engineVersion })}
          </p>
          <div className={`${styles.actions} no-print`}>
            {dialog('full', toolWords.expand)}
            {/* On a phone the two stand once, after the figures. */}
            <button type="button" className={`${styles.link} ${styles.wide}`} onClick={props.onPrint}>
              {toolWords.print}
            </button>
            <button type="button" className={`${styles.link} ${styles.wide}`} onClick={props.onCopy}>
              {words.answer.copy}
            </button>
            {dialog('bedside', words.answer.bedside)}
            <a className={styles.link} href={`${locale === 'ar' ? '/ar' : ''}/visit`}>
              {words.answer.allForPatient}
            </a>
            <ReportTools choice={choice} onChange={props.onChoice} />
          </div>
          {choice.document === 'patient' && snapshot.examples.length > 0 && (
            <p className={styles.sheetCaution} role="status">
              <SeverityIcon severity="warn" /> {fill(words.answer.exampleCaution, { n: snapshot.examples.length })}
            </p>
          )}
        </div>
      </div>
    </PageReading>
  );
}
