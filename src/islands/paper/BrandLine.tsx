import styles from './PrintSheet.module.css';

/** The line that calms down, as a divider: jag to calm, then flat. */
export function BrandLine() {
  return (
    <svg
      className={`mirror ${styles.line}`}
      viewBox="0 0 900 44"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d="M2 30 10 16l9 18L30 4l14 36L56 10l10 22 8-14c6 14 14 15 22 9s16-2 24 0 18 2 30 0 24-1 40 0h710" />
    </svg>
  );
}
