import { use } from 'react';
import { readPath } from '../../engine/kit/fields/fields.ts';
import { quantity } from '../../engine/kit/words/message.ts';
import { loadMore, moreAnswers } from '../form/more-words.ts';
import { toldBeyond } from '../form/sections.ts';
import { SayValue } from '../report/Say.tsx';
import type { Loaded } from '../shared/loaded.ts';

/** Lines for what was told beyond the specification; nothing where nothing was. */
export function MoreInputs({ loaded: { tool, locale }, inputs }: { loaded: Loaded; inputs: object }) {
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
