import { useContext } from 'react';
import type { FiguresBlock } from '../../engine/kit/report/report.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import styles from './Figures.module.css';
import { Opens } from './Opens.tsx';
import { PageContext } from './page-context.ts';
import { Say, SayLinked, SayValue } from './Say.tsx';

function Note({ message, page }: { message: Message; page: string | null | undefined }) {
  return page ? <SayLinked message={message} href={page} /> : <Say message={message} />;
}

/** Key figures; one that was calculated opens its calculation. */
export function Figures({ block }: { block: FiguresBlock }) {
  const pageOf = useContext(PageContext);
  return (
    <dl className={styles.figures}>
      {block.items.map(({ label, value, note, step, tone, see }, at) => (
        <div key={`${label.key}-${at}`}>
          <Say as="dt" message={label} />
          <dd data-tone={tone} data-words={value.type === 'word' ? '' : undefined}>
            <Opens step={step}>
              <SayValue value={value} />
            </Opens>
            {note && (
              <span className={styles.note}>
                <Note message={note} page={see && pageOf?.(see)} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
