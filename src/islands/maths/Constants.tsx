import { formatDate } from '../../engine/kit/words/format.ts';
import { type NamedConstant, constantValue } from '../../engine/maths/constants.ts';
import { sourceOf } from '../../engine/clinical/sources.ts';
import { named } from '../../engine/kit/source.ts';
import { SayValue } from '../report/Say.tsx';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { Head } from '../shared/Head.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useMathsWords, useWhere } from './maths-words.ts';
import styles from './CheckMaths.module.css';

function SourceOf({ source: id, where, whereAr }: Pick<NamedConstant, 'source' | 'where' | 'whereAr'>) {
  const { locale, tool } = useWorkbench();
  const words = useMathsWords();
  const inWords = useWhere();
  const told = (locale === 'ar' ? whereAr : undefined) ?? inWords(where);
  const source = sourceOf(id, tool.sources);
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
    <table className={`rows ${styles.table}`}>
      <caption className="visually-hidden">{words.constants}</caption>
      <Head of={[words.constant, words.value, words.source, words.mark]} hidden="on-phones" />
      <tbody>
        {constants.map(({ name, value, unit, source, where, whereAr, mark }) => (
          <tr key={name}>
            <th scope="row">
              <bdi dir="ltr" lang="en">
                {name}
              </bdi>
            </th>
            <SayValue as="td" data-label={words.value} value={constantValue({ value, unit })} />
            <td data-label={words.source}>
              <SourceOf source={source} where={where} {...(whereAr !== undefined && { whereAr })} />
            </td>
            <td data-label={words.mark}>{words.marks[mark]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
