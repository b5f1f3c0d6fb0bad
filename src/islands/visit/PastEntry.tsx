import { useState } from 'react';
import type { VisitListed } from '../../api/contract.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadAll } from '../shared/loaded.ts';
import { fill, isolated } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { deleteVisit } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import styles from './Saved.module.css';
import { commaOf } from '../shared/comma.ts';

interface Props {
  readonly locale: Locale;
  readonly visit: VisitListed;
  readonly onBegin: () => void;
  readonly onPart: () => void;
}

/** A saved visit: begin from it, part it from this patient, delete it. */
export function PastEntry({ locale, visit, onBegin, onPart }: Props) {
  const words = useSavedWords(locale);
  const [deleting, setDeleting] = useState(false);
  const date = formatDate(new Date(visit.createdAt), locale, true);
  const named = { name: isolated(visit.patientName, locale), date };

  /** Says by name what goes. */
  async function question(): Promise<string> {
    const tools = [...new Set(visit.records.map(({ tool }) => tool))];
    const names = await Promise.all(tools.map(async (tool) => (await loadAll(tool, locale)).copy.name));
    const list = names.join(commaOf(locale));
    return fill(names.length > 0 ? words.deleteAsk : words.deleteAskAlone, { ...named, list });
  }
  async function remove(): Promise<void> {
    if (deleting) return;
    setDeleting(true);
    try {
      if (!window.confirm(await question())) return;
      await deleteVisit(visit.id);
      toast({ title: words.deleted, description: words.deletedText });
    } catch {
      toast({ title: words.changeFailed, tone: 'destructive' });
    } finally {
      setDeleting(false);
    }
  }
  return (
    <li>
      <div className={styles.about}>
        <bdi>{visit.patientName}</bdi>
        <time dateTime={visit.createdAt}>{date}</time>
      </div>
      <div className="choices">
        <button type="button" className="button quiet" aria-label={fill(words.beginOf, { date })} onClick={onBegin}>
          {words.begin}
        </button>
        <button type="button" className="link" aria-label={fill(words.partOf, { date })} onClick={onPart}>
          {words.part}
        </button>
        <button
          type="button"
          className="link"
          aria-label={fill(words.deleteOf, named)}
          disabled={deleting}
          onClick={() => void remove()}
        >
          {words.delete}
        </button>
      </div>
    </li>
  );
}
