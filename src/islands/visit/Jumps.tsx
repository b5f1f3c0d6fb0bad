import type { VisitWords } from '../../content/ui/en/visit.ts';
import styles from './Visit.module.css';

/** For whoever goes by keys: past a hundred fields to what they ask for. Seen while it has the focus, over what lies below, so that nothing moves. */
export function Jumps({ words }: { readonly words: VisitWords }) {
  return (
    <nav className={styles.jumps} aria-label={words.jump}>
      <a className="link" href="#visit-today">
        {words.today}
      </a>
      <a className="link" href="#visit-tools">
        {words.calculators}
      </a>
      <a className="link" href="#visit-record">
        {words.record}
      </a>
    </nav>
  );
}
