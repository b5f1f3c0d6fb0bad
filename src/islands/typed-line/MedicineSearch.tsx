import { type FormEvent, use, useId, useRef, useState } from 'react';
import { type FoundMedicine, findMedicines } from '../../engine/intake/index.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadMore } from '../form/more-words.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import styles from './LineReading.module.css';
import { useTypedLineWords } from './typed-line-words.ts';

interface Props {
  readonly locale: Locale;
  /** What quantities are called; what else a medicine may be, this part's own words tell. */
  readonly concepts: Readonly<Record<string, string>>;
  readonly onAdd: (medicine: string) => void;
}

/** A medicine by any of its names, with its dose and for how long, written into the line: there it is read and confirmed as all else. */
export function MedicineSearch({ locale, concepts, onAdd }: Props) {
  const { medicine: words } = useTypedLineWords(locale);
  const classes: Readonly<Record<string, { readonly label: string } | undefined>> = use(loadMore(locale)).fields;
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<FoundMedicine | null>(null);
  const [dose, setDose] = useState('');
  const [months, setMonths] = useState('');
  const doseField = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = chosen ? [] : findMedicines(name);
  const setsOf = ({ facts }: FoundMedicine): string =>
    facts.length > 0
      ? fill(words.sets, {
          facts: facts.map((fact) => classes[fact]?.label ?? concepts[fact] ?? fact).join(commaOf(locale)),
        })
      : words.setsNothing;
  const lasting = /^[1-9]\d{0,2}$/.test(months) ? fill(words.forMonths, { n: months }) : '';
  const isWrong = months !== '' && lasting === '';

  function choose(medicine: FoundMedicine): void {
    setChosen(medicine);
    setName(medicine.name);
    doseField.current?.focus();
  }
  function add(event: FormEvent): void {
    event.preventDefault();
    const [first] = found;
    // Enter in the name takes the likeliest; what is known by no name may still be written.
    if (!chosen && first) return choose(first);
    if (name.trim() === '' || isWrong) return;
    onAdd([name.trim(), dose.trim(), lasting].filter(Boolean).join(' '));
  }
  return (
    <form className={styles.medicine} onSubmit={add} aria-label={words.title}>
      <div className="field">
        <label className="label" htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          id={`${id}-name`}
          className="input"
          dir={name === '' ? undefined : 'auto'}
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it was opened by a press to be written in.
          autoFocus
          placeholder={words.nameHint}
          value={name}
          aria-describedby={`${id}-found`}
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            setChosen(null);
          }}
        />
        <p id={`${id}-found`} role="status" className="hint">
          {chosen
            ? setsOf(chosen)
            : name.trim().length > 1 && (found.length > 0 ? fill(words.found, { n: found.length }) : words.none)}
        </p>
        {found.length > 0 && (
          <ul className={styles.found}>
            {found.map((medicine) => (
              <li key={medicine.name}>
                <button type="button" onClick={() => choose(medicine)}>
                  <bdi lang="">{medicine.name}</bdi> <small>{setsOf(medicine)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-dose`}>
          {words.dose}
        </label>
        <input
          ref={doseField}
          id={`${id}-dose`}
          className="input"
          dir={dose === '' ? undefined : 'auto'}
          spellCheck={false}
          autoComplete="off"
          placeholder={words.doseHint}
          value={dose}
          onChange={({ currentTarget }) => setDose(currentTarget.value)}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-months`}>
          {words.months}
        </label>
        <input
          id={`${id}-months`}
          className="input"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={months}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ currentTarget }) => setMonths(currentTarget.value.trim())}
        />
        {isWrong && (
          <p id={`${id}-wrong`} role="alert" className="error">
            {words.monthsWrong}
          </p>
        )}
      </div>
      <button type="submit" className="button quiet" disabled={name.trim() === ''}>
        {words.add}
      </button>
    </form>
  );
}
