import { useStore } from '@nanostores/react';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { FastingAdvice } from '../../engine/ramadan/advice.ts';
import { type CardLine, writeCard } from '../../engine/ramadan/card.ts';
import { loadCardWords } from '../../engine/ramadan/words.ts';
import paper from '../paper/PrintSheet.module.css';
import { usePrintDialog } from '../paper/use-print-dialog.ts';
import { ReadingContext, Say } from '../report/Say.tsx';
import { onceFor } from '../shared/load-on-demand.tsx';
import { wordingFor } from '../shared/loaded.ts';
import { $units } from '../stores/units.ts';
import visitPaper from '../visit/VisitPaper.module.css';
import styles from './FastingCard.module.css';

const wordsFor = onceFor(async (locale: Locale) => {
  const [patterns, clinical] = await Promise.all([loadCardWords(locale), loadClinicalCopy(locale)]);
  return { locale, patterns, clinical };
});

function Meals({ meals }: Pick<CardLine, 'meals'>) {
  if ('key' in meals)
    return (
      <td colSpan={3}>
        <Say message={meals} />
      </td>
    );
  return (
    <>
      <td>
        <Say message={meals[0]} />
      </td>
      <td>
        <Say message={meals[1]} />
      </td>
      <td className={styles.write} />
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly CardLine[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['name', 'iftar', 'suhoor', 'dose'] as const).map((column) => (
            <th key={column} scope="col">
              <Say message={{ key: `card.medicine.${column}` }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ medicine, when, meals }) => (
          <tr key={`${medicine.key} ${when?.key ?? ''}`}>
            <th scope="row">
              <Say message={medicine} />
              {when && (
                <small>
                  <Say message={when} />
                </small>
              )}
            </th>
            <Meals meals={meals} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Sentences = ({ messages }: { readonly messages: readonly Message[] }) =>
  messages.map((message) => (
    <p key={message.key}>
      <Say message={message} />
    </p>
  ));

interface Props {
  readonly advice: FastingAdvice;
  readonly name: string;
  readonly locale: Locale;
  readonly at: Date;
  readonly reader: 'male' | 'female';
  readonly onDone: () => void;
}

/** The card to carry: one page, in plain words, with room for what the clinic writes. */
export function FastingCard({ advice, name, locale, at, reader, onDone }: Props) {
  const units = useStore($units, { ssr: 'initial' });
  const words = use(wordsFor(locale));
  usePrintDialog(onDone);
  const card = writeCard(advice);
  return createPortal(
    <div
      className={`${visitPaper.paper} ${paper.sheet} ${styles.card}`}
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      data-paper={`fasting-${locale}`}
    >
      <ReadingContext value={{ wording: wordingFor(words, units, at, reader) }}>
        <h1>
          <Say message={{ key: 'card.title' }} />
        </h1>
        <p className={styles.name}>
          <Say message={{ key: 'card.name' }} />: <b dir="auto">{name}</b>
        </p>
        <Sentences messages={[card.dates, ...card.advice]} />
        <section className={styles.break}>
          <h2>
            <Say message={{ key: 'card.break.title' }} />
          </h2>
          <ul>
            {card.breakAtOnce.map((message) => (
              <li key={message.key}>
                <Say message={message} />
              </li>
            ))}
          </ul>
          <Sentences messages={[card.breakThen]} />
        </section>
        <h2>
          <Say message={{ key: 'card.medicine.title' }} />
        </h2>
        {card.instead ? <Sentences messages={[card.instead]} /> : <Lines lines={card.lines} />}
        <Sentences messages={card.rest} />
        <p className={styles.call}>
          <Say message={{ key: 'card.call' }} />
        </p>
      </ReadingContext>
    </div>,
    document.body,
  );
}
