import { formatNumber } from '../../engine/kit/words/format.ts';
import type { LadderBlock } from '../../engine/kit/report/report.ts';
import { Say, useReading } from './Say.tsx';
import styles from './Ladder.module.css';
import { commaOf } from '../shared/comma.ts';

/** A dose climbing step by step, under the lines it must not cross. */
export function Ladder({ block }: { block: LadderBlock }) {
  const { wording } = useReading();
  const most = Math.max(...block.steps.map((step) => step.value), ...block.lines.map((line) => line.value)) * 1.12 || 1;
  const height = (value: number) => `${(value / most) * 100}%`;
  // A dose is written without a thousands mark: 1000 mg.
  const figure = (value: number) => formatNumber(value, 0, 2).replaceAll(',', '');
  return (
    <figure className={`chart ${styles.ladder}`}>
      <figcaption>
        <Say message={block.title} />
        {commaOf(wording.locale)}
        <Say message={block.unit} />
      </figcaption>
      <div className={styles.picture} aria-hidden="true">
        {block.lines.map((line) => (
          <span
            key={line.label.key}
            className={styles.line}
            data-tone={line.tone}
            style={{ insetBlockEnd: height(line.value) }}
          >
            <em>
              <Say message={line.label} /> <bdi dir="ltr">{figure(line.value)}</bdi>
            </em>
          </span>
        ))}
        {block.steps.map((step, at) => (
          <span key={`${step.label.key}-${at}`} className={styles.step} data-now={step.now ? '' : undefined}>
            <b>
              <bdi dir="ltr">{figure(step.value)}</bdi>
            </b>
            <i style={{ blockSize: height(step.value) }} />
          </span>
        ))}
      </div>
      <ol className={styles.labels}>
        {block.steps.map((step, at) => (
          <li key={`${step.label.key}-${at}`} aria-current={step.now ? 'step' : undefined}>
            <Say as="b" message={step.label} />
            {step.detail && <Say as="span" message={step.detail} />}
          </li>
        ))}
        {block.lines.map((line) => (
          <li key={line.label.key} className="visually-hidden">
            <Say message={line.label} />: {figure(line.value)}
          </li>
        ))}
      </ol>
      {block.action && <Say as="p" className={styles.action} message={block.action} />}
    </figure>
  );
}
