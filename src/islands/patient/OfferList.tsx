import type { PatientWords } from '../../content/ui/en/patient.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { answerText } from '../form/answer-text.ts';
import { labelOf } from '../form/issue-words.ts';
import { fill } from '../shared/fill.ts';
import type { Loaded } from '../shared/loaded.ts';
import type { Offer } from './offers.ts';
import styles from './PatientStrip.module.css';

/** A day (yyyy-mm-dd) as it is read. */
const dayText = (on: string, locale: Locale): string => formatDate(new Date(`${on}T12:00:00`), locale);

/** Plural and digits as the language has them: “7 months ago”. */
const monthsAgo = (months: number, locale: Locale): string =>
  new Intl.RelativeTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : 'en-GB').format(-months, 'month');

interface Props {
  readonly offers: readonly Offer[];
  readonly loaded: Loaded;
  readonly units: UnitChoice;
  readonly words: PatientWords;
  /** What stands in the form. */
  readonly written: object;
  readonly nameOf: (tool: string) => string;
  readonly onTake: (offer: Offer) => void;
}

/** Each value known elsewhere, with where it is from and its day, taken by its own press. */
export function OfferList({ offers, loaded, units, words, written, nameOf, onTake }: Props) {
  const { locale } = loaded;
  function source({ on, tool, record }: Offer): string {
    const name = nameOf(tool);
    if (!on) return fill(words.undated, { tool: name });
    return fill(record ? words.fromRecord : words.from, { tool: name, date: dayText(on, locale) });
  }
  return (
    <ul className={`ruled ${styles.offers}`}>
      {offers.map((offer) => {
        const { path, value, old, differs } = offer;
        const label = labelOf(path, loaded);
        return (
          <li key={path} data-offer={path} data-old={old === undefined ? undefined : ''}>
            <p>
              {label} <b>{answerText(path, value, loaded, units)}</b>
              {differs && (
                <span className="second">
                  {' '}
                  {fill(words.here, { value: answerText(path, readPath(written, path), loaded, units) })}
                </span>
              )}
              <span className={styles.source}>{source(offer)}</span>
              {old !== undefined && (
                <span className={styles.old}>
                  {old === null ? words.oldUndated : fill(words.old, { ago: monthsAgo(old, locale) })}
                </span>
              )}
            </p>
            <button
              type="button"
              className="button quiet"
              aria-label={`${old === undefined ? words.take : words.takeAnyway}: ${label}`}
              onClick={() => onTake(offer)}
            >
              {old === undefined ? words.take : words.takeAnyway}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
