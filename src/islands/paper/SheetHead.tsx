import type { ReactNode } from 'react';
import { readPath } from '../../engine/kit/fields/fields.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { labelOf } from '../form/issue-words.ts';
import { Say } from '../report/Say.tsx';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import { rulesSentence } from '../stores/offline-words.ts';
import type { Headed } from './print-job.ts';
import styles from './PrintSheet.module.css';

/** The line that calms down, as a divider: jag to calm, then flat. */
function BrandLine() {
  return (
    <svg
      className={`mirror ${styles.line}`}
      viewBox="0 0 900 44"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d="M2 30 10 16l9 18L30 4l14 36L56 10l10 22 8-14c6 14 14 15 22 9s16-2 24 0 18 2 30 0 24-1 40 0h710" />
    </svg>
  );
}

/**
 * Whose sheet it is, when it was calculated and by which rules; and a warning where example values went into it. On the patient's sheet it
 * speaks to the patient: a day and no rules, and whom to ask about the values.
 */
export function SheetHead({
  job,
  loaded,
  title,
  kind,
  forPatient = false,
}: {
  job: Headed;
  loaded: Loaded;
  title: ReactNode;
  kind: ReactNode;
  forPatient?: boolean;
}) {
  const { words, patterns, locale } = loaded;
  const age = readPath(job.snapshot.inputs, 'age');
  const sex = readPath(job.snapshot.inputs, 'sex');
  // Not every calculator asks for a sex; then the line is about age alone.
  const aboutRules = rulesSentence(locale);
  const answer = typeof sex === 'string' ? patterns[`choice.sex.${sex}`] : undefined;
  const sexWord = typeof answer === 'string' ? answer : undefined;
  return (
    <header>
      <div className={`titled ${styles.title}`}>
        <h1>{title}</h1>
        <h2>{kind}</h2>
      </div>
      <BrandLine />
      <dl className={styles.who}>
        <div>
          <dt>{words.print.patientName}</dt>
          <dd>
            <bdi>{job.patientName.trim() || words.print.unnamed}</bdi>
          </dd>
        </div>
        {typeof age === 'number' && (
          <div>
            <dt>{sexWord === undefined ? labelOf('age', loaded) : words.print.ageSex}</dt>
            <dd>
              <bdi>{age}</bdi>
              {sexWord !== undefined && (
                <>
                  {commaOf(locale)}
                  {sexWord}
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{forPatient ? words.print.date : words.print.calculated}</dt>
          <dd>{formatDate(job.snapshot.at, locale, !forPatient)}</dd>
        </div>
        {!forPatient && (
          <div>
            <dt>{words.print.rules}</dt>
            <dd>
              <bdi>{engineVersion}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {aboutRules !== null && (
        <p className={styles.examples} data-rules>
          <SeverityIcon severity="warn" />
          <span>{aboutRules}</span>
        </p>
      )}
      {job.examples.length > 0 && (
        <p className={styles.examples}>
          <SeverityIcon severity="warn" />
          <span>
            <b>
              <Say message={{ key: 'severity.warn' }} />.
            </b>{' '}
            {forPatient ? (
              <Say message={{ key: 'patient.notMeasured' }} />
            ) : (
              fill(words.answer.exampleCaution, { n: job.examples.length })
            )}
          </span>
        </p>
      )}
    </header>
  );
}
