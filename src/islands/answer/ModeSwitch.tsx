import { useStore } from '@nanostores/react';
import { $mode, chooseMode, type Mode } from '../stores/workbench.ts';
import styles from './ModeSwitch.module.css';

/** Display-Only or HCP Mode. */
export function ModeSwitch({
  words,
}: {
  words: { readonly label: string; readonly display: string; readonly hcp: string };
}) {
  const mode = useStore($mode, { ssr: 'initial' });
  const option = (value: Mode, label: string) => (
    <label>
      <input type="radio" name="mode" value={value} checked={mode === value} onChange={() => chooseMode(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{words.label}</legend>
      <div className="segments">
        {option('display', words.display)}
        {option('hcp', words.hcp)}
      </div>
    </fieldset>
  );
}
