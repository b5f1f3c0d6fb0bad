import type { Locale } from '../engine/kit/words/pattern.ts';
import { useLoaded } from './shared/loaded.ts';
import type { SampleCases } from './shared/sample-cases.ts';
import { SessionGuard } from './auth/SessionGuard.tsx';
import { useUser } from './auth/user-context.ts';
import { type IntroWords, VisitorIntro } from './auth/VisitorIntro.tsx';
import type { SessionUser } from './stores/session.ts';
import { Toaster } from './Toaster.tsx';
import { Workbench } from './Workbench.tsx';

// Of one file with it, so that a page asks once for both.
export { Bar } from './Bar.tsx';

interface Props {
  readonly tool: string;
  readonly locale: Locale;
  readonly user: SessionUser | null;
  readonly heading: string;
  /** Shown to visitors above the sign-in, where a calculator introduces itself. */
  readonly intro?: IntroWords | undefined;
  readonly path: string;
  readonly samples: SampleCases | undefined;
}

function Owned({ tool, locale, samples }: Props) {
  const { id, userType } = useUser();
  return <Workbench tool={tool} locale={locale} owner={id} registered={userType === 'registered'} samples={samples} />;
}

/** A calculator's page: the sign-in until somebody is there, then the workbench, at the same address. */
export function ToolIsland(props: Props) {
  const { tool, user, locale, heading, intro, path } = props;
  // Before anything else: whoever signs in later finds the calculator loaded.
  useLoaded(tool, locale);
  return (
    <>
      <SessionGuard
        user={user}
        locale={locale}
        heading={heading}
        visitor={intro && <VisitorIntro locale={locale} heading={heading} intro={intro} path={path} />}
      >
        <Owned {...props} />
      </SessionGuard>
      <Toaster locale={locale} />
    </>
  );
}
