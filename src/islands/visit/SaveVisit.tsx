import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { VisitAnswer } from '../../api/contract.ts';
import { useUser } from '../auth/user-context.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { stateText } from '../shared/save-state.ts';
import { type SaveState, useSaving } from '../shared/use-saving.ts';
import { toast } from '../stores/toasts.ts';
import { $deletedVisits, contentOf, type Sendable, sendVisit } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import styles from './Saved.module.css';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';
import { commaOf } from '../shared/comma.ts';

interface Props {
  readonly visit: Sendable;
  readonly engine: VisitEngine;
  readonly onSaved: (stored: VisitAnswer) => void;
  /** Puts the focus where the name is typed. */
  readonly onNameMissing: () => void;
}

/** One press saves the visit with every record that may be; a quick user is told why there is none. */
export function SaveVisit(props: Props) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  if (useUser().userType !== 'registered') return <p className={styles.note}>{words.quick.text}</p>;
  return <Registered {...props} />;
}

function Registered({ visit, engine, onSaved, onNameMissing }: Props) {
  const { desk } = useDesk();
  const { locale } = desk;
  const words = useSavedWords(locale);
  const { records } = useAccountWords(locale);
  const [stored, setStored] = useState<VisitAnswer | null>(null);
  const [unnamed, setUnnamed] = useState(false);
  const named = visit.patientName.trim() !== '';
  async function send(): Promise<VisitAnswer> {
    const answer = await sendVisit(visit);
    setStored(answer);
    onSaved(answer);
    return answer;
  }
  const deleted = useStore($deletedVisits);
  const { state: told, save } = useSaving(locale, contentOf(visit), send, {
    saved: words.saved,
    told: ({ patientName, records: { length: n } }) => {
      const name = isolated(patientName, locale);
      return n > 0 ? fill(words.savedText, { name, n }) : name;
    },
    failed: words.failed,
    quick: words.quick,
  });
  // Deleted in the list below, it is saved no longer.
  const state: SaveState = told.at === 'saved' && stored && deleted.includes(stored.id) ? { at: 'idle' } : told;
  function press(): void {
    setUnnamed(!named);
    if (named) return void save();
    toast({ title: words.noName, tone: 'destructive' });
    onNameMissing();
  }
  // Each reason is said once, after everybody it holds for.
  const refused = stored?.refused ?? [];
  const without = [...new Set(refused.map(({ reason }) => reason))].map((reason) => {
    const names = refused.filter((one) => one.reason === reason).map(({ tool }) => engine.tools.get(tool)?.copy.name);
    return fill(words[reason], { tool: names.join(commaOf(locale)) });
  });
  return (
    <div className={styles.save}>
      <button
        type="button"
        className="button"
        aria-disabled={state.at === 'saving'}
        aria-describedby="visit-save-state"
        onClick={press}
      >
        {state.at === 'saving' ? words.saving : words.save}
      </button>
      <p className={styles.note} id="visit-save-state">
        {unnamed && !named ? words.noName : stateText(state, records, locale)}
        {/* The rest a notification has said. */}
        <span role="status">
          {state.at === 'saved' &&
            without.length > 0 &&
            `. ${fill(words.without, { list: without.join(commaOf(locale)) })}`}
        </span>
      </p>
    </div>
  );
}
