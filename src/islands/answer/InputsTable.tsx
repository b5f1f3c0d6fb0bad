import { use } from 'react';
import { type Field, readPath } from '../../engine/kit/fields/fields.ts';
import { count, quantity, type Value, word } from '../../engine/kit/words/message.ts';
import { loadMore, moreAnswers } from '../form/more-words.ts';
import { mainFields, visibleFields, toldBeyond } from '../form/sections.ts';
import { Say, SayValue } from '../report/Say.tsx';
import type { Loaded } from '../shared/loaded.ts';
import styles from './InputsTable.module.css';

function shownValue(path: string, field: Field, value: unknown): Value {
  if (value === undefined || value === null) return word('answer.notEntered');
  if (field.kind === 'flag') return word(value === true ? 'answer.yes' : 'answer.no');
  if (field.kind === 'number')
    return typeof value === 'number' ? quantity(field.concept, value) : word('answer.notEntered');
  return field.choices.includes(value as never) ? word(`choice.${path}.${String(value)}`) : count(Number(value));
}

/** Lines for what was told beyond the specification; nothing where nothing was. */
function MoreInputs({ loaded: { tool, locale }, inputs }: { loaded: Loaded; inputs: object }) {
  const told = toldBeyond(tool.fields, inputs);
  return told.length > 0 ? <Told tool={tool} locale={locale} inputs={inputs} told={told} /> : null;
}

function Told({
  tool,
  locale,
  inputs,
  told,
}: Pick<Loaded, 'tool' | 'locale'> & { inputs: object; told: readonly string[] }) {
  const copy = use(loadMore(locale));
  const words: Readonly<Record<string, { readonly label: string }>> = copy.fields;
  return told.map((path) => {
    const field = tool.fields[path];
    const value = readPath(inputs, path);
    return (
      <div key={path}>
        <dt>{words[path]?.label}</dt>
        <dd>
          {field?.kind === 'number' && typeof value === 'number' ? (
            <SayValue value={quantity(field.concept, value)} />
          ) : (
            moreAnswers(path, copy)[String(value)]
          )}
        </dd>
      </div>
    );
  });
}

/** What the answer was calculated from, field by field, section by section. On a first page a star stands for “example”: its lines are few. */
export function InputsTable({
  loaded,
  inputs,
  examples,
  brief = false,
}: {
  loaded: Loaded;
  inputs: object;
  examples: readonly string[];
  brief?: boolean;
}) {
  // A first page names what was found; what is absent or was not asked follows in the full list.
  const says = (path: string, field: Field): boolean => {
    const value = readPath(inputs, path);
    return field.kind === 'flag' ? value === true : value !== undefined && value !== null;
  };
  const fields = brief
    ? mainFields(loaded.tool.fields).filter(([path, field]) => says(path, field))
    : visibleFields(loaded.tool.fields);
  return (
    <dl className={brief ? `run-on ${styles.brief}` : styles.inputs}>
      {fields.map(([path, field]) => (
        <div key={path}>
          <Say as="dt" message={{ key: `field.${path}` }} />
          <dd>
            <SayValue value={shownValue(path, field, readPath(inputs, path))} />
            {examples.includes(path) && (
              <>
                {/* Without a space before it no line ends there: the star stays with its value. */}
                {brief ? '' : ' '}
                <span className={styles.example}>{brief ? '*' : loaded.words.form.example}</span>
              </>
            )}
          </dd>
        </div>
      ))}
      <MoreInputs loaded={loaded} inputs={inputs} />
    </dl>
  );
}
