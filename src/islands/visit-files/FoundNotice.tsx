import { type ReactNode, useState } from 'react';
import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import { SeverityIcon } from '../report/SeverityIcon.tsx';

/** What has to be read before anything of a file is offered: who has died, or is no adult. */
export function FoundNotice({
  notice,
  words,
  children,
}: {
  readonly notice: keyof VisitFilesWords['notice'] | undefined;
  readonly words: VisitFilesWords;
  readonly children: ReactNode;
}) {
  const [read, setRead] = useState(false);
  if (notice === undefined) return children;
  return (
    <>
      <p role="alert">
        <SeverityIcon severity="warn" /> {words.notice[notice]}
      </p>
      {read ? (
        children
      ) : (
        <p>
          <button type="button" className="button quiet" onClick={() => setRead(true)}>
            {words.showAll}
          </button>
        </p>
      )}
    </>
  );
}
