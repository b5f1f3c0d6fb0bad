import { use } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import type { AuthScreen } from './AuthScreen.tsx';
import { forgetFailed, loadOnDemand } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

type Screen = ComponentType<ComponentProps<typeof AuthScreen>>;
let kept: Promise<Screen> | undefined;

/** The sign-in weighs on nobody who is signed in already. The server has it ready before it renders. */
export function loadAuthScreen(): Promise<Screen> {
  if (!kept) {
    kept = withStatus(import('./AuthScreen.tsx').then((module) => module.AuthScreen));
    forgetFailed(kept, () => {
      kept = undefined;
    });
  }
  return kept;
}

export function AuthOnDemand(props: ComponentProps<typeof AuthScreen>) {
  const Found = use(loadAuthScreen());
  return <Found {...props} />;
}

/** Only ever seen in a browser, when a session has ended in the middle of work. */
export const SessionEndedOnDemand = loadOnDemand(() => import('./SessionEnded.tsx'), 'SessionEnded');

/** Before anything else opens, where a second step is demanded and none is set up. */
export const MustAddFactorOnDemand = loadOnDemand(() => import('../account/MustAddFactor.tsx'), 'MustAddFactor');
