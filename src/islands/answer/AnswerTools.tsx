import { formatDate } from '../../engine/kit/words/format.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { ReportTools } from './ReportTools.tsx';
import styles from './ResultPanel.module.css';
import type { ResultProps } from './result-props.ts';

interface Props extends ResultProps {
  readonly onOpen: (what: 'full' | 'bedside') => void;
}

/** What can be done with an answer, after its steps: in the page's language, whatever the report's. */
export function AnswerTools({ snapshot, choice, patientName, onOpen, ...props }: Props) {
  const { words, toolWords, locale } = useWorkbench();
  const dialog = (what: 'full' | 'bedside', label: string) => (
    <button type="button" className="link" aria-haspopup="dialog" onClick={() => onOpen(what)}>
      {label}
    </button>
  );
  return (
    <div className={`cluster ${styles.top}`} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
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
        <button type="button" className={`link ${styles.wide}`} onClick={props.onPrint}>
          {toolWords.print}
        </button>
        <button type="button" className={`link ${styles.wide}`} onClick={props.onCopy}>
          {words.answer.copy}
        </button>
        {dialog('bedside', words.answer.bedside)}
        <a className="link" href={`${locale === 'ar' ? '/ar' : ''}/visit`}>
          {words.answer.allForPatient}
        </a>
        <ReportTools choice={choice} onChange={props.onChoice} />
      </div>
      {choice.document === 'patient' && snapshot.examples.length > 0 && (
        <p className={`signed ${styles.sheetCaution}`} role="status">
          <SeverityIcon severity="warn" /> {fill(words.answer.exampleCaution, { n: snapshot.examples.length })}
        </p>
      )}
    </div>
  );
}
