import type { ReactNode } from 'react';
import type { AuthWords } from '../../content/ui/en/auth.ts';
import { Tabs } from '../shared/Tabs.tsx';
import styles from './auth.module.css';
import { type FormId, formIds } from './forms.ts';

interface Props {
  readonly words: AuthWords['tabs'];
  readonly chosen: FormId;
  readonly onChoose: (form: FormId) => void;
  readonly panel: (form: FormId) => ReactNode;
}

/** The three ways in. */
export function AuthTabs({ words, chosen, onChoose, panel }: Props) {
  return (
    <Tabs
      label={words.label}
      tabs={formIds.map((id) => ({ id, label: words[id] }))}
      chosen={chosen}
      onChoose={onChoose}
      panel={panel}
      className={styles.tabs ?? ''}
    />
  );
}
