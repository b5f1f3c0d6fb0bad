import type { Piece } from '../../engine/intake/index.ts';
import styles from './LineReading.module.css';

/** So many pieces are named, and so much of each: the whole of it stands in the line. */
const mostPieces = 30;
const mostLetters = 120;

const shortened = (piece: string): string =>
  piece.length > mostLetters ? `${piece.slice(0, mostLetters).trimEnd()}…` : piece;

/** Pieces of a line that stand for nothing here: never thrown away, they may be what matters most. */
export function LineLeft({
  text,
  left,
  label,
}: {
  readonly text: string;
  readonly left: readonly Piece[];
  /** What these pieces have in common. */
  readonly label: string;
}) {
  if (left.length === 0) return null;
  return (
    <p className={styles.left}>
      {label}:{' '}
      {left.slice(0, mostPieces).map(({ from, to }) => (
        <bdi key={from} lang="">
          {shortened(text.slice(from, to))}
        </bdi>
      ))}
      {left.length > mostPieces && '…'}
    </p>
  );
}
