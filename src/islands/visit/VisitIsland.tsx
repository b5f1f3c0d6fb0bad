import type { Locale } from '../../engine/kit/words/pattern.ts';
import { SessionGuard } from '../auth/SessionGuard.tsx';
import { useUser } from '../auth/user-context.ts';
import type { SessionUser } from '../stores/session.ts';
import { Toaster } from '../Toaster.tsx';
import { VisitDesk } from './VisitDesk.tsx';
import { useDeskWords } from './visit-words.ts';

interface Props {
  readonly locale: Locale;
  readonly user: SessionUser | null;
  readonly heading: string;
}

function Owned({ locale }: Props) {
  const { id } = useUser();
  return <VisitDesk key={id} owner={id} locale={locale} />;
}

/** The visit's page: the sign-in until somebody is there, then the patient, at the same address. */
export function VisitIsland(props: Props) {
  const { user, locale, heading } = props;
  // Before anything else: whoever signs in later finds the words loaded.
  useDeskWords(locale);
  return (
    <>
      <SessionGuard user={user} locale={locale} heading={heading}>
        <Owned {...props} />
      </SessionGuard>
      <Toaster locale={locale} />
    </>
  );
}
