import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import { answerText } from '../form/answer-text.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { labelOf } from '../form/issue-words.ts';
import { withTaken } from '../patient/offers.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { $units } from '../stores/units.ts';
import { useFilesWords } from '../visit-files/files-words.ts';
import { NotTakenList } from '../visit-files/NotTakenList.tsx';
import type { TakenFhir } from '../visit-files/read-fhir.ts';
import styles from '../visit-files/VisitFiles.module.css';
import { differingIn, type FileOffer, fileOffers } from './file-offers.ts';
import { useFormFhirWords } from './form-fhir-words.ts';

/** What a FHIR file would put into the form, old beside new, each taken by a press; then what was left out, and why. */
export function FormFhirFound({ taken }: { readonly taken: TakenFhir }) {
  const scope = useWorkbench();
  const { tool, locale, clinical } = scope;
  const common = useFilesWords(locale);
  const words = useFormFhirWords(locale);
  const units = useStore($units, { ssr: 'initial' });
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);
  const [said, setSaid] = useState('');

  const offers = fileOffers(tool.fields, taken, content, dayOf());
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const differs = differingIn(tool.fields, taken, content).map((fact) => names[fact] ?? fact);
  const together = offers.filter(({ same, old }) => !same && !old);
  const textOf = ({ path }: FileOffer, value: unknown): string => answerText(path, value, scope, units);

  function take(some: readonly FileOffer[]): void {
    const taking = some.map(({ path, value, on }) => ({ path, value, on, tool: tool.id, record: false }));
    store.send({ type: 'contentTaken', ...withTaken(tool.fields, store.get().content, taking, units) });
    setSaid(fill(words.done, { n: some.length }));
  }
  const beforeOf = (offer: FileOffer): string => {
    if (offer.before === undefined) return words.empty;
    return offer.example ? `${textOf(offer, offer.before)} (${words.example})` : textOf(offer, offer.before);
  };
  return (
    <>
      {differs.length > 0 && (
        <p role="alert">
          <SeverityIcon severity="warn" /> {fill(words.differs, { facts: differs.join(locale === 'ar' ? '، ' : ', ') })}
        </p>
      )}
      {offers.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                {[words.field, words.before, words.after, common.press].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {offers.map((offer) => (
                <tr key={offer.path} data-offer={offer.path}>
                  <th scope="row">{labelOf(offer.path, scope)}</th>
                  <td>{beforeOf(offer)}</td>
                  <td>
                    <b>{textOf(offer, offer.value)}</b>
                    <span className={styles.day}>{formatDate(new Date(`${offer.on}T12:00`), locale)}</span>
                    {offer.old && <span className={styles.old}>{common.old}</span>}
                  </td>
                  <td>
                    {offer.same ? (
                      <span>{words.taken}</span>
                    ) : (
                      <button
                        type="button"
                        className="button quiet"
                        aria-label={fill(common.takeOne, { fact: labelOf(offer.path, scope) })}
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
              <button type="button" className="button primary" onClick={() => take(together)}>
                {fill(common.takeAll, { n: together.length })}
              </button>
            </p>
          )}
          <p className={styles.quiet} role="status">
            {said || words.until}
          </p>
        </>
      )}
      <NotTakenList left={taken.notUnderstood} words={common} reasons={{ ...common.reasons, code: words.reasonCode }} />
    </>
  );
}
