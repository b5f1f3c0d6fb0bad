import { type ComponentProps, use } from 'react';
import type { AuthScreen } from './AuthScreen.tsx';
import { loadOnDemand, onceFor } from '../shared/load-on-demand.tsx';

/** The sign-in weighs on nobody who is signed in already. The server has it ready before it renders. */
export const loadAuthScreen = onceFor(async () => (await import('./AuthScreen.tsx')).AuthScreen);

export function AuthOnDemand(props: ComponentProps<typeof AuthScreen>) {
  const Found = use(loadAuthScreen());
  return <Found {...props} />;
}

/** Only ever seen in a browser, when a session has ended in the middle of work. */
export const SessionEndedOnDemand = loadOnDemand(() => import('./SessionEnded.tsx'), 'SessionEnded');

/** Before anything else opens, where a second step is demanded and none is set up. */
export const MustAddFactorOnDemand = loadOnDemand(() => import('../account/MustAddFactor.tsx'), 'MustAddFactor');
