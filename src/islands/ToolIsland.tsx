import { useStore } from '@nanostores/react';
import type { Locale } from '../engine/kit/message.ts';
import { SessionGuard } from './kit/SessionGuard.tsx';
import { $session, type SessionUser, userOf } from './stores/session.ts';
import { Workbench } from './Workbench.tsx';

interface Props { readonly tool: string; readonly locale: Locale; readonly user: SessionUser | null; readonly heading: string }

function Owned({ tool, locale, user }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  // While the session is asked for again, or has ended in the middle of work, the tool stays with whom it belongs to.
  const owner = userOf(session) ?? ('was' in session ? session.was : undefined) ?? user;
  return <Workbench tool={tool} locale={locale} owner={owner?.id ?? ''} registered={owner?.userType === 'registered'} />;
}

/** A calculator's page: the sign-in until somebody is there, then the workbench, at the same address. */
export function ToolIsland(props: Props) {
  return <SessionGuard user={props.user} locale={props.locale} heading={props.heading}><Owned {...props} /></SessionGuard>;
}
