import { use } from 'react';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { FastingAdvice } from '../../engine/ramadan/advice.ts';
import { type CardLine, writeCard } from '../../engine/ramadan/card.ts';
import { loadCardWords } from '../../engine/ramadan/words.ts';
import { Printed } from '../paper/Printed.tsx';
import { ReadingContext, Say, SayEach } from '../report/Say.tsx';
import { onceFor } from '../shared/load-on-demand.tsx';
import { wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import styles from './FastingCard.module.css';

const wordsFor = onceFor(async (locale: Locale) => {
  const [patterns, clinical] = await Promise.all([loadCardWords(locale), loadClinicalCopy(locale)]);
  return { locale, patterns, clinical };
});

function Meals({ meals }: Pick<CardLine, 'meals'>) {
  if ('key' in meals) return <Say as="td" colSpan={3} message={meals} />;
  return (
    <>
      <Say as="td" message={meals[0]} />
      <Say as="td" message={meals[1]} />
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
            <Say as="th" key={column} scope="col" message={{ key: `card.medicine.${column}` }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ medicine, when, meals }) => (
          <tr key={`${medicine.key} ${when?.key ?? ''}`}>
            <th scope="row">
              <Say message={medicine} />
              {when && <Say as="small" message={when} />}
            </th>
            <Meals meals={meals} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
  const units = useUnits();
  const words = use(wordsFor(locale));
  const card = writeCard(advice);
  return (
    <Printed kind={`fasting-${locale}`} locale={locale} className={styles.card} onDone={onDone}>
      <ReadingContext value={{ wording: wordingFor(words, units, at, reader) }}>
        <Say as="h1" message={{ key: 'card.title' }} />
        <p className={styles.name}>
          <Say message={{ key: 'card.name' }} />: <b dir="auto">{name}</b>
        </p>
        <SayEach as="p" messages={[card.dates, ...card.advice]} />
        <section className={styles.break}>
          <Say as="h2" message={{ key: 'card.break.title' }} />
          <ul>
            <SayEach messages={card.breakAtOnce} as="li" />
          </ul>
          <Say as="p" message={card.breakThen} />
        </section>
        <Say as="h2" message={{ key: 'card.medicine.title' }} />
        {card.instead ? <Say as="p" message={card.instead} /> : <Lines lines={card.lines} />}
        <SayEach as="p" messages={card.rest} />
        <Say as="p" className={styles.call} message={{ key: 'card.call' }} />
      </ReadingContext>
    </Printed>
  );
}
