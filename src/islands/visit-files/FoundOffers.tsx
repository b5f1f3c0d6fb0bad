import { useState } from 'react';
import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { fill } from '../shared/fill.ts';
import { useFilesWords } from './files-words.ts';
import styles from './VisitFiles.module.css';
import { commaOf } from '../shared/comma.ts';
import { Head } from '../shared/Head.tsx';

/** A value of a file beside what stands where it would go, all of it as it is read. */
export interface FoundOffer {
  /** A fact's id, or a field's path. */
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** What the file calls a diagnosis or a medicine it rests on. */
  readonly called?: string | undefined;
  /** A newer value was not taken: then it is taken by itself only, if at all. */
  readonly newer?: FoundNewer | undefined;
  /** The day it was measured, yyyy-mm-dd. */
  readonly on: string | undefined;
  /** Too old to be taken together with others. */
  readonly old: boolean;
  /** It stands there already. */
  readonly taken: boolean;
}

export interface FoundNewer {
  /** yyyy-mm-dd; absent where it bears no date. */
  readonly on?: string;
  readonly why: keyof VisitFilesWords['reasons'];
}

/** What differs in words between a visit and a calculator's form. */
type Differing = 'value' | 'before' | 'after' | 'taken' | 'nothing' | 'differs' | 'until' | 'done';

interface Props {
  readonly locale: Locale;
  readonly words: Readonly<Record<Differing, string>>;
  readonly offers: readonly FoundOffer[];
  /** What of the person (sex, age, height) does not agree with the file: then nothing is taken all at once. */
  readonly differs: readonly string[];
  readonly onTake: (ids: readonly string[]) => void;
}

/** That a newer value was not taken, in words. */
function newerText({ on, why }: FoundNewer, words: VisitFilesWords, locale: Locale): string {
  const reason = words.reasons[why];
  return on === undefined
    ? fill(words.newerUndated, { why: reason })
    : fill(words.newer, { day: formatDate(new Date(`${on}T12:00`), locale), why: reason });
}

/** What a FHIR file offers, old beside new, each taken by a press; all that is not old together, where it is the same person. */
export function FoundOffers({ locale, words, offers, differs, onTake }: Props) {
  const common = useFilesWords(locale);
  const [said, setSaid] = useState('');
  const together = offers.filter(({ taken, old, newer }) => !taken && !old && !newer);
  function take(some: readonly FoundOffer[]): void {
    onTake(some.map(({ id }) => id));
    setSaid(fill(words.done, { n: some.length }));
  }
  return (
    <>
      {differs.length > 0 && (
        <p role="alert">
          <SeverityIcon severity="warn" /> {fill(words.differs, { facts: differs.join(commaOf(locale)) })}
        </p>
      )}
      {offers.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <table className={`rows ${styles.table}`}>
            <Head of={[words.value, words.before, words.after, common.press]} />
            <tbody>
              {offers.map((offer) => (
                <tr key={offer.id} data-offer={offer.id}>
                  <th scope="row">{offer.label}</th>
                  <td>{offer.before}</td>
                  <td>
                    <b>{offer.after}</b>
                    {offer.on !== undefined && (
                      <span className={styles.day}>{formatDate(new Date(`${offer.on}T12:00`), locale)}</span>
                    )}
                    {offer.called !== undefined && (
                      <bdi lang="" className={styles.day}>
                        {offer.called}
                      </bdi>
                    )}
                    {offer.old && <span className={styles.old}>{common.old}</span>}
                    {offer.newer && <span className={styles.old}>{newerText(offer.newer, common, locale)}</span>}
                  </td>
                  <td>
                    {offer.taken ? (
                      words.taken
                    ) : (
                      <button
                        type="button"
                        className="button quiet"
                        aria-label={fill(common.takeOne, { fact: offer.label })}
                        onClick={() => take([offer])}
                      >
                        {common.take}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {together.length > 1 && differs.length === 0 && (
            <p>
              <button type="button" className="button primary" data-take="" onClick={() => take(together)}>
                {fill(common.takeAll, { n: together.length })}
              </button>
            </p>
          )}
          <p className="aside" role="status">
            {said || words.until}
          </p>
        </>
      )}
    </>
  );
}
