import { unlessGone } from '../api-client.ts';
import { fill } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import styles from './Account.module.css';
import { useAttempt } from './use-attempt.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}
interface Props<R extends Row> {
  readonly rows: readonly R[];
  readonly describe: (row: R) => string;
  readonly end: (id: string) => Promise<void>;
  readonly refetch: () => Promise<unknown>;
  readonly words: {
    readonly none: string;
    readonly end: string;
    /** For whoever hears the button alone. */
    readonly endOf: string;
    readonly ending: string;
    readonly ended: { readonly title: string; readonly text: string };
  };
}

/** What a person has given a name, each with a button that ends it. */
export function NamedRows<R extends Row>({ rows, describe, end, refetch, words }: Props<R>) {
  const { busy: ending, attempt, trouble } = useAttempt();
  const ended = ({ id, name }: R, list: HTMLElement | null): Promise<void> =>
    attempt(id, async () => {
      await unlessGone(end(id));
      // The button goes with its row; the focus must not fall out of the dialog.
      list?.focus();
      await refetch();
      toast({ title: words.ended.title, description: fill(words.ended.text, { name: `\u2068${name}\u2069` }) });
    });

  return (
    <>
      {rows.length === 0 && <p>{words.none}</p>}
      <ul className={`ruled ${styles.rows}`} tabIndex={-1}>
        {rows.map((row) => (
          <li key={row.id}>
            <p>
              <strong>
                <bdi>{row.name}</bdi>
              </strong>
              <br />
              <span className="meta">{describe(row)}</span>
            </p>
            <button
              type="button"
              className="button quiet"
              aria-disabled={ending !== '' || undefined}
              aria-label={fill(words.endOf, { name: `\u2068${row.name}\u2069` })}
              onClick={(event) => void ended(row, event.currentTarget.closest('li')?.parentElement ?? null)}
            >
              {ending === row.id ? words.ending : words.end}
            </button>
          </li>
        ))}
      </ul>
      {trouble}
    </>
  );
}
