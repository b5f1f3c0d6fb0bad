import { useAccountWords } from '../shared/account-words.ts';
import { explainError } from '../shared/explain-error.ts';
import { useSavedWords } from './saved-words.ts';
import { useDesk } from './visit-context.ts';

/** What is saved could not be fetched: why, and the way to try again. */
export function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const { errors } = useAccountWords(desk.locale);
  return (
    <p role="alert">
      {words.failedLoad} {explainError(error, errors, desk.locale, '')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
}
