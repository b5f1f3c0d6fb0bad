import { useState } from 'react';
import type { VisitAnswer } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import { useUser } from '../auth/user-context.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { stateText } from '../shared/save-state.ts';
import { type SaveState, useSaving } from '../shared/use-saving.ts';
import { useSavedWords } from './saved-words.ts';
import { contentOf, type Kept, type Sendable, sendVisit } from './sendable.ts';
import styles from './Saved.module.css';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';
import { commaOf } from '../shared/comma.ts';

interface Props {
  readonly visit: Sendable;
  readonly engine: VisitEngine;
  /** The last save, of before a reload as well. */
  readonly saved: Kept | undefined;
  readonly onSaved: (patientId: string, saved: Kept) => void;
  /** Puts the focus where the name is typed. */
  readonly onNameMissing: () => void;
}

/** One press saves the visit with every record that may be; a quick user is told why there is none. */
export function SaveVisit(props: Props) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  if (useUser().userType !== 'registered') return <p className="meta no-print">{words.quick.text}</p>;
  return <Registered {...props} />;
}

function Registered({ visit, engine, saved, onSaved, onNameMissing }: Props) {
  const { desk } = useDesk();
  const { locale } = desk;
  const words = useSavedWords(locale);
  const { records } = useAccountWords(locale);
  const [unnamed, setUnnamed] = useState(false);
  const named = visit.patientName.trim() !== '';
  const content = contentOf(visit);
  async function send(): Promise<VisitAnswer> {
    const answer = await sendVisit(visit);
    const { id, createdAt, refused, patientId } = answer;
    onSaved(patientId, { content, id, createdAt, refused });
    return answer;
  }
  const before = saved && { content: saved.content, at: saved.createdAt };
  const { state: told, save } = useSaving(
    locale,
    content,
    send,
    {
      saved: words.saved,
      told: ({ patientName, patientId, records: { length: n } }) => {
        const name = isolated(patientName, locale);
        const text = n > 0 ? fill(words.savedText, { name, n }) : name;
        // Parted or deleted in another tab: it could not be saved under the patient it was of.
        return visit.patientId === undefined || visit.patientId === patientId ? text : `${text}. ${words.partedText}`;
      },
      // The line beside the button says it: a notification over it would only cover it.
      failed: null,
      quick: words.quick,
    },
    before,
  );
  // Deleted since: nothing may go on saying that it is saved.
  const state: SaveState = told.at === 'saved' && !saved ? { at: 'idle' } : told;
  function press(): void {
    setUnnamed(!named);
    if (named) return void save();
    onNameMissing();
  }
  // Each reason is said once, after everybody it holds for.
  const refused = state.at === 'saved' ? (saved?.refused ?? []) : [];
  const without = [...new Set(refused.map(({ reason }) => reason))].map((reason) => {
    const names = refused.filter((one) => one.reason === reason).map(({ tool }) => engine.tools.get(tool)?.copy.name);
    return fill(words[reason], { tool: names.join(commaOf(locale)) });
  });
  const wrong =
    unnamed && !named
      ? words.noName
      : state.at === 'failed'
        ? `${stateText(state, records, locale)}${state.signIn ? '' : ` ${words.failed}`}`
        : '';
  const changed = saved && state.at === 'idle';
  const said = changed
    ? fill(words.changed, { time: formatDate(new Date(saved.createdAt), locale, true) })
    : stateText(state, records, locale);
  return (
    <div className={`cluster no-print`}>
      <button
        type="button"
        className="button"
        aria-disabled={state.at === 'saving'}
        aria-describedby="visit-save-state"
        onClick={press}
      >
        {state.at === 'saving' ? words.saving : words.save}
      </button>
      <p
        className="meta no-print"
        id="visit-save-state"
        data-silent={(wrong === '' && !said && without.length === 0) || undefined}
      >
        <span role="alert" className={styles.wrong}>
          {wrong}
        </span>
        {wrong === '' && said}
        {/* The rest a notification has said. */}
        <span role="status">
          {without.length > 0 && `. ${fill(words.without, { list: without.join(commaOf(locale)) })}`}
        </span>
      </p>
    </div>
  );
}
