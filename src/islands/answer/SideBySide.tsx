import { useId, useState } from 'react';
import { readPath, writePath } from '../../engine/kit/fields/fields.ts';
import { Blocks } from '../report/Block.tsx';
import { Say, SayValue } from '../report/Say.tsx';
import { fill } from '../shared/fill.ts';
import { labelOf } from '../form/issue-words.ts';
import { type ReportLanguage, ReadingFrame } from './ReadingFrame.tsx';
import styles from './SideBySide.module.css';
import type { Snapshot } from './snapshot.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

const most = 3;

/** The same patient with up to three answers to one question: what differs is seen at a glance. */
export function SideBySide({
  field: path,
  snapshot,
  language,
}: {
  field: string;
  snapshot: Snapshot;
  language: ReportLanguage;
}) {
  const scope = useWorkbench();
  const { tool, words, copy } = scope;
  const [added, setAdded] = useState<readonly string[]>([]);
  const id = useId();
  const field = tool.fields[path];
  if (field?.kind !== 'choice') return null;
  const current = String(readPath(snapshot.inputs, path));
  const chosen = [current, ...added.filter((other) => other !== current)].slice(0, most);
  const labels = copy.choices[path] ?? {};
  const isCompared = chosen.length > 1;
  const columns = (isCompared ? chosen : []).map((choice) => {
    if (choice === current) return { choice, report: snapshot.report };
    const inputs = structuredClone(snapshot.inputs) as Record<string, unknown>;
    writePath(
      inputs,
      path,
      field.choices.find((candidate) => String(candidate) === choice),
    );
    return { choice, report: snapshot.answering.answer(inputs, { examples: snapshot.examples }).report };
  });
  return (
    <section className={styles.compare} aria-labelledby={`${id}-title`}>
      <div className={`cluster ${styles.head}`}>
        <h3 id={`${id}-title`}>{words.compare.title}</h3>
        <label htmlFor={`${id}-add`}>{words.compare.add}</label>
        <select
          id={`${id}-add`}
          className="input"
          value=""
          disabled={chosen.length >= most}
          aria-description={words.compare.limit}
          onChange={(event) => setAdded([...added, event.currentTarget.value])}
        >
          <option value="">{chosen.length >= most ? words.compare.limit : words.compare.none}</option>
          {field.choices
            .map(String)
            .filter((choice) => !chosen.includes(choice))
            .map((choice) => (
              <option key={choice} value={choice}>
                {labels[choice] ?? choice}
              </option>
            ))}
        </select>
      </div>
      {isCompared && (
        <ReadingFrame tool={tool.id} language={language === 'both' ? scope.locale : language} at={snapshot.at}>
          {() => (
            <div className={styles.columns} role="list" aria-label={labelOf(path, scope)}>
              {columns.map(({ choice, report }) => (
                <div key={choice} className={styles.column} role="listitem" data-tone={report.tone}>
                  <h4>
                    <bdi>{labels[choice] ?? choice}</bdi>
                    {choice !== current && (
                      <button
                        type="button"
                        className="link"
                        onClick={() => setAdded(added.filter((other) => other !== choice))}
                      >
                        <span aria-hidden="true">×</span>
                        <span className="visually-hidden">
                          {fill(words.compare.remove, { name: labels[choice] ?? choice })}
                        </span>
                      </button>
                    )}
                  </h4>
                  <Say as="p" message={report.answer} />
                  <dl>
                    {report.figures.items.map((figure) => (
                      <div key={figure.label.key}>
                        <Say as="dt" message={figure.label} />
                        <SayValue as="dd" value={figure.value} />
                      </div>
                    ))}
                  </dl>
                  <Blocks blocks={report.cautions.filter((caution) => caution.severity !== 'note')} />
                </div>
              ))}
            </div>
          )}
        </ReadingFrame>
      )}
    </section>
  );
}
