import type { Message } from '../../engine/kit/words/message.ts';
import { Crowd } from '../report/Crowd.tsx';
import { Say, usePlain } from '../report/Say.tsx';
import styles from './Board.module.css';

/** A hundred people, so many of them filled, in the same ink in every column; its name says the same as the words below. */
export function Hundred({ people, words }: { readonly people: number; readonly words: Message }) {
  const plain = usePlain();
  return (
    <figure className={styles.people}>
      <Crowd people={people} label={plain(words)} />
      <Say as="figcaption" aria-hidden="true" message={words} />
    </figure>
  );
}
