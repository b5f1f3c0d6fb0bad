import type { ReactNode } from 'react';
import type { PeopleBlock } from '../../engine/kit/report/report.ts';
import styles from './Crowd.module.css';

/** A head and shoulders, 8 wide and 10 high, from its corner. */
const person = 'm4 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4m-3 10v-2.5a2.5 2.5 0 0 1 2.5-2.5h1a2.5 2.5 0 0 1 2.5 2.5v2.5z';
const everyone = Array.from({ length: 100 }, (_, at) => `M${(at % 10) * 11} ${Math.floor(at / 10) * 13}${person}`);

interface Props {
  readonly people: number;
  readonly tone?: PeopleBlock['groups'][number]['tone'];
  /** What it shows, where no words beside it say the same. */
  readonly label?: string;
  /** What is drawn over it. */
  readonly children?: ReactNode;
}

/** A hundred people, so many of them filled. Two shapes and not a hundred: the first frame of an answer waits for each. */
export const Crowd = ({ people, tone, label, children }: Props) => (
  <svg
    className={`mirror ${styles.crowd}`}
    viewBox="0 0 107 128"
    data-tone={tone}
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  >
    <path d={everyone.slice(people).join('')} />
    <path d={everyone.slice(0, people).join('')} data-on="" />
    {children}
  </svg>
);
