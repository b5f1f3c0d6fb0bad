import type { Message } from '../../engine/kit/words/message.ts';
import { Say, usePlain } from '../report/Say.tsx';
import styles from './Board.module.css';

/** A head and shoulders, 8 wide and 10 high. */
const person = 'M4 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4M1 10V7.5A2.5 2.5 0 0 1 3.5 5h1A2.5 2.5 0 0 1 7 7.5V10z';
const places = Array.from({ length: 100 }, (_, at) => ({ x: (at % 10) * 11, y: Math.floor(at / 10) * 13 }));

/** A hundred people, so many of them filled, in the same ink in every column; its name says the same as the words below. */
export function Hundred({ people, words }: { readonly people: number; readonly words: Message }) {
  const plain = usePlain();
  return (
    <figure className={styles.people}>
      <svg viewBox="0 0 107 128" role="img" aria-label={plain(words)}>
        {places.map(({ x, y }, at) => (
          <path
            key={`${x}-${y}`}
            d={person}
            transform={`translate(${x} ${y})`}
            data-on={at < people ? '' : undefined}
          />
        ))}
      </svg>
      <Say as="figcaption" aria-hidden="true" message={words} />
    </figure>
  );
}
