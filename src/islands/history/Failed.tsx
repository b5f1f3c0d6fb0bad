import { useAccountWords } from '../shared/account-words.ts';
import { explainError } from '../shared/explain-error.ts';
import type { PatientProps } from './history-props.ts';

/** That something could not be fetched, and the way to try again. */
export function Failed({
  error,
  locale,
  onRetry,
}: Pick<PatientProps, 'locale'> & { error: unknown; onRetry: () => void }) {
  const { records, errors } = useAccountWords(locale);
  return (
    <div role="alert" className="meta">
      <p>{`${records.failed} ${explainError(error, errors, locale, '')}`}</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {records.retry}
      </button>
    </div>
  );
}
