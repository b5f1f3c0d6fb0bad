import { formatDate } from '../../engine/kit/words/format.ts';
import { type NamedConstant, constantValue } from '../../engine/maths/constants.ts';
import type { Source } from '../../engine/clinical/source.ts';
import { named } from '../../engine/clinical/source.ts';
import { sources } from '../../engine/clinical/sources.ts';
import { SayValue } from '../report/Say.tsx';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useMathsWords, useWhere } from './maths-words.ts';
import styles from './CheckMaths.module.css';

function SourceOf({ id, where }: { id: string; where: string }) {
  const { locale } = useWorkbench();
  const words = useMathsWords();
  const told = useWhere()(where);
  const source = (sources as Readonly<Record<string, Source>>)[id];
  if (!source) return null;
  const { title, edition, original } = named(source, locale);
  const day = (iso: string) => formatDate(new Date(iso), locale);
  return (
    <>
      <bdi {...(original && { lang: 'en', dir: 'ltr' })}>
        {title}
        {original ? ', ' : commaOf(locale)}
        {edition}
      </bdi>
      <small {...(told === undefined && { lang: 'en', dir: 'ltr' })}>{told ?? where}</small>
      <small>{fill(words.review, { on: day(source.reviewedOn), by: day(source.reviewBy) })}</small>
    </>
  );
}

/** Every constant with its source, how it was read, and when it is to be read again. */
export function Constants({ constants }: { constants: readonly NamedConstant[] }) {
  const words = useMathsWords();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.constants}</caption>
      <thead>
        <tr>
          <th scope="col">{words.constant}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.source}</th>
          <th scope="col">{words.mark}</th>
        </tr>
      </thead>
      <tbody>
        {constants.map(({ name, value, unit, source, where, mark }) => (
          <tr key={name}>
            <th scope="row">
              <bdi dir="ltr" lang="en">
                {name}
              </bdi>
            </th>
            <td data-label={words.value}>
              <SayValue value={constantValue({ value, unit })} />
            </td>
            <td data-label={words.source}>
              <SourceOf id={source} where={where} />
            </td>
            <td data-label={words.mark}>{words.marks[mark]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
