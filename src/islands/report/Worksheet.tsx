import { Fragment, useEffect, useRef } from 'react';
import { sourceOf } from '../../engine/clinical/sources.ts';
import { named } from '../../engine/kit/source.ts';
import { formatNumber } from '../../engine/kit/words/format.ts';
import { count, type Message } from '../../engine/kit/words/message.ts';
import type { WorksheetStep } from '../../engine/kit/worksheet/worksheet.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import { formulaInArabic } from './formula-words.ts';
import { Say, SayValue, usePlain, useReading } from './Say.tsx';
import styles from './Worksheet.module.css';

/** Figures in a formula: a coefficient as it was published, what was worked out to three decimals. */
function figure(value: number): string {
  return formatNumber(value, 0, Number(value.toFixed(7)) === value ? 7 : 3);
}
const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', '<=': '≤', '>=': '≥' };
const functions = new Set(['min', 'max', 'clamp', 'round', 'floor', 'ceil', 'abs', 'exp', 'ln', 'if']);

function useNames() {
  const { wording } = useReading();
  const plain = usePlain();
  return (name: string): string => {
    const key = [`term.${name}`, `step.${name}`, `field.${name}`, `concept.${name}`].find(
      (candidate) => wording.patterns[candidate] !== undefined,
    );
    return key ? plain({ key } satisfies Message) : name;
  };
}

/** The formula with names, in the reading direction of the language. */
function InWords({ formula, replace }: { formula: string; replace: (name: string) => string }) {
  const { wording } = useReading();
  if (wording.locale === 'en') return <Formula formula={formula} replace={replace} />;
  return (
    <bdi dir="rtl" className={styles.formula}>
      {formulaInArabic(formula).map((piece, at) =>
        typeof piece === 'string' ? piece : <bdi key={`${piece.name}-${at}`}>{replace(piece.name)}</bdi>,
      )}
    </bdi>
  );
}

/** The formula in its own signs, left to right: with this patient's figures in either language. */
function Formula({ formula, replace }: { formula: string; replace: (name: string) => string }) {
  const pieces = formula.split(/([A-Za-z_]\w*|<=|>=|[*/-])/).filter((piece) => piece !== '');
  return (
    <bdi dir="ltr" lang="en" className={styles.formula}>
      {pieces.map((piece, at) => {
        if (/^[A-Za-z_]/.test(piece) && !functions.has(piece))
          return <bdi key={`${piece}-${at}`}>{replace(piece)}</bdi>;
        return signs[piece] ?? piece;
      })}
    </bdi>
  );
}

/** A publication by its own title, told to be English; what is no publication in the report's words. */
function SourceName({ id }: { id: string }) {
  const { wording } = useReading();
  const plain = usePlain();
  const source = sourceOf(id, wording.ownSources);
  if (!source) return <bdi>{plain({ key: id })}</bdi>;
  const { title, original } = named(source, wording.locale);
  return <bdi {...(original && { lang: 'en', dir: 'ltr' })}>{title}</bdi>;
}

function How({ step, words }: { step: WorksheetStep; words: WorkbenchWords }) {
  const { wording } = useReading();
  const name = useNames();
  if (step.kind === 'formula') {
    return (
      <>
        <p>
          <InWords formula={step.formula} replace={name} />
        </p>
        <p className="second">
          <Formula formula={step.formula} replace={(variable) => figure(step.variables[variable] ?? Number.NaN)} />
        </p>
      </>
    );
  }
  const rows =
    step.kind === 'bands'
      ? step.bands.map((band) => ({
          key: String(band.from),
          label: Number.isFinite(band.from) ? `≥ ${figure(band.from)}` : wording.locale === 'ar' ? 'أقل من ذلك' : '<',
          value: band.value,
          mine: band.value === step.value,
        }))
      : Object.entries(step.table).map(([key, value]) => ({
          key,
          label: (wording.patterns[`choice.${step.by}.${key}`] as string | undefined) ?? key,
          value,
          mine: key === step.at,
        }));
  const chosenKey = step.kind === 'bands' ? rows.find((row) => Number(row.key) <= step.at)?.key : step.at;
  return (
    <>
      <p>
        {name(step.by)}:{' '}
        <bdi>
          {step.kind === 'bands'
            ? figure(step.at)
            : ((wording.patterns[`choice.${step.by}.${step.at}`] as string | undefined) ?? step.at)}
        </bdi>
      </p>
      <ul className={styles.bands}>
        {rows.map((row) => (
          <li key={row.key} data-mine={row.key === chosenKey ? '' : undefined}>
            <bdi>{row.label}</bdi> {wording.locale === 'ar' ? '←' : '→'} <bdi dir="ltr">{figure(row.value)}</bdi>
            {row.key === chosenKey && <b> {words.method.chosen}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole calculation, line by line; `focus` is the line somebody asked for. */
export function Worksheet({
  steps,
  words,
  focus,
}: {
  steps: readonly WorksheetStep[];
  words: WorkbenchWords;
  focus?: string | undefined;
}) {
  const asked = useRef<HTMLLIElement>(null);
  const { wording } = useReading();
  useEffect(() => {
    asked.current?.scrollIntoView({ block: 'center' });
    asked.current?.focus();
  }, []);
  const seen = new Set<string>();
  const lines = steps.filter((step) => !seen.has(step.id) && seen.add(step.id));
  return (
    <ol className={styles.worksheet} data-columns key={focus}>
      {lines.map((step) => (
        <li
          key={step.id}
          ref={step.id === focus ? asked : undefined}
          tabIndex={step.id === focus ? -1 : undefined}
          data-asked={step.id === focus ? '' : undefined}
        >
          <h4 className={styles.name}>
            {wording.patterns[`step.${step.id}`] ? <Say message={{ key: `step.${step.id}` }} /> : step.id}{' '}
            <span className={styles.equals}>
              = <SayValue value={count(step.value, step.unit === 'none' ? undefined : step.unit, 0, 3)} />
            </span>
          </h4>
          <How step={step} words={words} />
          {step.sources.length > 0 && (
            <p className={styles.source}>
              {words.method.sourcesOf}:{' '}
              {step.sources.map((id, at) => (
                <Fragment key={id}>
                  {at > 0 && (wording.locale === 'ar' ? '؛ ' : '; ')}
                  <SourceName id={id} />
                </Fragment>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
